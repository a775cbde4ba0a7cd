import type { Decision } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import { knownIds } from '../../storage/directory.ts'
import type { Proposed } from './decide.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'
import { namedIds } from './name-proposals.ts'

type Body = (tx: Queryable, log: readonly Decision[]) => Promise<Proposed>

/** Which place of the directory one of ours is; null: none that is known. */
export function matchDirectory(place: string, directoryId: string | null): Body {
  return async (tx) => {
    const typed = await namedIds(tx, 'place', [place])
    const [id = Number.NaN] = typed
    if (directoryId !== null) {
      const known = (await knownIds(tx, [directoryId])).get(directoryId)
      if (known === undefined)
        throw new DecisionRefused(
          `the directory has no place "${directoryId}".`,
          'affiche place find NAME shows ids; affiche directory import FILE adds more.',
        )
    }
    return { what: { kind: 'placeDirectory', place: id, directoryId }, typed }
  }
}
