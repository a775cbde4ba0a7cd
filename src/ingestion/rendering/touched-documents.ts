import type { EventHead } from '../../storage/events.ts'
import { EVENT_KIND, PERFORMER_KIND, PLACE_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'

/** What of an event tells which documents show it. */
export type Touching = Pick<EventHead, 'id' | 'performerIds' | 'directoryPlaceId'>

/** The changes that events make by moving or going, and the documents that show them before or after. */
export function changesOf(
  written: readonly Touching[],
  before: ReadonlyMap<number, Touching>,
  goneHeads: readonly Touching[],
  replacedBy: ReadonlyMap<number, number | null>,
): StagedChange[] {
  const performers = new Set<number>()
  const places = new Set<number>()
  const former = written.flatMap(({ id }) => before.get(id) ?? [])
  for (const { performerIds, directoryPlaceId } of [...written, ...former, ...goneHeads]) {
    for (const id of performerIds) performers.add(id)
    if (directoryPlaceId !== null) places.add(directoryPlaceId)
  }
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
