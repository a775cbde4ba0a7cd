import { isObject } from '../json-value.ts'
import { valuesAt } from '../mapping/record-path.ts'
import type { PagePlace } from '../pages-told.ts'

/** How APIs say that another page follows: a link or token, or a flag. */
const NEXT = [
  '@odata.nextLink',
  'odata.nextLink',
  'links.next',
  '_links.next',
  'paging.next',
  'pagination.next',
  'meta.next',
  'next',
  'next_page_url',
  'next_page',
  'next_rest_url',
  'nextPage',
  'nextUrl',
  'next_url',
  'next_cursor',
  'nextCursor',
  'meta.next_cursor',
  'meta.has_more',
  'pagination.has_next',
  'nextPageToken',
  'next_page_token',
  'pageInfo.hasNextPage',
  'meta.hasNextPage',
  'meta.hasNext',
  'metaData.hasNext',
  'metadata.hasNext',
  'meta.nextPageUrl',
  'pagination.nextPage',
  'pagination.hasNext',
  'pagination.hasNextPage',
  'pagination.has_next_page',
  'pagination.has_more',
  'pagination.hasMore',
  'paging.hasNext',
  'hydra:view.hydra:next',
  'view.next',
  'has_more',
  'hasMore',
  'hasNext',
  'has_next',
  'hasNextPage',
  'has_next_page',
]

/** Members that tell the page, counted from 1 or (Spring's `number`) from nothing, and how many there are. */
const PAGES: readonly (readonly [page: string, pages: string])[] = [
  ['meta.pagination.page', 'meta.pagination.pageCount'],
  ['meta.pagination.current_page', 'meta.pagination.total_pages'],
  ['meta.current_page', 'meta.last_page'],
  ['pagination.page', 'pagination.pages'],
  ['pagination.page', 'pagination.totalPages'],
  ['pagination.current_page', 'pagination.total_pages'],
  ['pagination.currentPage', 'pagination.totalPages'],
  ['pagination.pageIndex', 'pagination.totalPages'],
  ['pagination.page', 'pagination.total_pages'],
  ['meta.page', 'meta.total_pages'],
  ['meta.page', 'meta.totalPages'],
  ['current_page', 'last_page'],
  ['pagination.page', 'pagination.total_page'],
  ['page.current', 'page.total'],
  ['_page', '_page_count'],
  ['pageNumber', 'pageCount'],
  ['pageNumber', 'totalPages'],
  ['page', 'pages'],
  ['page', 'pageCount'],
  ['page', 'totalPages'],
  ['page', 'total_pages'],
  ['currentPage', 'totalPages'],
  ['number', 'totalPages'],
  ['page.number', 'page.totalPages'],
  ['pageable.pageNumber', 'totalPages'],
]

/** Members that tell how many records there are, which page this is, and how many of them a page has. */
const SIZES: readonly (readonly [total: string, page: string, most: string])[] = [
  ['total', 'page', 'pageSize'],
  ['total', 'page', 'page_size'],
  ['total', 'page', 'per_page'],
  ['total', 'page', 'perPage'],
  ['total', 'page', 'limit'],
  ['totalCount', 'page', 'pageSize'],
  ['total_count', 'page', 'per_page'],
  ['totalItemCount', 'page', 'itemCountPerPage'],
  ['meta.total', 'meta.page', 'meta.per_page'],
  ['pagination.total', 'pagination.page', 'pagination.limit'],
  ['pagination.total', 'pagination.page', 'pagination.per_page'],
  ['pagination.total', 'pagination.page', 'pagination.pageSize'],
]

/** Members that tell how many records there are, how many are before those of this page, and how many a page has at most. */
const WINDOWS: readonly (readonly [total: string, before: string, most: string])[] = [
  ['total', 'skip', 'limit'],
  ['total', 'offset', 'limit'],
  ['meta.total', 'meta.offset', 'meta.limit'],
  ['pagination.total', 'pagination.offset', 'pagination.limit'],
]

/**
 * The member, of the page or of what holds its records, that says that another page follows; null where none does.
 * A page without records is the last, whatever it says.
 */
export function nextPageSaid(
  page: unknown,
  path: string,
  records: readonly unknown[],
): string | null {
  if (records.length === 0) return null
  const steps = path.split(/[./]/)
  for (let length = 0; length < steps.length; length += 1) {
    const way = steps.slice(0, length).join('.')
    const [holder] = length === 0 ? [page] : valuesAt(page, way)
    const found =
      NEXT.find((member) => valuesAt(holder, member).some(leadsOn)) ??
      (length === 0 && valuesAt(holder, 'offset').some(isRecordToken) ? 'offset' : undefined)
    if (found !== undefined && !isEnd(holder, records.length))
      return way === '' ? found : `${way}.${found}`
  }
  return null
}

/** CKAN links the next page behind the last as well: its numbers say that there is none. */
function isEnd(holder: unknown, records: number): boolean {
  const [total] = valuesAt(holder, 'total')
  const [before] = valuesAt(holder, 'offset')
  return isCount(total) && typeof before === 'number' && before + records >= total
}

/**
 * Which page of how many this is, where it says so in numbers; `records`: how many it holds. From where pages are counted need
 * not be known: as many different ones as there are pages are all of them.
 */
export function pagePlace(page: unknown, records: number): PagePlace | null {
  for (const [here, all] of PAGES) {
    const [number] = valuesAt(page, here)
    const [pages] = valuesAt(page, all)
    if (isCountOrNone(number) && isCount(pages) && number <= pages) return { number, pages }
  }
  return sizedPlace(page, records) ?? windowPlace(page, records)
}

/** Of a page that holds more than one may have the number means something else. */
function sizedPlace(page: unknown, records: number): PagePlace | null {
  for (const members of SIZES) {
    const [total, number, most] = members.map((member) => valuesAt(page, member)[0])
    if (!isCount(total) || !isCountOrNone(number) || !isCount(most) || records > most) continue
    const pages = Math.ceil(total / most)
    if (number <= pages) return { number, pages }
  }
  return null
}

/** What holds more records than a page may have was not cut into pages. */
function windowPlace(page: unknown, records: number): PagePlace | null {
  for (const members of WINDOWS) {
    const [total, before, most] = members.map((member) => valuesAt(page, member)[0])
    if (!isCount(total) || !isCount(most) || !isCountOrNone(before)) continue
    if (records <= most && before < total && before % most === 0)
      return { number: before / most + 1, pages: Math.ceil(total / most) }
  }
  return null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1
}

function isCountOrNone(value: unknown): value is number {
  return value === 0 || isCount(value)
}

/** Airtable names the record that comes next; an offset in numbers may be that of this page. */
function isRecordToken(value: unknown): boolean {
  return typeof value === 'string' && /^itr\w+\/rec\w+$/.test(value)
}

function leadsOn(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return value > 1
  return value === true || (isObject(value) && valuesAt(value, 'href').some(leadsOn))
}
