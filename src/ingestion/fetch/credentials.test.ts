import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import { AUTHORITY } from '../../../tests/support/certificate.ts'
import type { FeedServer } from '../../../tests/support/feed-server.ts'
import { faultOf, fetchAll } from '../../../tests/support/fetching.ts'
import type { Lookup } from '../../lib/safe-fetch/guarded-agent.ts'

/** Where a request is led to, and what is sent there. */

const FEED = '[{"id":"A-1"}]'
const ok = answers(200, { 'content-type': 'application/json' }, FEED)

let server: FeedServer

beforeAll(async () => {
  server = await feedServer()
})
afterAll(() => server.close())

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
    ['an address that is none', 'http://[feed'],
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

  test('what is sent along with one is let go, however long it is', async () => {
    const closed = new Promise<string>((resolve) => {
      server.on('/chatty', (_, response) => {
        response.on('close', () => resolve('closed'))
        response.writeHead(302, { location: '/chatted' }).write('x'.repeat(200_000))
      })
    })
    server.on('/chatted', ok)
    const [read] = await fetchAll({ location: `${server.origin}/chatty` })
    expect([read?.text, await closed]).toEqual([FEED, 'closed'])
  })
})

describe('credentials', () => {
  test('come from the environment, as header and in the query, and are not shown', async () => {
    const location = server.on('/closed', ok)
    const [read] = await fetchAll({
      location: `${location}?page=1&sig=abc`,
      options: {
        'header.X-Key': 'env:API_KEY',
        'query.cid': 'env:API_KEY',
        zone: 'x',
        'my.query.key': 'x',
      },
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

  test('of a header take the place of those in the address, however the header is written', async () => {
    const location = server.on('/both-told', ok).replace('://', '://eve:p@')
    await fetchAll({ location, options: { 'header.AUTHORIZATION': 'env:API_KEY' } })
    expect(server.requests.at(-1)?.headersDistinct['authorization']).toEqual(['geheim'])
  })

  test('that are refused where they were meant to go did not stay behind', async () => {
    const location = server.on('/refused', answers(401))
    const options = { 'header.X-Key': 'env:API_KEY' }
    expect((await faultOf({ location, options })).message).toMatch(
      /answered 401 \(Unauthorized\)\.$/,
    )
  })

  test('a percent sign in a password is one', async () => {
    const location = server.on('/percent', ok).replace('//', '//eve:50%off@')
    await fetchAll({ location })
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Basic ${btoa('eve:50%off')}`)
  })

  test.each([
    ['header.X-Key', 'env:MISSING', 'missingSecret', 'MISSING'],
    ['query.key', 'env:EMPTY', 'missingSecret', 'EMPTY'],
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
