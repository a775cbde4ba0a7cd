import { int8s } from './binary-arrays.ts'
import type { Birth } from './births.ts'
import type { Queryable } from './database.ts'
import { toMs } from './instants.ts'

export type BirthName = Pick<
  Birth,
  'id' | 'partnerId' | 'externalId' | 'listingId' | 'sessionAt' | 'closed'
>

/** What the keys of these births are made of. */
export async function birthNames(db: Queryable, ids: readonly number[]): Promise<BirthName[]> {
  const { rows } = await db.query<BirthName>({
    text: `select b.id, l.partner_id as "partnerId", l.external_id as "externalId", l.id as "listingId",
             ${toMs('b.session_at')} as "sessionAt", l.closed_at is not null as closed
           from births b join listings l on l.id = b.listing_id where b.id = any($1::bigint[])`,
    values: [int8s(ids)],
  })
  return rows
}
