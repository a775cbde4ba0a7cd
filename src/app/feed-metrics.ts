import { Gauge, type Registry } from 'prom-client'
import { createSingleFlight } from '../serving/single-flight.ts'
import type { ToldStanding } from '../storage/schedules.ts'

interface FeedGauge {
  readonly name: string
  readonly help: string
  /** Null: nothing is known of it. */
  readonly of: (standing: ToldStanding) => number | null
}

const GAUGES: readonly FeedGauge[] = [
  {
    name: 'affiche_feed_failures',
    help: 'Runs of a feed in a row that failed or were cut off',
    of: ({ failures }) => failures,
  },
  {
    name: 'affiche_feed_held',
    help: 'Whether the last run of a feed is held: 1, else 0',
    of: ({ lastRun }) => Number(lastRun?.state === 'held'),
  },
  {
    name: 'affiche_feed_missing',
    help: 'Listings that a feed has no more, while they wait to be withdrawn',
    of: ({ lastRun }) => lastRun?.missing ?? null,
  },
  {
    name: 'affiche_feed_last_run_seconds',
    help: 'When the last run of a feed began, in seconds since 1970',
    of: ({ lastRun }) => (lastRun === null ? null : lastRun.startedAt / 1000),
  },
]

/** How feeds stand, asked of the database once for all that is shown. While it is away nothing is said of them. */
export function feedMetrics(
  registry: Registry,
  readStandings: () => Promise<readonly ToldStanding[]>,
): void {
  const flights = createSingleFlight()
  for (const { name, help, of } of GAUGES) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: ['feed'],
      registers: [registry],
      async collect() {
        const standings = await flights.once('standings', readStandings).catch(() => [])
        gauge.reset()
        for (const standing of standings) {
          const value = of(standing)
          if (value !== null) gauge.set({ feed: standing.feed.name }, value)
        }
      },
    })
  }
}
