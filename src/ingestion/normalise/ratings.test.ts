import { describe, expect, test } from 'vitest'
import { readRating, readReviews } from './ratings.ts'

const OUT = 'rating: out of its scale'

describe('a rating', () => {
  test.each<[string, unknown, unknown, readonly string[]]>([
    ['of ten is one of five', { average: 8.6, count: 120, scale: 10 }, [4.3, 120], []],
    ['of no scale is one of five', { average: '4,5', count: '3' }, [4.5, 3], []],
    ['may be the best there is', { average: 5, count: 1 }, [5, 1], []],
    ['or the worst', { average: 0, count: 1 }, [0, 1], []],
    ['beyond five without its scale is none', { average: 8, count: 2 }, null, [OUT]],
    ['beyond its scale is none', { average: 11, count: 2, scale: 10 }, null, [OUT]],
    ['below it is none', { average: -1, count: 2 }, null, [OUT]],
    ['of a scale of nothing goes by five', { average: 4, count: 2, scale: 0 }, [4, 2], []],
    ['of nobody is none', { average: 4, count: 0 }, null, []],
    ['of fewer than nobody is none', { average: 4, count: -3 }, null, [OUT]],
    ['of half a vote is none', { average: 4, count: 2.5 }, null, [OUT]],
    ['of more than there are people is none', { average: 4, count: 2e9 }, null, [OUT]],
    ['without a count is none', { average: 4 }, null, []],
    ['that is no object is none', 4, null, []],
    ['that is null is none', null, null, []],
  ])('%s', (_, given, read, warned) => {
    const warnings: string[] = []
    const rating = readRating(given, (text) => void warnings.push(text))
    expect(rating === null ? null : [rating.average, rating.count]).toEqual(read)
    expect(warnings).toEqual(warned)
  })
})

describe('reviews', () => {
  const rules = { repair: false, markup: 'auto' } as const
  const stamp = { at: 0, offset: 0 }
  function read(...given: unknown[]) {
    const warnings: string[] = []
    const stampOf = (date: unknown) => (date === '2026-01-05' ? stamp : null)
    const reviews = readReviews(given, rules, stampOf, (text) => void warnings.push(text))
    return { reviews, warnings }
  }

  test('are read with their grade on five, their words and their day', () => {
    const { reviews, warnings } = read(
      { id: 7, grade: 8, scale: 10, text: '<p>Good</p>', author: ' Ann ', date: '2026-01-05' },
      { grade: 3 },
    )
    expect(reviews).toEqual([
      { externalId: '7', grade: 4, text: 'Good', author: 'Ann', date: stamp },
      { externalId: null, grade: 3, text: null, author: '', date: null },
    ])
    expect(warnings).toEqual([])
  })

  test('without a day are still grades that somebody gave, and a day that is none is told', () => {
    const { reviews, warnings } = read({ grade: 3, date: 'soon' }, { grade: 2, date: ' ' })
    expect(reviews.map(({ grade, date }) => [grade, date])).toEqual([
      [3, null],
      [2, null],
    ])
    expect(warnings).toEqual(['review: not a date'])
  })

  test('without a grade are told, and what is none is passed over', () => {
    const { reviews, warnings } = read({ text: 'Good' }, { grade: 9 }, 'Good', null)
    expect(reviews).toEqual([])
    expect(warnings).toEqual(Array.from({ length: 2 }, () => 'review: no grade on its scale'))
    expect(
      readReviews(
        'Good',
        rules,
        () => null,
        () => {},
      ),
    ).toEqual([])
  })

  test('are as many as anybody reads', () => {
    expect(read(...Array.from({ length: 700 }, () => ({ grade: 3 }))).reviews).toHaveLength(500)
  })
})
