import { describe, expect, test } from 'vitest'
import { tell } from '../../bench/matching/tell.ts'
import type { Words } from '../../bench/matching/tell.ts'
import { toUniverse } from '../../bench/matching/universe.ts'
import { blockKeys } from '../../src/ingestion/resolve/blocks.ts'
import { compareWhere } from '../../src/ingestion/resolve/compare-where.ts'
import { judge } from '../../src/ingestion/resolve/judge.ts'
import { explainPair, resolveEvents } from '../../src/ingestion/resolve/resolve-events.ts'
import { toUnits } from '../../src/ingestion/resolve/unit.ts'
import type { Unit } from '../../src/ingestion/resolve/unit.ts'

const [LAT, LNG] = [45.7601, 4.8602]
/** So many degrees of latitude are a metre. */
const METRE = 1 / 111_195

const HALL = {
  name: 'Nowadays',
  street: '56 rue des Pins',
  city: 'Lyon',
  country: 'FR',
  lat: LAT,
  lng: LNG,
}
const away = (metres: number) => ({
  ...HALL,
  name: 'Le Transformateur',
  street: '4 quai des Brumes',
  lat: LAT + metres * METRE,
})

function show(title: string, more: Partial<Words> = {}): Words {
  return { title, at: '2026-06-12 20:00', place: HALL, ...more }
}

function clock(minutes: number): string {
  const at = 20 * 60 + minutes
  return `2026-06-12 ${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
}

function tellingOf(partner: number, words: Words) {
  return { partner, listing: tell(words) }
}

function judged(a: Words, b: Words, seller: { readonly family?: string } = {}) {
  const told = [a, b].map((words, index) => ({
    partner: index + 1,
    listing: tell(words),
    ...seller,
  }))
  const [x, y] = toUnits(toUniverse(told).candidates, () => false) as [Unit, Unit]
  return judge(x, y, { isOnly: () => true, hasTwin: () => false, placesApart: () => false })
}

describe('just within a limit and just beyond it', () => {
  test.each([
    [399, 'near'],
    [401, 'other'],
  ])('halls %i m apart are %s', (metres, relation) => {
    const place = { id: 1, city: 'lyon', core: ['nowadays'], sure: true as const }
    const [a, b] = [
      { ...place, at: [LAT, LNG] as const },
      { ...place, id: 2, core: ['transformateur'], at: [LAT + metres * METRE, LNG] as const },
    ]
    expect(compareWhere(a, b).relation).toBe(relation)
  })

  test.each([
    [29_900, ['Sub Rosa'], null],
    [30_100, ['Sub Rosa'], 'V11'],
    [1990, [], null],
    [2010, [], 'V11'],
  ])('one night %i m apart, played by %j: %s', (metres, by, veto) => {
    const found = judged(show('Sub Rosa', { by }), show('Sub Rosa', { by, place: away(metres) }))
    expect(found.veto).toBe(veto)
  })

  test.each([
    [5, true],
    [6, false],
  ])('doors %i minutes from the other’s start: %s', (minutes, isDoors) => {
    const at = Date.parse('2026-06-12T17:00Z') + minutes * 60_000
    const doors = { timing: { doors: { at, offset: 120 } } }
    const found = judged(show('Sub Rosa', doors), show('Sub Rosa', { at: clock(-60) }))
    expect(found.reasons.includes('M_DOORS')).toBe(isDoors)
  })

  test.each([
    [89, false],
    [90, true],
  ])('a seller’s early and late show %i minutes apart are two: %s', (minutes, areTwo) => {
    const late = show('Sub Rosa (late show)', { at: clock(minutes) })
    const found = judged(show('Sub Rosa (early show)'), late, { family: 'one' })
    expect(found.veto === 'V6').toBe(areTwo)
  })

  test.each([
    [89, 'V8'],
    [90, null],
  ])('in two rooms of a hall %i minutes apart: %s', (minutes, veto) => {
    const room = (name: string) => ({ place: { ...HALL, room: name } })
    const other = { ...room('Grande salle'), at: clock(minutes) }
    expect(judged(show('Sub Rosa', room('Club')), show('Sub Rosa', other)).veto).toBe(veto)
  })

  test.each([
    [30, true],
    [31, false],
  ])(
    'titles that share one word that a sign cuts off, %i minutes apart, are one show: %s',
    (minutes, auto) => {
      const other = show('Quintessence: Nord Sud Morgenrot', { at: clock(minutes) })
      expect(judged(show('Quintessence'), other).auto).toBe(auto)
    },
  )

  test.each([
    [60, null],
    [61, 'V10'],
  ])('the guests named first, %i minutes apart: %s', (minutes, veto) => {
    const sport = { main: 'sport' }
    const found = judged(
      show('Orlando Magic vs Boston Celtics', sport),
      show('Boston Celtics vs Orlando Magic', { ...sport, at: clock(minutes) }),
    )
    expect(found.score > 0 ? null : found.veto).toBe(veto)
  })

  test.each([
    [15, 0],
    [16, 1],
  ])('an event of %i sellers: %i is to be looked at', (sellers, doubtful) => {
    const told = Array.from({ length: sellers }, (_, index) =>
      tellingOf(index + 1, show('Sub Rosa')),
    )
    const { clusters, doubtful: found } = resolveEvents(toUniverse(told).candidates, [])
    expect(clusters).toHaveLength(1)
    expect(found).toHaveLength(doubtful)
  })

  test.each([
    [90, 2.5, 'music', 0],
    [120, 1.5, 'music/rock', 1],
  ])(
    'two put together, %i minutes apart, that agree by %d bits: %i is to be looked at',
    (minutes, score, main, doubtful) => {
      const [short, long] = ['Ana Vega', 'Ana Vega Quintessence Nord Sud Morgenrot'] as const
      const told = [
        tellingOf(1, show(short, { main })),
        tellingOf(2, show(long, { main, at: clock(minutes) })),
        tellingOf(2, show(short, { at: clock(180) })),
      ]
      const listings = [`1:${short}`, `2:${long}`]
      const link = {
        id: 1,
        at: 0,
        by: '',
        why: '',
        revokes: null,
        what: { kind: 'mustLink', listings },
      } as const
      const { candidates } = toUniverse(told)
      expect(explainPair(candidates, [], 1, 2).score).toBe(score)
      expect(resolveEvents(candidates, [link]).doubtful).toHaveLength(doubtful)
    },
  )

  test('what goes on for more weeks than sixty is looked for in those and as something long', () => {
    const keys = (weeks: number) => {
      const day = (count: number) =>
        new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10)
      const words = show('Sub Rosa', { at: day(0), to: day(7 * weeks - 1), main: 'exhibition' })
      const [one] = toUniverse([tellingOf(1, words)]).candidates
      return blockKeys(one!.features).length
    }
    expect([59, 60, 61, 200].map(keys).map((count) => count - keys(60))).toEqual([-1, 0, 1, 1])
  })
})
