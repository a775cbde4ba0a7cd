import type { Queryable } from './database.ts'

export interface PublicEvent {
  /** Differs from the number asked for when its listing has since joined another event. */
  readonly id: number
  readonly fragment: string
}

/** The event that now holds what was once shown under this number, whether or not it has merged since. */
export async function publicEvent(db: Queryable, number: number): Promise<PublicEvent | null> {
  const { rows } = await db.query<PublicEvent>({
    name: 'public-event',
    text: `select e.id, e.fragment from births b join events e on e.id = b.event_id where b.id = $1`,
    values: [number],
  })
  return rows[0] ?? null
}
