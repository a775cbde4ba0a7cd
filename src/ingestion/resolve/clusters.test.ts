import { describe, expect, it } from 'vitest'
import { clusterUnits } from './clusters.ts'
import type { Comparison } from './compare-all.ts'
import type { Judgement } from './judge.ts'
import type { Unit } from './unit.ts'

/** Single nights of one day, of which only what they score against each other is known. */
function clustersOf(names: string, scores: Readonly<Record<string, number>>, apart = ''): string {
  const units = names.split('').map((key, index) => ({
    index,
    key,
    features: { grain: 'single', days: [1], from: 1, to: 1 },
  })) as unknown as Unit[]
  const judgementOf = (a: Unit, b: Unit): Judgement => {
    const score = scores[`${a.key}${b.key}`] ?? scores[`${b.key}${a.key}`] ?? 0
    return { veto: null, score, auto: score >= 4, reasons: [], findings: [] }
  }
  const pairs = units.flatMap((a, index) => units.slice(index + 1).map((b) => ({ a, b })))
  const edges = pairs
    .map(({ a, b }) => ({ a, b, judgement: judgementOf(a, b) }))
    .filter(({ judgement }) => judgement.auto)
    .toSorted((x, y) => y.judgement.score - x.judgement.score)
  const comparison = {
    units,
    edges,
    seeds: [],
    judge: judgementOf,
    cannotLink: (a: Unit, b: Unit) => [`${a.key}${b.key}`, `${b.key}${a.key}`].includes(apart),
  } as unknown as Comparison
  return clusterUnits(comparison)
    .map((cluster) =>
      cluster
        .map(({ key }) => key)
        .toSorted()
        .join(''),
    )
    .toSorted()
    .join(' ')
}

describe('a listing joins a cluster', () => {
  it.each([
    ['that agrees with it on the whole', { AB: 6, BC: 5, AC: -3 }, 'ABC'],
    ['not by one of its members alone', { AB: 6, BC: 5, AC: -3.1 }, 'AB C'],
    [
      'not where one member is far from it, whatever the others say',
      { AB: 9, BC: 9, AC: -4.1 },
      'AB C',
    ],
    ['best pairs first', { AB: 5, BC: 6, AC: -4 }, 'A BC'],
  ])('%s', (_, scores, expected) => {
    expect(clustersOf('ABC', scores)).toBe(expected)
  })

  it('unless an operator keeps any two apart', () => {
    expect(clustersOf('ABC', { AB: 6, BC: 5, AC: 4 }, 'CA')).toBe('AB C')
  })

  it('up to thirty, however well they agree', () => {
    const names = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh'.split('')
    const scores = Object.fromEntries(names.flatMap((a) => names.map((b) => [a + b, 5])))
    const sizes = clustersOf(names.join(''), scores)
      .split(' ')
      .map((one) => one.length)
    expect(Math.max(...sizes)).toBe(30)
  })
})
