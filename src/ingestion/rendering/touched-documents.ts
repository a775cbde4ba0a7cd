import type { EventHead } from '../../storage/events.ts'
import { EVENT_KIND, PERFORMER_KIND, PLACE_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'

/** The changes that events make by moving or going, and the documents that show them before or after. */
export function changesOf(
  written: readonly EventHead[],
  before: ReadonlyMap<number, EventHead>,
  goneHeads: readonly EventHead[],
  replacedBy: ReadonlyMap<number, number | null>,
): StagedChange[] {
  const performers = new Set<number>()
  const places = new Set<number>()
  const touch = (head: EventHead | undefined) => {
    if (head === undefined) return
    for (const id of head.performerIds) performers.add(id)
    if (head.directoryPlaceId !== null) places.add(head.directoryPlaceId)
  }
  for (const event of written) {
    touch(event)
    touch(before.get(event.id))
  }
  goneHeads.forEach(touch)
  const record = { deleted: false, replacedBy: null, documentOnly: false }
  const document = { deleted: false, replacedBy: null, documentOnly: true }
  return [
    ...written.map(({ id }) => ({ kind: EVENT_KIND, subjectId: id, ...record }) as const),
    ...goneHeads.map(
      ({ id }) =>
        ({
          kind: EVENT_KIND,
          subjectId: id,
          deleted: true,
          replacedBy: replacedBy.get(id) ?? null,
          documentOnly: false,
        }) as const,
    ),
    ...[...performers].map((id) => ({ kind: PERFORMER_KIND, subjectId: id, ...document }) as const),
    ...[...places].map((id) => ({ kind: PLACE_KIND, subjectId: id, ...document }) as const),
  ]
}
