import { writeSync } from 'node:fs'
import { fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { takePictures } from '../../src/ingestion/pictures/take-pictures.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { diskStore } from '../../src/storage/picture-files/disk-store.ts'
import type { PictureStore } from '../../src/storage/picture-files/picture-store.ts'
import { dropUnusedPictures } from '../../src/storage/picture-sweep.ts'
import { contextOf } from './fetching.ts'

/**
 * Takes or sweeps pictures in a process of its own, as of the instant given, so that it can be killed: says each copy
 * before it is written or removed.
 */
const [, , url = '', folder = '', what = '', at = ''] = process.argv
const database = openDatabase({ url })
const onDisk = diskStore(folder)
const clock = { now: () => Number(at) }
const store: PictureStore = {
  ...onDisk,
  async put(name, bytes) {
    writeSync(1, `${name}\n`)
    await onDisk.put(name, bytes)
  },
  async remove(name) {
    writeSync(1, `${name}\n`)
    await onDisk.remove(name)
  },
}
if (what === 'sweep') await dropUnusedPictures(database, store, clock.now(), clock.now())
else {
  const fetching = contextOf({ limits: { attemptsMax: 1 } })
  await takePictures({
    database,
    clock,
    logger: createLogger({ level: 'silent' }),
    fetch: (request) => fetchFeed(fetching, request),
    store,
    cutsAtOnce: 1,
  })
}
await database.close()
