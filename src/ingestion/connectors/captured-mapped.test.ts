import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listingFacts } from '../../../tests/support/listing-facts.ts'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../tests/support/read-body.ts'
import type { Connector } from './connector.ts'
import { csv } from './csv/csv.ts'
import { json } from './json/json.ts'
import { xml } from './xml/xml.ts'

interface Captured {
  readonly connector: Connector
  readonly file: string
  /** A file of tests/mappings. */
  readonly mapping: string
  readonly listings: number
  /** How many for which reason; of dates that are none, without the text. */
  readonly rejected?: Readonly<Record<string, number>>
  /** Up to three of them, compared with the file by eye. */
  readonly facts: readonly string[]
}

const CAPTURED: readonly Captured[] = [
  {
    connector: json,
    file: 'affiliate-feeds/awin_crosslisted.json',
    mapping: 'awin',
    listings: 8,
    facts: [
      '2015-10-20T20:00 The Fillmore | Frank Turner | 2015-10-20T20:00 | The Fillmore, San Francisco, US | Frank Turner | 25 USD',
      '2015-11-05T19:00 Venue Cymru | Frank Turner | 2015-11-05T19:00 | Venue Cymru, Llandudno, GB | Frank Turner | 25 GBP, resale 41.3 GBP',
      '2015-11-09T7:00 Falmouth Pavilions | Frank Turner | 2015-11-09T07:00 | Falmouth Pavilions, Falmouth, GB | Frank Turner | resale 82.6 GBP',
    ],
  },
  {
    connector: csv,
    file: 'festivals-fr/festivals-global.csv',
    mapping: 'festivals-global',
    listings: 0,
    rejected: { 'start: not a date': 4276, 'no start and no sessions': 37 },
    facts: [],
  },
  {
    connector: csv,
    file: 'festivals-fr/panorama-des-festivals.csv',
    mapping: 'panorama',
    listings: 2797,
    rejected: { 'no start and no sessions': 339 },
    facts: [
      'LD085 FESTIVAL DIVERSCENES | FESTIVAL DIVERSCENES | 2019-01-06 – 2019-02-02 | CHANGE, FR |  | ',
      'HA026 Paris des femmes | Paris des femmes | 2019-01-10 – 2019-01-12 | PARIS, FR |  | ',
      'AJ031 Festival International du Film de comédie de l’Alpe d’Huez | Festival International du Film de comédie de l’Alpe d’Huez | 2019-01-15 – 2019-01-20 | HUEZ, FR |  | ',
    ],
  },
  {
    connector: json,
    file: 'other-ticket-apis/allevents-events.json',
    mapping: 'allevents',
    listings: 69,
    facts: [
      'allevents_80001948988765 | Samay Raina "Still Alive" - Montreal - 13th Feb 2026 | 2026-02-13 | Rialto Theatre, Montréal, CA |  | 53 CAD',
      'allevents_80003439861254 | 2026 New Years Eve "Blackout Party" | 2025-12-31 | Yia Sou Greek Grill + Bar, Montréal, CA |  | 50 CAD',
      'allevents_200028529396433 | Despised Icon Blind Witness Scorching Tomb Bruiserweight Montral | 2025-12-06 | Club Soda, Montréal, CA |  | ',
    ],
  },
  {
    connector: json,
    file: 'other-ticket-apis/cultura-uanl.json',
    mapping: 'tribe',
    listings: 7,
    facts: [
      '8162 | Inauguración y conferencia magistral | 2026-08-12T12:00 – 2026-08-12T20:30 | Colegio Civil Centro Cultural Universitario, Monterrey, MX |  | 0 MXN',
      '8242 | “Alfonsina en concierto” 2026 | 2026-08-20T12:00 – 2026-08-20T13:00 | Capilla Alfonsina Biblioteca Universitaria, San Nicolás de los Garza, MX |  | ',
      '8253 | Círculo de lectura y creación fotográfica | 2026-08-19 – 2026-09-23 | Centro de Investigación, Innovación y Desarrollo de las Artes UANL., Monterrey, MX |  | 0 MXN',
    ],
  },
  {
    connector: json,
    file: 'other-ticket-apis/eventbrites_sample.json',
    mapping: 'eventbrites',
    listings: 1,
    facts: [
      '1716913537609 | GRUPO EXTERMINADOR LOS CAPOS DE MEXICO LOS TERRIBLES DEL NORTE | 2025-10-11T20:00 – 2025-10-12T02:00 | EL BILLAR DE CONCORD, CONCORD, US |  | 56.56 USD',
    ],
  },
  {
    connector: json,
    file: 'other-ticket-apis/fever-plan-funciones-sesiones.json',
    mapping: 'fever-sessions',
    listings: 1,
    facts: [
      'candlelight-monterrey | Candlelight | 2026-09-26T19:00 (2 dates) | Monterrey, MX |  | 650 MXN, 620 MXN, 600 MXN, 500 MXN',
    ],
  },
  {
    connector: json,
    file: 'other-ticket-apis/fever-plan-temporada.json',
    mapping: 'fever-plan',
    listings: 1,
    facts: [
      '587490 | El Laberinto de Tim Burton Monterrey | 2026-08-14T15:00 | Centro Convex, Monterrey, MX |  | 175 MXN, 880 MXN',
    ],
  },
  {
    connector: json,
    file: 'other-ticket-apis/superboletos.json',
    mapping: 'superboletos',
    listings: 9,
    rejected: { 'no start and no sessions': 1 },
    facts: [
      'b3xRfbbe0nlOr3hDSy9UAw | THE BOOK OF MORMON | 2026-05-21 – 2026-05-24 | Showcenter Complex, San Pedro Garza García, MX |  | ',
      'E6Q3BoDB0N-QjqecqIYo8Q | THE BOYBAND EXPERIENCE | 2022-04-02T21:00 | Arena Monterrey, Monterrey, MX |  | ',
      'JOoZGrxNXqMPUK65ZfJ9BA | TATIVERSO CHICHARRIN | 2026-08-30T17:00 | Arena Monterrey, Monterrey, MX |  |  | cancelled',
    ],
  },
  {
    connector: xml,
    file: 'scale/1995-96_TO_2003-04.xml',
    mapping: 'philharmonic-xml',
    listings: 851,
    facts: [
      '6fdfad19-7efc-4f5e-a29b-eed8b00dfded-0.1 1995-09-20T04:00:00Z 8:00PM | New York Philharmonic: DON JUAN, OP. 20 | 1995-09-20T20:00 | Avery Fisher Hall, Manhattan, US | New York Philharmonic, Kurt Masur, Jessye Norman | ',
      '91adfb9f-e972-4268-893f-9c2137c82b69-0.1 1995-09-21T04:00:00Z 8:00PM | New York Philharmonic: DON JUAN, OP. 20 | 1995-09-21T20:00 | Avery Fisher Hall, Manhattan, US | New York Philharmonic, Kurt Masur, Cécile Ousset | ',
      '91adfb9f-e972-4268-893f-9c2137c82b69-0.1 1995-09-22T04:00:00Z 8:00PM | New York Philharmonic: DON JUAN, OP. 20 | 1995-09-22T20:00 | Avery Fisher Hall, Manhattan, US | New York Philharmonic, Kurt Masur, Cécile Ousset | ',
    ],
  },
  {
    connector: json,
    file: 'scale/2004-05_TO_2010-11.json',
    mapping: 'philharmonic-json',
    listings: 1522,
    facts: [
      'a82e89f9-a3d1-456c-bbfe-6646be485993-0.1 2004-09-21T04:00:00Z 8:00PM | New York Philharmonic: CONCERTO, VIOLIN, D MAJOR, OP.61 | 2004-09-21T20:00 | Avery Fisher Hall, Manhattan, US | New York Philharmonic, Lorin Maazel, Maxim Vengerov | ',
      '7149e52d-b338-45cc-87ec-a5f179e7bafc-0.1 2004-09-22T04:00:00Z 7:30PM | New York Philharmonic: OFFRANDES OUBLIÉES, LES | 2004-09-22T19:30 | Avery Fisher Hall, Manhattan, US | New York Philharmonic, Lorin Maazel, Maxim Vengerov | ',
      '531b2198-7443-4436-a1c4-86f5def11700-0.1 2011-07-29T04:00:00Z 6:00PM | New York Philharmonic: SUITE ALGERIENNE, OP. 60 | 2011-07-29T18:00 | Gerald R. Ford Amphitheater, Vail, US | New York Philharmonic, Bramwell Tovey, Jean-Efflam Bavouzet | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/atg.json',
    mapping: 'shows',
    listings: 108,
    rejected: { 'no start and no sessions': 6 },
    facts: [
      'atg-shows-paddington-the-musical-relaxed-performance-savoy-theatre | Paddington The Musical - Relaxed Performance | 2026-09-11 – 2027-09-10 | Savoy Theatre, London, GB |  | ',
      'atg-tour-annie-regent-theatre | Annie | 2026-10-13 – 2026-10-18 | Regent Theatre, Stoke, GB |  | ',
      'atg-tour-annie-woking-theatre | Annie | 2026-11-16 – 2026-11-21 | Woking Theatre, Woking, GB |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/atrapalo.json',
    mapping: 'shows',
    listings: 40,
    facts: [
      'atr-remember-live-abanilla-4951601 | Remember Live - Abanilla | 2026-11-07 | Auditorio de Abanilla, Abanilla, ES |  | 17.95 EUR',
      'atr-imagilusion-4951946 | Imagilusion | 2026-09-27 | Teatro Corfú 7, Alicante, ES |  | 12 EUR',
      'atr-michael-legend-4948907 | Michael Legend | 2026-11-15 | Kinépolis Alicante, Alicante, ES |  | 30 EUR',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/italy.json',
    mapping: 'shows',
    listings: 86,
    facts: [
      'it-2e21551b | Notre Dame de Paris | 2026-09-10 | Gran Teatro Puccini, Viareggio, IT |  | ',
      'it-f46c53c3 | Notre Dame de Paris | 2026-10-01 | Arena, Verona, IT |  | ',
      'it-1fb2c919 | Notre Dame de Paris | 2026-10-09 | ChorusLife Arena, Bergamo, IT |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/ticketmaster.json',
    mapping: 'shows',
    listings: 585,
    facts: [
      'tm-hamilton-official-bjcc-ticket-hotel-packages-bjcc-concert-hall | Hamilton | Official BJCC Ticket + Hotel Packages | 2026-08-21 | BJCC Concert Hall, Birmingham, US |  | ',
      'tm-the-notebook-the-national-theatre | The Notebook | 2026-08-22 – 2026-08-30 | The National Theatre, Washington, US |  | ',
      'tm-car-stars-meadow-brook-theatre | Car Stars | 2026-08-22 – 2026-08-23 | Meadow Brook Theatre, Rochester, US |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/tm_tours.json',
    mapping: 'shows',
    listings: 394,
    facts: [
      'tmt-1776-anchorage-community-theatre | 1776 | 2026-09-18 – 2026-10-11 | Anchorage Community Theatre, Anchorage, US |  | ',
      'tmt-42nd-street-algonquin-arts-theatre | 42nd Street | 2027-05-08 – 2027-05-16 | Algonquin Arts Theatre, Manasquan, US |  | ',
      'tmt-a-beautiful-noise-vbc-mark-c-smith-concert-hall | A Beautiful Noise | 2026-11-20 – 2026-11-22 | VBC Mark C Smith Concert Hall, Huntsville, US |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/shows.json',
    mapping: 'shows',
    listings: 1087,
    rejected: { 'no start and no sessions': 4 },
    facts: [
      "westend-the-phantom-of-the-opera-tickets | The Phantom of the Opera | 2021-07-27 | His Majesty's Theatre, London, GB |  | ",
      'westend-les-miserables-tickets | Les Misérables | 2021-09-25 | Sondheim Theatre, London, GB |  | ',
      'westend-the-lion-king-tickets | The Lion King | 2021-08-18 | Lyceum Theatre, London, GB |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/opentix.json',
    mapping: 'shows-in-page',
    listings: 54,
    facts: [
      'opentix-2067076217283747841-0 | 仙履奇緣 | 2026-08-22 – 2026-08-23 | 臺北表演藝術中心 球劇場, Taipei, TW |  | ',
      'opentix-2043526998491496449-0 | 我在詐騙公司上班 | 2026-08-22 – 2026-08-23 | 臺北市藝文推廣處城市舞台, Taipei, TW |  | ',
      'opentix-2043526998491496449-1 | 我在詐騙公司上班 | 2026-09-05 | 雲林表演廳, Yunlin, TW |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/westend.json',
    mapping: 'shows-in-page',
    listings: 63,
    rejected: { 'no start and no sessions': 1 },
    facts: [
      "westend-the-phantom-of-the-opera-tickets | Phantom of the Opera | 2021-07-27 | His Majesty's Theatre, London, GB |  | ",
      'westend-les-miserables-tickets | Les Misérables | 2021-09-25 | Sondheim Theatre, London, GB |  | ',
      'westend-the-lion-king-tickets | The Lion King | 2021-08-18 | Lyceum Theatre, London, GB |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/todaytix.json',
    mapping: 'todaytix',
    listings: 0,
    rejected: { 'no start and no sessions': 74 },
    facts: [],
  },
  {
    connector: json,
    file: 'crosslisted/china_damai_raw.json',
    mapping: 'damai',
    listings: 886,
    rejected: { 'the date is not announced yet': 9 },
    facts: [
      '1060944757106 | 中文原创音乐剧《简·爱》 | 2026-08-13 – 2026-08-16 | 北外滩友邦大剧院, 上海, CN | 郭耀嵘, 余思冉, 金圣权 … 8 | 180-680 CNY',
      '1050839140080 | 原版音乐剧《剧院魅影》四十周年上海告别季 | 2026-09-29 – 2026-12-13 | 上海大剧院, 上海, CN |  | 280-1580 CNY',
      '1055309479954 | 圭贤主演 | 「澳門銀河」呈献：音乐剧《弗兰肯斯坦》音乐会 | 2026-07-25 – 2026-07-26 | [澳门百老汇] - 百老汇舞台, 澳门, MO | 圭贤, 朴殷泰, 李春声 … 4 | 680-1280 CNY',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/google_events.json',
    mapping: 'google-events',
    listings: 6,
    facts: [
      'L2F1dGhvcml0eS9ob3Jpem9uL2NsdXN0ZXJlZF9ldmVudC8yMDI0LTA5LTI1fDE0NzM2NzE3MTU2MjI3MDEyNDI0 | Architecture & Design Film Festival | 2024-09-25T18:00 – 2024-09-28T00:00 | Angelika Film Center & Cafe, New York, US |  | ',
      'L2F1dGhvcml0eS9ob3Jpem9uL2NsdXN0ZXJlZF9ldmVudC8yMDI0LTA3LTMxfDE2MTYyNzExNDQ5NDA4NjIwODEw | Tech & Business Networking NYC | 2024-09-25T18:00 – 2024-09-25T21:00 | Whiskey Cellar NYC, New York, US |  | ',
      'L2F1dGhvcml0eS9ob3Jpem9uL2NsdXN0ZXJlZF9ldmVudC8yMDI0LTA5LTI1fDEzMzcwMDIzMTYyNzU1MzU1MTY3 | Meghan Trainor New York | 2024-09-25T16:00 | New York, US |  | ',
    ],
  },
  {
    connector: json,
    file: 'crosslisted/events.json',
    mapping: 'orlando',
    listings: 1044,
    facts: [
      'tm-16xZkCeF_ZA8F7d8 | Alex Ubago | 2026-02-20T21:00 | House of Blues Orlando, Orlando, US |  | ',
      'tm-Z7r9jZ1A74x-v | Harry Potter and the Cursed Child (Touring) | 2026-02-20T19:30 | Dr. Phillips Performing Arts Center, Orlando, US |  | ',
      'tm-1AeFZbzGkXN2NCZ | UCF Knights Softball: Space U Classic Day 1 | 2026-02-20T19:30 | UCF Softball Complex, Orlando, US |  | ',
    ],
  },
]

function mappingFile(name: string): string {
  return readFileSync(new URL(`../../../tests/mappings/${name}.json`, import.meta.url), 'utf8')
}

describe.skipIf(!capturedFeeds)(`captured files through a mapping${SKIPPED}`, () => {
  test.each(CAPTURED)('$file', async ({ connector, file, mapping, listings, rejected, facts }) => {
    const body = bodyOf(capturedFile(file), { chunk: 65_536 })
    const read = await readBody(connector, body, { mapping: mappingFile(mapping) })
    const result = normaliseAll(read.natives, connector.format)
    const reasons = [...read.rejected.map(({ reason }) => reason), ...result.rejected]
    const counts: Record<string, number> = {}
    for (const reason of reasons) {
      const kind = reason.replace(/: not a date: .*/, ': not a date')
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    expect(counts).toEqual(rejected ?? {})
    expect(read.incomplete).toEqual([])
    expect(result.listings).toHaveLength(listings)
    expect(result.listings.map(listingFacts)).toEqual(expect.arrayContaining([...facts]))
  })
})
