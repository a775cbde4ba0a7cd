import type { Decision, DecisionBody } from '../../domain/decision.ts'
import { foldKey } from '../../lib/fold.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'
import type { DecisionState } from './decision-states.ts'

/** The log grows by what is new: who says again what stands already is told so, and by which decision. */
export function refuseRepetition(
  what: DecisionBody,
  log: readonly Decision[],
  states: ReadonlyMap<number, DecisionState>,
): void {
  const said = sayingOf(what)
  if (said === null) return
  const earlier = log.find((one) => states.get(one.id) === 'stands' && sayingOf(one.what) === said)
  if (earlier === undefined) return
  throw new DecisionRefused(
    `decision ${earlier.id} says so already.`,
    `To take it back: affiche revoke ${earlier.id}`,
  )
}

/** Equal for two decisions of which the later would change nothing; null where each is its own. */
function sayingOf(what: DecisionBody): string | null {
  if (what.kind === 'revoke' || 'from' in what) return null
  if ('groups' in what) return `${what.kind} ${what.groups.map(listed).toSorted().join('|')}`
  if ('listings' in what) return `${what.kind} ${listed(what.listings)}`
  if ('places' in what) return `${what.kind} ${listed(what.places)}`
  if ('performers' in what) return `${what.kind} ${listed(what.performers)}`
  if ('absorbs' in what || 'name' in what) return aliasOf(what)
  if ('directoryId' in what) return `${what.kind} ${what.place} ${what.directoryId}`
  if (what.kind === 'hide') return `${what.kind} ${what.listing}`
  const { kind, listing, field, value, until } = what
  return `${kind} ${listing} ${field} ${JSON.stringify(value)} ${until}`
}

/** Whoever bears the name meanwhile is somebody new. */
function aliasOf(what: Extract<DecisionBody, { readonly name: string }>): string {
  const of = 'place' in what ? what.place : what.performer
  return `${what.kind} ${of} ${foldKey(what.name)}`
}

function listed(names: readonly (string | number)[]): string {
  return names.map(String).toSorted().join(' ')
}
