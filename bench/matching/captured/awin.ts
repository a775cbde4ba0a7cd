import { tell } from '../tell.ts'
import type { Told } from '../universe.ts'
import type { Feeds } from './read.ts'

type Row = Readonly<Record<string, string>>

const SELLERS = ['ticketmaster', 'stubhub', 'superstar']

/** One row per event with a price per seller: a listing for each. Truth: the row. */
export function awinTellings(feeds: Feeds): Told[] | null {
  const file = 'affiliate-feeds/awin_crosslisted.json'
  if (!feeds.has(file)) return null
  return feeds.json<Row[]>(file).flatMap((row, index) =>
    SELLERS.flatMap((seller, turn) => {
      if (row[`url_${seller}`] === undefined) return []
      const listing = tell({
        id: `${index}-${seller}`,
        title: turn === 0 ? (row['title'] ?? '') : (row['artists'] ?? ''),
        at: `${row['event_date']} ${row['event_time']}`,
        place: { name: row['venue'] ?? '', city: row['location'] ?? null },
        by: turn === 0 ? [row['artists'] ?? ''] : [],
      })
      return [{ partner: turn + 1, listing, truth: { all: String(index) } }]
    }),
  )
}
