import { bodyOf, readBody } from './read-body.ts'
import { openagenda } from '../../src/ingestion/connectors/openagenda/openagenda.ts'

export function event(more: object): object {
  return {
    uid: 71,
    slug: 'les-loutres',
    title: { en: 'The Otters', fr: 'Les Loutres' },
    originAgenda: { uid: 5, slug: 'agenda-boreal' },
    attendanceMode: 1,
    status: 1,
    state: 2,
    timings: [{ begin: '2026-12-05T20:00:00+01:00', end: '2026-12-05T22:30:00+01:00' }],
    ...more,
  }
}

export function read(value: unknown, options: Record<string, string> = {}) {
  return readBody(openagenda, bodyOf(JSON.stringify(value)), options)
}

export async function listing(more: object, options: Record<string, string> = {}) {
  const { natives } = await read([event(more)], options)
  return natives[0]
}
