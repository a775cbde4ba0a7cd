import type { FeedOption } from '../domain/feed-option.ts'
import type { Connector } from '../ingestion/connectors/connector.ts'

/** Every feed format there is, by name. A new connector is added here and in docs/feeds.md. */
export const CONNECTORS: ReadonlyMap<string, Connector> = new Map(
  ([] as readonly Connector[]).map((connector) => [connector.format, connector]),
)

/** Options that every feed takes, whatever its format. */
export const COMMON_OPTIONS: readonly FeedOption[] = [
  {
    name: 'timeZone',
    summary: 'zone of times without one whose place tells none, as Europe/Paris',
  },
  { name: 'country', summary: 'country of places that tell none, as FR' },
  { name: 'currency', summary: 'currency of prices that tell none, as EUR' },
  { name: 'earliest', summary: 'listings that end before this day are rejected (a year ago)' },
  { name: 'latest', summary: 'listings that start after this day are rejected (in three years)' },
  {
    name: 'missingHours',
    summary: 'a listing is withdrawn when missing for so long, in two runs (12)',
  },
  { name: 'coversDays', summary: 'the feed tells only the next so many days' },
]

/** Options named after what they send, of which there can be any number. */
export const OPEN_OPTIONS = /^(header|query)\.[A-Za-z0-9_-]+$/
