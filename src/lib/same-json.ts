/** Whether two JSON values would be written alike, the order of an object's members aside. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((value, index) => sameJson(value, b[index]))
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let members = 0
  for (const name in left) {
    if (!(name in right) || !sameJson(left[name], right[name])) return false
    members += 1
  }
  for (const _ in right) members -= 1
  return members === 0
}
