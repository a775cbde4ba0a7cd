import { parseJson } from '../../lib/tolerant-json.ts'
import type { Paging } from './connector.ts'

/** What a page says of the whole. */
export interface PageCount {
  /** How many items the page holds. */
  readonly items: number
  /** How many all pages hold together; null where it does not say. */
  readonly total: number | null
}

export interface NumberedPages {
  /** Parameter of the page's number, and the first one. */
  readonly page: string
  readonly first: number
  /** Parameter of the page's size, and the largest the API gives. */
  readonly size: string
  readonly sizeMax: number
  /** Null for what is no page. */
  read(page: unknown): PageCount | null
}

/** Pages by number, until all items were there or a page is empty. */
export function* numberedPages(location: URL, api: NumberedPages): Paging {
  const size = Number(location.searchParams.get(api.size) ?? api.sizeMax)
  let seen = 0
  let total: number | null = null
  for (let number = api.first; ; number += 1) {
    const address = withParameters(location, {
      [api.size]: String(size),
      [api.page]: String(number),
    })
    const count = api.read(pageValue(yield { address }))
    if (count === null) return `page ${number} is no page of the API`
    if (total !== null && count.total !== null && count.total !== total)
      return changed(total, count.total)
    total = count.total
    seen += count.items
    if (total !== null && seen >= total) return null
    if (count.items === 0) return total === null ? null : `${seen} of ${total} items came`
    if (total === null && count.items < size) return null
  }
}

export function changed(before: number, after: number): string {
  return `the number of items changed from ${before} to ${after} while the pages were read`
}

/** The address with parameters set, others as they are. */
export function withParameters(
  location: URL,
  parameters: Readonly<Record<string, string>>,
): string {
  const address = new URL(location)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** Undefined where it is no JSON. */
export function pageValue(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
