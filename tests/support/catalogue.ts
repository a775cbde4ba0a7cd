import type { Event } from '../../src/domain/event.ts'
import type { DirectoryPlace } from '../../src/domain/place.ts'
import type { Performer } from '../../src/domain/performer.ts'
import type { Database } from '../../src/storage/database.ts'
import type { Changing, StagedChange } from '../../src/storage/staged-changes.ts'
import { fragmentOf } from './presented.ts'
import {
  SAMPLE_DIRECTORY_PLACE,
  SAMPLE_EVENT,
  SAMPLE_PERFORMER,
  SAMPLE_PLACE,
} from './sample-event.ts'

/** A small catalogue written straight into the database, for tests that only read. */

export const OTTERS = 10
export const SILENCE = 11
/** Found to be the Otters: 13 -> 12 -> 10. */
export const RETIRED_OTTERS = [12, 13] as const
export const HALL = 'osm-n1'
export const OLD_HALL = 'old-hall'
export const EMPTY_HALL = 'quiet-1'
export const LONG_IDS = [
  'a'.repeat(101),
  'b'.repeat(108),
  'c'.repeat(500),
  'd'.repeat(512),
] as const

const COMMITTED_AT = Date.parse('2026-05-01T10:00:00.250Z')
const HALL_KEY = 1
const PLACE_ROW = 44

export async function seedCatalogue(database: Database): Promise<void> {
  await database.changing(COMMITTED_AT, async (tx) => {
    await putPerformer(tx, { ...SAMPLE_PERFORMER, id: OTTERS })
    await putPerformer(tx, { ...SAMPLE_PERFORMER, id: SILENCE, name: 'Silence' })
    await putPerformer(tx, { ...SAMPLE_PERFORMER, id: 12, name: 'Loutres' }, OTTERS)
    await putPerformer(tx, { ...SAMPLE_PERFORMER, id: 13, name: 'The Loutres' }, 12)
    for (const [index, id] of [HALL, EMPTY_HALL, ...LONG_IDS].entries()) {
      await putPlace(tx, HALL_KEY + index, { ...SAMPLE_DIRECTORY_PLACE, id })
    }
    await tx.query({
      text: 'insert into directory_ids (directory_id, directory_place_id) values ($1, $2)',
      values: [OLD_HALL, HALL_KEY],
    })
    await tx.query({
      text: `insert into places (id, data, name_key, city_key, directory_place_id, updated_at)
        values ($1, '{}', '', '', $2, now())`,
      values: [PLACE_ROW, HALL_KEY],
    })
    await putEvent(tx, { ...SAMPLE_EVENT, id: 1001 })
    await putEvent(tx, { ...SAMPLE_EVENT, id: 1000, name: 'Les Loutres, le lendemain' }, 86_400_000)
  })
}

export async function putPerformer(
  tx: Changing,
  performer: Performer,
  replacedBy: number | null = null,
): Promise<void> {
  await tx.query({
    text: `insert into performers (id, data, name, name_key, replaced_by, updated_at)
      values ($1, $2, $3, '', $4, now())
      on conflict (id) do update set data = excluded.data, name = excluded.name, replaced_by = excluded.replaced_by`,
    values: [performer.id, performer, performer.name, replacedBy],
  })
  stage(tx, 2, performer.id, false)
}

async function putPlace(tx: Changing, key: number, place: DirectoryPlace): Promise<void> {
  await tx.query({
    text: `insert into directory_places
        (id, directory_id, provider, data, name_key, lat, lng, updated_at)
      values ($1, $2, 'open', $3, '', 0, 0, now())`,
    values: [key, place.id, place],
  })
  await tx.query({
    text: 'insert into directory_ids (directory_id, directory_place_id) values ($1, $2)',
    values: [place.id, key],
  })
  stage(tx, 3, key, false)
}

/** An event of the Otters in the hall. */
export async function putEvent(tx: Changing, event: Event, laterMs = 0): Promise<void> {
  const start = { ...event.start, at: event.start.at + laterMs }
  const performers = [{ ...SAMPLE_PERFORMER, id: OTTERS }]
  const place = {
    ...SAMPLE_PLACE,
    directoryId: HALL,
    directoryPlace: { ...SAMPLE_DIRECTORY_PLACE, id: HALL },
  }
  const fragment = fragmentOf(
    { ...event, start, performerIds: [OTTERS] },
    { place, performers, updatedAt: COMMITTED_AT },
  )
  await tx.query({
    text: `insert into events (id, name, start_at, place_id, directory_place_id, fragment, content_hash,
        trending_score, trending_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, gen_random_uuid(), 0, now(), now(), now())
      on conflict (id) do update set name = excluded.name, fragment = excluded.fragment`,
    values: [event.id, event.name, new Date(start.at), PLACE_ROW, HALL_KEY, fragment],
  })
  await tx.query({
    text: `insert into event_performers (performer_id, event_id, position) values ($1, $2, 0)
      on conflict do nothing`,
    values: [OTTERS, event.id],
  })
  stage(tx, 1, event.id, false)
  stage(tx, 2, OTTERS, true)
  stage(tx, 3, HALL_KEY, true)
}

function stage(
  tx: Changing,
  kind: StagedChange['kind'],
  subjectId: number,
  documentOnly: boolean,
): void {
  tx.stage([{ kind, subjectId, deleted: false, replacedBy: null, documentOnly }])
}
