import type { Queryable } from './database.ts'

export interface PublicEvent {
  /** Differs from the number asked for when its listing has since joined another event. */
  readonly id: number
  readonly fragment: string
}

/**
 * The event that now holds what was once shown under this number, also where it has merged since, or was erased and its
 * number leads on to those that were in one event with it.
 */
export async function publicEvent(db: Queryable, number: number): Promise<PublicEvent | null> {
  const { rows } = await db.query<PublicEvent>({
    name: 'public-event',
    text: `with recursive led as (
             select event_id as id from births where id = $1
             union
             select b.event_id from led join births b on b.id = led.id
           )
           select e.id, e.fragment from led join events e on e.id = led.id limit 1`,
    values: [number],
  })
  return rows[0] ?? null
}
