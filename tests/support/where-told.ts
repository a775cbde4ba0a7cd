import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Queryable } from '../../src/storage/database.ts'

/**
 * Where these texts stand in the database: `text: table.column`, of every column of every table, bytes read as they are
 * and inflated. Case aside.
 */
export async function whereTold(db: Queryable, texts: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const sought = texts.map((text) => ({ text, forms: formsOf(text) }))
  const found = new Set<string>()
  for (const { name } of tables.rows) {
    const { rows } = await db.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t`,
    )
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const held = readingsOf(value).map((reading) => reading.toLowerCase())
        for (const { text, forms } of sought) {
          if (forms.some((form) => held.some((reading) => reading.includes(form))))
            found.add(`${text}: ${name.replace('public.', '')}.${column}`)
        }
      }
    }
  }
  return [...found].toSorted()
}

/** The tables in which any of these texts stands. */
export async function tablesTelling(db: Queryable, texts: readonly string[]): Promise<string[]> {
  const told = await whereTold(db, texts)
  return [...new Set(told.map((where) => where.replace(/^.*: |\.[^.]*$/g, '')))].toSorted()
}

function formsOf(text: string): string[] {
  const lower = text.toLowerCase()
  const json = JSON.stringify(lower).slice(1, -1)
  const ascii = json.replace(
    /[^ -~]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return [...new Set([lower, json, ascii])]
}

function readingsOf(value: unknown): string[] {
  if (value === null) return []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (!text.startsWith('\\x')) return [text]
  const bytes = Buffer.from(text.slice(2), 'hex')
  const inflated = [gunzipSync, brotliDecompressSync].flatMap((inflate) => {
    try {
      return [inflate(bytes)]
    } catch {
      return []
    }
  })
  return [bytes, ...inflated].map((one) => one.toString('utf8'))
}
