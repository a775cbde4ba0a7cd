import { tell } from '../tell.ts'
import type { Told } from '../universe.ts'
import { offsetAt } from './read.ts'
import type { Feeds } from './read.ts'

interface Row {
  readonly artistName: string
  readonly title: string | null
  readonly venueName: string
  readonly locationText: string
  readonly startsAt: string
  readonly timezone: string
  readonly eventUrl: string
}

const PAGES = ['14', '15'].map(
  (pages) => `bandsintown/NY_2024-10-08_2024-10-10_page_1_${pages}.json`,
)

/** One agenda fetched twice for one town and window, as if by two sellers. Truth: the agenda's id of the row. */
export function bandsintownTellings(feeds: Feeds): Told[] | null {
  if (!feeds.has(...PAGES)) return null
  return PAGES.flatMap((file, index) => {
    const rows = feeds.json<{ events: Row[] }>(file).events
    const seen = new Set<string>()
    return rows.flatMap((row) => {
      const id = /\/e\/(\d+)/u.exec(row.eventUrl)?.[1] ?? row.eventUrl
      if (seen.has(id)) return []
      seen.add(id)
      return [{ partner: index + 1, listing: toListing(row, id), truth: { all: id } }]
    })
  })
}

function toListing(row: Row, id: string) {
  const [city = ''] = row.locationText.split(',')
  return tell({
    id,
    title: row.title ?? row.artistName,
    at: row.startsAt.slice(0, 16).replace('T', ' '),
    offset: offsetAt(row.timezone, Date.parse(`${row.startsAt}Z`)),
    place: { name: row.venueName, city, country: 'US' },
    by: [row.artistName],
    more: { url: row.eventUrl },
  })
}
