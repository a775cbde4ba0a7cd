import type { Queryable } from './database.ts'

/** The stored value; `fresh` is stored and returned where there is none. Every process gets the same one. */
export async function settingOrStore(db: Queryable, name: string, fresh: string): Promise<string> {
  await db.query({
    text: 'insert into settings (name, value) values ($1, $2) on conflict (name) do nothing',
    values: [name, fresh],
  })
  const { rows } = await db.query<{ value: string }>({
    text: 'select value from settings where name = $1',
    values: [name],
  })
  return rows[0]?.value ?? fresh
}

export async function readSetting(db: Queryable, name: string): Promise<string | null> {
  const { rows } = await db.query<{ value: string }>({
    text: 'select value from settings where name = $1',
    values: [name],
  })
  return rows[0]?.value ?? null
}

export async function writeSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db.query({
    text: `insert into settings (name, value) values ($1, $2)
      on conflict (name) do update set value = excluded.value`,
    values: [name, value],
  })
}
