import type { Decision } from '../../domain/decision.ts'
import { nameWord } from './name-word.ts'
import { standing } from '../resolve/decisions.ts'

/** What the operator says of which place of the directory a place is. */
export interface DirectoryWord {
  /** By the place that stands for all that are one: an id of the directory, null for none. */
  readonly ids: ReadonlyMap<number, string | null>
  /** Decisions that a later one on the same place outranks. */
  readonly superseded: readonly number[]
}

const NOTHING: DirectoryWord = { ids: new Map(), superseded: [] }

export function directoryWord(decisions: readonly Decision[]): DirectoryWord {
  if (!decisions.some(({ what }) => what.kind === 'placeDirectory')) return NOTHING
  const word = nameWord(decisions, 'place')
  const ids = new Map<number, string | null>()
  const superseded: number[] = []
  // The later word wins, so it is heard first.
  for (const { id, what } of standing(decisions).toReversed()) {
    if (what.kind !== 'placeDirectory') continue
    const place = word.survivorOf(what.place)
    if (ids.has(place)) superseded.push(id)
    else ids.set(place, what.directoryId)
  }
  return { ids, superseded }
}
