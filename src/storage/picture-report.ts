import type { PictureForms, PictureState } from '../domain/picture.ts'
import { pictureKey, STAND_IN_SUBJECTS } from '../domain/picture.ts'
import { uuids } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { toMs } from './instants.ts'

/** What an operator asks about pictures. */

export interface ImageReport {
  readonly address: string
  readonly state: PictureState
  readonly reason: string | null
  readonly detail: string | null
  readonly failures: number
  readonly width: number | null
  readonly height: number | null
  readonly standIn: boolean
  readonly forms: PictureForms | null
  /** Epoch ms. */
  readonly askedAt: number | null
  readonly dueAt: number | null
}

const COLUMNS = `i.address, i.state, i.reason, i.detail, i.failures, p.width, p.height, p.forms,
  coalesce(p.blank or p.subjects >= ${STAND_IN_SUBJECTS}, false) as "standIn",
  ${toMs('i.asked_at')} as "askedAt", ${toMs('i.due_at')} as "dueAt"`

const FROM = 'from images i left join pictures p on p.id = i.picture_id'

export interface ImageCount {
  readonly state: PictureState
  readonly reason: string | null
  readonly images: number
}

/** How many there are of each state, and of each reason why not. */
export async function countImages(db: Queryable): Promise<ImageCount[]> {
  const { rows } = await db.query<ImageCount>(
    `select state, reason, count(*)::int as images from images group by state, reason
     order by state, images desc, reason nulls first`,
  )
  return rows
}

/** Those that failed, the last ones first. */
export async function failedImages(db: Queryable, limit: number): Promise<ImageReport[]> {
  const { rows } = await db.query<ImageReport>({
    text: `select ${COLUMNS} ${FROM} where i.reason is not null order by i.asked_at desc, i.key limit $1`,
    values: [limit],
  })
  return rows
}

export async function imagesAt(
  db: Queryable,
  addresses: readonly string[],
): Promise<ImageReport[]> {
  const { rows } = await db.query<ImageReport>({
    text: `select ${COLUMNS} ${FROM} where i.key = any($1::uuid[])`,
    values: [uuids(addresses.map(pictureKey))],
  })
  return rows
}

export interface ShownImage extends ImageReport {
  readonly of: 'listing' | 'performer' | 'place' | 'partner'
  readonly name: string
  /** Its partner says that it stands for many. */
  readonly generic: boolean
}

/** Every image that has a say in what an event shows. */
export async function imagesOfEvent(db: Queryable, eventId: number): Promise<ShownImage[]> {
  const { rows } = await db.query<ShownImage>({
    text: `with members as (
             select b.place_id, l.id, l.partner_id, l.image_key, l.external_id,
               coalesce((l.data #>> '{image,generic}')::boolean, false) as generic from births b
             join listings l on l.id = b.listing_id where b.event_id = $1
           ), shown (position, of, name, key, generic) as (
             select 1, 'listing', n.name || ' ' || m.external_id, m.image_key, m.generic from members m
             join partners n on n.id = m.partner_id
             union select 2, 'performer', p.name, p.image_key, false from event_performers e
             join performers p on p.id = e.performer_id where e.event_id = $1
             union select 3, 'place', p.data ->> 'name', p.image_key, false from events e
             join places p on p.id = e.place_id where e.id = $1
             union select 4, 'partner', n.name, n.logo_key, false from members m
             join partners n on n.id = m.partner_id
           )
           select s.of, s.name, s.generic, ${COLUMNS} from shown s join images i on i.key = s.key
           left join pictures p on p.id = i.picture_id order by s.position, s.name`,
    values: [eventId],
  })
  return rows
}

/** Makes images due now: those of the addresses, all that failed, or simply all. Gives how many. */
export async function makeImagesDue(
  db: Queryable,
  which: readonly string[] | 'failed' | 'all',
  now: number,
): Promise<number> {
  const asked =
    which === 'all' ? 'true' : which === 'failed' ? 'reason is not null' : 'key = any($2::uuid[])'
  const { rowCount } = await db.query({
    text: `update images set due_at = $1 where ${asked}`,
    values: [new Date(now), ...(typeof which === 'string' ? [] : [uuids(which.map(pictureKey))])],
  })
  return rowCount
}

/** The addresses of the picture that has this copy are looked at now, so that the copy is made anew. */
export async function makeCopyDue(db: Queryable, name: string, now: number): Promise<number> {
  const { rowCount } = await db.query({
    text: `update images set due_at = least(due_at, $2) where due_at is not null and picture_id in (
             select id from pictures
             where array[forms ->> 'image', forms ->> 'square', forms ->> 'rectangle', forms ->> 'web'] @> array[$1])`,
    values: [name, new Date(now)],
  })
  return rowCount
}
