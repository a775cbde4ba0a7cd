import { isObject } from '../json-value.ts'
import { valuesAt } from '../mapping/record-path.ts'

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
  'nextPageToken',
  'next_page_token',
  'pageInfo.hasNextPage',
  'has_more',
  'hasMore',
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
    const found = NEXT.find((member) => valuesAt(holder, member).some(leadsOn))
    if (found !== undefined) return way === '' ? found : `${way}.${found}`
  }
  return null
}

function leadsOn(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return value === true || (isObject(value) && valuesAt(value, 'href').some(leadsOn))
}
