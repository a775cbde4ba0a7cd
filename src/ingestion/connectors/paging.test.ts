import { describe, expect, test } from 'vitest'
import { lead } from '../../../tests/support/lead-pages.ts'
import { linkedPages, numberedPages, withParameters } from './paging.ts'
import type { PageOfList } from './paging.ts'

interface Told {
  readonly ids: (string | null)[]
  readonly total?: number
  readonly next?: string
}

const page = (value: unknown): PageOfList | null =>
  typeof value === 'object' && value !== null && 'ids' in value
    ? { ids: (value as Told).ids, total: (value as Told).total ?? null }
    : null

const linked = () =>
  linkedPages({ first: '1', read: page, next: (value) => (value as Told).next ?? null })

describe('pages that lead from one to the next', () => {
  test.each<[string, readonly (Told | string)[], readonly (string | number)[], string | null]>([
    [
      'end where all items came',
      [
        { ids: ['a', 'b'], total: 3, next: '2' },
        { ids: ['c'], total: 3, next: '3' },
      ],
      ['1', '2'],
      null,
    ],
    ['end where nothing follows', [{ ids: ['a'], next: '2' }, { ids: ['b'] }], ['1', '2'], null],
    [
      'end with an empty one',
      [
        { ids: ['a'], next: '2' },
        { ids: [], next: '3' },
      ],
      ['1', '2'],
      null,
    ],
    [
      'count what has no id',
      [
        { ids: [null, null], total: 4, next: '2' },
        { ids: [null, 'a'], total: 4 },
      ],
      ['1', '2'],
      null,
    ],
    [
      'are not whole where items are missing',
      [
        { ids: ['a'], total: 3, next: '2' },
        { ids: ['b'], total: 3 },
      ],
      ['1', '2'],
      '2 of 3 items came',
    ],
    [
      'are not whole where one is no page',
      [{ ids: ['a'], total: 3, next: '2' }, '<html>'],
      ['1', '2'],
      'page 2 is no page of the API',
    ],
    [
      'are not whole where one leads back',
      [
        { ids: ['a'], next: '2' },
        { ids: ['b'], next: '1' },
      ],
      ['1', '2'],
      'page 2 leads back to another',
    ],
    [
      'are read once more where an item pushed another out',
      [
        { ids: ['a', 'b'], total: 3, next: '2' },
        { ids: ['b'], total: 3 },
        { ids: ['x', 'a'], total: 3, next: '2' },
        { ids: ['b'], total: 3 },
      ],
      ['1', '2', 2, '1', '2'],
      null,
    ],
    [
      'are read once more where their total changed, and no further',
      [
        { ids: ['a'], total: 2, next: '2' },
        { ids: ['b'], total: 3 },
        { ids: ['a'], total: 3, next: '2' },
        { ids: ['b'], total: 2 },
      ],
      ['1', '2', 2, '1', '2'],
      'the number of items changed from 3 to 2 while the pages were read',
    ],
    [
      'are given up where the server gives the same one for ever',
      Array.from({ length: 4 }, (_, at) => ({ ids: ['a'], total: 9, next: `${at + 2}` })),
      ['1', '2', 2, '1', '4'],
      '1 of 9 items came: page 2 holds only what came before it',
    ],
  ])('%s', (_, answers, asked, broken) => {
    expect(lead(linked(), answers)).toEqual({ asked, broken })
  })
})

describe('pages by number', () => {
  const location = new URL('https://api.example/events?lang=fr&size=2')
  const numbered = (of: URL) =>
    numberedPages(of, { page: 'page', first: 0, size: 'size', sizeMax: 100, read: page })

  test('are as large as the location says, else as the API allows', () => {
    const { asked } = lead(numbered(location), [{ ids: ['a', 'b'] }, { ids: ['c'] }])
    expect(asked).toEqual([
      'https://api.example/events?lang=fr&size=2&page=0',
      'https://api.example/events?lang=fr&size=2&page=1',
    ])
    const other = lead(numbered(new URL('https://api.example/events')), [{ ids: ['a'] }])
    expect(other.asked).toEqual(['https://api.example/events?size=100&page=0'])
  })

  test('go on beyond a short one where a total says so', () => {
    const answers = [
      { ids: ['a'], total: 2 },
      { ids: ['b'], total: 2 },
    ]
    expect(lead(numbered(location), answers)).toMatchObject({ broken: null })
  })
})

test('parameters are set, others left, and the location stays what it was', () => {
  const location = new URL('https://api.example/?a=1&b=2')
  expect(withParameters(location, { b: '3', c: '4' })).toBe('https://api.example/?a=1&b=3&c=4')
  expect(location.href).toBe('https://api.example/?a=1&b=2')
})
