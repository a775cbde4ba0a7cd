import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import { AUTHORITY } from '../../../tests/support/certificate.ts'
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

describe('redirects', () => {
  test('are followed, the last address being the one that is told', async () => {
    const end = server.on('/end', ok)
    server.on('/relative', answers(307, { location: 'end' }))
    const location = server.on('/begin', answers(301, { location: '/relative' }))
    const [read] = await fetchAll({ location })
    expect(read?.fetched.address).toBe(end)
  })

  test('five lead to the feed, six are refused', async () => {
    server.on('/hop-0', ok)
    for (let hop = 1; hop <= 6; hop += 1)
      server.on(`/hop-${hop}`, answers(302, { location: `/hop-${hop - 1}` }))
    const [read] = await fetchAll({ location: `${server.origin}/hop-5` })
    expect(read?.text).toBe(FEED)
    expect((await faultOf({ location: `${server.origin}/hop-6` })).code).toBe('redirect')
  })

  test.each([
    ['a loop', '/loop'],
    ['no address', ''],
    ['a file', 'file:///etc/passwd'],
  ])('%s is refused', async (_, target) => {
    const location = server.on('/loop', answers(302, target === '' ? {} : { location: target }))
    expect((await faultOf({ location })).code).toBe('redirect')
  })

  test('to an address that nobody encoded is followed', async () => {
    const target = server.on('/caf%C3%A9', ok)
    const header = Buffer.from('/café').toString('latin1')
    const location = server.on('/unencoded', answers(302, { location: header }))
    expect((await fetchAll({ location }))[0]?.fetched.address).toBe(target)
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

  test.each([
    ['is added again where a redirect of its origin lost it', '/slash/', 'key=geheim'],
    ['is not added to a target that has a query of its own', '/slash/?signed=1', 'signed=1'],
  ])('the query of the options %s', async (_, target, query) => {
    server.on('/slash/', ok)
    const location = server.on('/slash', answers(301, { location: target }))
    await fetchAll({ location, options: { 'query.key': 'env:API_KEY' } })
    const [first, last] = server.requests.slice(-2)
    expect(first?.url).toBe('/slash?key=geheim')
    expect(last?.url).toBe(`/slash/?${query}`)
  })

  test('the query of the options goes to no other origin, nor back from there', async () => {
    const other = await feedServer()
    const back = server.on('/home', ok)
    const hop = other.on('/away', answers(302, { location: back }))
    const location = server.on('/out', answers(302, { location: hop }))
    await fetchAll({ location, options: { 'query.key': 'env:API_KEY' } })
    await other.close()
    expect(other.requests[0]?.url).toBe('/away')
    expect(server.requests.at(-1)?.url).toBe('/home')
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
    ['in the query of its own login', '/login?from=%2Ffeed%3Fkey%3Dgeheim'],
    ['in the path', '/for/geheim/feed'],
    ['encoded twice', '/login?from=%2Fa%3Fb%3D%252Ffeed%253Fkey%253Dgeheim'],
  ])('are not shown where a redirect repeats them %s', async (_, target) => {
    server.on(target.split('?')[0] ?? '', answers(403))
    const location = server.on('/echo', answers(302, { location: target }))
    const options = { 'header.X-Key': 'env:API_KEY', 'query.key': 'env:API_KEY' }
    const { message } = await faultOf({ location, options })
    expect(message).toContain('answered 403')
    expect(message).not.toContain('geheim')
  })

  test('a percent sign in a password is one', async () => {
    const location = server.on('/percent', ok).replace('//', '//eve:50%off@')
    await fetchAll({ location })
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Basic ${btoa('eve:50%off')}`)
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

describe('over TLS', () => {
  const lookup: Lookup = (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
  const here = ['127.0.0.1']
  const around = { lookup, allowHosts: here, public: here, authority: AUTHORITY }
  const options = { 'header.Authorization': 'env:API_KEY', 'query.key': 'env:API_KEY' }
  let feeds: FeedServer
  let elsewhere: FeedServer
  beforeAll(async () => {
    feeds = await feedServer('feeds.example')
    elsewhere = await feedServer('elsewhere.example')
  })
  afterAll(async () => {
    await feeds.close()
    await elsewhere.close()
  })

  test('a redirect to another host with a certificate as good takes no credentials along', async () => {
    const end = elsewhere.on('/end', ok)
    const location = feeds.on('/begin', answers(302, { location: end })).replace('://', '://eve:p@')
    for (const more of [options, {}]) {
      const [read] = await fetchAll({ location, options: more }, around)
      expect(read).toMatchObject({ text: FEED, fetched: { address: end } })
      expect(feeds.requests.at(-1)?.headers.authorization).toMatch(/^geheim$|^Basic /)
      expect(elsewhere.requests.at(-1)?.headers).not.toHaveProperty('authorization')
      expect(elsewhere.requests.at(-1)?.url).toBe('/end')
    }
  })

  test('neither does one to the same host without TLS', async () => {
    const plain = server.on('/plain-end', ok).replace('localhost', 'feeds.example')
    const location = feeds.on('/downgrade', answers(302, { location: plain }))
    expect((await fetchAll({ location, options }, around))[0]?.text).toBe(FEED)
    expect(server.requests.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  test('within one host they go along', async () => {
    const location = feeds.on('/old', answers(301, { location: feeds.on('/new', ok) }))
    await fetchAll({ location, options }, around)
    expect(feeds.requests.at(-1)?.headers.authorization).toBe('geheim')
  })

  test.each<[string, object, string]>([
    ['of an authority nobody knows', { lookup, allowHosts: ['127.0.0.1'] }, 'UNABLE_TO_VERIFY'],
    ['of another host', around, 'ALTNAME'],
  ])('a certificate %s is none, and nothing is sent', async (what, how, code) => {
    const asked = feeds.on('/trust', ok)
    const location = what === 'of another host' ? asked.replace('feeds.', 'other.') : asked
    const before = feeds.requests.length
    const fault = await faultOf({ location, options }, how)
    expect([fault.code, feeds.requests.length]).toEqual(['unreachable', before])
    expect(fault.message).toContain('has no valid certificate')
    expect(fault.message).toContain(code)
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
  ['http://', 'not a valid web address'],
  ['http://exa mple/', 'not a valid web address'],
])('%s is no location', async (location, says) => {
  const fault = await faultOf({ location })
  expect(fault.code).toBe('badLocation')
  expect(fault.message).toContain(says)
})
