import { textOf } from './json-value.ts'
import type { JsonObject } from './json-value.ts'

const OFF = /^(?:cancell?ed|postponed)$/i

/** A record of which a delta tells nothing but its id and that it is off, and which so has none of what makes an event. */
export function isStatusStub(value: JsonObject, id: string, status: string): boolean {
  return textOf(value[id]) !== undefined && OFF.test(textOf(value[status]) ?? '')
}
