import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { ticketmasterDiscovery } from './ticketmaster-discovery.ts'
import { EVENT, page, read } from '../../../../tests/support/read-ticketmaster.ts'

describe('bodies', () => {
  test.each<[string, unknown, number]>([
    ['a page', page([EVENT]), 1],
    ['a list of pages', [page([EVENT], 2, 0), page([{ ...EVENT, id: 'b' }], 2, 1)], 2],
    ['events alone', [EVENT, { ...EVENT, id: 'b' }], 2],
    ['one event', EVENT, 1],
    ['`_embedded` alone', { _embedded: { events: [EVENT] } }, 1],
    ['an empty page', { page: { size: 20, totalElements: 0, totalPages: 0, number: 0 } }, 0],
    ['lists of pages', [[page([EVENT], 2, 0)], [page([{ ...EVENT, id: 'b' }], 2, 1)]], 2],
    ['a page and its request', { request: {}, response: { status: 200, body: page([EVENT]) } }, 1],
  ])('%s', async (_, value, count) => {
    const { listings, incomplete } = await read(value)
    expect(listings).toHaveLength(count)
    expect(incomplete).toEqual([])
  })

  test('a page of several is not the whole feed, unless the operator says so', async () => {
    expect((await read(page([EVENT], 3, 0))).incomplete).toEqual(['1 of 3 pages are here'])
    expect((await read(page([EVENT], 3, 0), { pages: 'trust' })).incomplete).toEqual([])
    expect((await read([page([EVENT], 2, 0), page([], 0, 1)])).incomplete).toHaveLength(1)
  })

  test.each<[string, unknown[], string]>([
    ['a page that holds fewer than there are', [page([EVENT], 1, 0, 3)], '1 of 3 items are here'],
    [
      'an event of the page before',
      [page([EVENT], 2, 0, 2), page([EVENT], 2, 1, 2)],
      '1 of 2 items are here',
    ],
    [
      'a page that comes again',
      [page([EVENT], 2, 0), page([EVENT], 2, 0)],
      '1 of 2 pages are here',
    ],
    [
      'an error in the place of a page',
      [page([EVENT]), { fault: { faultstring: 'Rate limit quota violation' } }],
      'the API answered: Rate limit quota violation',
    ],
  ])('%s is not the whole feed', async (_, pages, reason) => {
    expect((await read(pages)).incomplete).toEqual([reason])
    const lines = pages.map((one) => JSON.stringify(one)).join('\n')
    expect((await readBody(ticketmasterDiscovery, bodyOf(lines))).incomplete).toEqual([reason])
  })

  test('a page of halls is no empty feed', async () => {
    const body = bodyOf(JSON.stringify({ _embedded: { venues: [{ id: 'v' }] }, page: {} }))
    await expect(readBody(ticketmasterDiscovery, body)).rejects.toThrow('lists venues, not events')
  })

  test('what is no event, and test events, cost themselves', async () => {
    const { listings, connectorRejected } = await read(
      page([EVENT, 'x', { ...EVENT, id: 't', test: true }, { name: 'no id', dates: {} }]),
    )
    expect(listings).toHaveLength(1)
    expect(connectorRejected.map(({ line, id }) => [line, id])).toEqual([
      [2, null],
      [3, 't'],
      [4, null],
    ])
  })

  test.each([
    ['a web page', '<html>try later'],
    ['nothing', ''],
    ['a fault of the API', '{"fault":{"faultstring":"Invalid ApiKey"}}'],
    ['something else', '{"a":1}'],
  ])('%s is not this format', async (_, content) => {
    await expect(readBody(ticketmasterDiscovery, bodyOf(content))).rejects.toThrow(NotThisFormat)
  })
})

describe('what is whole in a damaged body is read, and the body is not whole:', () => {
  const few = [1, 2, 3].map((at) => ({ ...EVENT, id: `E${at}` }))
  const whole = JSON.stringify(page(few))
  const behind = (text: string, id: string) => text.indexOf('"id":"' + id) + 12
  const two = `[${whole},${JSON.stringify(page([{ ...EVENT, id: 'E4' }, EVENT]))}]`
  test.each<[string, string, string[], number]>([
    ['cut off within an event', whole.slice(0, behind(whole, 'E3')), ['E1', 'E2'], 0],
    ['cut off behind the events', whole.slice(0, -20), ['E1', 'E2', 'E3'], 0],
    ['an event that is no JSON', whole.replace('"id":"E2"', '"id":"E2"x'), ['E1', 'E3'], 1],
    ['a list of pages, cut off', two.slice(0, behind(two, EVENT.id)), ['E1', 'E2', 'E3', 'E4'], 0],
    ['a list of events, cut off', JSON.stringify(few).slice(0, -20), ['E1', 'E2'], 1],
    ['cut off before its first event ends', whole.slice(0, 200), [], 0],
  ])('%s', async (_, content, ids, rejected) => {
    const given = await readBody(ticketmasterDiscovery, bodyOf(content))
    expect(given.natives.map(({ id }) => id)).toEqual(ids)
    expect(given.incomplete.join()).toMatch(/^(?:a page is damaged|it is cut off before its end)/)
    expect(given.rejected).toHaveLength(rejected)
  })
})
