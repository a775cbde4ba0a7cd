import { expect, test } from 'vitest'
import { secretHider } from '../../src/ingestion/fetch/hide-secrets.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { answers, feedServer } from '../support/feed-server.ts'
import { catalogue, concert } from '../support/feed-world.ts'

test('no client is told the key that a server puts into each link', async () => {
  const world = await catalogue()
  const server = await feedServer()
  const shows = [concert('A', { url: 'https://tickets.example/a?apikey=geheim&l=1' })]
  const location = server.on('/keyed', answers(200, {}, JSON.stringify(shows)))
  const options = { 'query.apikey': 'env:API_KEY' }
  const feed = await world.give(await world.partner('Keyed'), 'keyed', '', { location, options })
  await runFeed({ ...world.context, hide: (one) => secretHider(one, () => 'geheim') }, feed)
  const [event] = await world.events()
  expect(event?.sources.map(({ link }) => link)).toEqual(['https://tickets.example/a?l=1'])
  await server.close()
  await world.drop()
})
