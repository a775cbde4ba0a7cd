import type { FeedOption } from '../domain/feed-option.ts'
import type { Connector } from '../ingestion/connectors/connector.ts'
import { CONNECTOR_LIST } from '../ingestion/connectors/registry.ts'

/** Every feed format there is, by name. */
export const CONNECTORS: ReadonlyMap<string, Connector> = new Map(
  CONNECTOR_LIST.map((connector) => [connector.format, connector]),
)

/** Options about a feed as a whole; whole numbers. Formats and normalising have theirs. */
export const FEED_OPTIONS: readonly FeedOption[] = [
  {
    name: 'missingHours',
    summary:
      'a listing is withdrawn when it is missing for so long, in two runs; default: 12; 0: by the second run, however soon',
  },
  {
    name: 'coversDays',
    summary: 'the feed tells the next so many days only; default: all to come',
    faults: (days) =>
      Number(days) === 0 ? ['0 days are none; without the option it tells all to come.'] : [],
  },
]

/** Options named after what they send with each request, of which there can be any number. */
export const OPEN_OPTIONS = /^(header|query)\..+$/
