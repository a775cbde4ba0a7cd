import { hash53 } from '../../../lib/hash.ts'
import { MODEL_TABLES } from './tables.ts'

/** Of the rules that are code. Whoever changes what a rule concludes raises it; tables need nobody, they are hashed. */
const RULES = 19

let known: string | null = null

/**
 * Names rules, weights, word lists and tables together. Another version means: features are computed and listings
 * resolved anew (`rebuild`). Read from the tables once, when first asked for.
 */
export function modelVersion(): string {
  known ??= versionOf(MODEL_TABLES, RULES)
  return known
}

/** Whether anything asked, and with that matched, already. */
export function isVersionKnown(): boolean {
  return known !== null
}

/** Equal for equal contents, whatever the order of an object's members or of a set. */
export function versionOf(tables: Readonly<Record<string, unknown>>, rules: number): string {
  const digest = hash53(JSON.stringify(plain(tables)))
  return `${rules}-${digest.toString(16).padStart(14, '0').slice(-8)}`
}

function plain(value: unknown): unknown {
  if (value instanceof RegExp) return ['pattern', value.source, value.flags]
  if (value instanceof Map) return ['map', sortedEntries([...value])]
  if (value instanceof Set) return ['set', [...value].map((one) => JSON.stringify(one)).toSorted()]
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'function' || value === undefined) throw new Error('a table is data')
  if (typeof value !== 'object' || value === null) return value
  return sortedEntries(Object.entries(value))
}

function sortedEntries(entries: readonly (readonly [unknown, unknown])[]): unknown {
  return entries
    .map(([key, value]) => [String(key), plain(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
