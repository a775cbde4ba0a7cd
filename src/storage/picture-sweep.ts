import type { PictureForms } from '../domain/picture.ts'
import { int8s, texts } from './binary-arrays.ts'
import type { Database, Queryable } from './database.ts'
import type { PictureStore } from './picture-files/picture-store.ts'
import { inPictureTurn } from './pictures-lock.ts'

/**
 * Forgets images that nothing shows any more, whether to come or past, and then pictures found nowhere any more; both
 * only when that has been so since `before`: documents that show them may lie in caches. Gives the names of copies that
 * nobody needed and that were removed. Nobody takes pictures meanwhile, so none can come to need one of them again; and
 * copies go before the record of them does, so that one who is cut off here finds them again the next time.
 */
export async function dropUnusedPictures(
  database: Database,
  store: Pick<PictureStore, 'remove'>,
  now: number,
  before: number,
): Promise<string[]> {
  return inPictureTurn(database, async () => {
    await forgetImages(database, now, before)
    const doomed = await unusedPictures(database, before)
    for (const name of doomed.names) await store.remove(name)
    if (doomed.ids.length > 0)
      await database.query({
        text: 'delete from pictures where id = any($1::bigint[])',
        values: [int8s(doomed.ids)],
      })
    return doomed.names
  })
}

async function forgetImages(database: Database, now: number, before: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query({
      // What a batch is noting again at this moment is in use: it is neither waited for nor dropped.
      text: `delete from images where key in (
               select key from images i where due_at is null and asked_at < $1 and not pinned
               and not exists (select from listings r where r.image_key = i.key)
               and not exists (select from performers r where r.image_key = i.key)
               and not exists (select from places r where r.image_key = i.key)
               and not exists (select from partners r where r.logo_key = i.key)
               order by key for update skip locked)`,
      values: [new Date(before)],
    })
    await tx.query({
      text: `update pictures p set unused_since = case when used.it then null else $1::timestamptz end
             from pictures old cross join lateral (
               select exists (select from images i where i.picture_id = old.id) as it
             ) used
             where p.id = old.id and used.it <> (old.unused_since is null)`,
      values: [new Date(now)],
    })
  })
}

async function unusedPictures(
  db: Queryable,
  before: number,
): Promise<{ readonly ids: readonly number[]; readonly names: string[] }> {
  const { rows } = await db.query<{ id: number; forms: PictureForms }>({
    text: 'select id, forms from pictures where unused_since < $1',
    values: [new Date(before)],
  })
  const ids = rows.map(({ id }) => id)
  const names = new Set(rows.flatMap(({ forms }) => namesOf(forms)))
  if (names.size === 0) return { ids, names: [] }
  // Two pictures may have a copy in common: the same bytes have the same name.
  const kept = await db.query<{ name: string }>({
    text: `select distinct form.name from pictures p cross join lateral (
             values (p.forms ->> 'image'), (p.forms ->> 'square'), (p.forms ->> 'rectangle'), (p.forms ->> 'web')
           ) form (name) where form.name = any($1::text[]) and not p.id = any($2::bigint[])`,
    values: [texts([...names]), int8s(ids)],
  })
  const needed = new Set(kept.rows.map(({ name }) => name))
  return { ids, names: [...names].filter((name) => !needed.has(name)) }
}

function namesOf({ image, square, rectangle, web }: PictureForms): string[] {
  return [image, square, rectangle, web]
}
