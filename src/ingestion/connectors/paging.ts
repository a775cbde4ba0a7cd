import { parseJson } from '../../lib/tolerant-json.ts'
import type { PageAsked, Paging } from './connector.ts'

/** Once more, when something moved while the pages were read; what moves all the time is told instead. */
const PASSES_MAX = 2

/** What a page says. */
export interface PageOfList {
  /** Of its items; null for one that has none. */
  readonly ids: readonly (string | null)[]
  /** How many items all pages hold together; null where it does not say. */
  readonly total: number | null
}

/** Pages that lead from one to the next. */
export interface LinkedPages {
  readonly first: string
  /** Null for what is no page. */
  read(value: unknown): PageOfList | null
  /** Address of the page after the one of this number (the first is 1); null after the last. */
  next(value: unknown, number: number, page: PageOfList): string | null
}

/** One reading of all pages. */
export interface Pass {
  readonly pages: number
  /** Why it was not the whole; null when it was. */
  readonly broken: string | null
  /** It may be the whole when it is read again. */
  readonly moved: boolean
}

export function linkedPages(api: LinkedPages): Paging {
  return steadily(() => onePass(api))
}

/**
 * Reads pages until nothing moves between them: an item that comes to a page that was read already pushes another one
 * out of the page that is read next.
 */
export function* steadily(pass: () => Generator<PageAsked, Pass, Buffer>): Paging {
  for (let count = 1; ; count += 1) {
    const { pages, broken, moved } = yield* pass()
    if (!moved || count === PASSES_MAX) return broken
    yield { again: pages }
  }
}

export function* onePass(api: LinkedPages): Generator<PageAsked, Pass, Buffer> {
  const asked = new Set<string>()
  const counted = countItems()
  let address: string | null = api.first
  for (let pages = 1; address !== null; pages += 1) {
    if (asked.has(address))
      return { pages: pages - 1, moved: false, broken: `page ${pages - 1} leads back to another` }
    asked.add(address)
    const value = pageValue(yield { address })
    const page = api.read(value)
    if (page === null) return { pages, moved: false, broken: `page ${pages} is no page of the API` }
    const before = counted.here()
    const moved = counted.add(page)
    if (moved !== null) return { pages, moved: true, broken: moved }
    // A server that does not heed which page is asked for gives the same one for ever.
    if (page.ids.length > 0 && counted.here() === before) {
      const broken = `${counted.told()}: page ${pages} holds only what came before it`
      return { pages, moved: true, broken }
    }
    address = counted.missing() === 0 || page.ids.length === 0 ? null : api.next(value, pages, page)
  }
  const pages = asked.size
  const missing = counted.missing() ?? 0
  if (missing === 0) return { pages, moved: false, broken: null }
  return { pages, moved: counted.repeated() > 0, broken: counted.told() }
}

/** Each once: one that comes twice stands where another one was. */
function countItems() {
  const ids = new Set<string>()
  let items = 0
  let nameless = 0
  let total: number | null = null
  const here = (): number => ids.size + nameless
  return {
    /** What changed since the page before; null when nothing did. */
    add(page: PageOfList): string | null {
      if (total !== null && page.total !== null && page.total !== total)
        return `the number of items changed from ${total} to ${page.total} while the pages were read`
      total ??= page.total
      items += page.ids.length
      for (const id of page.ids) {
        if (id === null) nameless += 1
        else ids.add(id)
      }
      return null
    },
    here,
    /** Null where no page says how many there are. */
    missing: () => (total === null ? null : Math.max(0, total - here())),
    repeated: () => items - here(),
    told: () => `${here()} of ${total ?? 'more'} items came`,
  }
}

export interface NumberedPages {
  /** Parameter of the page's number, and the first one. */
  readonly page: string
  readonly first: number
  /** Parameter of the page's size, and the largest the API gives. */
  readonly size: string
  readonly sizeMax: number
  readonly read: LinkedPages['read']
}

/** Pages by number, until all items were there or a page is empty. */
export function numberedPages(location: URL, api: NumberedPages): Paging {
  const size = Number(location.searchParams.get(api.size) ?? api.sizeMax)
  const address = (number: number): string =>
    withParameters(location, {
      [api.size]: String(size),
      [api.page]: String(api.first + number - 1),
    })
  return linkedPages({
    first: address(1),
    read: api.read,
    next: (_, number, page) =>
      page.total === null && page.ids.length < size ? null : address(number + 1),
  })
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
