import { csv } from '../../src/ingestion/connectors/csv/csv.ts'
import { bodyOf, readBody } from './read-body.ts'

export const mapping = (more: object = {}) =>
  JSON.stringify({ listing: { id: 'ref', name: 'titre', start: 'date' }, ...more })

/** A table of such columns, in pieces of few bytes. */
export async function read(content: string | Buffer, more: object = {}) {
  return readBody(csv, bodyOf(content, { chunk: 5 }), { mapping: mapping(more) })
}

export const OTTERS = { id: '1', name: 'Les Loutres', start: '2026-12-05' }
