import { json } from '../../src/ingestion/connectors/json/json.ts'
import { bodyOf, readBody } from './read-body.ts'

export const LISTING = { id: 'ref', name: 'titre', start: 'date' }

export function row(ref: number) {
  return { ref, titre: `Loutres ${ref}`, date: '2026-12-05' }
}

/** A page of such rows, in pieces of so many bytes. */
export function read(content: unknown, records: string | null = 'data.shows', chunk = 13) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const mapping = JSON.stringify({ listing: LISTING, ...(records === null ? {} : { records }) })
  return readBody(json, bodyOf(text, { chunk }), { mapping })
}
