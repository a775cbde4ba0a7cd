import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { xcal } from './xcal.ts'

const OPTIONS = { earliest: '2020-01-01', latest: '2029-01-01' }
const read = (text: string) => readBody(xcal, bodyOf(text), OPTIONS)

const RFC = `<?xml version="1.0" encoding="utf-8"?>
<icalendar xmlns="urn:ietf:params:xml:ns:icalendar-2.0"><vcalendar>
 <properties><x-wr-timezone><unknown>Europe/Paris</unknown></x-wr-timezone></properties>
 <components>
  <vevent><properties>
   <uid><text>a</text></uid>
   <summary><parameters><language><text>fr</text></language></parameters><text>Les Loutres, live; R&amp;B \\o/</text></summary>
   <description><text>Un soir
de f&#234;te</text></description>
   <dtstart><parameters><tzid><text>Europe/Paris</text></tzid></parameters><date-time>2026-03-22T20:00:00</date-time></dtstart>
   <duration><duration>PT2H</duration></duration>
   <rrule><recur><freq>WEEKLY</freq><count>4</count><byday>SU</byday><byday>MO</byday></recur></rrule>
   <exdate><parameters><tzid><text>Europe/Paris</text></tzid></parameters><date-time>2026-03-23T20:00:00</date-time></exdate>
   <rdate><period><start>2026-04-10T18:00:00Z</start><duration>PT1H</duration></period></rdate>
   <geo><latitude>48.86</latitude><longitude>2.37</longitude></geo>
   <location><text>Salle Vega, Paris</text></location>
   <categories><text>Rock</text><text>Live</text></categories>
  </properties></vevent>
  <vevent><properties>
   <uid><text>a</text></uid>
   <recurrence-id><date-time>2026-03-29T18:00:00Z</date-time></recurrence-id>
   <dtstart><date-time>2026-03-29T19:00:00Z</date-time></dtstart>
  </properties></vevent>
  <vevent><properties>
   <uid><text>b</text></uid><summary><text>Léa Mori</text></summary>
   <dtstart><date>2026-11-07</date></dtstart><dtend><date>2026-11-09</date></dtend>
  </properties></vevent>
 </components>
</vcalendar></icalendar>`

test('RFC 6321', async () => {
  const { natives, rejected, incomplete } = await read(RFC)
  expect([rejected, incomplete]).toEqual([[], []])
  expect(natives).toEqual([
    {
      id: 'a',
      name: 'Les Loutres, live; R&B \\o/',
      language: 'fr',
      description: 'Un soir\nde fête',
      categories: ['Rock', 'Live'],
      place: { name: 'Salle Vega', address: 'Paris', lat: '48.86', lng: '2.37' },
      status: 'scheduled',
      timeZone: 'Europe/Paris',
      sessions: [
        { start: '2026-03-22T20:00', end: '2026-03-22T22:00' },
        { start: '2026-03-29T19:00Z', end: '2026-03-29T21:00Z' },
        { start: '2026-03-30T20:00', end: '2026-03-30T22:00' },
        { start: '2026-04-10T18:00Z', end: '2026-04-10T19:00Z' },
      ],
    },
    {
      id: 'b',
      name: 'Léa Mori',
      status: 'scheduled',
      timeZone: 'Europe/Paris',
      start: '2026-11-07',
      end: '2026-11-08',
    },
  ])
})

test('an `until` whose day has an element of its own', async () => {
  const text = RFC.replace('<count>4</count>', '<until><date>2026-03-29</date></until>')
  const { natives, warnings } = await read(text)
  expect(warnings).toEqual([])
  expect(natives[0]?.sessions).toHaveLength(3)
})

test.each<[string, string]>([
  ['the parts of a rule without recur', '<rrule><freq>WEEKLY</freq><count>2</count></rrule>'],
  ['a rule in one text', '<rrule>FREQ=WEEKLY;COUNT=2</rrule>'],
])('%s, in the older form', async (_, rule) => {
  const { natives } = await read(
    `<iCalendar><vcalendar version="2.0"><x-wr-timezone>Europe/Paris</x-wr-timezone>
      <vevent><uid>a</uid><summary>Les Loutres</summary><dtstart tzid="Europe/Paris">20260322T200000</dtstart>
      ${rule}<valarm><trigger>-PT1H</trigger></valarm></vevent></vcalendar></iCalendar>`,
  )
  expect(natives).toEqual([
    {
      id: 'a',
      name: 'Les Loutres',
      status: 'scheduled',
      timeZone: 'Europe/Paris',
      sessions: [{ start: '2026-03-22T20:00' }, { start: '2026-03-29T20:00' }],
    },
  ])
})

test('a zone that the calendar defines', async () => {
  const observance = (name: string, from: string, to: string, month: number) =>
    `<${name}><properties><dtstart><date-time>1970-01-01T02:00:00</date-time></dtstart>
     <tzoffsetfrom><utc-offset>${from}</utc-offset></tzoffsetfrom><tzoffsetto><utc-offset>${to}</utc-offset></tzoffsetto>
     <rrule><recur><freq>YEARLY</freq><byday>-1SU</byday><bymonth>${month}</bymonth></recur></rrule></properties></${name}>`
  const { natives } = await read(
    `<icalendar><vcalendar><components><vevent><properties><uid><text>a</text></uid><summary><text>x</text></summary>
      <dtstart><parameters><tzid><text>Hall</text></tzid></parameters><date-time>2026-07-05T20:00:00</date-time></dtstart>
      </properties></vevent><vtimezone><properties><tzid><text>Hall</text></tzid></properties><components>
      ${observance('daylight', '+01:00', '+02:00', 3)}${observance('standard', '+02:00', '+01:00', 10)}
      </components></vtimezone></components></vcalendar></icalendar>`,
  )
  expect(natives[0]?.start).toBe('2026-07-05T20:00+02:00')
})

describe('a body', () => {
  test.each(['', 'hello', '<html><body>Try again later</body></html>', '<rss><channel/></rss>'])(
    'that is no calendar: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow(NotThisFormat)
    },
  )

  test('without events', async () => {
    expect(await read('<icalendar><vcalendar/></icalendar>')).toMatchObject({
      natives: [],
      incomplete: [],
    })
  })

  test('that breaks off', async () => {
    const { natives, incomplete } = await read(RFC.slice(0, RFC.indexOf('<summary><text>Léa')))
    expect(natives.map(({ id }) => id)).toEqual(['a'])
    expect(incomplete).toHaveLength(1)
  })
})

test.skipIf(!capturedFeeds)(`a captured calendar${SKIPPED}`, async () => {
  const body = bodyOf(capturedFile('xml-rss-xcal/flxcalendar.xml'))
  const { natives, rejected, incomplete } = await readBody(xcal, body, OPTIONS)
  expect([natives.length, rejected, incomplete]).toEqual([19, [], []])
  const { listings } = normaliseAll(natives, 'xcal')
  // Tuesdays from 11 August to 29 December, over the change of clocks.
  expect(listings[0]!.timing.sessions).toHaveLength(21)
  expect(listings[0]!.timing.sessions.at(-1)!.start.offset).toBe(-300)
  // Saturdays from 20 June to 10 October, without 1 August.
  expect(listings[1]!.timing.sessions).toHaveLength(16)
  expect(listings.find(({ name }) => name.includes('Ira Glass'))).toMatchObject({
    place: { name: 'State Theatre of Ithaca', city: 'Ithaca', postalCode: '14850', country: 'US' },
    offers: [],
  })
  expect(listings.find(({ name }) => name.includes('Big Flats'))!.timing).toMatchObject({
    precision: 'day',
    zone: 'America/New_York',
  })
  const other = bodyOf(capturedFile('xml-rss-xcal/XML_ParisCultureAnalyse1526635464391.xml'))
  await expect(readBody(xcal, other)).rejects.toThrow(NotThisFormat)
})
