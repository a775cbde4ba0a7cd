import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import type { FeedServer } from '../../../tests/support/feed-server.ts'
import { faultOf } from '../../../tests/support/fetching.ts'

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
      'is refused: 127.0.0.1 is not a public address (loopback). Only if you know why',
    ],
    ['http://[::1]:1/', 'is refused: ::1 is not a public address (loopback). Only if you know why'],
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
