import { describe, expect, test } from 'vitest'
import { breakingLine, type Moment } from '../../tests/support/breaking-line.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { systemClock } from '../lib/clock.ts'
import { createLogger } from '../lib/logger.ts'
import { openDatabase, type Database } from '../storage/database.ts'
import { addJob, freeAbandonedJobs } from '../storage/jobs.ts'
import { openLanes } from './job-lanes.ts'
import { outageTeller } from './outage.ts'

const logger = createLogger({ level: 'silent' })
const outage = outageTeller({ logger, clock: systemClock })

async function jobsIn(database: Database): Promise<unknown[]> {
  return (await database.query('select * from graphile_worker.jobs')).rows
}

/** What the program says to the database at each step of a job's life. */
const STEPS: readonly (readonly [step: string, text: string])[] = [
  ['says that it lives', 'pg_advisory_lock_shared'],
  ['asks for the numbers of its tasks', 'insert into "graphile_worker"._private_tasks'],
  ['listens', 'LISTEN "jobs:insert"'],
  ['takes a job', 'get_job/graphile_worker'],
  ['tells that a job has failed', 'fail_job/graphile_worker'],
  ['ends a job', 'complete_job/graphile_worker'],
]
const MOMENTS: readonly Moment[] = ['before it arrives', 'before its answer comes']
/** How a connection ends: closed from afar, or given up by the system of this machine. */
const ENDS: readonly (string | undefined)[] = [undefined, 'ETIMEDOUT']

describe.concurrent('a lane whose connections break while it', () => {
  test.each(
    STEPS.flatMap(([step, text]) =>
      MOMENTS.flatMap((moment) => ENDS.map((code) => [step, moment, code, text] as const)),
    ),
  )('%s, %s (%s), does its jobs all the same', async (_, moment, code, text) => {
    const db = await testDatabase()
    const line = await breakingLine(db.url)
    const database = openDatabase({ url: line.url })
    let tries = 0
    const work = async () => {
      tries += 1
      if (tries === 1) throw new Error('The first try fails.')
    }
    const lane = { tasks: { work }, concurrency: 2 }
    const lanes = await openLanes({ database, databaseUrl: line.url, logger, outage }, [lane])
    const broken = line.breakAt(text, moment, code)
    await lanes.start()
    await addJob(db.database, 'work', {}, 'first')
    await broken
    await addJob(db.database, 'work', {}, 'second')
    await eventually(async () => {
      await lanes.renew()
      await freeAbandonedJobs(database)
      expect(await jobsIn(db.database)).toEqual([])
    })
    await lanes.close()
    await database.close()
    await line.close()
    await db.drop()
  })
})

test('jobs that were done step by step are gone when the step has ended, however slow the database', async () => {
  const db = await testDatabase()
  const context = { database: db.database, databaseUrl: db.url, logger, outage }
  const lanes = await openLanes(context, [{ tasks: { work: async () => {} }, concurrency: 1 }])
  await db.database.query(`create function slowly() returns trigger language plpgsql
    as $$ begin perform pg_sleep(0.5); return old; end $$`)
  await db.database.query(`create trigger slowly before delete on graphile_worker._private_jobs
    for each row execute function slowly()`)
  await addJob(db.database, 'work', {}, 'once')
  await lanes.drain()
  expect(await jobsIn(db.database)).toEqual([])
  await lanes.close()
  await db.drop()
})
