import { expect, it } from 'vitest'
import { tell } from '../../bench/matching/tell.ts'
import type { Words } from '../../bench/matching/tell.ts'
import { toUniverse } from '../../bench/matching/universe.ts'
import { judge } from '../../src/ingestion/resolve/judge.ts'
import type { Judgement } from '../../src/ingestion/resolve/judge.ts'
import { explainPair } from '../../src/ingestion/resolve/resolve-events.ts'
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
const NEAR_BY = {
  ...HALL,
  name: 'Le Transformateur',
  street: '4 quai des Brumes',
  lat: 45.7702,
  lng: 4.8304,
}
function listing(title: string, at = '2026-06-12 20:00', more: Partial<Words> = {}): Words {
  return { title, at, place: HALL, main: 'other', ...more }
}

type Row = readonly [why: string, a: Words, b: Words, score: number, verdict: string]
const evening = '2026-06-12 '
const rows: readonly Row[] = [
  ['exact, same place, 0 min', listing('Sub Rosa'), listing('Sub Rosa'), 8.8, 'auto'],
  ['exact, 60 min', listing('Sub Rosa'), listing('Sub Rosa', `${evening}19:00`), 7, 'auto'],
  [
    'exact, doors labelled',
    listing('Sub Rosa', `${evening}20:00`, {
      timing: { doors: { at: Date.parse('2026-06-12T17:00Z'), offset: 120 } },
    }),
    listing('Sub Rosa', `${evening}19:00`),
    8,
    'auto',
  ],
  [
    'heads equal, the night has a name',
    listing('Honey Dijon at Nowadays'),
    listing('Honey Dijon: Morgenrot', undefined, { by: ['Honey Dijon'] }),
    8.3,
    'auto',
  ],
  ['number phrase dropped', listing('Indochine 40 ans'), listing('Indochine'), 8.8, 'auto'],
  [
    'contained, 0 min, not the only one',
    listing('Ana Vega'),
    listing('Ana Vega Quintessence Nord Sud Morgenrot'),
    4.3,
    'review',
  ],
  [
    'contained, 0 min, the only ones',
    listing('Ana Vega'),
    listing('Ana Vega Quintessence Nord Sud Morgenrot'),
    5.8,
    'auto',
  ],
  [
    'exact and headliner, 210 min',
    listing('Sub Rosa', undefined, { by: ['Sub Rosa'] }),
    listing('Sub Rosa', `${evening}16:30`, { by: ['Sub Rosa'] }),
    5,
    'review',
  ],
  ['exact, 120 min', listing('Sub Rosa'), listing('Sub Rosa', `${evening}22:00`), 5.5, 'auto'],
  [
    'a support act’s own listing',
    listing('Dayglow with Courtship', undefined, { by: ['Dayglow'] }),
    listing('Courtship', undefined, { by: ['Courtship'] }),
    5.3,
    'review',
  ],
  [
    'exact, one day apart',
    listing('Sub Rosa Morgenrot'),
    listing('Sub Rosa Morgenrot', '2026-06-13 20:00'),
    3,
    'review',
  ],
  [
    'another film, 15 min',
    listing('Morgenrot', undefined, { main: 'cinema', run: true }),
    listing('Quintessence', `${evening}20:15`, { main: 'cinema', run: true }),
    -5.2,
    'none',
  ],
  ['nothing in common, 0 min', listing('Morgenrot'), listing('Quintessence'), -3.7, 'none'],
  [
    'another hall, exact and headliner',
    listing('Sub Rosa', undefined, { by: ['Sub Rosa'] }),
    listing('Sub Rosa', undefined, { by: ['Sub Rosa'], place: NEAR_BY }),
    2.8,
    'review',
  ],
  [
    'headliner equal, strange title, place not known, only ones',
    listing('Summer Jam', undefined, {
      by: ['Sub Rosa'],
      place: { name: 'Summer Jam', city: 'Lyon' },
    }),
    listing('Sub Rosa', undefined, { by: ['Sub Rosa'] }),
    5.3,
    'auto',
  ],
]

/** Whether the two are the only candidates is said by the row; all else is worked out. */
for (const [why, a, b, score, verdict] of rows) {
  it(`${why}: ${score}`, () => {
    const told = [a, b].map((words, index) => ({ partner: index + 1, listing: tell(words) }))
    const [x, y] = toUnits(toUniverse(told).candidates, () => false) as [Unit, Unit]
    const isOnly = () => why.endsWith('only ones')
    const found = judge(x, y, { isOnly, hasTwin: () => false, placesApart: () => false })
    expect({ score: found.score, verdict: verdictOf(found) }).toEqual({
      score: expect.closeTo(score),
      verdict,
    })
  })
}

function verdictOf({ auto, score }: Judgement): string {
  return auto ? 'auto' : score >= 0 ? 'review' : 'none'
}

it('the best of several candidates is as good as the only one, an equal one is not', () => {
  const bits = (...others: string[]) => {
    const told = ['Ana Vega', 'Ana Vega Quintessence Nord Sud Morgenrot', ...others]
    const { candidates } = toUniverse(
      told.map((title, index) => ({ partner: index === 0 ? 1 : 2, listing: tell(listing(title)) })),
    )
    return explainPair(candidates, [], 1, 2).score
  }
  expect(bits()).toBe(5.8)
  expect(bits('Grand bal')).toBe(5.8)
  expect(bits('Ana Vega Westwind Ost Abendrot Lied')).toBe(4.3)
  expect(bits('Ana Vega')).toBe(4.3)
})
