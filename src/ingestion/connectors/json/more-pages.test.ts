import { describe, expect, test } from 'vitest'
import { read, row } from '../../../../tests/support/read-json.ts'

describe('a page', () => {
  test.each<[string, object, string]>([
    [
      'a link',
      { next_rest_url: 'https://api.example/2' },
      '"next_rest_url" says that more pages follow: only what is here is read',
    ],
    [
      'a token',
      { meta: { next_cursor: 'abc' } },
      '"meta.next_cursor" says that more pages follow: only what is here is read',
    ],
    ['their number', { meta: { pagination: { page: 1, pageCount: 3 } } }, '1 of 3 pages are here'],
    ['its index', { pagination: { pageIndex: 1, totalPages: 3 } }, '1 of 3 pages are here'],
    ['the records before it', { total: 5, skip: 2, limit: 2 }, '1 of 3 pages are here'],
    ['the offset of it', { meta: { total: 3, offset: 0, limit: 1 } }, '1 of 3 pages are here'],
  ])('that leads on by %s is no whole feed', async (_, more, reason) => {
    expect((await read({ shows: [row(1)], ...more }, 'shows')).incomplete).toEqual([reason])
  })

  test.each([{ next_page: null }, { next_rest_url: '' }, { page: 3, pages: 3 }])(
    'and is the last, as %j says, is whole with the others',
    async (last) => {
      const pages = [1, 2].map((page) => ({
        shows: [row(page)],
        ...('pages' in last ? { page, pages: 3 } : {}),
      }))
      const { incomplete } = await read([...pages, { shows: [row(3)], ...last }], 'shows')
      expect(incomplete).toEqual([])
    },
  )
})

test.each<[string, string, object, string | null]>([
  [
    'a link',
    'value',
    { value: [row(1)], '@odata.nextLink': 'https://a.example/2' },
    '@odata.nextLink',
  ],
  ['a link of HAL', 'data', { data: [row(1)], _links: { next: { href: '/2' } } }, '_links.next'],
  [
    'a flag beside the list',
    'a.b',
    { a: { b: [row(1)], pageInfo: { hasNextPage: true } } },
    'a.pageInfo.hasNextPage',
  ],
  ['a last page', 'data', { data: [row(1)], links: { next: null }, has_more: false }, null],
  ['a page without records', 'data', { data: [], next: '/2' }, null],
  [
    'the record that comes next',
    'records',
    { records: [row(1)], offset: 'itrA1b2/recC3d4' },
    'offset',
  ],
  [
    'a link behind all records',
    'd.r',
    { d: { r: [row(1)], total: 3, offset: 2, limit: 2, _links: { next: '/3' } } },
    null,
  ],
  [
    'a link between them',
    'd.r',
    { d: { r: [row(1)], total: 3, offset: 1, limit: 1, _links: { next: '/3' } } },
    'd._links.next',
  ],
  ['all records at once', 'd', { d: [row(1), row(2)], total: 3, offset: 0, limit: 1 }, null],
  ['one window of one', 'd', { d: [row(1)], total: 1, skip: 0, limit: 100 }, null],
  ['the offset of this page', 'records', { records: [row(1)], offset: 'abc' }, null],
])('what says that more pages follow is not whole: %s', async (_, records, page, member) => {
  const { incomplete } = await read(JSON.stringify(page), records)
  const reason = `"${member}" says that more pages follow: only what is here is read`
  expect(incomplete).toEqual(member === null ? [] : [reason])
})

async function incompleteOf(...pages: readonly object[]): Promise<readonly string[]> {
  return (await read(pages, 'shows')).incomplete
}

describe('a page that is not all there is says so by', () => {
  test.each<[string, object]>([
    ['pages counted from nothing', { number: 0, totalPages: 3, last: false }],
    ['the same within', { page: { number: 0, size: 20, totalElements: 45, totalPages: 3 } }],
    ['a page of so many', { page: { current: 1, size: 10, total: 3 } }],
    ['a number, a size and how many there are', { page: 1, pageSize: 30, totalCount: 90 }],
    ['the same by other names', { page: 1, per_page: 1, total: 3 }],
    ['the same within a member', { pagination: { page: 1, limit: 10, total: 25 } }],
    ['the same, counted from nothing', { page: 0, limit: 1, total: 3 }],
    ['a number that most count from 1', { pageNumber: 0, totalPages: 3 }],
  ])('%s', async (_, more) => {
    expect(await incompleteOf({ shows: [row(1)], ...more })).toEqual(['1 of 3 pages are here'])
  })

  test.each<[string, object]>([
    ['metaData.hasNext', { metaData: { hasNext: true } }],
    ['pagination.nextPage', { pagination: { nextPage: true } }],
    ['hydra:view.hydra:next', { 'hydra:view': { 'hydra:next': '/shows?page=2' } }],
  ])('%s', async (member, more) => {
    expect(await incompleteOf({ shows: [row(1)], ...more })).toEqual([
      `"${member}" says that more pages follow: only what is here is read`,
    ])
  })
})

test.each<[string, readonly object[]]>([
  ['is the last of all', [{ number: 0, totalPages: 1, last: true }]],
  ['comes with the others', [0, 1].map((number) => ({ number, totalPages: 2 }))],
  ['comes with those from 1', [1, 2].map((number) => ({ page: { number, totalPages: 2 } }))],
  ['comes with those from 0', [0, 1].map((page) => ({ page, limit: 2, total: 4 }))],
  ['holds all of them', [{ page: 1, pageSize: 30, totalCount: 2 }]],
  ['holds more than a page may', [{ page: 1, pageSize: 1, total: 90 }]],
  ['counts something else', [{ number: 12, totalPages: 3 }]],
])('a page is whole that %s', async (_, pages) => {
  const whole = pages.map((more, at) => ({ shows: [row(2 * at), row(2 * at + 1)], ...more }))
  expect(await incompleteOf(...whole)).toEqual([])
})
