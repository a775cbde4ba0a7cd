import type { Paging } from '../connector.ts'
import { listOf, objectOf, textOf } from '../json-value.ts'
import { linkedPages, withParameters } from '../paging.ts'
import type { LinkedPages } from '../paging.ts'

/** The API gives up to 300 a page; of long descriptions a hundred are some megabytes. */
const SIZE = 100

/** Each page tells in `after` where the next one begins. */
export function agendaPages(location: URL, read: LinkedPages['read']): Paging {
  const size = location.searchParams.get('size') ?? String(SIZE)
  const first = withParameters(location, { size })
  return linkedPages({
    first,
    read,
    next: (value) => {
      const after = listOf(objectOf(value)['after']).flatMap((one) => textOf(one) ?? [])
      const address = new URL(first)
      for (const one of after) address.searchParams.append('after[]', one)
      return after.length === 0 ? null : address.href
    },
  })
}
