import { createLogger } from '../src/lib/logger.ts'
import { createDocuments } from '../src/serving/documents.ts'
import { OTTERS, putEvent, seedCatalogue } from '../tests/support/catalogue.ts'
import { SAMPLE_EVENT } from '../tests/support/sample-event.ts'
import { benchDatabase } from './support/bench-database.ts'
import { median } from './support/load.ts'

/** `npm run bench -- cold`: the first read of a performer of 1,000 events, kept ready and put together, in this process. */

const EVENTS = 1000
const ROUNDS = 9
const CODINGS = ['br', 'gzip', 'identity'] as const

const storage = await benchDatabase()
const { database } = storage
try {
  await seedCatalogue(database)
  await database.changing(Date.now(), async (tx) => {
    for (let event = 0; event < EVENTS; event += 1) {
      const description = words(event, 60)
      await putEvent(tx, { ...SAMPLE_EVENT, id: 10_000 + event, description }, event * 3_600_000)
    }
  })
  const rows: Record<string, Record<string, number>> = {}
  for (const form of ['json', 'xml'] as const) {
    for (const coding of CODINGS) {
      const together: number[] = []
      const kept: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await database.query('delete from documents')
        together.push(await firstRead(form, coding))
        kept.push(await firstRead(form, coding))
      }
      rows[`${form}, ${coding}`] = {
        'put together, ms': median(together),
        'kept, ms': median(kept),
      }
    }
  }
  console.table(rows)
  console.log('Goals: under 100 ms put together, under 43 ms kept.')
} finally {
  await storage.remove()
}

/** Seeded text that compresses as prose does, not as a repetition. */
function words(seed: number, count: number): string {
  let state = seed * 2_654_435_761 + 1
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const letters = 'esaitnruolcdpmévqfbghjàxèyêzçkw'
  const word = () =>
    Array.from({ length: 2 + next(8) }, () => letters[next(letters.length)]).join('')
  return Array.from({ length: count }, word).join(' ')
}

/** In a memory of its own, as a process that has just started. */
async function firstRead(form: 'json' | 'xml', coding: (typeof CODINGS)[number]): Promise<number> {
  const documents = createDocuments({
    database,
    logger: createLogger({ level: 'warn' }),
    publicUrl: 'https://affiche.example',
    cacheBytes: 256 * 1024 * 1024,
  })
  const before = performance.now()
  const document = await documents.find('performer', OTTERS, form, coding)
  const ms = performance.now() - before
  if (document?.bodies.get(coding) === undefined) throw new Error('no document')
  await documents.settled()
  return Math.round(ms * 10) / 10
}
