import type { Database } from '../../src/storage/database.ts'

/** Every row of every table as text, but of those that `except` names: what is the same twice was not written, or written alike. */
export async function wholeDatabase(
  database: Database,
  except: readonly string[],
): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const known = tables.filter(({ name }) => !except.includes(name))
  const { rows } = await database.query<{ name: string; row: string }>(
    known
      .map(({ name }) => `select '${name}' as name, t::text as row from ${name} t`)
      .join(' union all '),
  )
  const texts: Record<string, string[]> = {}
  for (const { name, row } of rows) (texts[name] ??= []).push(row)
  for (const all of Object.values(texts)) all.sort()
  return texts
}
