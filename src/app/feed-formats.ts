import type { FeedOption } from '../domain/feed-option.ts'
import type { Connector } from '../ingestion/connectors/connector.ts'
import { CONNECTOR_LIST } from '../ingestion/connectors/registry.ts'
import { NORMALISE_OPTIONS } from '../ingestion/normalise/settings.ts'

/** Every feed format there is, by name. */
export const CONNECTORS: ReadonlyMap<string, Connector> = new Map(
  CONNECTOR_LIST.map((connector) => [connector.format, connector]),
)

/** Options that every feed takes, whatever its format. */
export const COMMON_OPTIONS: readonly FeedOption[] = [
  ...NORMALISE_OPTIONS,
  {
    name: 'missingHours',
    summary: 'a listing is withdrawn when missing for so long, in two runs (12)',
  },
  { name: 'coversDays', summary: 'the feed tells only the next so many days' },
]

/** Options named after what they send, of which there can be any number. */
export const OPEN_OPTIONS = /^(header|query)\.[A-Za-z0-9_-]+$/
