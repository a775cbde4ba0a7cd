import type { Paging } from '../connector.ts'
import { isObject, listOf, textOf } from '../json-value.ts'
import { changed, pageValue, withParameters } from '../paging.ts'

/** The API gives up to 300 a page; of long descriptions a hundred are some megabytes. */
const SIZE = 100

/** Each page tells in `after` where the next one begins. */
export function* agendaPages(location: URL): Paging {
  const size = location.searchParams.get('size') ?? String(SIZE)
  const sized = new URL(withParameters(location, { size }))
  let seen = 0
  let total: number | null = null
  let address = sized
  for (;;) {
    const page = readPage(pageValue(yield { address: address.href }))
    if (page === null) return 'a page is none of the API'
    if (total !== null && page.total !== null && page.total !== total)
      return changed(total, page.total)
    total ??= page.total
    seen += page.items
    const all = total !== null && seen >= total
    if (all || page.items === 0 || page.after.length === 0)
      return all || total === null ? null : `${seen} of ${total} items came`
    address = new URL(sized)
    for (const one of page.after) address.searchParams.append('after[]', one)
  }
}

interface AgendaPage {
  readonly items: number
  readonly total: number | null
  readonly after: readonly string[]
}

function readPage(value: unknown): AgendaPage | null {
  if (!isObject(value) || !Array.isArray(value['events'])) return null
  const total = Number(textOf(value['total']) ?? Number.NaN)
  return {
    items: value['events'].length,
    total: Number.isInteger(total) ? total : null,
    after: listOf(value['after']).flatMap((one) => textOf(one) ?? []),
  }
}
