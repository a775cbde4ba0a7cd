import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import sharp from 'sharp'
import { createLogger } from '../src/lib/logger.ts'
import { systemClock } from '../src/lib/clock.ts'
import { cutPicture } from '../src/ingestion/enrich/pictures/cut-picture.ts'
import { createFetchContext, fetchFeed } from '../src/ingestion/fetch/fetch-feed.ts'
import { takePictures } from '../src/ingestion/pictures/take-pictures.ts'
import { diskStore } from '../src/storage/picture-files/disk-store.ts'
import { notePinnedImages } from '../src/storage/pictures.ts'
import { answers, feedServer } from '../tests/support/feed-server.ts'
import { benchDatabase } from './support/bench-database.ts'

/**
 * `npm run bench -- images [pictures]`: what cutting a picture costs, beside four plain conversions of it (the yardstick);
 * then pictures from address to shown, over HTTP on loopback, with database and folder. Seeded, like photographs.
 */

const count = Number(process.argv[3] ?? 120)

const SIZES = [
  ['1200 x 800 JPEG', 1200, 800, 'jpeg'],
  ['2000 x 1333 JPEG', 2000, 1333, 'jpeg'],
  ['4000 x 3000 JPEG', 4000, 3000, 'jpeg'],
  ['800 x 1200 PNG', 800, 1200, 'png'],
  ['1600 x 900 WebP', 1600, 900, 'webp'],
] as const

const ROUNDS = 5

/** Soft shapes with some grain, other ones for each seed. */
async function photograph(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp',
  seed: number,
): Promise<Buffer> {
  const small = Buffer.alloc(24 * 16 * 3)
  let state = seed * 2_654_435_761 + 1
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24
  for (let at = 0; at < small.length; at++) small[at] = next()
  const large = await sharp(small, { raw: { width: 24, height: 16, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  for (let at = 0; at < large.length; at++)
    large[at] = Math.min(255, (large[at] ?? 0) + (next() & 7))
  return sharp(large, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** What somebody would write first: each form from the bytes. */
async function plain(bytes: Buffer): Promise<void> {
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  await sharp(bytes).autoOrient().resize(1920, 1920, fit).jpeg({ quality: 82 }).toBuffer()
  await sharp(bytes).autoOrient().resize(600, 600).jpeg({ quality: 82 }).toBuffer()
  await sharp(bytes).autoOrient().resize(1200, 675).jpeg({ quality: 82 }).toBuffer()
  await sharp(bytes).autoOrient().resize(1200, 1200, fit).webp({ quality: 75 }).toBuffer()
}

/** Milliseconds of processor time, all threads; the least of some rounds. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return Math.round(least)
}

const peakMiB = () => Math.round(process.resourceUsage().maxRSS / 1024)

async function cutting(): Promise<void> {
  const rows: Record<string, object> = {}
  const samples = []
  for (const [name, width, height, format] of SIZES) {
    samples.push({ name, bytes: await photograph(width, height, format, 1) })
  }
  sharp.concurrency(1)
  sharp.cache(false)
  for (const { name, bytes } of samples) {
    const ours = await cost(() => cutPicture(bytes))
    const yardstick = await cost(() => plain(bytes))
    const share = Math.round((100 * ours) / yardstick) / 100
    rows[name] = {
      KB: Math.round(bytes.length / 1024),
      'ms of processor': ours,
      'yardstick, ms': yardstick,
      share,
      'a second': Math.round(10_000 / ours) / 10,
    }
  }
  console.table(rows)
}

async function whole(): Promise<void> {
  const storage = await benchDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'affiche-bench-pictures-'))
  const server = await feedServer()
  const { database } = storage
  const fetching = createFetchContext({
    clock: systemClock,
    allowHosts: ['localhost'],
    secret: () => null,
    hostGapMs: 0,
  })
  try {
    const addresses: string[] = []
    for (let seed = 0; seed < count; seed++) {
      const bytes = await photograph(1200, 800, 'jpeg', seed)
      addresses.push(server.on(`/${seed}.jpg`, answers(200, {}, bytes)))
    }
    // Wanted without listings that show them.
    await notePinnedImages(database, addresses, Date.now())
    const before = { at: performance.now(), cpu: process.cpuUsage() }
    const taken = await takePictures({
      database,
      clock: systemClock,
      logger: createLogger({ level: 'silent' }),
      fetch: (request) => fetchFeed(fetching, request),
      store: diskStore(folder),
      cutsAtOnce: 1,
    })
    const seconds = (performance.now() - before.at) / 1000
    const { user, system } = process.cpuUsage(before.cpu)
    console.table({
      'from address to shown': {
        pictures: taken.ready,
        'a second, wall': Math.round((10 * taken.ready) / seconds) / 10,
        'ms of processor each': Math.round((user + system) / 1000 / taken.ready),
        'peak RSS, MiB': peakMiB(),
      },
    })
  } finally {
    await fetching.agent.close()
    await server.close()
    await rm(folder, { recursive: true })
    await storage.remove()
  }
}

await whole()
await cutting()
console.log(`Peak RSS with a picture of 12 million pixels and its yardstick: ${peakMiB()} MiB.`)
