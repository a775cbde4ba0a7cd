import type { EventHead } from '../../storage/events.ts'
import { EVENT_KIND, PERFORMER_KIND, PLACE_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'

/** What of an event tells which documents show it. */
export type Touching = Pick<EventHead, 'id' | 'performerIds' | 'directoryPlaceId'>

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
  const touched: Touched = { performers: new Set(), places: new Set() }
  const changes: StagedChange[] = []
  for (const event of written) {
    touch(touched, event)
    const former = before.get(event.id)
    if (former !== undefined) touch(touched, former)
    changes.push(changeOf(EVENT_KIND, event.id))
  }
  for (const event of goneHeads) {
    touch(touched, event)
    changes.push({
      kind: EVENT_KIND,
      subjectId: event.id,
      deleted: true,
      replacedBy: replacedBy.get(event.id) ?? null,
      documentOnly: false,
    })
  }
  for (const id of touched.performers) changes.push(changeOf(PERFORMER_KIND, id))
  for (const id of touched.places) changes.push(changeOf(PLACE_KIND, id))
  return changes
}

function touch(touched: Touched, { performerIds, directoryPlaceId }: Touching): void {
  for (const id of performerIds) touched.performers.add(id)
  if (directoryPlaceId !== null) touched.places.add(directoryPlaceId)
}

/** Of a performer or a place only the document moved, not the record. */
function changeOf(kind: StagedChange['kind'], subjectId: number): StagedChange {
  const documentOnly = kind !== EVENT_KIND
  return { kind, subjectId, deleted: false, replacedBy: null, documentOnly }
}
