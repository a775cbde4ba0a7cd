import { afterAll, beforeAll, expect, test } from 'vitest'
import { editionsWorld } from '../support/editions.ts'
import type { EditionsWorld } from '../support/editions.ts'

/** Calendars as their systems write them, and as they write them the next times. */

let world: EditionsWorld
beforeAll(async () => {
  world = await editionsWorld()
})
afterAll(async () => world.drop())

const calendar = (...events: readonly string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'X-WR-TIMEZONE:Europe/Paris',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const PLACE = String.raw`LOCATION:Le Bouchon Sonore\, 12 rue des Écluses\, 69004 Lyon\, France`

test('a calendar whose series loses, moves and gains dates keeps its events', async () => {
  const read = world.editions('series', { format: 'icalendar' })
  const jam = (...more: string[]) => [
    'UID:jam@google.com',
    'SUMMARY:Jam du jeudi castor',
    'DTSTART;TZID=Europe/Paris:20261203T200000',
    'DTEND;TZID=Europe/Paris:20261203T230000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'CATEGORIES:Théâtre',
    PLACE,
    ...more,
  ]
  const single = (day: string, ...more: string[]) => [
    'UID:gala@google.com',
    'SUMMARY:Gala loutre',
    `DTSTART;TZID=Europe/Paris:${day}T203000`,
    'CATEGORIES:Concert',
    PLACE,
    ...more,
  ]
  const gone = ['UID:gone@google.com', 'SUMMARY:Conte blaireau', 'DTSTART:20261222T190000Z', PLACE]
  const first = await read(calendar(jam(), single('20261212'), gone))
  expect(first).toMatchObject({ state: 'succeeded', created: 3 })
  const before = [
    await world.found('castor'),
    await world.found('loutre'),
    await world.found('blaireau'),
  ]

  const moved = [
    'UID:jam@google.com',
    'SUMMARY:Jam du jeudi castor',
    'RECURRENCE-ID;TZID=Europe/Paris:20261217T200000',
    'DTSTART;TZID=Europe/Paris:20261217T213000',
    'DTEND;TZID=Europe/Paris:20261218T000000',
    PLACE,
  ]
  const second = await read(
    calendar(
      jam('EXDATE;TZID=Europe/Paris:20261224T200000', 'SEQUENCE:1'),
      moved,
      single('20261219', 'SEQUENCE:1'),
    ),
  )
  expect(second).toMatchObject({ state: 'succeeded', created: 0, updated: 2, withdrawn: 0 })
  const after = [
    await world.found('castor'),
    await world.found('loutre'),
    await world.found('blaireau'),
  ]
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after[0]!.sources[0]!.availableDates.map((one) => one.startDate.slice(0, 16))).toEqual([
    '2026-12-03 20:00',
    '2026-12-10 20:00',
    '2026-12-17 21:30',
  ])
  expect(after[1]!.startDate.slice(0, 16)).toBe('2026-12-19 20:30')
  expect(after[2]!.notAvailableAt).toBeNull()

  const third = await read(calendar(jam(), single('20261219', 'STATUS:CANCELLED', 'SEQUENCE:2')))
  expect(third).toMatchObject({ state: 'succeeded', withdrawn: 1 })
  const last = [
    await world.found('castor'),
    await world.found('loutre'),
    await world.found('blaireau'),
  ]
  expect(last[0]!.sources[0]!.availableDates).toHaveLength(4)
  expect(last[1]!.cancelledAt).not.toBeNull()
  expect(last[2]).toMatchObject({ cancelledAt: null })
  expect(last[2]!.notAvailableAt).not.toBeNull()
})

test('a plug-in that writes the start into its ids moves a show by giving up one event for another', async () => {
  const read = world.editions('tec', { format: 'icalendar' })
  const show = (uid: string, day: string) => [
    `UID:${uid}@ruisseau.example`,
    'SUMMARY:Soirée Renard argenté',
    `DTSTART;TZID=Europe/Paris:${day}T203000`,
    'CATEGORIES:Concert',
    'URL:https://ruisseau.example/evenement/renard-argente/',
    PLACE,
  ]
  await read(calendar(show('10234-1799872200', '20270113')))
  const before = await world.found('Renard')
  await read(calendar(show('10234-1800477000', '20270120')))
  await read(calendar(show('10234-1800477000', '20270120')))
  const after = (await world.events()).filter(({ name }) => name.includes('Renard'))
  const onSale = after.filter(({ notAvailableAt }) => notAvailableAt === null)
  expect(onSale.map(({ startDate }) => startDate.slice(0, 10))).toEqual(['2027-01-20'])
  expect(after.map(({ cancelledAt }) => cancelledAt).filter((at) => at !== null)).toEqual([])
  expect(await world.leadsTo(before.id)).toBe(before.id)
  expect(onSale[0]!.id).not.toBe(before.id)
})
