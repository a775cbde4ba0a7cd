import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import type { FeedServer } from '../../../tests/support/feed-server.ts'
import { faultOf, fetchAll } from '../../../tests/support/fetching.ts'

let server: FeedServer
let other: FeedServer
beforeAll(async () => {
  server = await feedServer()
  other = await feedServer()
})
afterAll(async () => {
  await server.close()
  await other.close()
})

describe('what cannot be had where a redirect leads is told of that address, and who led there', () => {
  test.each([
    [
      'http://127.0.0.1:1/',
      'is refused: 127.0.0.1 is not a public address (loopback). A private host is read only where',
    ],
    [
      'http://[::1]:1/',
      'is refused: ::1 is not a public address (loopback). A private host is read only where',
    ],
    ['http://localhost:1/', 'cannot be reached'],
    ['http://localhost:1/for/geheim?key=x', 'cannot be reached'],
  ])('%s', async (target, says) => {
    const location = server.on('/away', answers(302, { location: target }))
    const options = { 'header.X-Key': 'env:API_KEY' }
    const { message } = await faultOf({ location, options })
    const shown = target.replace('geheim', '***').replace('key=x', 'key=***')
    expect(message).toContain(`${location} redirects to ${shown}, which ${says}`)
    expect(message).not.toContain('geheim')
  })

  test('a location itself that is refused is nobody else’s doing', async () => {
    const { message } = await faultOf({ location: 'http://127.0.0.1:1/' })
    expect(message).toContain('http://127.0.0.1:1/ is refused')
    expect(message).toContain('If that is wanted, add 127.0.0.1 to AFFICHE_FETCH_ALLOW_HOSTS.')
  })
})

describe('a private host that is allowed is had as the operator’s own word only', () => {
  const around = { allowHosts: ['localhost', '127.0.0.1'] }
  const inwards = () =>
    other.on('/inner', answers(200, {}, 'data')).replace('localhost', '127.0.0.1')

  test('as the location', async () => {
    expect(await fetchAll({ location: inwards() }, around)).toHaveLength(1)
  })

  test('by a redirect of another host it is refused, within the host it is followed', async () => {
    const location = server.on('/out', answers(302, { location: inwards() }))
    expect((await faultOf({ location }, around)).code).toBe('refusedAddress')
    const within = server.on('/own', answers(302, { location: other.on('/inner', answers(200)) }))
    expect((await faultOf({ location: within }, around)).code).not.toBe('refusedAddress')
  })

  test.each([
    ['a feed of its own host', 'http://127.0.0.1/feed', true],
    ['a feed of another', 'https://feeds.example/feed', false],
    ['a file', '/feeds/agenda.xml', false],
  ])('as a page that the data of %s leads to', async (_, linkedFrom, isHad) => {
    const request = { location: inwards(), linkedFrom }
    if (isHad) expect(await fetchAll(request, around)).toHaveLength(1)
    else expect((await faultOf(request, around)).code).toBe('refusedAddress')
  })
})

describe('who is refused where the credentials did not go along is told so', () => {
  const KEY = { 'header.Authorization': 'env:API_KEY' }
  const QUERY = { 'query.key': 'env:API_KEY' }
  test.each([
    [401, 'elsewhere', KEY, true],
    [403, 'elsewhere', QUERY, true],
    [404, 'elsewhere', KEY, false],
    [401, 'elsewhere', {}, false],
    [401, 'here', KEY, false],
  ])('%i %s with %j: %s', async (status, where, options, isTold) => {
    const end = (where === 'here' ? server : other).on('/end', answers(status))
    const location = server.on('/begin', answers(301, { location: end }))
    const { message } = await faultOf({ location, options })
    expect(message).toContain(`answered ${status}`)
    const told = `The feed's credentials go to ${server.origin} only, which redirects there: if ${other.origin} should have them, make it the feed's location.`
    expect(message.includes(told)).toBe(isTold)
  })

  test('of a user in the address as well', async () => {
    const end = other.on('/end', answers(401))
    const location = server.on('/begin', answers(301, { location: end }))
    const { message } = await faultOf({ location: location.replace('//', '//eve:geheim@') })
    expect(message).toContain(`The feed's credentials go to ${server.origin} only`)
    expect(message).not.toMatch(/eve|geheim/)
  })
})
