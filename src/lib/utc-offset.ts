const OFFSET = /^([+-])(\d{1,2})(?::?(\d{2})|[.,](\d{1,2}))?$/

/** Minutes east of UTC: `+02:00`, `-0500`, `+1`, `+5.5` (half an hour), `+5.30` (thirty minutes); null for anything else. */
export function minutesEast(text: string): number | null {
  const [, sign, hours, minutes, behind] = OFFSET.exec(text) ?? []
  if (hours === undefined || Number(hours) > 15) return null
  const rest = behind === undefined ? Number(minutes ?? 0) : minutesOf(behind)
  if (rest > 59) return null
  const size = Number(hours) * 60 + rest
  return sign === '-' ? -size : size
}

/** Quarters of an hour as a fraction; other digits behind a point are minutes. */
const QUARTERS: ReadonlyMap<string, number> = new Map([
  ['0', 0],
  ['25', 15],
  ['5', 30],
  ['50', 30],
  ['75', 45],
])

function minutesOf(digits: string): number {
  return QUARTERS.get(digits) ?? (digits.length === 2 ? Number(digits) : 60)
}
