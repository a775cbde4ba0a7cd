import { bodyOf, normaliseAll, readBody } from './read-body.ts'
import { schemaOrg } from '../../src/ingestion/connectors/schema-org/schema-org.ts'

export async function read(html: string | Buffer) {
  const body = bodyOf(html, { address: 'https://vega.example/agenda/' })
  const { natives, rejected } = await readBody(schemaOrg, body)
  return { natives, refused: rejected, ...normaliseAll(natives, 'schema-org') }
}

export async function only(html: string) {
  const { natives, refused } = await read(html)
  if (natives.length !== 1) throw new Error(JSON.stringify({ natives, refused }))
  return natives[0]!
}

export const page = (...parts: readonly string[]) =>
  `<!DOCTYPE html><html><body>${parts.join('\n')}</body></html>`
