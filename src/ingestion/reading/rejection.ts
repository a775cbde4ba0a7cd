import type { Outcome } from '../connectors/connector.ts'
import { NO_NAME } from '../normalise/listing-name.ts'
import { NO_DATE } from '../normalise/dates/timing.ts'

/** Why a record is left out of which its partner says that it is no more. */
export const TAKEN_AWAY = 'taken away by the partner'

/** What was given as the start is none, as `readTiming` says it. */
const NO_START = /^start: /

/** Why a listing is rejected; for want of a date or a name also what its format looked for one in. */
export function rejectionOf(
  reason: string,
  { lacking, misread }: Pick<Extract<Outcome, { listing: unknown }>, 'lacking' | 'misread'>,
): string {
  const lack = reason === NO_DATE ? lacking?.date : reason === NO_NAME ? lacking?.name : null
  if (lack != null) return `${reason}: ${lack}`
  const told = NO_START.test(reason) ? (misread?.() ?? null) : null
  if (told === null) return reason
  // What was made of the record is not what its partner finds in it.
  const [kind = reason] = reason.split(/: "/)
  return `${kind}: ${told}`
}
