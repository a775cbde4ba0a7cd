import { bodyOf, readBody } from './read-body.ts'
import { datatourisme } from '../../src/ingestion/connectors/datatourisme/datatourisme.ts'

export const DAY = '2026-09-19'

export function poi(more: object = {}): object {
  return {
    '@id': 'https://data.datatourisme.gouv.fr/15/003eb63b-ee8e',
    'dc:identifier': 'FMA1',
    '@type': ['schema:Event', 'EntertainmentAndEvent', 'PointOfInterest', 'Concert'],
    'rdfs:label': { fr: ['Les Loutres'], en: ['The Otters'] },
    takesPlaceAt: [{ startDate: DAY, endDate: DAY, startTime: '20:00:00', endTime: '22:00:00' }],
    ...more,
  }
}

export const PLACE = {
  '@id': 'https://data.datatourisme.gouv.fr/30/1',
  '@type': ['Restaurant', 'PointOfInterest'],
  'rdfs:label': { fr: ['Chez Vega'] },
}

export function read(content: string | Buffer, options: Record<string, string> = {}) {
  return readBody(datatourisme, bodyOf(content), options)
}

export async function listing(more: object, options: Record<string, string> = {}) {
  return (await read(JSON.stringify(poi(more)), options)).natives[0]
}
