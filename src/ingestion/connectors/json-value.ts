/** Looking into JSON of unknown shape without ever tripping over it. */

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as an object; an empty one when it is something else. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** The value as a list: itself, or itself alone; nothing for null and absent. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[]
  return value === null || value === undefined ? [] : [value]
}

/** A text that says something, or a number as text; else undefined. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The object without members that say nothing. */
export function without<T extends object>(members: T): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T
}

/** The same; undefined where nothing is said at all. */
export function unlessSilent<T extends object>(members: T): T | undefined {
  const said = without(members)
  return Object.keys(said).length === 0 ? undefined : said
}

/** Lines of an address in one. */
export function oneLineOf(...lines: readonly unknown[]): string | undefined {
  const told = lines.flatMap((line) => textOf(line) ?? [])
  return told.length === 0 ? undefined : told.join(', ')
}

/** How many there are, in digits of either kind; null where no whole number is told. */
export function wholeNumberOf(value: unknown): number | null {
  const count = Number(textOf(value) ?? Number.NaN)
  return Number.isInteger(count) ? count : null
}

/** An instant of an API that writes UTC without saying so. */
export function inUtc<T extends string | undefined>(text: T): T | string {
  return text !== undefined && /T[\d:.]+$/.test(text) ? `${text}Z` : text
}
