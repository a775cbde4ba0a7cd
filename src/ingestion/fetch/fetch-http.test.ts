import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import type { FeedServer, Handler } from '../../../tests/support/feed-server.ts'
import { NOW, contextOf, faultOf, fetchAll } from '../../../tests/support/fetching.ts'
import type { Lookup } from '../../lib/safe-fetch/guarded-agent.ts'

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

  test.each(['"v1"', 'W/"v1"', '"a,b"', '"a""b"', 'bare'])(
    'the tag %s is sent back as it came, and a body with it again is read',
    async (etag) => {
      const location = server.on('/tagged', answers(200, { etag }, FEED))
      const [first] = await fetchAll({ location })
      expect(first?.fetched).toMatchObject({ etag })
      const other = '[{"id":"A-2"}]'
      server.on('/tagged', answers(200, { etag }, other))
      const [again] = await fetchAll({ location, validators: { etag, lastModified: null } })
      expect(server.requests.at(-1)?.headers['if-none-match']).toBe(etag)
      expect(again?.text).toBe(other)
    },
  )

  test.each([
    ['if-none-match', { ...validators, lastModified: null }],
    ['if-modified-since', { ...validators, etag: null }],
  ])('304 says so as well where only %s could be sent', async (header, stored) => {
    const location = server.on('/one', answers(304))
    const [read] = await fetchAll({ location, validators: stored })
    expect(read?.fetched.kind).toBe('notModified')
    const sent = Object.keys(server.requests.at(-1)?.headers ?? {})
    expect(sent.filter((name) => name.startsWith('if-'))).toEqual([header])
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

describe('retries', () => {
  test('a failure that passes is asked again, later each time', async () => {
    const location = server.on('/flaky', answers(502), answers(522), answers(500), ok)
    expect((await fetchAll({ location }, { slept }))[0]?.text).toBe(FEED)
    expect(slept).toEqual([1250, 2250, 4250])
  })

  test('after the last attempt the failure stands', async () => {
    const location = server.on('/down', answers(502))
    const before = server.requests.length
    expect((await faultOf({ location }, { slept })).message).toContain('answered 502 (Bad Gateway)')
    expect(server.requests.length - before).toBe(4)
  })

  test.each([
    ['7', [7000]],
    [['7', '9'], [9000]],
    ['0', [1000]],
    ['Fri, 27 Nov 2026 10:00:30 GMT', [30_000]],
    ['Thu, 26 Nov 2026 10:00:00 GMT', [1000]],
    ['-5', [1250]],
    ['soon', [1250]],
  ])('Retry-After: %s waits %j ms', async (header, waits) => {
    const busy: Handler = (_, response) =>
      response.setHeader('retry-after', header).writeHead(429).end()
    const location = server.on('/busy', busy, ok)
    expect((await fetchAll({ location }, { slept }))[0]?.text).toBe(FEED)
    expect(slept).toEqual(waits)
  })

  test('who is refused and told when to come again comes no sooner', async () => {
    const location = server.on('/early', answers(403, { 'retry-after': '3600' }))
    expect(await faultOf({ location }, { slept })).toMatchObject({
      code: 'status',
      status: 403,
      retryAt: NOW + 3_600_000,
    })
  })

  test('validators longer than a request may be are not sent', async () => {
    const location = server.on('/long-tag', ok)
    const validators = { etag: `"${'x'.repeat(9000)}"`, lastModified: '' }
    await fetchAll({ location, validators })
    const sent = server.requests.at(-1)?.headers
    expect(sent).not.toHaveProperty('if-none-match')
    expect(sent).not.toHaveProperty('if-modified-since')
  })

  test('a server that asks for a long wait is left for another run', async () => {
    const location = server.on('/long', answers(503, { 'retry-after': '99999' }), ok)
    expect(await faultOf({ location }, { slept })).toMatchObject({
      code: 'later',
      retryAt: NOW + 99_999_000,
      message: expect.stringMatching(/ and asks to wait 99999 s\.$/) as string,
    })
    expect(slept).toEqual([])
  })

  const capped = 'it is asked again after 604800 s, the longest that is waited'
  test.each([
    ['999999', `999999 s; ${capped}`],
    ['9'.repeat(30), `a hundred years or more; ${capped}`],
    ['Fri, 31 Dec 9999 23:59:59 GMT', `a hundred years or more; ${capped}`],
    ['Sun, 27 Dec 2026 10:00:00 GMT', `2592000 s; ${capped}`],
  ])('Retry-After: %s is told as it was said, and waited for a week', async (header, told) => {
    const location = server.on('/ages', answers(503, { 'retry-after': header }), ok)
    const fault = await faultOf({ location }, { slept })
    expect(fault.message.endsWith(` and asks to wait ${told}.`)).toBe(true)
    expect(fault).toMatchObject({ code: 'later', retryAt: NOW + 604_800_000 })
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

describe('manners', () => {
  test('a host rests between two requests, whoever asks; another host is asked meanwhile', async () => {
    const other = await feedServer()
    const context = contextOf({ slept, hostGapMs: 1000 })
    const here = server.on('/rest', ok)
    const elsewhere = other.on('/rest', ok)
    for (const location of [here, elsewhere, here, here]) await fetchAll({ location }, {}, context)
    await other.close()
    expect(slept).toEqual([1000, 1000])
  })

  test('each wait is another one: half fixed, half by chance', async () => {
    const waits = async (random: number): Promise<number[]> => {
      const told: number[] = []
      const context = { ...contextOf({ slept: told }), random: () => random }
      const location = server.on('/chance', answers(503), answers(503), answers(503), ok)
      await fetchAll({ location }, {}, context)
      return told
    }
    expect(await waits(0)).toEqual([500, 500, 500])
    expect(await waits(0.999)).toEqual([1999, 3997, 7993])
  })
})

test('a wait is waited for before it is asked again', async () => {
  const told: string[] = []
  const busy: Handler = (_, response) => {
    told.push('asked')
    response.writeHead(told.length > 1 ? 200 : 503).end(FEED)
  }
  const sleep = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    told.push('waited')
  }
  await fetchAll({ location: server.on('/wait', busy) }, {}, { ...contextOf(), sleep })
  expect(told).toEqual(['asked', 'waited', 'asked'])
})

test.each([
  ['30', ['localhost 30000']],
  ['3', []],
])('who looks on is told of a wait of %s s that is long', async (seconds, expected) => {
  const told: string[] = []
  const location = server.on('/busy', answers(429, { 'retry-after': seconds }), ok)
  const waits = (host: string, ms: number) => void told.push(`${host} ${ms}`)
  await fetchAll({ location }, {}, { ...contextOf(), waits })
  expect(told).toEqual(expected)
})

describe('what is not there is told apart', () => {
  test.each([
    ['no such name', 'ENOTFOUND', 'there is no such name', 1],
    ['a name server that is down', 'EAI_AGAIN', 'looking up its name failed', 4],
  ])('%s', async (_, code, says, attempts) => {
    let asked = 0
    const lookup: Lookup = (_host, __, done) => {
      asked += 1
      done(Object.assign(new Error(code), { code }), [])
    }
    const fault = await faultOf({ location: 'http://feeds.example/' }, { lookup, slept })
    expect([fault.code, asked]).toEqual(['unreachable', attempts])
    expect(fault.message).toContain(says)
  })

  test('a server without TLS, asked by it, and the key stays here', async () => {
    const location = server.on('/plain', ok).replace('http:', 'https:')
    const hops = server.on('/hop-to-tls', answers(302, { location }))
    for (const asked of [location, hops]) {
      const options = { 'header.X-Key': 'env:API_KEY' }
      const fault = await faultOf({ location: asked, options }, { slept })
      expect(fault.code).toBe('unreachable')
      expect(fault.message).toContain('does not speak TLS')
      expect(fault.message).not.toContain('geheim')
    }
  })
})

test.each([
  ['ftp://host/feed.xml', 'ftp'],
  ['SFTP://host/feed.xml', 'SFTP'],
  ['HTTP://exa mple/', 'not a valid web address'],
  ['http://', 'not a valid web address'],
  ['http://exa mple/', 'not a valid web address'],
])('%s is no location', async (location, says) => {
  const fault = await faultOf({ location })
  expect(fault.code).toBe('badLocation')
  expect(fault.message).toContain(says)
})
