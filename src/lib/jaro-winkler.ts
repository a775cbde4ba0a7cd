/** Jaro-Winkler likeness of two words, 0 to 1 (prefix weight 0.1, at most 4 letters). */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  const reach = Math.max(0, (Math.max(a.length, b.length) >> 1) - 1)
  const taken = new Uint8Array(b.length)
  const matched = new Uint8Array(a.length)
  let matches = 0
  for (let i = 0; i < a.length; i++) {
    const last = Math.min(b.length - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= last; j++) {
      if (taken[j] === 1 || a.charCodeAt(i) !== b.charCodeAt(j)) continue
      taken[j] = 1
      matched[i] = 1
      matches += 1
      break
    }
  }
  if (matches === 0) return 0
  let swapped = 0
  let at = 0
  for (let i = 0; i < a.length; i++) {
    if (matched[i] !== 1) continue
    while (taken[at] !== 1) at += 1
    if (a.charCodeAt(i) !== b.charCodeAt(at)) swapped += 1
    at += 1
  }
  const jaro = (matches / a.length + matches / b.length + (matches - swapped / 2) / matches) / 3
  let prefix = 0
  while (prefix < 4 && prefix < a.length && a.charCodeAt(prefix) === b.charCodeAt(prefix)) {
    prefix += 1
  }
  return jaro + prefix * 0.1 * (1 - jaro)
}
