import type { Queryable } from './database.ts'

/**
 * Locations of the feeds of those partners whose listings show an image: it, or a performer or a place of theirs that does.
 * Only such as may be on that host: whoever asks looks closer.
 */
export async function locationsNaming(
  db: Queryable,
  { key, hostname }: { readonly key: string; readonly hostname: string },
): Promise<string[]> {
  const { rows } = await db.query<{ location: string }>({
    name: 'image-namers',
    // Few feeds are on the host of a picture: only their partners' listings are looked for.
    text: `select distinct f.location from feeds f
           where f.removed_at is null and position($2 in lower(f.location)) > 0 and (
             exists (select from listings l where l.image_key = $1 and l.partner_id = f.partner_id)
             or exists (
               select from performers r join event_performers e on e.performer_id = r.id
               join births b on b.event_id = e.event_id and r.id = any(b.performer_ids)
               join listings l on l.id = b.listing_id
               where r.image_key = $1 and l.partner_id = f.partner_id
             )
             or exists (
               select from places r join events e on e.place_id = r.id
               join births b on b.event_id = e.id and b.place_id = r.id
               join listings l on l.id = b.listing_id
               where r.image_key = $1 and l.partner_id = f.partner_id
             )
           ) order by 1`,
    values: [key, hostname],
  })
  return rows.map(({ location }) => location)
}
