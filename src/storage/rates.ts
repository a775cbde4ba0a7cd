import { randomUUID } from 'node:crypto'
import type { Rate, RateTable } from '../domain/rates.ts'
import { NO_RATES, rateTable } from '../domain/rates.ts'
import type { Queryable } from './database.ts'

const VERSION = 'ratesVersion'

/** Adds rates, or corrects those of the same currency and day. Gives how many were new or different. */
export async function writeRates(db: Queryable, rates: readonly Rate[]): Promise<number> {
  const distinct = new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate]))
  const rows = [...distinct.values()]
  const { rowCount } = await db.query({
    text: `insert into rates (currency, day, per_euro)
      select * from unnest($1::text[], $2::date[], $3::float8[])
      on conflict (currency, day) do update set per_euro = excluded.per_euro
      where rates.per_euro <> excluded.per_euro`,
    values: [
      rows.map((rate) => rate.currency),
      rows.map((rate) => rate.day),
      rows.map((rate) => rate.perEuro),
    ],
  })
  if (rowCount > 0) {
    await db.query({
      text: `insert into settings (name, value) values ($1, $2)
        on conflict (name) do update set value = excluded.value`,
      values: [VERSION, randomUUID()],
    })
  }
  return rowCount
}

/** The table last read and its version: it is large, changes once a day, and is asked for with every batch. */
let held: { readonly version: string; readonly table: RateTable } | null = null

/** All rates. Reads them only when they differ from those read last; versions are random, so of whichever database. */
export async function readRates(db: Queryable): Promise<RateTable> {
  const { rows } = await db.query<{ value: string }>({
    name: 'rates-version',
    text: 'select value from settings where name = $1',
    values: [VERSION],
  })
  const version = rows[0]?.value ?? ''
  if (held?.version === version) return held.table
  const table = version === '' ? NO_RATES : await loadRates(db)
  held = { version, table }
  return table
}

async function loadRates(db: Queryable): Promise<RateTable> {
  const { rows } = await db.query<Rate>(
    `select currency, to_char(day, 'YYYY-MM-DD') as day, per_euro as "perEuro" from rates`,
  )
  return rateTable(rows)
}
