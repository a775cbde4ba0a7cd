import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './database.ts'
import { openEmbeddedServer } from './embedded/server.ts'
import { openStorage } from './open.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  await db.database.query('create table marks (id bigint primary key)')
})
afterAll(() => db.drop())

async function marks(): Promise<number[]> {
  const { rows } = await db.database.query<{ id: number }>('select id from marks order by id')
  return rows.map(({ id }) => id)
}

test('a connection that breaks at the moment it is made does not end the process', async () => {
  const message = (type: string, body: string) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')])
  }
  const welcome = [message('R', '\0\0\0\0'), message('Z', 'I')]
  const farewell = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0')
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([...welcome, farewell])))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const database = openDatabase({ url: `postgresql://otter@127.0.0.1:${port}/otters` })
  const client = await database.connect()
  await expect(client.query('select')).rejects.toThrow()
  await database.close()
  server.close()
})

test('a transaction is kept whole', async () => {
  const value = await db.database.transaction(async (tx) => {
    await tx.query('insert into marks values (1)')
    await tx.query({ text: 'insert into marks values ($1)', values: [2] })
    return 'done'
  })
  expect(value).toBe('done')
  expect(await marks()).toEqual([1, 2])
})

test('a transaction whose work throws leaves nothing', async () => {
  const work = db.database.transaction(async (tx) => {
    await tx.query('insert into marks values (3)')
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await marks()).toEqual([1, 2])
})

test('a transaction that swallowed a failure does not pass for kept', async () => {
  const work = db.database.transaction(async (tx) => {
    await tx.query('insert into marks values (4)')
    await tx.query('insert into marks values (4)').catch(() => {})
  })
  await expect(work).rejects.toThrow('nothing of it was kept')
  expect(await marks()).toEqual([1, 2])
})

describe('changing numbers what was staged', () => {
  const at = '2026-11-27T10:00:00Z'
  const change = { deleted: false, replacedBy: null, documentOnly: false } as const
  const logged = async () =>
    (
      await db.database.query(
        'select seq, kind, subject_id as "subjectId", deleted, replaced_by as "replacedBy", at from changes order by seq',
      )
    ).rows
  const heads = async () =>
    (await db.database.query('select kind, key, version from document_heads order by kind, key'))
      .rows

  test('each subject once, in their order, with the instant given', async () => {
    await db.database.changing(Date.parse(at), async (tx) => {
      tx.stage([
        { kind: 3, subjectId: 9, ...change, documentOnly: true },
        { kind: 2, subjectId: 8, ...change, documentOnly: true },
      ])
      tx.stage([
        { kind: 1, subjectId: 7, ...change, deleted: true, replacedBy: 5 },
        { kind: 2, subjectId: 8, ...change },
        { kind: 1, subjectId: 7, ...change },
      ])
      expect(tx.staged().map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
        [1, 7],
        [2, 8],
        [3, 9],
      ])
    })
    const event = { kind: 1, subjectId: 7, deleted: true, replacedBy: 5 }
    const performer = { kind: 2, subjectId: 8, deleted: false, replacedBy: null }
    expect(await logged()).toEqual([
      { seq: 1, ...event, at: new Date(at) },
      { seq: 2, ...performer, at: new Date(at) },
    ])
    expect(await heads()).toEqual([
      { kind: 2, key: 8, version: 2 },
      { kind: 3, key: 9, version: 3 },
    ])
  })

  test.each([
    ['later', '2026-11-27T10:00:00.001Z', '2026-11-27T10:00:00.001Z'],
    ['at the same time', at, at],
    ['earlier, by a clock that was put back', '2026-01-01T00:00:00Z', '2026-11-27T10:00:01Z'],
  ])('and dates no document before its last change: %s', async (_, then, dated) => {
    const subjectId = 1000 + Date.parse(then)
    for (const instant of [at, then])
      await db.database.changing(Date.parse(instant), async (tx) => {
        tx.stage([{ kind: 2, subjectId, ...change, documentOnly: true }])
      })
    const { rows } = await db.database.query<{ at: Date }>({
      text: 'delete from document_heads where key = $1 returning at',
      values: [subjectId],
    })
    expect(rows[0]?.at).toEqual(new Date(dated))
  })

  test('and nothing of a transaction that is taken back', async () => {
    const failing = db.database.changing(0, async (tx) => {
      tx.stage([{ kind: 1, subjectId: 1, ...change }])
      await tx.query('insert into marks values (1)')
    })
    await expect(failing).rejects.toThrow('marks_pkey')
    const swallowing = db.database.changing(0, async (tx) => {
      tx.stage([{ kind: 1, subjectId: 1, ...change }])
      await tx.query('insert into marks values (1)').catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('current transaction is aborted')
    expect(await logged()).toHaveLength(2)
  })

  test('behind one that was taken back as behind any other', async () => {
    await db.database.changing(0, async (tx) => {
      tx.stage([{ kind: 2, subjectId: 8, ...change, documentOnly: true }])
    })
    await db.database.changing(0, async () => {})
    expect(await logged()).toHaveLength(2)
    expect((await heads())[0]).toMatchObject({ kind: 2, key: 8 })
  })
})

test('an int8 beyond 2^53 is refused rather than rounded', async () => {
  await expect(db.database.query('select 9007199254740993::int8 as id')).rejects.toThrow('2^53')
  expect(await marks()).toEqual([1, 2])
})

test('times are the same where a server shows them in its own way', async () => {
  const asked = { text: `select timestamptz '2027-03-05 20:00:00+01' as at` }
  await db.database.query({
    text: `alter database ${new URL(db.url).pathname.slice(1)} set datestyle to 'German'`,
  })
  const database = openDatabase({ url: db.url })
  const { rows } = await database.query<{ at: Date }>(asked)
  await database.close()
  expect(rows[0]?.at.toISOString()).toBe('2027-03-05T19:00:00.000Z')
})

test('a server that restarts is waited for', async () => {
  const folder = await mkdtemp(join(tmpdir(), `affiche-test-${process.pid}-`))
  const server = await openEmbeddedServer(folder, { durable: false })
  const pid = (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]
  process.kill(Number(pid), 'SIGKILL')
  const database = openDatabase({ url: server.url })
  const answers = await Promise.all([1, 2, 3].map(() => database.query('select 1 as one')))
  expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]])
  await database.close()
  await server.close()
  await rm(folder, { recursive: true })
})

test('storage on a database of ones own is migrated and leaves the server alone', async () => {
  const empty = await testDatabase({ empty: true })
  const storage = await openStorage({ databaseUrl: empty.url, dataDir: '/nowhere' })
  expect(storage.url).toBe(empty.url)
  await storage.close()
  const { rows } = await empty.database.query('select count(*) as events from events')
  expect(rows).toEqual([{ events: 0 }])
  await empty.drop()
})

test('a database that cannot be used is named without its password', async () => {
  const url = new URL(db.url)
  url.password = 'geheim'
  url.pathname = '/absent'
  const opened = openStorage({ databaseUrl: url.href, dataDir: '/nowhere' })
  await expect(opened).rejects.toThrow(/The database at localhost(:\d+)?\/absent cannot be used/)
  await expect(opened).rejects.toThrow('AFFICHE_DATABASE_URL')
  await expect(opened).rejects.not.toThrow('geheim')
})
