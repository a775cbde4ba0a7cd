import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../tests/support/read-body.ts'
import type { Feed } from '../../domain/feed.ts'
import { NotThisFormat } from '../connectors/connector.ts'
import type { Body, Connector, Item } from '../connectors/connector.ts'
import { recordBatches } from './read-records.ts'
import { runLog } from './run-log.ts'

const record = (id: string, raw = id): Item => ({
  kind: 'record',
  line: 1,
  id,
  raw,
  read: () => [],
})
const page = (id: string): Item => ({
  kind: 'page',
  line: 1,
  id,
  address: `https://x.example/${id}`,
  format: 'schema-org',
  raw: id,
  reason: 'no date',
})

/** A connector of bodies that are lists of items already; one that throws is something else. */
async function read(bodies: readonly (readonly Item[] | Error)[], format = 'native') {
  const log = runLog()
  const given = new Map<string, readonly Item[] | Error>()
  const connector = {
    format,
    async *records(body: Body) {
      for await (const _ of body.chunks()) continue
      const items = given.get(body.address) ?? []
      if (items instanceof Error) throw items
      yield* items
    },
  } as unknown as Connector
  const read: Body[] = bodies.map((items, at) => {
    given.set(`body ${at}`, items)
    return bodyOf(format, { address: `body ${at}` })
  })
  const reading = {
    log,
    now: 0,
    mayQuote: true,
    async *follow(pages: readonly { readonly id: string }[]) {
      for (const { id } of pages) yield record(`page ${id}`) as Extract<Item, { kind: 'record' }>
    },
  }
  const batches: (string | null)[][] = []
  for await (const batch of recordBatches(connector, { options: {} } as Feed, read, reading))
    batches.push(batch.map(({ id }) => id))
  return { log, batches }
}

describe('a batch is handed on', () => {
  test('when it holds as many records as it may, and what is left at the end', async () => {
    const items = Array.from({ length: 1001 }, (_, at) => record(`${at}`))
    const { batches } = await read([items.slice(0, 400), items.slice(400)])
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 1])
    expect(batches.flat()).toEqual(items.map((_, at) => `${at}`))
  })

  test('when its records are as long as they may be together', async () => {
    const half = 'x'.repeat(4 * 1024 * 1024)
    const { batches } = await read([['a', 'b', 'c', 'd', 'e'].map((id) => record(id, half))])
    expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })

  test('not at all where there is nothing', async () => {
    expect((await read([[], []])).batches).toEqual([])
  })
})

test('pages that records lead to come when all records were read', async () => {
  const { batches } = await read([
    [page('1'), record('a')],
    [record('b'), page('2')],
  ])
  expect(batches).toEqual([['a', 'b', 'page 1', 'page 2']])
})

test('a rejected record whose id is known takes part, any other is told', async () => {
  const rejected = { kind: 'rejected', line: 7, reason: 'no name' } as const
  const { batches, log } = await read([
    [
      { ...rejected, id: 'a' },
      { ...rejected, id: null },
    ],
  ])
  expect(batches).toEqual([['a']])
  expect(log.rejected).toEqual([{ line: 7, id: null, reason: 'no name' }])
})

test('of several bodies the one is told in which a record without an id was rejected', async () => {
  const rejected = { kind: 'rejected', line: 7, id: null, reason: 'not JSON' } as const
  const { log } = await read([[record('a')], [rejected]])
  expect(log.rejected).toEqual([{ line: 7, id: null, reason: 'body 1: not JSON' }])
})

test('what is counted in each body is told once, of all of them', async () => {
  const places = (of: number): Item => ({ kind: 'warning', text: 'no events', count: { of } })
  const rows: Item = { kind: 'warning', text: 'left out', count: { of: 1, one: 'row' } }
  const { log } = await read([[places(2), rows], [places(3)], [{ kind: 'warning', text: 'odd' }]])
  expect(log.warnings()).toEqual(['no events: 5', 'left out: 1 row', 'odd'])
})

describe('a feed is not whole', () => {
  const lack = (reason: string): Item => ({ kind: 'incomplete', reason })
  const foreign = new NotThisFormat('a web page')
  test.each<[string, readonly (readonly Item[] | Error)[], string | null]>([
    ['where nothing is wrong it is', [[record('a')], []], null],
    [
      'as the first that says so, and where',
      [[], [lack('cut off')], [lack('later')]],
      'body 1: cut off',
    ],
    ['of which there is one body', [[lack('cut off')]], 'cut off'],
    ['of which one body is something else', [[record('a')], foreign], 'body 1: a web page'],
    [
      'of which a page is missing',
      [[{ kind: 'incomplete', reason: '1 of 2 pages are here', share: { total: 2, here: [1] } }]],
      '1 of 2 pages are here',
    ],
    [
      'and is where the other body has it',
      [1, 2].map((at) => [
        { kind: 'incomplete', reason: 'half', share: { total: 2, here: [at] } } as const,
      ]),
      null,
    ],
  ])('%s', async (_, bodies, why) => {
    expect((await read(bodies)).log.incomplete).toBe(why)
  })

  test('and no feed at all where every body is something else', async () => {
    await expect(read([foreign, new NotThisFormat('nothing')])).rejects.toThrow('nothing')
  })

  test('where a program is at fault that is no word of the feed', async () => {
    await expect(read([[record('a')], new TypeError('ours')])).rejects.toThrow('ours')
  })
})
