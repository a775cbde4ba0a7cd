/**
 * Sorted copies of short lists: a title's words, a listing's keys. The engine's own sorting makes room for many runs before it
 * compares the first two, a kilobyte each time. Of long lists it is the quicker one, so they are left to it.
 */
const SHORT = 32

/** Numbers, the least first. */
export function ascending(numbers: readonly number[]): number[] {
  if (numbers.length > SHORT) return numbers.toSorted((a, b) => a - b)
  const sorted = [...numbers]
  for (let end = 1; end < sorted.length; end++) {
    const number = sorted[end] as number
    let at = end
    for (; at > 0 && (sorted[at - 1] as number) > number; at--) {
      sorted[at] = sorted[at - 1] as number
    }
    sorted[at] = number
  }
  return sorted
}

/** Texts, by their letters' numbers. */
export function alphabetical<Text extends string>(texts: readonly Text[]): Text[] {
  if (texts.length > SHORT) return texts.toSorted()
  const sorted = [...texts]
  for (let end = 1; end < sorted.length; end++) {
    const text = sorted[end] as Text
    let at = end
    for (; at > 0 && (sorted[at - 1] as Text) > text; at--) sorted[at] = sorted[at - 1] as Text
    sorted[at] = text
  }
  return sorted
}
