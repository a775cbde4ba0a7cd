import type { IncomingMessage } from 'node:http'
import type { RunReport } from '../../src/domain/feed.ts'
import { fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { catalogue } from './feed-world.ts'
import type { Catalogue } from './feed-world.ts'
import { feedServer } from './feed-server.ts'
import type { FeedServer, Handler } from './feed-server.ts'
import { contextOf } from './fetching.ts'

/** A partner's API on a local server, and runs of feeds that lead through it. */
export interface ApiWorld {
  readonly world: Catalogue
  readonly server: FeedServer
  /** Makes a feed of an address and runs it; waits are told to a clock that nobody waits for. */
  run(format: string, location: string, options?: Record<string, string>): Promise<RunReport>
  /** What each request asked, since the last time this was called. */
  asked(): URLSearchParams[]
  close(): Promise<void>
}

export async function apiWorld(): Promise<ApiWorld> {
  const world = await catalogue()
  const server = await feedServer()
  let feeds = 0
  return {
    world,
    server,
    async run(format, location, options = {}) {
      feeds += 1
      const partner = await world.partner(`Partner ${feeds}`)
      const feed = await world.give(partner, `feed-${feeds}`, '', { format, location, options })
      const fetching = contextOf()
      const context = {
        ...world.context,
        fetch: (request: Parameters<typeof fetchFeed>[1]) => fetchFeed(fetching, request),
      }
      return runFeed(context, feed)
    },
    asked: () =>
      (server.requests as IncomingMessage[])
        .splice(0)
        .map(({ url }) => new URL(url ?? '', 'http://x').searchParams),
    async close() {
      await server.close()
      await world.drop()
    },
  }
}

/** A page as JSON, made of what was asked. */
export function page(make: (asked: URLSearchParams) => unknown): Handler {
  return (request, response) => {
    const made = make(new URL(request.url ?? '', 'http://x').searchParams)
    if (typeof made === 'number') response.writeHead(made).end('{}')
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(made))
  }
}
