import type { Outcome } from '../connectors/connector.ts'
import { NO_DATE } from '../normalise/timing.ts'

/** Why a record is left out of which its partner says that it is no more. */
export const TAKEN_AWAY = 'taken away by the partner'

/** Why a listing is rejected; for want of a date also what its format looked for one in. */
export function rejectionOf(
  reason: string,
  { lacking }: Pick<Extract<Outcome, { listing: unknown }>, 'lacking'>,
): string {
  return reason === NO_DATE && lacking !== undefined ? `${reason}: ${lacking}` : reason
}
