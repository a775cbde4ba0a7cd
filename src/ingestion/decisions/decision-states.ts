import type { Decision } from '../../domain/decision.ts'
import { listingsNamed } from '../../domain/decision.ts'
import { birthsOfExternalIds } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { directoryWord } from '../in-force/directory-word.ts'
import { listingsOfKey, parseListing } from '../in-force/listing-keys.ts'
import { nameWord } from '../in-force/name-word.ts'
import type { Candidate } from '../resolve/candidate.ts'
import { readDecisions, standing } from '../resolve/decisions.ts'
import { toCandidate } from '../grouping/universe.ts'

/** `superseded`: stands, but a later one says otherwise of all or some that it names. */
export type DecisionState = 'stands' | 'superseded' | 'takenBack' | 'takesBack'

/** Births of every listing that a decision names. */
export async function birthsNamed(
  db: Queryable,
  decisions: readonly Decision[],
): Promise<Candidate[]> {
  const keys = new Set(decisions.flatMap(({ what }) => listingsNamed(what)).flatMap(listingsOfKey))
  const names = [...keys].flatMap((key) => parseListing(key) ?? [])
  if (names.length === 0) return []
  return (await birthsOfExternalIds(db, names)).map(toCandidate)
}

/** Pins that a later one on the same field replaces as long as they hold. */
function pinsOutlasted(standing: readonly Decision[]): number[] {
  const last = new Map<string, number>()
  return standing.toReversed().flatMap(({ id, what }) => {
    if (what.kind !== 'pin') return []
    const field = `${what.listing} ${what.field}`
    const until = what.until ?? Infinity
    const later = last.get(field)
    last.set(field, Math.max(later ?? 0, until))
    return later !== undefined && later >= until ? [id] : []
  })
}

/** What has become of each decision. `decisions`: as they are in force. */
export async function decisionStates(
  db: Queryable,
  decisions: readonly Decision[],
): Promise<Map<number, DecisionState>> {
  const obeyed = new Set(standing(decisions).map(({ id }) => id))
  const superseded = new Set([
    ...readDecisions(decisions, await birthsNamed(db, decisions)).superseded,
    ...nameWord(decisions, 'place').superseded,
    ...nameWord(decisions, 'performer').superseded,
    ...directoryWord(decisions).superseded,
    ...pinsOutlasted(standing(decisions)),
  ])
  const stateOf = ({ id, revokes }: Decision): DecisionState => {
    if (revokes !== null) return 'takesBack'
    if (!obeyed.has(id)) return 'takenBack'
    return superseded.has(id) ? 'superseded' : 'stands'
  }
  return new Map(decisions.map((decision) => [decision.id, stateOf(decision)]))
}
