import { bodyOf, normaliseAll, readBody } from './read-body.ts'
import { schemaOrg } from '../../src/ingestion/connectors/schema-org/schema-org.ts'

export const HALL = {
  '@type': 'MusicVenue',
  name: 'Salle Vega',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '3 rue des Pins',
    postalCode: '75011',
    addressLocality: 'Paris',
    addressCountry: 'FR',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 48.86, longitude: '2.37' },
}
export const EVENT = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Les Loutres',
  url: 'https://vega.example/loutres',
  startDate: '2026-12-05T20:00',
  location: HALL,
}

export async function read(
  content: string | object,
  options: Record<string, string> = {},
  address = 'https://vega.example/agenda/',
) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const body = await readBody(schemaOrg, bodyOf(text, { address }), options)
  return { ...body, connectorRejected: body.rejected, ...normaliseAll(body.natives, 'schema-org') }
}

export const one = async (change: object) => {
  const { listings, rejected } = await read({ ...EVENT, ...change })
  if (listings.length !== 1) throw new Error(`${listings.length} listings; ${rejected.join()}`)
  return listings[0]!
}

export const script = (...blocks: (string | object)[]) =>
  `<!DOCTYPE html><html><head>${blocks.map((block) => `<script type="application/ld+json">${typeof block === 'string' ? block : JSON.stringify(block)}</script>`).join('\n')}</head><body></body></html>`
