import type { ListingPerformer } from '../../domain/listing.ts'
import { foldKey } from '../../lib/fold.ts'

/** One known performer, as `choosePerformer` compares it. */
export interface PerformerCandidate {
  readonly id: number
  readonly name: string
  readonly aliases: readonly string[]
  /** Ids by which it is known, `scheme:id` (`musicbrainz:…`, `partner:7:p-9`). */
  readonly keys: readonly string[]
}

export interface PerformerChoice {
  /** null: none of the candidates; a new performer. */
  readonly performerId: number | null
  readonly score: number
  readonly reasons: readonly string[]
  /** Doubtful: the candidate a person should look at. */
  readonly review: number | null
}

/** What equal performers' names come down to; never '' for a name that has a sign in it. */
export function performerNameKey(name: string): string {
  return foldKey(name)
}

export function choosePerformer(
  performer: ListingPerformer,
  candidates: readonly PerformerCandidate[],
): PerformerChoice {
  const key = performerNameKey(performer.name)
  const [found] = candidates
    .filter((candidate) => performerNameKey(candidate.name) === key)
    .toSorted((a, b) => a.id - b.id)
  return {
    performerId: found?.id ?? null,
    score: found === undefined ? 0 : 5,
    reasons: found === undefined ? [] : ['N_EQ'],
    review: null,
  }
}
