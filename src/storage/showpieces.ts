import type { Queryable } from './database.ts'
import { PARTNER_PROVIDER } from './places.ts'

export interface Showpieces {
  readonly performer: { readonly id: number; readonly name: string }
  readonly place: { readonly directoryId: string; readonly name: string }
  readonly event: { readonly id: number; readonly name: string }
}

/** A performer and a place with much to show, and an event of theirs to come. Null: the catalogue is empty. */
export async function findShowpieces(db: Queryable, now: number): Promise<Showpieces | null> {
  const { rows } = await db.query<{
    performerId: number
    performer: string
    directoryId: string
    place: string
    eventId: number
    event: string
  }>({
    text: `with star as (
        select performer_id from event_performers group by performer_id
        order by count(*) desc, performer_id limit 1
      ), hall as (
        select e.directory_place_id from events e join directory_places d on d.id = e.directory_place_id
        where d.provider <> '${PARTNER_PROVIDER}'
        group by e.directory_place_id
        order by bool_or(e.id in (select event_id from event_performers join star using (performer_id))) desc,
          count(*) desc, e.directory_place_id limit 1
      )
      select p.id as "performerId", p.name as performer, d.directory_id as "directoryId",
        d.data->>'name' as place, e.id as "eventId", e.name as event
      from star join performers p on p.id = star.performer_id
      cross join hall join directory_places d on d.id = hall.directory_place_id
      cross join lateral (
        select id, name from events join event_performers ep on ep.event_id = id and ep.performer_id = p.id
        order by start_at < $1, start_at, id limit 1
      ) e`,
    values: [new Date(now)],
  })
  const [row] = rows
  if (row === undefined) return null
  return {
    performer: { id: row.performerId, name: row.performer },
    place: { directoryId: row.directoryId, name: row.place },
    event: { id: row.eventId, name: row.event },
  }
}
