import type { Decision } from '../domain/decision.ts'
import type { Queryable } from '../storage/database.ts'
import { forgetTellings, replace, replacementsOf } from '../storage/replacements.ts'
import type { Named } from '../storage/replacements.ts'
import { nameWord } from './name-word.ts'

export interface Replaced {
  readonly moves: readonly {
    readonly id: number
    readonly from: number | null
    readonly by: number | null
  }[]
  /** All whom this concerns: those that moved, and those that stood or stand for them. */
  readonly touched: readonly number[]
  /** Those of them that stand for themselves now. */
  readonly live: readonly number[]
}

/**
 * Lets each id lead to the one that stands for it, as the log has it now; what was learnt by a name that is taken back
 * is forgotten, to be learnt again. `concerned`: the decisions that were just made, given back or taken back.
 */
export async function replaceNames(
  tx: Queryable,
  of: Named,
  concerned: readonly Decision[],
  log: readonly Decision[],
): Promise<Replaced> {
  const word = nameWord(log, of)
  const stored = await replacementsOf(tx, of, word.named)
  const moves = [...stored].flatMap(([id, from]) => {
    const survivor = word.survivorOf(id)
    const by = survivor === id ? null : survivor
    return by === from ? [] : [{ id, from, by }]
  })
  if (moves.length > 0) await replace(tx, of, moves)
  const named = nameWord(concerned, of).named.filter((id) => stored.has(id))
  const before = named.map((id) => stored.get(id) ?? id)
  for (const { what, at } of concerned) {
    if (what.kind !== `${of}Alias` || !('name' in what)) continue
    const id = what.kind === 'placeAlias' ? what.place : what.performer
    // Where it led before, a name now taken back may have been learnt.
    await forgetTellings(tx, of, [...new Set([id, stored.get(id) ?? id])], at)
  }
  const touched = new Set(
    [
      ...named,
      ...before,
      ...moves.flatMap(({ id, from, by }) => [id, from ?? id, by ?? id]),
    ].flatMap((id) => [...word.joinedWith(id)]),
  )
  const live = [...touched].filter((id) => word.survivorOf(id) === id)
  return { moves, touched: [...touched], live }
}
