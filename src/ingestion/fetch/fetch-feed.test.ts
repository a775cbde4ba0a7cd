import { gzipSync, brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import type { FeedServer, Handler } from '../../../tests/support/feed-server.ts'
import { settableClock } from '../../lib/clock.ts'
import { guardedAgent } from '../../lib/safe-fetch/guarded-agent.ts'
import type { Lookup } from '../../lib/safe-fetch/guarded-agent.ts'
import { hostQueue } from '../../lib/safe-fetch/host-queue.ts'
import { FetchError } from './fetch-error.ts'
import { fetchFeed } from './fetch-feed.ts'
import { FETCH_LIMITS } from './fetched.ts'
import type { Fetched, FetchContext, FetchLimits, FetchRequest } from './fetched.ts'

const NOW = Date.parse('2026-11-27T10:00:00Z')
const FEED = '[{"id":"A-1"}]'
const ok = answers(200, { 'content-type': 'application/json' }, FEED)

let server: FeedServer
let slept: number[]

beforeAll(async () => {
  server = await feedServer()
})
afterAll(() => server.close())
beforeEach(() => {
  slept = []
})

interface Around {
  readonly limits?: Partial<FetchLimits>
  readonly allowHosts?: readonly string[]
  readonly lookup?: Lookup
  readonly silenceTimeoutMs?: number
}

function contextOf(around: Around = {}): FetchContext {
  const clock = settableClock(NOW)
  const sleep = async (ms: number): Promise<void> => {
    slept.push(ms)
    clock.advance(ms)
  }
  return {
    clock,
    sleep,
    random: () => 0.5,
    agent: guardedAgent({
      allowHosts: around.allowHosts ?? ['localhost'],
      connectTimeoutMs: 5000,
      silenceTimeoutMs: around.silenceTimeoutMs ?? 5000,
      ...(around.lookup === undefined ? {} : { lookup: around.lookup }),
    }),
    queue: hostQueue(clock, sleep, 0),
    secret: (name) => ({ API_KEY: 'geheim', BROKEN: 'a\nb: c' })[name] ?? null,
    limits: { ...FETCH_LIMITS, ...around.limits },
  }
}

interface Read {
  readonly fetched: Fetched
  readonly text: string
}

async function fetchAll(request: Partial<FetchRequest>, around?: Around): Promise<Read[]> {
  const read: Read[] = []
  const whole = { location: '', options: {}, validators: null, htmlIsData: false, ...request }
  for await (const fetched of fetchFeed(contextOf(around), whole)) {
    const chunks: Buffer[] = []
    if (fetched.kind === 'body') for await (const chunk of fetched.chunks()) chunks.push(chunk)
    read.push({ fetched, text: Buffer.concat(chunks).toString() })
  }
  return read
}

async function faultOf(request: Partial<FetchRequest>, around?: Around): Promise<FetchError> {
  const error: unknown = await fetchAll(request, around).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof FetchError) return error
  throw new Error('expected a FetchError', { cause: error })
}

describe('conditional requests', () => {
  const validators = { etag: '"v1"', lastModified: 'Thu, 26 Nov 2026 10:00:00 GMT' }

  test('both validators are returned with a body', async () => {
    const location = server.on(
      '/both',
      answers(200, { etag: '"v1"', 'last-modified': validators.lastModified }, FEED),
    )
    const [read] = await fetchAll({ location })
    expect(read).toMatchObject({ text: FEED, fetched: { kind: 'body', ...validators } })
  })

  test('both are sent, and 304 says that nothing changed', async () => {
    const location = server.on('/304', answers(304, { etag: '"v1"' }))
    const [read] = await fetchAll({ location, validators })
    expect(read?.fetched).toMatchObject({ kind: 'notModified', etag: '"v1"' })
    expect(server.requests.at(-1)?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': validators.lastModified,
    })
  })

  test('304 without a stored body is asked again, without conditions', async () => {
    const location = server.on('/lost', answers(304), ok)
    const [read] = await fetchAll({ location })
    expect(read?.text).toBe(FEED)
    expect(server.requests.at(-1)?.headers).not.toHaveProperty('if-none-match')
  })

  test('304 again and again without a stored body is a failure, not an empty feed', async () => {
    const location = server.on('/never', answers(304))
    expect((await faultOf({ location })).code).toBe('status')
  })
})

describe('compression', () => {
  test.each([
    ['gzip', gzipSync(FEED), 'gzip'],
    ['x-gzip', gzipSync(FEED), 'x-gzip'],
    ['br', brotliCompressSync(FEED), 'br'],
    ['a gzip file sent as it is', gzipSync(FEED), ''],
    ['two gzip members', Buffer.concat([gzipSync('[{"id":'), gzipSync('"A-1"}]')]), 'gzip'],
    ['a body that is not gzip though it says so', Buffer.from(FEED), 'gzip'],
  ])('%s is read', async (_, body, coding) => {
    const headers = coding === '' ? {} : { 'content-encoding': coding }
    const location = server.on('/coded', answers(200, headers as Record<string, string>, body))
    expect((await fetchAll({ location }))[0]?.text).toBe(FEED)
  })

  const bomb = gzipSync(Buffer.alloc(128 * 2 ** 20, 32))
  const bitFlipped = gzipSync('x'.repeat(5000))
  bitFlipped.writeUInt32LE(7, bitFlipped.length - 8)

  test.each([
    ['gzip in gzip', gzipSync(gzipSync(FEED)), 'gzip', 'coding'],
    ['a gzip file within gzip transfer in br', brotliCompressSync(gzipSync(FEED)), 'br', 'coding'],
    ['two codings', gzipSync(FEED), 'gzip, gzip', 'coding'],
    ['a coding we did not ask for', Buffer.from(FEED), 'zstd', 'coding'],
    ['a gzip stream without its end', gzipSync(FEED.repeat(99)).subarray(0, 40), 'gzip', 'cutOff'],
    ['a gzip file without its end', gzipSync(FEED.repeat(99)).subarray(0, 40), '', 'cutOff'],
    ['a gzip trailer that does not check', bitFlipped, 'gzip', 'damaged'],
    [
      'a br stream without its end',
      brotliCompressSync(FEED.repeat(9)).subarray(0, 15),
      'br',
      'cutOff',
    ],
    ['a br stream of rubbish', Buffer.from('rubbish rubbish'), 'br', 'damaged'],
    ['130 KB that inflate to 128 MB', bomb, 'gzip', 'tooLarge'],
    ['the same as a file', bomb, '', 'tooLarge'],
  ])('%s is refused', async (_, body, coding, code) => {
    const headers = coding === '' ? {} : { 'content-encoding': coding }
    const location = server.on('/coded', answers(200, headers as Record<string, string>, body))
    expect((await faultOf({ location })).code).toBe(code)
  })

  test('memory stays flat while a bomb is refused', async () => {
    const location = server.on('/bomb', answers(200, { 'content-encoding': 'gzip' }, bomb))
    let most = 0
    const before = process.memoryUsage.rss()
    const request = { location, options: {}, validators: null, htmlIsData: false }
    const reading = async (): Promise<void> => {
      for await (const fetched of fetchFeed(contextOf(), request))
        if (fetched.kind === 'body')
          for await (const chunk of fetched.chunks())
            most = Math.max(most, chunk.length && process.memoryUsage.rss() - before)
    }
    await expect(reading()).rejects.toThrow('200 times its size')
    expect(most).toBeLessThan(100 * 2 ** 20)
  })

  test('inflated bytes have a limit of their own', async () => {
    const body = gzipSync(FEED.repeat(1000))
    const location = server.on('/large', answers(200, { 'content-encoding': 'gzip' }, body))
    const fault = await faultOf({ location }, { limits: { inflatedBytesMax: 10_000 } })
    expect(fault.message).toContain('inflates to more than the limit of 10000 bytes')
  })

  test('bytes on the wire have a limit', async () => {
    const location = server.on('/large', answers(200, {}, FEED.repeat(1000)))
    const fault = await faultOf({ location }, { limits: { wireBytesMax: 10_000 } })
    expect(fault.code).toBe('tooLarge')
  })
})

describe('bad transfers are told apart', () => {
  const promises: Handler = (_, response) => {
    response.writeHead(200, { 'content-length': '90000' })
    response.write('['.padEnd(61_000, ' 1,'), () => response.socket?.destroy())
  }
  const stallsWithin: Handler = (_, response) => {
    response.writeHead(200).write('['.padEnd(2000, ' 1,'))
  }
  const breaksChunks: Handler = (_, response) => {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n800\r\n${'['.padEnd(2048, ' 1,')}\r\nzz\r\n`,
    )
  }
  const stallsBefore: Handler = () => {}
  const hangsUp: Handler = (_, response) => response.socket?.destroy()
  const speaksOtherwise: Handler = (_, response) => response.socket?.end('220 ftp ready\r\n')
  const page = '<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE html><html><body>Try again later'

  test.each<[string, Handler, string]>([
    ['fewer bytes than promised', promises, 'cutOff'],
    ['silence within the answer', stallsWithin, 'cutOff'],
    ['broken chunks', breaksChunks, 'cutOff'],
    ['silence before the answer', stallsBefore, 'timeout'],
    ['a connection closed at once', hangsUp, 'unreachable'],
    ['something that is not HTTP', speaksOtherwise, 'status'],
    ['an empty body', answers(200), 'empty'],
    ['blanks alone', answers(200, {}, ' \n '), 'empty'],
    ['no content', answers(204), 'empty'],
    ['a web page', answers(200, { 'content-type': 'text/calendar' }, page), 'html'],
    ['a web page after a mark', answers(200, {}, '\uFEFF<html>'), 'html'],
    ['403', answers(403), 'status'],
    ['404', answers(404), 'status'],
    ['206', answers(206, {}, FEED), 'status'],
  ])('%s', async (_, handler, code) => {
    const location = server.on('/bad', handler)
    const fault = await faultOf({ location }, { silenceTimeoutMs: 100, limits: { attemptsMax: 1 } })
    expect(fault.code).toBe(code)
    expect(fault.message).toMatch(/^http:\/\/localhost:\d+\/bad .*\.$/)
  })

  test('a web page is what a format may want', async () => {
    const location = server.on('/page', answers(200, {}, page))
    expect((await fetchAll({ location, htmlIsData: true }))[0]?.text).toBe(page)
  })

  test('a transfer has a deadline however steadily it drips', async () => {
    const location = server.on('/drips', (_, response) => {
      response.writeHead(200).write('['.padEnd(2000, ' 1,'))
      const drip = setInterval(() => response.write(' 1,'), 5)
      response.on('close', () => clearInterval(drip))
    })
    expect((await faultOf({ location }, { limits: { totalMs: 100 } })).code).toBe('timeout')
  })

  test('nobody there', async () => {
    const fault = await faultOf({ location: 'http://localhost:1/' })
    expect(fault.code).toBe('unreachable')
    expect(fault.message).toContain('ECONNREFUSED')
  })
})

describe('retries', () => {
  test('a failure that passes is asked again, later each time', async () => {
    const location = server.on('/flaky', answers(502), answers(503), answers(500), ok)
    expect((await fetchAll({ location }))[0]?.text).toBe(FEED)
    expect(slept).toEqual([1250, 2250, 4250])
  })

  test('after the last attempt the failure stands', async () => {
    const location = server.on('/down', answers(502))
    const before = server.requests.length
    expect((await faultOf({ location })).message).toContain('answered 502 (Bad Gateway)')
    expect(server.requests.length - before).toBe(4)
  })

  test.each([
    ['7', [7000]],
    ['0', [1000]],
    ['Fri, 27 Nov 2026 10:00:30 GMT', [30_000]],
    ['-5', [1250]],
    ['soon', [1250]],
  ])('Retry-After: %s waits %j ms', async (header, waits) => {
    const location = server.on('/busy', answers(429, { 'retry-after': header }), ok)
    expect((await fetchAll({ location }))[0]?.text).toBe(FEED)
    expect(slept).toEqual(waits)
  })

  test('a server that asks for a long wait is left for another run', async () => {
    const location = server.on('/long', answers(503, { 'retry-after': '999999' }), ok)
    expect(await faultOf({ location })).toMatchObject({ code: 'later', retryAt: NOW + 999_999_000 })
    expect(slept).toEqual([])
  })
})

describe('redirects', () => {
  test('are followed, the last address being the one that is told', async () => {
    const end = server.on('/end', ok)
    server.on('/relative', answers(307, { location: 'end' }))
    const location = server.on('/begin', answers(301, { location: '/relative' }))
    const [read] = await fetchAll({ location })
    expect(read?.fetched.address).toBe(end)
  })

  test.each([
    ['a loop', '/loop'],
    ['no address', ''],
    ['a file', 'file:///etc/passwd'],
  ])('%s is refused', async (_, target) => {
    const location = server.on('/loop', answers(302, target === '' ? {} : { location: target }))
    expect((await faultOf({ location })).code).toBe('redirect')
  })

  test('to a private address is refused', async () => {
    const location = server.on('/inwards', answers(302, { location: 'http://127.0.0.1:1/' }))
    expect((await faultOf({ location })).code).toBe('refusedAddress')
  })

  test('credentials stay with their origin, even when the way leads back', async () => {
    const other = await feedServer()
    const location = server.on(
      '/start',
      answers(302, {
        location: other.on('/hop', answers(302, { location: server.on('/back', ok) })),
      }),
    )
    await fetchAll({ location, options: { 'header.Authorization': 'env:API_KEY' } })
    await other.close()
    const [start, back] = server.requests.slice(-2)
    expect(start?.headers.authorization).toBe('geheim')
    expect(other.requests[0]?.headers.authorization).toBeUndefined()
    expect(back?.headers.authorization).toBeUndefined()
  })
})

describe('credentials', () => {
  test('come from the environment, as header and in the query, and are not shown', async () => {
    const location = server.on('/closed', ok)
    const [read] = await fetchAll({
      location: `${location}?page=1&sig=abc`,
      options: { 'header.X-Key': 'env:API_KEY', 'query.cid': 'env:API_KEY', zone: 'x' },
    })
    const sent = server.requests.at(-1)
    expect(sent?.headers['x-key']).toBe('geheim')
    expect(sent?.url).toBe('/closed?page=1&sig=abc&cid=geheim')
    expect(read?.fetched.address).toBe(`${location}?page=1&sig=***&cid=***`)
  })

  test('of the address itself are sent as basic authentication and not shown', async () => {
    const location = server.on('/basic', answers(403))
    const fault = await faultOf({ location: location.replace('://', '://eve:p%40ss@') })
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Basic ${btoa('eve:p@ss')}`)
    expect(fault.message).not.toMatch(/eve|p%40ss|p@ss/)
  })

  test.each([
    ['header.X-Key', 'env:MISSING', 'missingSecret', 'MISSING'],
    ['header.X-Key', 'env:BROKEN', 'badLocation', 'header.X-Key'],
    ['header.X Key', 'x', 'badLocation', 'header.X Key'],
  ])('%s=%s is refused by name', async (option, value, code, named) => {
    const fault = await faultOf({ location: server.on('/x', ok), options: { [option]: value } })
    expect(fault.code).toBe(code)
    expect(fault.message).toContain(named)
    expect(fault.message).not.toContain('a\nb')
  })
})

describe('the address guard', () => {
  test.each([
    'http://127.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
  ])('%s is refused and the setting named', async (location) => {
    const fault = await faultOf({ location }, { allowHosts: [] })
    expect(fault.code).toBe('refusedAddress')
    expect(fault.message).toContain('AFFICHE_FETCH_ALLOW_HOSTS')
  })

  test.each(['127.0.0.1', '10.0.0.5', '::1', '169.254.169.254'])(
    'a public name that leads to %s is refused',
    async (address) => {
      const lookup: Lookup = (_, __, done) =>
        done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
      const fault = await faultOf({ location: 'http://feeds.example/' }, { lookup })
      expect(fault.code).toBe('refusedAddress')
      expect(fault.message).toContain(`leads to ${address}`)
    },
  )

  test('what is connected to is what was looked up and judged, at each connection', async () => {
    const port = new URL(server.origin).port
    server.on('/rebound', answers(503), ok)
    const answersInTurn = ['127.0.0.1', '192.168.0.1']
    const lookup: Lookup = (_, __, done) =>
      done(null, [{ address: answersInTurn.shift() ?? '192.168.0.1', family: 4 }])
    const location = `http://feeds.example:${port}/rebound`
    const fault = await faultOf({ location }, { lookup, allowHosts: ['127.0.0.1'] })
    expect(fault.message).toContain('leads to 192.168.0.1')
  })

  test('a host is allowed by name, an address by itself', async () => {
    const location = server.on('/in', ok)
    expect(await fetchAll({ location }, { allowHosts: ['LOCALHOST'] })).toHaveLength(1)
    const literal = location.replace('localhost', '127.0.0.1')
    expect(await fetchAll({ location: literal }, { allowHosts: ['127.0.0.1'] })).toHaveLength(1)
  })
})

test.each([
  ['ftp://host/feed.xml', 'ftp'],
  ['http://', 'not a valid web address'],
  ['http://exa mple/', 'not a valid web address'],
])('%s is no location', async (location, says) => {
  const fault = await faultOf({ location })
  expect(fault.code).toBe('badLocation')
  expect(fault.message).toContain(says)
})
