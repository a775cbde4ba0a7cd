import type { PictureForms } from '../domain/picture.ts'
import type { Database } from './database.ts'

/**
 * Forgets images that nothing shows any more, whether to come or past, and then pictures found nowhere any more; both
 * only when that has been so since `before`: documents that show them may lie in caches. Gives the names of copies that
 * nobody needs now.
 */
export async function dropUnusedPictures(
  database: Database,
  now: number,
  before: number,
): Promise<string[]> {
  return database.transaction(async (tx) => {
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
    const { rows } = await tx.query<{ forms: PictureForms }>({
      text: `delete from pictures where unused_since < $1 returning forms`,
      values: [new Date(before)],
    })
    const names = rows.flatMap(({ forms }) => namesOf(forms))
    if (names.length === 0) return []
    // Two pictures may have a copy in common: the same bytes have the same name.
    const kept = await tx.query<{ name: string }>({
      text: `select distinct form.name from pictures p cross join lateral (
               values (p.forms ->> 'image'), (p.forms ->> 'square'), (p.forms ->> 'rectangle'), (p.forms ->> 'web')
             ) form (name) where form.name = any($1::text[])`,
      values: [names],
    })
    const needed = new Set(kept.rows.map(({ name }) => name))
    return [...new Set(names)].filter((name) => !needed.has(name))
  })
}

function namesOf({ image, square, rectangle, web }: PictureForms): string[] {
  return [image, square, rectangle, web]
}
