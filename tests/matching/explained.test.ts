import { expect, test } from 'vitest'
import { CATALOGUE } from '../../bench/matching/catalogue.ts'
import { HABITS_ABROAD } from '../../bench/matching/habits-abroad.ts'
import { HABITS_ELEVEN } from '../../bench/matching/habits-eleven.ts'
import { HABITS_AFFAIRS } from '../../bench/matching/habits-affairs.ts'
import { HABITS_BESIDE } from '../../bench/matching/habits-beside.ts'
import { HABITS } from '../../bench/matching/seller-habits.ts'
import { tell } from '../../bench/matching/tell.ts'
import { toUniverse } from '../../bench/matching/universe.ts'
import { reasonWords } from '../../src/cli/reason-words.ts'
import { explainPair, resolveEvents } from '../../src/ingestion/resolve/resolve-events.ts'

test('what each reason weighs adds up to the score that put a pair on the review list', () => {
  const asked = [
    ...CATALOGUE,
    ...HABITS,
    ...HABITS_ABROAD,
    ...HABITS_ELEVEN,
    ...HABITS_AFFAIRS,
    ...HABITS_BESIDE,
  ].flatMap(({ told }) => {
    const tellings = Object.entries(told).map(([name, words]) => ({
      partner: name.charCodeAt(0) - 64,
      listing: tell({ ...words, id: words.id ?? name }),
      withdrawn: words.gone ?? false,
    }))
    const { candidates } = toUniverse(tellings)
    return resolveEvents(candidates, []).review.map((pair) => ({ pair, candidates }))
  })
  expect(asked.length).toBeGreaterThan(10)
  for (const { pair, candidates } of asked) {
    const { findings, score, reasons } = explainPair(candidates, [], pair.a, pair.b)
    expect(findings.reduce((sum, { bits }) => sum + bits, 0)).toBeCloseTo(pair.score)
    expect(score).toBe(pair.score)
    expect(findings.map(({ code }) => code)).toEqual(reasons)
    expect(pair.reasons.filter((code) => code !== 'VAGUE')).toEqual(reasons)
    expect(pair.reasons.filter((code) => reasonWords([code]) === code)).toEqual([])
  }
})

test('two nights that a run holds together are explained by it, not by what would part them', () => {
  const hall = { name: 'Le Rond-Point', street: '1 rue Ronde', city: 'Paris', country: 'FR' }
  const nights = ['2026-06-12 20:00', '2026-06-13 20:00']
  const tellings = [
    { partner: 1, listing: tell({ title: 'Cyrano', at: nights, place: hall, main: 'theatre' }) },
    ...nights.map((at, index) => ({
      partner: 2,
      listing: tell({ id: `b${index}`, title: 'Cyrano', at, place: hall }),
    })),
  ]
  const { candidates } = toUniverse(tellings)
  const { clusters } = resolveEvents(candidates, [])
  expect(clusters).toEqual([[1, 2, 3]])
  const alone = explainPair(candidates, [], 2, 3)
  expect(alone).toMatchObject({ verdict: 'veto', reasons: ['V5'] })
  const within = explainPair(candidates, [], 2, 3, { together: [1, 2, 3] })
  expect(within).toMatchObject({ verdict: 'auto', score: expect.any(Number) })
  expect(within.reasons[0]).toBe('IN_RUN')
})
