import { expect, test } from 'vitest'
import { affiche, afficheJson } from '../../../tests/support/command-line.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { LOCKS } from '../../storage/lock-numbers.ts'

interface Examination {
  healthy: boolean
  checks: { name: string; state: string; found: string; advice: string | null }[]
}

test('a sound installation is told so, check by check', async () => {
  const db = await testDatabase()
  try {
    const env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_PORT: '0', AFFICHE_LOG_LEVEL: 'silent' }
    const { healthy, checks } = await afficheJson<Examination>(env, 'doctor')
    expect(healthy).toBe(true)
    expect(checks.map(({ name }) => name)).toEqual([
      'database',
      'migrations',
      'clock',
      'disk',
      'port',
      'public address',
      'runs',
      'feeds',
      'matching',
      'places directory',
      'pictures',
      'settings',
    ])
    expect(checks.filter(({ state }) => state !== 'ok' && state !== 'warning')).toEqual([])
  } finally {
    await db.drop()
  }
})

test('what is wrong comes with what to do', async () => {
  const db = await testDatabase()
  try {
    await db.database.query(`insert into partners (name, created_at) values ('P', now())`)
    await db.database.query(
      `insert into feeds (partner_id, name, format, location, complete, created_at)
        values (1, 'city', 'native', '/x', true, now())`,
    )
    await db.database.query(
      `insert into runs (feed_id, state, started_at, warnings) values (1, 'failed', now(), '["There is no file."]')`,
    )
    const env = {
      AFFICHE_DATABASE_URL: db.url,
      AFFICHE_LOG_LEVEL: 'silent',
      AFFICHE_PUBLIC_URL: 'http://127.0.0.1:1',
      AFFICHE_PROT: '80',
      AFFICHE_IMAGE_STORE: 'http://127.0.0.1:1/bucket',
      AFFICHE_IMAGE_STORE_KEY: 'k',
      AFFICHE_IMAGE_STORE_SECRET: 's',
    }
    const { checks } = await afficheJson<Examination>(env, 'doctor')
    const advice = Object.fromEntries(checks.map((check) => [check.name, check.advice]))
    expect(advice['feed city']).toContain('affiche feed runs city')
    const city = checks.find(({ name }) => name === 'feed city')
    expect(city?.found).toMatch(/: There is no file(;|$)/)
    expect(advice['pictures']).toContain('AFFICHE_IMAGE_STORE')
    expect(checks.find(({ name }) => name === 'pictures')?.found).toContain('127.0.0.1:1')
    expect(advice['public address']).toContain('AFFICHE_PUBLIC_URL')
    expect(checks.find(({ name }) => name === 'settings')?.found).toContain('AFFICHE_PROT')
  } finally {
    await db.drop()
  }
})

test('of a feed in trouble the next step is that of its trouble', async () => {
  const steps = {
    failed: 'More of it, and what to do: affiche feed runs FEED',
    interrupted: 'affiche feed run FEED',
    held: 'Look at the feed. If the partner really dropped these listings: affiche feed release FEED, then affiche feed run FEED',
  }
  const db = await testDatabase()
  try {
    await db.database.query(`insert into partners (name, created_at) values ('P', now())`)
    for (const state of Object.keys(steps))
      await db.database.query(
        `with feed as (
          insert into feeds (partner_id, name, format, location, complete, created_at)
            values (1, '${state} one', 'native', '/x', true, now()) returning id)
        insert into runs (feed_id, state, started_at) select id, '${state}', now() from feed`,
      )
    const env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
    const { checks } = await afficheJson<Examination>(env, 'doctor')
    for (const [state, step] of Object.entries(steps)) {
      const told = checks.find(({ name }) => name === `feed ${state} one`)?.advice
      expect(told).toBe(step.replaceAll('FEED', `'${state} one'`))
    }
  } finally {
    await db.drop()
  }
})

test('feeds that are due are told of where nobody is there to read them, and a brake that is lifted', async () => {
  const db = await testDatabase()
  try {
    const { database } = db
    await database.query(`insert into partners (name, created_at) values ('P', now())`)
    await database.query(
      `insert into feeds (partner_id, name, format, location, schedule, complete, created_at, released)
        values (1, 'late', 'native', '/x', '0 4 * * *', true, now() - interval '3 days', true),
          (1, 'by hand', 'native', '/x', null, true, now() - interval '3 days', false)`,
    )
    await database.query(
      `insert into runs (feed_id, state, started_at) values (1, 'held', now() - interval '2 days')`,
    )
    const env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
    const told = async () => {
      const { checks } = await afficheJson<Examination>(env, 'doctor')
      return Object.fromEntries(checks.map((check) => [check.name, check]))
    }
    const alone = await told()
    expect(alone['worker']?.found).toMatch(/^none is there, and 1 feed is due, the first since \d/)
    expect(alone['feed late']?.advice).toContain('It is released: its next run')
    expect((await affiche(env, 'feed', 'list')).stdout).toContain('held, released')
    expect((await affiche(env, 'feed', 'runs', 'late')).stdout).toContain('It is released')
    const worker = await database.connect()
    await worker.query(`select pg_advisory_lock_shared(${LOCKS.workers}, 7)`)
    expect((await told())['worker']).toBeUndefined()
    await worker.end()
  } finally {
    await db.drop()
  }
})

test('without a database the doctor still answers, and fails', async () => {
  const env = { AFFICHE_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
  const { exitCode, stdout } = await affiche(env, 'doctor', '--json')
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    healthy: false,
    checks: [
      {
        name: 'database',
        state: 'failed',
        advice: expect.stringContaining('Start the server that AFFICHE_DATABASE_URL names'),
      },
    ],
  })
})

test.skipIf(process.platform !== 'linux')(
  'a data folder that cannot be is told in words',
  async () => {
    const { stdout } = await affiche({ AFFICHE_DATA_DIR: '/proc/affiche' }, 'doctor')
    expect(stdout).toContain('cannot be used: no folder can be made there;')
    expect(stdout).not.toMatch(/\bE[A-Z]{4,}\b|Start the server/)
  },
)
