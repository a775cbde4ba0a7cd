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
 * Takes or sweeps pictures in a process of its own, as of the instant given, so that it can be killed: says when it is about
 * to write or remove its copy of this number, and does nothing behind that.
 */
const [, , url = '', folder = '', what = '', at = '', last = ''] = process.argv
const database = openDatabase({ url })
const onDisk = diskStore(folder)
const clock = { now: () => Number(at) }
let copies = 0
async function counted(work: () => Promise<void>): Promise<void> {
  copies += 1
  if (copies < Number(last)) return work()
  writeSync(1, 'now\n')
  await work()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
const store: PictureStore = {
  ...onDisk,
  put: (name, bytes) => counted(() => onDisk.put(name, bytes)),
  remove: (name) => counted(() => onDisk.remove(name)),
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
