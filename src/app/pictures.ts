import { join } from 'node:path'
import { closeFetching, createFetchContext, fetchFeed } from '../ingestion/fetch/fetch-feed.ts'
import { FETCH_LIMITS } from '../ingestion/fetch/fetched.ts'
import { mirroredFile } from '../ingestion/fetch/mirrored-file.ts'
import type { PictureContext } from '../ingestion/pictures/take-pictures.ts'
import { DAY_MS, HOUR_MS } from '../lib/durations.ts'
import type { PictureStore } from '../storage/picture-files/picture-store.ts'
import { makeCopyDue } from '../storage/picture-report.ts'
import { dropUnusedPictures } from '../storage/picture-sweep.ts'
import { openPictureStore } from '../storage/picture-files/open-store.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'

/** A poster scanned for print may have 10 MB; more is no picture of a web page. */
const PICTURE_LIMITS = {
  ...FETCH_LIMITS,
  wireBytesMax: 25 * 2 ** 20,
  inflatedBytesMax: 25 * 2 ** 20,
  totalMs: 60_000,
  // Attempts are counted in the database, and wait there.
  attemptsMax: 1,
}
/** Pictures come from servers made for them, one after the other. */
const HOST_GAP_MS = 100

export function pictureStoreOf(config: Config): Promise<PictureStore> {
  return openPictureStore({
    store: config.imageStore ?? join(config.dataDir, 'pictures'),
    key: config.imageStoreKey,
    secret: config.imageStoreSecret,
    region: config.imageStoreRegion,
  })
}

/** Files that stand for addresses: `HOST/PATH` below it is taken in place of what is at the address. */
export function mirrorOf(config: Config): string {
  return join(config.dataDir, 'mirror')
}

export interface PictureTaking {
  readonly context: PictureContext
  close(): Promise<void>
}

/** What taking pictures needs, for the length of a process or of a command. */
export async function openPictures(
  app: AppContext,
  options: Pick<PictureContext, 'progress' | 'stop'> = {},
): Promise<PictureTaking> {
  const { database, clock, logger, config } = app
  const ending = options.stop ?? app.stop
  const stop = ending === undefined ? {} : { stop: ending }
  const fetching = createFetchContext({
    clock,
    allowHosts: config.fetchAllowHosts,
    // Pictures are public: nothing secret goes with the request.
    secret: () => null,
    limits: PICTURE_LIMITS,
    hostGapMs: HOST_GAP_MS,
    ...stop,
  })
  const context: PictureContext = {
    database,
    clock,
    logger,
    async *fetch(request) {
      const file = await mirroredFile(mirrorOf(config), request.location)
      yield* fetchFeed(fetching, file === null ? request : { ...request, location: file })
    },
    store: await pictureStoreOf(config),
    cutsAtOnce: Math.max(1, config.imagesAtOnce),
    ...stop,
    ...(options.progress === undefined ? {} : { progress: options.progress }),
  }
  return { context, close: () => closeFetching(fetching) }
}

/** Documents lie in caches, and pages in search engines: a copy outlives its last use by this. */
const UNUSED_KEEP_MS = 30 * DAY_MS

/** Longer than anything takes to write. */
const DRAFT_KEEP_MS = DAY_MS

/** Throws away copies that nothing has shown for long, and what killed processes left half written. */
export async function sweepPictures({
  database,
  clock,
  config,
}: Pick<AppContext, 'database' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now()
  const store = await pictureStoreOf(config)
  await dropUnusedPictures(database, store, now, now - UNUSED_KEEP_MS)
  await store.removeDrafts(now - DRAFT_KEEP_MS)
}

/** A copy that is asked for again and again meanwhile is noted once in this time. */
const DAMAGE_NOTED_MS = HOUR_MS
const DAMAGES_KEPT = 1000

/** Takes the names of copies that were found damaged: what they are copies of is fetched again. */
export function mendDamaged({
  database,
  clock,
  logger,
}: Pick<AppContext, 'database' | 'clock' | 'logger'>): (name: string) => void {
  const noted = new Map<string, number>()
  return (name) => {
    const now = clock.now()
    if (now - (noted.get(name) ?? Number.NEGATIVE_INFINITY) < DAMAGE_NOTED_MS) return
    if (noted.size >= DAMAGES_KEPT) noted.clear()
    noted.set(name, now)
    makeCopyDue(database, name, now).catch((error: unknown) => {
      noted.delete(name)
      logger.warn({ err: error, name }, 'a damaged picture could not be noted')
    })
  }
}
