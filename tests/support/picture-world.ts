import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { renderDue } from '../../src/ingestion/rendering/render-due.ts'
import { takePictures } from '../../src/ingestion/pictures/take-pictures.ts'
import type { PictureContext, TakenPictures } from '../../src/ingestion/pictures/take-pictures.ts'
import { diskStore } from '../../src/storage/picture-files/disk-store.ts'
import { contextOf } from './fetching.ts'
import { answers, feedServer } from './feed-server.ts'
import type { FeedServer } from './feed-server.ts'
import { catalogue } from './feed-world.ts'
import type { Catalogue } from './feed-world.ts'

/** A catalogue with a partner's server of pictures, and a folder for our copies. */
export interface PictureWorld extends Catalogue {
  readonly server: FeedServer
  readonly pictures: PictureContext
  /** Puts a picture on the server and gives its address. */
  put(path: string, bytes: Buffer, headers?: Record<string, string>): string
  /** Looks at what is due, then renders what shows it. */
  takePictures(): Promise<TakenPictures>
  /** How often the server was asked for a path. */
  asked(path: string): number
}

export async function pictureWorld(): Promise<PictureWorld> {
  const world = await catalogue()
  const server = await feedServer()
  const folder = await mkdtemp(join(tmpdir(), 'affiche-pictures-'))
  const fetching = contextOf({ limits: { attemptsMax: 1, wireBytesMax: 1_000_000 } })
  const pictures: PictureContext = {
    database: world.context.database,
    clock: world.clock,
    logger: world.context.logger,
    fetch: (request) => fetchFeed(fetching, request),
    store: diskStore(folder),
    cutsAtOnce: 2,
  }
  return {
    ...world,
    server,
    pictures,
    put: (path, bytes, headers = {}) => server.on(path, answers(200, headers, bytes)),
    async takePictures() {
      const taken = await takePictures(pictures)
      await renderDue(world.context, Number.POSITIVE_INFINITY)
      return taken
    },
    asked: (path) => server.requests.filter(({ url }) => url === path).length,
    async drop() {
      await server.close()
      await fetching.agent.close()
      await world.drop()
      await rm(folder, { recursive: true })
    },
  }
}
