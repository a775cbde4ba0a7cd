import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../tests/support/read-body.ts'
import { bandsintown } from './bandsintown/bandsintown.ts'
import { NotThisFormat } from './connector.ts'
import type { Connector } from './connector.ts'
import { csv } from './csv/csv.ts'
import { jambase } from './jambase/jambase.ts'
import { icalendar } from './icalendar/icalendar.ts'
import { eventbrite } from './eventbrite/eventbrite.ts'
import { json } from './json/json.ts'
import { native } from './native/native.ts'
import { datatourisme } from './datatourisme/datatourisme.ts'
import { openagenda } from './openagenda/openagenda.ts'
import { opendatasoft } from './opendatasoft/opendatasoft.ts'
import { rss } from './rss/rss.ts'
import { predicthq } from './predicthq/predicthq.ts'
import { schemaOrg } from './schema-org/schema-org.ts'
import { seatgeek } from './seatgeek/seatgeek.ts'
import { songkick } from './songkick/songkick.ts'
import { ticketmasterDiscovery } from './ticketmaster-discovery/ticketmaster-discovery.ts'
import { xcal } from './xcal/xcal.ts'
import { xml } from './xml/xml.ts'

/** The same numbers on every run. */
function randomly(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

function damaged(bytes: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(bytes)
  const at = Math.floor(random() * copy.length)
  const byte = Math.floor(random() * 256)
  const kind = random()
  if (kind < 0.7) copy[at] = byte
  else if (kind < 0.85)
    return Buffer.concat([copy.subarray(0, at), Buffer.from([byte]), copy.subarray(at)])
  else if (kind < 0.97) return Buffer.concat([copy.subarray(0, at), copy.subarray(at + 1)])
  else return copy.subarray(0, at)
  return copy
}

/** How often the whole body could be read, refused as not of this format, or read in part. */
async function survive(
  connector: Connector,
  bytes: Buffer,
  times: number,
  options: Record<string, string> = {},
): Promise<number> {
  const random = randomly(bytes.length)
  let listings = 0
  for (let time = 0; time < times; time += 1) {
    try {
      const body = bodyOf(damaged(bytes, random), { chunk: 65_536 })
      const read = await readBody(connector, body, options)
      listings += normaliseAll(read.natives, connector.format).listings.length
    } catch (error) {
      expect(error).toBeInstanceOf(NotThisFormat)
    }
  }
  return listings
}

const listing = (id: number) => ({
  id: `A-${id}`,
  name: `Les Loutres ${id}`,
  start: '2026-12-05T20:00',
  description: '<p>Fête &amp; musique</p>',
  place: { name: 'Salle Vega', city: 'Paris', country: 'FR', lat: 48.86, lng: 2.37 },
  offers: [{ name: 'Plein tarif', price: '12,50 €' }],
})
const event = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Les Loutres',
  startDate: '2026-12-05T20:00+01:00',
  offers: { price: 12, priceCurrency: 'EUR' },
}
const discovery = {
  _embedded: {
    events: [
      {
        id: 'a',
        name: 'Les Loutres',
        dates: {
          start: { localDate: '2026-12-05', localTime: '20:00:00' },
          timezone: 'Europe/Paris',
        },
        priceRanges: [{ min: 1, max: 2, currency: 'EUR' }],
      },
    ],
  },
}

const agendaEvent = (uid: number) => ({
  uid,
  title: { fr: `Les Loutres ${uid}` },
  timings: [{ begin: '2026-12-05T20:00:00+01:00', end: '2026-12-05T22:00:00+01:00' }],
  location: { name: 'Salle Vega', address: '3 rue des Pins 75011 Paris', countryCode: 'FR' },
  conditions: { fr: 'Entrée : 5 €, réduit : 3 €' },
})
const poi = (id: number) => ({
  '@id': `https://data.datatourisme.fr/15/${id}`,
  '@type': ['EntertainmentAndEvent', 'Concert'],
  'rdfs:label': { fr: ['Les Loutres'] },
  takesPlaceAt: [{ startDate: '2026-12-05', endDate: '2026-12-05', startTime: '20:00:00' }],
})
const mirrored = (uid: number) => ({
  uid,
  title_fr: `Les Loutres ${uid}`,
  timings: '[{"begin":"2026-12-05T20:00:00+01:00","end":"2026-12-05T22:00:00+01:00"}]',
  status: '{"id":1}',
  location_coordinates: [48.86, 2.37],
})

const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:a
SUMMARY:Les Loutres
DTSTART;TZID=Europe/Paris:20261205T200000
RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=SA
EXDATE;TZID=Europe/Paris:20261212T200000
LOCATION:Salle Vega\\, 3 rue des Pins\\, 75011 Paris
END:VEVENT
BEGIN:VEVENT
UID:a
RECURRENCE-ID:20261219T190000Z
DTSTART:20261219T200000Z
END:VEVENT
END:VCALENDAR
`
const xmlCalendar = `<icalendar><vcalendar><components><vevent><properties><uid><text>a</text></uid>
<summary><text>Les Loutres</text></summary><dtstart><date-time>2026-12-05T20:00:00Z</date-time></dtstart>
<rrule><recur><freq>DAILY</freq><count>3</count></recur></rrule></properties></vevent></components></vcalendar></icalendar>`
const channel = `<rss version="2.0"><channel><item><title>Les Loutres &amp; amis</title><guid>a</guid>
<startDate>2026-12-05T20:00:00+01:00</startDate><location>Salle Vega, Paris</location></item></channel></rss>`
const microdata = `<div itemscope itemtype="http://schema.org/Event" itemref="p"><b itemprop="name">Les Loutres</b>
<meta itemprop="startDate" content="2026-12-05T20:00"></div><p id="p" itemprop="location">Salle Vega</p>
<div class="vevent"><b class="summary">Léa Mori</b><abbr class="dtstart" title="2026-12-06T20:00"></abbr></div>`

describe('any damaged byte gives listings or reasons, never a crash', () => {
  const rows = [1, 2, 3, 4, 5].map(listing)
  const files = rows.map((_, at) => [`${at}.json`, Buffer.from(JSON.stringify(poi(at)))] as const)
  const archive = zipSync(Object.fromEntries(files))
  test.each<[string, Connector, string | Uint8Array, number]>([
    // One line of five is hurt: the others must come through.
    ['native lines', native, rows.map((row) => JSON.stringify(row)).join('\n'), 790],
    ['a native list', native, JSON.stringify(rows), 400],
    ['Discovery pages', ticketmasterDiscovery, JSON.stringify(discovery), 60],
    ['JSON-LD alone', schemaOrg, JSON.stringify(event), 60],
    // A damaged page gives up its other events all the same.
    [
      'pages of agendas',
      openagenda,
      JSON.stringify({ events: [1, 2, 3, 4, 5].map(agendaEvent) }),
      500,
    ],
    [
      'objects of a flow',
      datatourisme,
      rows.map((_, at) => JSON.stringify(poi(at))).join('\n'),
      780,
    ],
    ['an archive of objects', datatourisme, archive, 300],
    [
      'pages of portals',
      opendatasoft,
      JSON.stringify({ results: [1, 2, 3, 4, 5].map(mirrored) }),
      500,
    ],
    [
      'JSON-LD in a page',
      schemaOrg,
      `<html><script type="application/ld+json">${JSON.stringify([event, { ...event, name: 'B' }])}</script>`,
      120,
    ],
    ['iCalendar', icalendar, calendar, 120],
    ['xCal', xcal, xmlCalendar, 80],
    ['RSS', rss, channel, 80],
    ['microdata and hCalendar', schemaOrg, microdata, 250],
  ])('%s', async (_, connector, content, least) => {
    expect(await survive(connector, Buffer.from(content), 200)).toBeGreaterThan(least)
  })

  test.skipIf(!capturedFeeds).each<[string, Connector, number]>([
    ['ticketmaster-discovery/mockEventsResults.json', ticketmasterDiscovery, 200],
    ['ticketmaster-discovery/events_page1.json', ticketmasterDiscovery, 40],
    ['openagenda/fixtures_manyEvents.response.json', openagenda, 60],
    ['openagenda/fixtures_withRegistrationLink.event.json', openagenda, 200],
    ['openagenda/ods_v1_events.json', opendatasoft, 60],
    ['paris-opendata/quefaire_v2_single.json', opendatasoft, 200],
    ['predicthq/events_search.json', predicthq, 200],
    ['other-ticket-apis/eventbrites_sample.json', eventbrite, 200],
    ['eventbrite/eventbrite.csv', eventbrite, 40],
    ['eventbrite/eventbrite.json', eventbrite, 40],
    ['eventbrite/destination_events.json', eventbrite, 20],
    ['datatourisme/15-003eb63b-ee8e-316f-b93f-6d58439158e6.json', datatourisme, 200],
    ['datatourisme/events_cantal_allier.ndjson', datatourisme, 3],
    ['xml-rss-xcal/XML_ParisCultureAnalyse1526635464391.xml', opendatasoft, 10],
    ['bandsintown/krakow_page2.json', bandsintown, 200],
    ['songkick/events.json', songkick, 200],
    ['seatgeek/sgresults.json', seatgeek, 200],
    ['jambase/events.json', jambase, 200],
    ['schemaorg-jsonld/elysianfields.html', schemaOrg, 100],
    ['schemaorg-jsonld/cook_landbank_detail.html', schemaOrg, 60],
    ['microdata-hcalendar/v2_time.html', schemaOrg, 200],
    ['ics/ms_timezones.ics', icalendar, 200],
    ['ics/joyous_google_1.ics', icalendar, 200],
    ['ics/ICal.ics', icalendar, 60],
    ['xml-rss-xcal/flxcalendar.xml', xcal, 40],
  ])(`captured %s${SKIPPED}`, async (file, connector, times) => {
    expect(await survive(connector, capturedFile(file), times)).toBeGreaterThan(0)
  })
})

const MAPPING = JSON.stringify({
  records: 'shows/show',
  listing: { id: 'ref', name: 'titre', start: 'date', offers: { price: 'prix' } },
})

test.each<[string, Connector, string, number]>([
  [
    'csv',
    csv,
    'ref;titre;date;prix\n1;"Les Loutres";2026-12-05;12,50\n2;"B ""C""";2026-12-06;8\n',
    150,
  ],
  [
    'xml',
    xml,
    '<shows><show><ref>1</ref><titre>A</titre><date>2026-12-05</date></show><show><ref>2</ref><titre>B</titre><date>2026-12-06</date></show></shows>',
    60,
  ],
  [
    'json',
    json,
    JSON.stringify({
      shows: { show: [1, 2].map((ref) => ({ ref, titre: 'A', date: '2026-12-05' })) },
    }),
    60,
  ],
])(
  'a damaged %s through a mapping gives listings or reasons',
  async (_, connector, text, least) => {
    expect(await survive(connector, Buffer.from(text), 200, { mapping: MAPPING })).toBeGreaterThan(
      least,
    )
  },
)
