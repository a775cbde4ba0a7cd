import type { Database } from '../../src/storage/database.ts'

interface Kept {
  readonly name: string
  readonly columns: string
  readonly rows: string
}

/**
 * Call it on a fresh database; what it gives makes the database as it was then. Cheaper than another database: its
 * connections stay, and know their statements.
 */
export async function startingAfresh(database: Database): Promise<() => Promise<void>> {
  const tables = await emptiable(database)
  const kept = await rowsOf(database, tables)
  const { rows: sequences } = await database.query<{ set: string }>(
    `select format('select setval(%L, %s, %L)', schemaname || '.' || sequencename,
                   coalesce(last_value, start_value), last_value is not null) as set
       from pg_sequences where schemaname = 'public'`,
  )
  const statements = [
    'begin',
    ...tables.map((name) => `delete from ${name}`),
    ...kept.map(
      ({ name, columns, rows }) =>
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, ${rows})`,
    ),
    ...sequences.map(({ set }) => set),
    'commit',
  ].join(';\n')
  return async () => void (await database.query(statements))
}

/** Whoever is referred to comes after those who refer. */
async function emptiable(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string; refersTo: string[] }>(
    `select c.oid::regclass::text as name,
            array(select r.confrelid::regclass::text from pg_constraint r
                   where r.contype = 'f' and r.conrelid = c.oid and r.confrelid <> c.oid) as "refersTo"
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname`,
  )
  const order: string[] = []
  let left = rows
  while (left.length > 0) {
    const free = left.filter(({ name }) => !left.some((one) => one.refersTo.includes(name)))
    if (free.length === 0) throw new Error('tables refer to each other in a ring')
    order.push(...free.map(({ name }) => name))
    left = left.filter((one) => !free.includes(one))
  }
  return order
}

async function rowsOf(database: Database, tables: readonly string[]): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const name of tables) {
    const { rows } = await database.query<{ columns: string; rows: string | null }>(
      `select (select string_agg(quote_ident(attname), ', ') from pg_attribute
                where attrelid = '${name}'::regclass and attnum > 0
                  and not attisdropped and attgenerated = '') as columns,
              (select quote_literal(json_agg(t)::text) from ${name} t) as rows`,
    )
    const [table] = rows
    if (table?.rows != null) kept.push({ name, columns: table.columns, rows: table.rows })
  }
  return kept
}
