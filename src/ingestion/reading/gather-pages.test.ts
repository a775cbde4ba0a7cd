import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../tests/support/read-body.ts'
import { HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'
import type { Connector, Paging } from '../connectors/connector.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import type { Fetched } from '../fetch/fetched.ts'
import { gatherPages, pagingOf } from './gather-pages.ts'

const HOME = 'https://api.example'
const request = { location: `${HOME}/1`, options: {}, validators: null, htmlIsData: false }

/** Null: nothing new. */
type Given = string | FetchError | null

/** Fetches what is given by path; a page names the path of the next. */
async function gather(
  given: Readonly<Record<string, Given>>,
  paging: Paging,
  { stop, pageMs = 0 }: { readonly stop?: AbortSignal; readonly pageMs?: number } = {},
) {
  let now = 0
  const open = new Set<string>()
  async function* fetch({ location }: { readonly location: string }): AsyncGenerator<Fetched> {
    const answer = given[location.slice(HOME.length)] ?? null
    now += pageMs
    if (answer instanceof FetchError) throw answer
    const body = bodyOf(answer ?? '', { address: location })
    const none = { etag: null, lastModified: null }
    open.add(location)
    try {
      if (answer === null) yield { kind: 'notModified', address: location, ...none }
      else yield { kind: 'body', ...body, ...none, warning: () => null }
    } finally {
      open.delete(location)
    }
  }
  const gathered = await gatherPages(
    { clock: { now: () => now }, fetch, ...(stop === undefined ? {} : { stop }) },
    request,
    paging,
    {
      async store(body) {
        let text = ''
        for await (const chunk of body.chunks()) text += chunk.toString()
        return text
      },
      read: async (stored) => Buffer.from(stored),
    },
  )
  return { ...gathered, open: [...open] }
}

/** Each page is the path of the next; `.` ends it. */
function* chain(first = '/1'): Paging {
  for (let path = first; path !== '.';) {
    const address = path.startsWith('http') ? path : HOME + path
    path = (yield { address }).toString()
  }
  return null
}

describe('pages are gathered', () => {
  test('until the last, each closed before the next is asked for', async () => {
    const whole = await gather({ '/1': '/2', '/2': '/3', '/3': '.' }, chain())
    expect(whole).toEqual({ bodies: ['/2', '/3', '.'], broken: null, retryAt: null, open: [] })
  })

  test('up to one that fails, which says when it may be asked again', async () => {
    const busy = new FetchError('later', 'asks to wait', { retryAt: 7 })
    expect(await gather({ '/1': '/2', '/2': busy }, chain())).toMatchObject({
      bodies: ['/2'],
      broken: 'asks to wait',
      retryAt: 7,
    })
    await expect(gather({ '/1': busy }, chain())).rejects.toBe(busy)
  })

  test('up to one that gives nothing', async () => {
    expect(await gather({ '/1': '/2' }, chain())).toMatchObject({
      bodies: ['/2'],
      broken: 'A page gave nothing.',
    })
  })

  test('from one server only', async () => {
    expect(await gather({ '/1': 'https://other.example/2' }, chain())).toMatchObject({
      bodies: ['https://other.example/2'],
      broken: 'the next page is on another server (other.example)',
    })
  })

  test('as far as ten thousand', async () => {
    const { bodies, broken } = await gather({ '/1': '/1' }, chain())
    expect([bodies.length, broken]).toEqual([
      10_000,
      expect.stringMatching(/^more than 10000 pages\. The next run begins anew/),
    ])
  })

  test.each([
    ['that are slow', 10 * 1000, 1440],
    ['that drip until their time is up', 30 * MINUTE_MS, 8],
    ['of which one outlasts all', 30 * HOUR_MS, 1],
  ])('for four hours, where there are pages %s', async (_, pageMs, count) => {
    const { bodies, broken, open } = await gather({ '/1': '/1' }, chain(), { pageMs })
    expect([bodies.length, open]).toEqual([count, []])
    expect(broken).toContain(`its pages take more than 4 hours, and ${count} were asked for`)
  })

  test('to the end, where the last page comes late', async () => {
    const whole = await gather({ '/1': '/2', '/2': '.' }, chain(), { pageMs: 3 * HOUR_MS })
    expect(whole).toMatchObject({ bodies: ['/2', '.'], broken: null })
  })

  test('with the word of the one that leads through them', async () => {
    function* lacking(): Paging {
      yield { address: `${HOME}/1` }
      return '1 of 2 items came'
    }
    expect(await gather({ '/1': '.' }, lacking())).toMatchObject({
      bodies: ['.'],
      broken: '1 of 2 items came',
    })
  })

  test('without those that were only looked at, or read again', async () => {
    function* again(broken: string | null): Paging {
      yield { address: `${HOME}/probe`, probe: true }
      yield { address: `${HOME}/1` }
      yield { again: 1 }
      yield { address: `${HOME}/2` }
      return broken
    }
    const given = { '/probe': 'probe', '/1': 'old', '/2': 'new' }
    expect(await gather(given, again(null))).toMatchObject({ bodies: ['new'], open: [] })
    // What was read before counts where what came after is not the whole.
    expect(await gather(given, again('moved'))).toMatchObject({ bodies: ['old', 'new'] })
  })

  test('no further once the process is to end', async () => {
    const stop = AbortSignal.abort(new Error('told to end'))
    await expect(gather({ '/1': '.' }, chain(), { stop })).rejects.toThrow('told to end')
  })
})

test.each([
  ['https://api.example/events', true],
  ['HTTP://api.example/events', true],
  ['https://', false],
  ['/data/https://api.example', false],
  ['file:///data/events.json', false],
])('a location that may be an API: %s', (location, may) => {
  const paged = { pages: () => chain() } as unknown as Connector
  expect(pagingOf(paged, location, {}, 0) !== null).toBe(may)
  expect(pagingOf({} as Connector, location, {}, 0)).toBeNull()
})
