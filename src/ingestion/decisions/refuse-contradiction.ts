import type { Decision, DecisionBody } from '../../domain/decision.ts'
import { namesJoined } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import type { Named } from '../../storage/replacements.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'
import { birthsNamed } from './decision-states.ts'
import { nameWord } from '../in-force/name-word.ts'
import type { Candidate } from '../resolve/candidate.ts'
import { readDecisions } from '../resolve/decisions.ts'

/**
 * A new word outranks an older one on what the operator names: these two, which I once parted, are one. But what was
 * parted is never put together by way of a third: that is refused, with the decision that stands against it.
 */
export async function refuseContradiction(
  tx: Queryable,
  what: DecisionBody,
  typed: readonly number[],
  log: readonly Decision[],
): Promise<void> {
  if (what.kind === 'mustLink') return refuseLink(tx, what.listings, typed, log)
  for (const of of ['place', 'performer'] as const) {
    const said = namesJoined(what, of)
    if (said?.same === true) refuseMerge(of, said.ids, typed, log)
  }
}

async function refuseLink(
  tx: Queryable,
  listings: readonly string[],
  typed: readonly number[],
  log: readonly Decision[],
): Promise<void> {
  const [last] = log.slice(-1)
  const id = (last?.id ?? 0) + 1
  const link = { kind: 'mustLink', listings } as const
  const proposed: Decision = { id, at: 0, by: '', why: '', revokes: null, what: link }
  const universe = await birthsNamed(tx, [...log, proposed])
  const word = readDecisions(log, universe)
  const keyOf = new Map(universe.map((one) => [one.birthId, one.key]))
  const linked = readDecisions([proposed], universe)
  const own = universe.filter((one: Candidate) => linked.linkedWith(one.birthId).size > 1)
  const all = new Set(own.flatMap((one) => [...word.linkedWith(one.birthId)]))
  const apart = firstApart([...all], typed, word)
  if (apart === null) return
  const [a, b] = [keyOf.get(apart.a) ?? '', keyOf.get(apart.b) ?? '']
  throw refusal(apart.decision, `the listings ${a} and ${b}`)
}

function refuseMerge(
  of: Named,
  ids: readonly number[],
  typed: readonly number[],
  log: readonly Decision[],
): void {
  const word = nameWord(log, of)
  const all = new Set(ids.flatMap((id) => [...word.joinedWith(id)]))
  const apart = firstApart([...all], typed, word)
  if (apart !== null) throw refusal(apart.decision, `the ${of}s ${apart.a} and ${apart.b}`)
}

function refusal(decision: number, both: string): DecisionRefused {
  return new DecisionRefused(
    `decision ${decision} says that ${both} are not the same, and this would put them together by way of others.`,
    `If that was wrong, take it back first: affiche revoke ${decision}`,
  )
}

/** Two of them that a decision keeps apart, other than one that keeps apart what was typed. */
function firstApart(
  ids: readonly number[],
  typed: readonly number[],
  word: { apartBy(a: number, b: number): number | undefined },
): { readonly a: number; readonly b: number; readonly decision: number } | null {
  const pairs = (among: readonly number[]) =>
    among.flatMap((a, index) =>
      among.slice(index + 1).flatMap((b) => {
        const decision = word.apartBy(a, b)
        return decision === undefined ? [] : [{ a, b, decision }]
      }),
    )
  const outranked = new Set(pairs(typed).map(({ decision }) => decision))
  return pairs(ids).find(({ decision }) => !outranked.has(decision)) ?? null
}
