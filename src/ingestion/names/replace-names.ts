import type { Decision } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import { replace, replacementsOf } from '../../storage/replacements.ts'
import type { Named } from '../../storage/replacements.ts'
import { forgetPerformerName, forgetPlaceName } from './forget-name.ts'
import { nameWord } from '../in-force/name-word.ts'

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
 * Lets each id lead to the one that stands for it, as the log has it now; what was learnt by an alias is forgotten,
 * to be learnt again with the aliases that there are now. `concerned`: the decisions that were just made, given back or taken back.
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
  for (const { what } of concerned) {
    if (what.kind === 'performerAlias' && of === 'performer') {
      await forgetPerformerName(tx, [what.performer, stored.get(what.performer)], what.name)
    }
    if (what.kind === 'placeAlias' && of === 'place') {
      await forgetPlaceName(tx, [what.place, stored.get(what.place)], what.name)
    }
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
