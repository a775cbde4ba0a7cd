import { uuids } from './binary-arrays.ts'
import type { Queryable } from './database.ts'

/** Who shows pictures, by the keys of their images. */

/** Makes every event due that shows one of these: by a listing, its place, its performers or a seller's logo. */
export async function makeShowingEventsDue(
  db: Queryable,
  keys: readonly string[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'images-events-due',
    text: `update events set next_change_at = $2 where (next_change_at is null or next_change_at > $2) and id in (
             select b.event_id from listings l join births b on b.listing_id = l.id
             where l.image_key = any($1::uuid[])
             union
             select e.event_id from performers p join event_performers e on e.performer_id = p.id
             where p.image_key = any($1::uuid[])
             union
             select e.id from places p join events e on e.place_id = p.id where p.image_key = any($1::uuid[])
             union
             select b.event_id from partners n join listings l on l.partner_id = n.id
             join births b on b.listing_id = l.id where n.logo_key = any($1::uuid[])
           )`,
    values: [uuids(keys), new Date(now)],
  })
}

/** Performers and places that show one of these, merged ones left out. */
export async function recordsShowing(
  db: Queryable,
  keys: readonly string[],
): Promise<{ readonly performerIds: readonly number[]; readonly placeIds: readonly number[] }> {
  const { rows } = await db.query<{ id: number; performer: boolean }>({
    name: 'images-records',
    text: `select id, true as performer from performers where image_key = any($1::uuid[]) and replaced_by is null
           union all
           select id, false from places where image_key = any($1::uuid[]) and replaced_by is null order by 1`,
    values: [uuids(keys)],
  })
  return {
    performerIds: rows.filter((row) => row.performer).map((row) => row.id),
    placeIds: rows.filter((row) => !row.performer).map((row) => row.id),
  }
}
