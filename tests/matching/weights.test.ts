import { expect, test } from 'vitest'
import { tell } from '../../bench/matching/tell.ts'
import type { Words } from '../../bench/matching/tell.ts'
import { toUniverse } from '../../bench/matching/universe.ts'
import type { Listing } from '../../src/domain/listing.ts'
import { judge } from '../../src/ingestion/resolve/judge.ts'
import { toUnits } from '../../src/ingestion/resolve/unit.ts'
import type { Unit } from '../../src/ingestion/resolve/unit.ts'

const HALL = {
  name: 'Nowadays',
  street: '56 rue des Pins',
  city: 'Lyon',
  country: 'FR',
  lat: 45.7601,
  lng: 4.8602,
}
/** Some 300 and 1,500 m away. */
const NEXT_DOOR = { ...HALL, name: 'Le Transformateur', street: '4 quai des Brumes', lat: 45.7628 }
const ACROSS = { ...NEXT_DOOR, lat: 45.7736 }

const TITLE = 'Sub Rosa'
const NIGHTS = [12, 13, 14, 15].map((day) => `2026-06-${day} 20:00`)
const TEXT = 'Depuis dix ans les Loutres jouent sous la lune un rock qui sent la vase et le jasmin'

type Change = Partial<Words>

const by = (...names: string[]): Change => ({ by: names })
const more = (told: Partial<Listing>): Change => ({ more: told })
const run = (at: Words['at'], to?: string): Change => ({
  at,
  main: 'exhibition',
  ...(to === undefined ? {} : { to }),
})
const HOLDER = { name: 'Vega Productions', site: null, licences: [] }
const picture = { url: 'https://a.example/x.jpg', width: null, height: null, generic: false }

function priced(price: number): Change {
  const offer = { name: '', kind: 'admission', price, priceMax: null, originalPrice: null, fees: 1 }
  const rest = { currency: 'EUR', availability: 'unknown', validFrom: null, validUntil: null }
  return more({ offers: [{ ...offer, ...rest } as Listing['offers'][number]] })
}

const rows: readonly (readonly [code: string, bits: number, a: Change, b: Change])[] = [
  ['K1', -2, {}, {}],
  ['K2', -2, by('Ana Vega'), { ...by('Ana Vega'), place: ACROSS }],
  ['K3', -3, {}, { place: NEXT_DOOR }],
  ['T_EXACT', 6.5, {}, {}],
  [
    'T_EXACT',
    6,
    { title: 'Honey Dijon at Nowadays' },
    { title: 'Honey Dijon: Morgenrot', ...by('Honey Dijon') },
  ],
  [
    'T_HIGH',
    5,
    { title: 'Ana Morgenrot Quintessence Lied' },
    { title: 'Ana Morgenrot Quintessence Lieder' },
  ],
  ['T_MID', 2, { title: 'Ana Vega' }, { title: 'Ana Vega Quintessence Nord Sud Morgenrot' }],
  ['T_CONTAIN', 2, { title: 'Quintessence' }, { title: 'Quintessence Nord Sud Morgenrot' }],
  ['T_LOW', -3, { title: 'Quintessence Morgenrot' }, { title: 'Quintessence Abendlied Westwind' }],
  [
    'T_NONE',
    -6,
    { title: 'Ana Vega Morgenrot Quintessence' },
    { title: 'Ana Westwind Lied Abendrot' },
  ],
  ['T_NONE', -6, { title: 'Quintessence' }, { title: 'Morgenrot' }],
  ['T_NONE', -1.5, {}, { title: '夜の音楽' }],
  ['H_EQ', 1.5, by('Ana Vega'), by('Ana Vega')],
  [
    'H_EQ',
    4,
    { title: 'Quintessence', ...by('Ana Vega') },
    { title: 'Morgenrot', ...by('Ana Vega') },
  ],
  ['H_SUPPORT', 1, by('Ana Vega'), by('Leo Mori', 'Ana Vega')],
  ['H_HALF', 1.5, by('Ana Vega', 'Leo Mori', 'Mia Sol'), by('Zoe Lind', 'Leo Mori', 'Mia Sol')],
  ['H_DISJOINT', -4, by('Ana Vega'), by('Leo Mori')],
  ['P_SAME', 2.5, {}, {}],
  ['P_ROOM', 3, { place: { ...HALL, room: 'Club' } }, { place: { ...HALL, room: 'Club' } }],
  ['P_NAMECITY', 1.5, {}, { place: { name: 'Nowadais', city: 'Lyon', country: 'FR' } }],
  ['P_NEAR', -1, {}, { place: NEXT_DOOR }],
  ['P_OTHER', -5, {}, { place: ACROSS }],
  ['M0', 1.8, {}, { at: '2026-06-12 20:05' }],
  ['M30', 0.3, {}, { at: '2026-06-12 20:06' }],
  ['M30', 0.3, {}, { at: '2026-06-12 20:30' }],
  ['M90', 0, {}, { at: '2026-06-12 20:31' }],
  ['M90', 0, {}, { at: '2026-06-12 21:30' }],
  ['M150', -1.5, {}, { at: '2026-06-12 21:31' }],
  ['M150', -1.5, {}, { at: '2026-06-12 22:30' }],
  ['MX', -3.5, {}, { at: '2026-06-12 22:31' }],
  ['D_HALF', 2, run(NIGHTS), run(NIGHTS.slice(0, 3))],
  [
    'D_SOME',
    0.5,
    run(NIGHTS),
    run([...NIGHTS.slice(0, 1), '2026-06-20 20:00', '2026-06-21 20:00']),
  ],
  ['D_SPAN', 0.5, run('2026-06-12', '2026-07-12'), run('2026-06-14', '2026-07-12')],
  ['D_RANGE', 0, run('2026-06-12', '2026-07-12'), run('2026-07-10', '2026-09-12')],
  ['D_GAP', -1, run('2026-06-12', '2026-06-20'), run('2026-07-10', '2026-08-12')],
  ['D_APART', -6, run('2026-06-12', '2026-06-20'), run('2026-09-10', '2026-10-12')],
  ['SPAN', -3, run('2026-06-12', '2026-07-30'), run('2026-06-14 20:00')],
  ['PRICE', 0.5, priced(20), priced(22)],
  ['PRICE_X', -1, priced(20), priced(100)],
  ['IMG', 1, more({ image: picture }), more({ image: picture })],
  ['DESC', 1, more({ description: TEXT }), more({ description: TEXT })],
  ['ORG', 1.5, more({ organizer: HOLDER }), more({ organizer: HOLDER })],
  [
    'LINK',
    1.5,
    more({ url: 'https://nowadays.example/sub-rosa' }),
    more({ url: 'https://nowadays.example/sub-rosa' }),
  ],
  [
    'SLUG',
    1,
    more({ url: 'https://one.example/sub-rosa-nowadays-lyon' }),
    more({ url: 'https://two.example/sub-rosa-nowadays-lyon' }),
  ],
  ['CAT', 0.5, { main: 'music/rock' }, { main: 'music/rock' }],
  ['CAT_X', -2, { main: 'sport' }, { main: 'classical' }],
  ['FORMAT', -6, { title: 'Atelier Sub Rosa' }, {}],
  ['FILM', -6, { title: 'Amy', main: 'cinema' }, { title: 'Amy', ...by('Amy') }],
]

test.each(rows)('%s weighs %d (%#)', (code, bits, a, b) => {
  const told = [a, b].map((change, index) => {
    const words = { title: TITLE, at: '2026-06-12 20:00', place: HALL, ...change }
    return { partner: index + 1, listing: tell(words) }
  })
  const [x, y] = toUnits(toUniverse(told).candidates, () => false) as [Unit, Unit]
  const around = { isOnly: () => false, hasTwin: () => false, placesApart: () => false }
  const { findings } = judge(x, y, around)
  expect(findings.filter(([found]) => found === code)).toEqual([[code, bits]])
})
