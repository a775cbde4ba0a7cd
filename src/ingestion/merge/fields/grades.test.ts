import { describe, expect, it, test } from 'vitest'
import { local, merged, sourceOf } from '../../../../tests/support/merged.ts'
import { paris } from '../../../../tests/support/sample-listing.ts'
import type { Review } from '../../../domain/listing.ts'

function review(grade: number, words: Partial<Review> = {}): Review {
  return {
    externalId: null,
    grade,
    text: null,
    author: '',
    date: paris('2026-11-02 00:00'),
    ...words,
  }
}

describe('grades', () => {
  test.each([
    ['none', [{}], null, 0],
    ['a rating of nobody', [{ rating: { average: 0, count: 0 } }], null, 0],
    ['an aggregate', [{ rating: { average: 4.3, count: 120 } }], 4.3, 120],
    ['single reviews count one each', [{ reviews: [review(5), review(4), review(4)] }], 4.33, 3],
    [
      'a rating holds the listing’s reviews',
      [{ rating: { average: 4, count: 10 }, reviews: [review(1)] }],
      4,
      10,
    ],
    [
      'aggregates weigh by their count',
      [{ rating: { average: 5, count: 1 } }, { rating: { average: 3, count: 3 } }],
      3.5,
      4,
    ],
    [
      'aggregate and reviews',
      [{ rating: { average: 3, count: 3 } }, { reviews: [review(5)] }],
      3.5,
      4,
    ],
  ] as const)('%s', (_, listings, average, total) => {
    const event = merged(listings.map((listing) => ({ listing })))
    expect([event.averageGrade, event.totalGrades]).toEqual([average, total])
  })

  it('count what a partner says twice once', () => {
    const partner = { id: 7 }
    const told = { partner, listing: { grain: 'run', rating: { average: 4, count: 10 } } } as const
    const other = { ...told, listing: { ...told.listing, start: '2027-01-01 20:00' } }
    const event = merged([told, other])
    expect([event.averageGrade, event.totalGrades]).toEqual([4, 10])
    expect(sourceOf(event, 2).totalGrades).toBe(10)
  })

  it('count a review that is held by another listing’s rating once', () => {
    const same = review(5, { author: 'Ana', text: 'Bravo' })
    const event = merged([
      { listing: { rating: { average: 4, count: 10 }, reviews: [same] } },
      { listing: { reviews: [same, review(2, { author: 'Bo' })] } },
    ])
    expect([event.averageGrade, event.totalGrades]).toEqual([3.82, 11])
  })

  it('count a review that a listing tells twice once, for its source as for the event', () => {
    const reviews = [
      review(5, { author: 'Ana', text: 'Bravo !' }),
      review(5, { author: 'ANA', text: 'bravo' }),
      review(2, { author: 'Bo', date: null }),
      review(2, { author: 'Bo', date: null }),
    ]
    const event = merged([{ listing: { reviews } }])
    expect([event.averageGrade, event.totalGrades]).toEqual([3.5, 2])
    expect(sourceOf(event, 1)).toMatchObject({ averageGrade: 3.5, totalGrades: 2 })
  })
})

describe('commentaries', () => {
  it('that nobody dates come last', () => {
    const undated = review(4, { author: 'Bo', date: null })
    const event = merged([{ listing: { reviews: [undated, review(5, { author: 'Ana' })] } }])
    expect(event.commentaries.map(({ username, date }) => [username, date === null])).toEqual([
      ['Ana', false],
      ['Bo', true],
    ])
  })

  it('are the newest first, each once', () => {
    const bravo = review(5, { author: 'Ana', text: 'Bravo', externalId: 'r1' })
    const event = merged([
      {
        listing: {
          reviews: [bravo, review(3.456, { author: 'Bo', date: paris('2026-11-05 00:00') })],
        },
      },
      { listing: { reviews: [{ ...bravo, externalId: 'x9' }] } },
    ])
    expect(
      event.commentaries.map(({ username, grade, date, content }) => [
        username,
        grade,
        local(date!),
        content,
      ]),
    ).toEqual([
      ['Bo', 3.46, '2026-11-05 00:00', null],
      ['Ana', 5, '2026-11-02 00:00', 'Bravo'],
    ])
  })

  it('of two sellers are one where only the writing differs', () => {
    const told = review(5, { author: 'Zoé  D.', text: 'Très bien !\nÀ voir.' })
    const again = { ...told, author: 'ZOE D.', text: 'Très bien ! A voir.' }
    const event = merged([
      { listing: { reviews: [told] } },
      { listing: { reviews: [{ ...again, date: paris('2026-11-02 21:40') }] } },
      { listing: { reviews: [{ ...again, date: paris('2026-11-03 00:00') }] } },
    ])
    expect(event.commentaries.map(({ username }) => username)).toHaveLength(2)
    expect(event.totalGrades).toBe(2)
  })

  it('without a text are one only with the same grade', () => {
    const event = merged([
      { listing: { reviews: [review(5, { author: 'Ana' })] } },
      { listing: { reviews: [review(5, { author: 'Ana' }), review(2, { author: 'Ana' })] } },
    ])
    expect(event.commentaries.map(({ grade }) => grade)).toEqual([5, 2])
    expect([event.averageGrade, event.totalGrades]).toEqual([3.5, 2])
  })

  it('are bounded in number and length, and all of them count', () => {
    const reviews = Array.from({ length: 300 }, (_, index) =>
      review(4, { author: `A ${index}`, text: 'x'.repeat(index === 0 ? 9000 : 3) }),
    )
    const event = merged([{ listing: { reviews } }, {}])
    expect(event.commentaries).toHaveLength(200)
    const lengths = event.commentaries.map(({ content }) => content?.length ?? 0)
    expect(Math.max(...lengths)).toBe(5000)
    expect(event.totalGrades).toBe(300)
  })

  it('keep two of nobody and nothing apart', () => {
    expect(merged([{ listing: { reviews: [review(5), review(5)] } }]).commentaries).toHaveLength(2)
  })
})
