import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import type { FeedServer, Handler } from '../../../tests/support/feed-server.ts'
import { contextOf, faultOf, fetchAll } from '../../../tests/support/fetching.ts'

const FEED = '[{"id":"A-1"}]'
const VALIDATORS = { etag: 'a', lastModified: 'yesterday' }

let server: FeedServer
beforeAll(async () => {
  server = await feedServer()
})
afterAll(() => server.close())

/** Answers so to whoever asks by a condition, and gives the feed to everybody else. */
function refusing(status: number): Handler {
  return (request, response) => {
    const isAsked = 'if-none-match' in request.headers || 'if-modified-since' in request.headers
    if (isAsked) answers(status)(request, response)
    else answers(200, {}, FEED)(request, response)
  }
}

async function conditions(work: Promise<unknown>): Promise<boolean[]> {
  const before = server.requests.length
  await work
  return server.requests.slice(before).map(({ headers }) => 'if-none-match' in headers)
}

test.each([
  [400, [true, false]],
  [412, [true, false]],
  [416, [true, false]],
  [501, [true, false]],
  // What may pass by itself is asked in the cheap way as long as there is another time.
  [500, [true, true, true, false]],
  [503, [true, true, true, false]],
])('a server that answers %i to conditions is asked without', async (status, asked) => {
  const location = server.on('/picky', refusing(status))
  const reading = fetchAll({ location, validators: VALIDATORS })
  expect(await conditions(reading)).toEqual(asked)
  expect((await reading)[0]?.text).toBe(FEED)
})

test.each([401, 403, 404, 410])('%i has nothing to do with them', async (status) => {
  const location = server.on('/gone', refusing(status))
  expect(await conditions(faultOf({ location, validators: VALIDATORS }))).toEqual([true])
})

test('who answers the same without them is left alone then', async () => {
  const location = server.on('/bad', answers(400))
  expect(await conditions(faultOf({ location, validators: VALIDATORS }))).toEqual([true, false])
})

test('where there is one attempt it is by condition', async () => {
  const location = server.on('/once', answers(304))
  const context = contextOf({ limits: { attemptsMax: 1 } })
  const [read] = await fetchAll({ location, validators: VALIDATORS }, {}, context)
  expect(read?.fetched.kind).toBe('notModified')
})
