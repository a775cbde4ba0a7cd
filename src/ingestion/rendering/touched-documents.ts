import { gatherSome } from '../../lib/gather.ts'
import type { EventHead } from '../../storage/events.ts'
import { EVENT_KIND, PERFORMER_KIND, PLACE_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'

/** What of an event tells which documents show it. */
export type Touching = Pick<EventHead, 'id' | 'performerIds' | 'directoryPlaceId'>

/** Without all else: a batch need not remember its documents. */
export function touching({ id, performerIds, directoryPlaceId }: Touching): Touching {
  return { id, performerIds, directoryPlaceId }
}

interface Touched {
  readonly performers: Set<number>
  readonly places: Set<number>
}

/** The changes that events make by moving or going, and the documents that show them before or after. */
export function changesOf(
  written: readonly Touching[],
  before: ReadonlyMap<number, Touching>,
  goneHeads: readonly Touching[],
  replacedBy: ReadonlyMap<number, number | null>,
): StagedChange[] {
  const former = gatherSome(written, ({ id }) => before.get(id))
  const touched = touchedBy([written, former, goneHeads])
  return written
    .map(({ id }) => changeOf(EVENT_KIND, id))
    .concat(
      goneHeads.map(({ id }) => changeOfGone(id, replacedBy)),
      Array.from(touched.performers, (id) => changeOf(PERFORMER_KIND, id)),
      Array.from(touched.places, (id) => changeOf(PLACE_KIND, id)),
    )
}

function touchedBy(lists: readonly (readonly Touching[])[]): Touched {
  const touched: Touched = { performers: new Set(), places: new Set() }
  for (const events of lists) for (const event of events) touch(touched, event)
  return touched
}

function touch(touched: Touched, { performerIds, directoryPlaceId }: Touching): void {
  for (const id of performerIds) touched.performers.add(id)
  if (directoryPlaceId !== null) touched.places.add(directoryPlaceId)
}

function changeOfGone(id: number, replacedBy: ReadonlyMap<number, number | null>): StagedChange {
  return {
    kind: EVENT_KIND,
    subjectId: id,
    deleted: true,
    replacedBy: replacedBy.get(id) ?? null,
    documentOnly: false,
  }
}

/** Of a performer or a place only the document moved, not the record. */
function changeOf(kind: StagedChange['kind'], subjectId: number): StagedChange {
  const documentOnly = kind !== EVENT_KIND
  return { kind, subjectId, deleted: false, replacedBy: null, documentOnly }
}
