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
