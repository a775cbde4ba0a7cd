import { expect } from 'vitest'
import { bodyOf, normaliseAll, readBody } from './read-body.ts'
import { icalendar } from '../../src/ingestion/connectors/icalendar/icalendar.ts'

export const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

export const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:a']),
  ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : ['SUMMARY:Les Loutres']),
  ...lines,
  'END:VEVENT',
]

export const OPTIONS = { earliest: '2020-01-01', latest: '2029-01-01' }

export async function read(content: string | Buffer, options: Record<string, string> = {}) {
  const body = await readBody(icalendar, bodyOf(content), { ...OPTIONS, ...options })
  const { listings, warnings: told } = normaliseAll(body.natives, 'icalendar')
  return { ...body, listings, told, refused: body.rejected }
}

/** The sessions of the only listing: instants in UTC; `!` before a cancelled one. */
export async function sessionsOf(lines: readonly string[], options: Record<string, string> = {}) {
  const { listings, refused } = await read(calendar(...lines), options)
  expect(refused).toEqual([])
  expect(listings).toHaveLength(1)
  return listings[0]!.timing.sessions.map(
    ({ start, cancelled }) =>
      `${cancelled ? '!' : ''}${new Date(start.at).toISOString().slice(0, 16)}`,
  )
}

export async function only(...lines: readonly string[]) {
  const { natives, listings, refused } = await read(calendar(...lines))
  if (listings.length !== 1) throw new Error(JSON.stringify({ natives, refused }))
  return { native: natives[0]!, listing: listings[0]! }
}

export const PARIS = 'DTSTART;TZID=Europe/Paris'
