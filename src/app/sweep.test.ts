import { expect, test } from 'vitest'
import { OTTERS } from '../../tests/support/catalogue.ts'
import { testServer } from '../../tests/support/server.ts'
import { addDocumentUses } from '../storage/trend.ts'
import { readConfig } from './config.ts'
import { sweep } from './sweep.ts'

test('documents for another public address, or of an older layout, are dropped; ours stay', async () => {
  const server = await testServer()
  const documents = async () => {
    const { rows } = await server.database.query<{ form: string; ours: boolean }>({
      text: 'select form, public_url = $1 as ours from documents order by ours desc, form',
      values: [server.url],
    })
    return rows.map(({ form, ours }) => `${form} ${ours ? 'here' : 'elsewhere'}`)
  }
  await server.app.prepareDocument('performer', OTTERS)
  await server.database.query(`insert into documents
    select kind, key, f.form, f.url, version, etag, last_modified, size, gzip, br
    from documents, (values ('json/1', 'https://old.example'), ('xml/1', 'https://old.example')) f (form, url)
    where documents.form = 'json/1'`)
  await server.database.query(`insert into documents
    select kind, key, 'json/0', public_url, version, etag, last_modified, size, gzip, br
    from documents where form = 'json/1' and public_url not like '%old%'`)
  expect(await documents()).toEqual([
    'json/0 here',
    'json/1 here',
    'xml/1 here',
    'json/1 elsewhere',
    'xml/1 elsewhere',
  ])
  const { database, clock } = server
  await sweep({ database, clock, config: readConfig({}) }, server.url).catch((error: Error) => {
    // There is no worker here, so there are no tables of jobs.
    if (!error.message.includes('graphile_worker')) throw error
  })
  expect(await documents()).toEqual(['json/1 here', 'xml/1 here'])
  await server.close()
})

test('what came of a transfer that was killed is dropped after a day', async () => {
  const server = await testServer()
  const { database, clock } = server
  const DAY = 86_400_000
  for (const age of [2 * DAY, DAY / 2])
    await database.query({
      text: `insert into raw_bodies (coding, stored_at) values ('identity', $1)`,
      values: [new Date(clock.now() - age)],
    })
  await sweep({ database, clock, config: readConfig({}) }, server.url).catch(() => {})
  const { rows } = await database.query<{ age: number }>({
    text: 'select extract(epoch from $1 - stored_at) * 1000 as age from raw_bodies where sha256 is null',
    values: [new Date(clock.now())],
  })
  expect(rows.map(({ age }) => Number(age))).toEqual([DAY / 2])
  await server.close()
})

test.each(['raw_bodies', 'document_uses', 'documents'])(
  'what cannot be cleared away of %s keeps nothing else from it',
  async (broken) => {
    const server = await testServer()
    const { database, clock } = server
    await server.app.prepareDocument('performer', OTTERS)
    const long = new Date(clock.now() - 400 * 86_400_000)
    await database.query(`update documents set public_url = 'https://old.example'`)
    await database.query({
      text: `insert into raw_bodies (coding, stored_at) values ('identity', $1)`,
      values: [long],
    })
    await addDocumentUses(database, [
      { day: Math.floor(long.getTime() / 86_400_000), clientId: 'c', kind: 2, key: 1, lookups: 1 },
    ])
    const left = async () => {
      const tables = ['raw_bodies', 'document_uses', 'documents']
      const counts = tables.map(async (table) => {
        const { rows } = await database.query<{ left: boolean }>(
          `select exists (select from ${table}) as left`,
        )
        return rows[0]!.left ? [table] : []
      })
      return (await Promise.all(counts)).flat()
    }
    expect(await left()).toHaveLength(3)
    await database.query(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'not to be cleared away'; end $$`)
    await database.query(
      `create trigger refused before delete on ${broken} for each row execute function refuse()`,
    )
    const swept = sweep({ database, clock, config: readConfig({}) }, server.url)
    await expect(swept).rejects.toThrow('not to be cleared away')
    expect(await left()).toEqual([broken])
    await server.close()
  },
)
