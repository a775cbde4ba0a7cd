import { applyMembers, newLook } from '../../src/ingestion/connectors/mapping/apply-rule.ts'
import { parseMapping } from '../../src/ingestion/connectors/mapping/parse-mapping.ts'

/** The members that rules make of a record. */
export function made(listing: object, record: unknown, more: object = {}) {
  const base = { id: { value: 1 }, name: { value: 'x' }, start: { value: 'y' } }
  const parsed = parseMapping(JSON.stringify({ listing: { ...base, ...listing }, ...more }))
  if ('faults' in parsed) throw new Error(parsed.faults.join('\n'))
  const scope = { value: record, around: null }
  const { id, name, start, ...rest } = applyMembers(parsed.mapping.listing, scope, newLook())
  return {
    ...('id' in listing ? { id } : {}),
    ...('name' in listing ? { name } : {}),
    ...('start' in listing ? { start } : {}),
    ...rest,
  }
}
