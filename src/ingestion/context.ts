import type { Event } from '../domain/event.ts'
import type { Performer } from '../domain/performer.ts'
import type { Place } from '../domain/place.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { Database } from '../storage/database.ts'
import type { Connector } from './connectors/connector.ts'
import type { PlacesDirectory } from './enrich/places-directory.ts'
import type { FetchRequest, Fetched } from './fetch/fetched.ts'
import type { OpenedBy } from './fetch/hide-secrets.ts'

/** What the room is handed by the composition root. */
export interface IngestionContext {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  /** The bodies of a feed, one after the other. Throws a FetchError. */
  readonly fetch: (request: FetchRequest) => AsyncIterable<Fetched>
  /** Takes what opens a feed out of texts about it; absent: nothing does. */
  readonly hide?: (feed: OpenedBy) => (text: string) => string
  /** A places directory that is asked over the net; null: none is. */
  readonly directory?: PlacesDirectory | null
  readonly connectors: ReadonlyMap<string, Connector>
  /** Writes events as clients see them: ingestion does not know the contract. */
  readonly present: Presenter
  readonly progress?: (progress: Progress) => void
  /** The process is to end: a run stops after the batch at hand and says that it was interrupted. */
  readonly stop?: AbortSignal
}

export type Presenter = (event: Event, around: PresentedAround) => Presented

export interface PresentedAround {
  readonly place: Place
  /** All that are shown, in their order, whatever the event says. */
  readonly performers: readonly Performer[]
  /** What is shown of it, whatever the event says. */
  readonly trendingScore: number
}

export interface Presented {
  /**
   * All of the fragment that counts as a change: without `updatedAt` and the trending score. Good until the next event is
   * presented, like `fragment`; what that gives is the caller's.
   */
  readonly content: Uint8Array
  fragment(updatedAt: number): Uint8Array
}

export interface Progress {
  /** '' where it is about all feeds. */
  readonly feed: string
  readonly step:
    | 'fetching'
    | 'following'
    | 'reading'
    | 'rendering'
    | 'withdrawing'
    | 'rebuilding'
    | 'waiting'
    | 'searching'
  /** Listings; bytes while the feed itself is fetched, pages while those are that its items lead to. */
  readonly read: number
}
