import { expect, test } from 'vitest'
import { secretHider } from '../../src/ingestion/fetch/hide-secrets.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { answers, feedServer } from '../support/feed-server.ts'
import { catalogue, concert } from '../support/feed-world.ts'

/** As a server that signs for others tells them; `key` is the feed's own. */
const address = (path: string, key: string) =>
  `https://cdn.example/${path}?sig=9f1c&Expires=1893456000&apikey=${key}`

test('no client is told the key that a server puts into each address', async () => {
  const world = await catalogue()
  const server = await feedServer()
  const shows = [
    concert('A', {
      url: 'https://tickets.example/a?apikey=geheim&l=1',
      image: address('show.jpg', 'geheim'),
      performers: [{ name: 'Les Loutres', image: address('band.jpg', 'geheim') }],
      place: { name: 'Salle Vega', city: 'Lille', image: address('hall.jpg', 'geheim') },
    }),
    concert('B', { start: '2027-01-10T20:00', image: address('other.jpg', 'autre') }),
  ]
  const location = server.on('/keyed', answers(200, {}, JSON.stringify(shows)))
  const options = { 'query.apikey': 'env:API_KEY' }
  const feed = await world.give(await world.partner('Keyed'), 'keyed', '', { location, options })
  await runFeed({ ...world.context, hide: (one) => secretHider(one, () => 'geheim') }, feed)
  const [event, other] = await world.events()
  expect(event?.sources.map(({ link }) => link)).toEqual(['https://tickets.example/a?l=1'])
  const signed = (path: string) => `https://cdn.example/${path}?sig=9f1c&Expires=1893456000`
  expect(event?.image).toBe(signed('show.jpg'))
  expect(event?.performers.map(({ image }) => image)).toEqual([signed('band.jpg')])
  expect(event?.place.image).toBe(signed('hall.jpg'))
  expect(other?.image).toBe(address('other.jpg', 'autre'))
  const kept = await world.test.database.query(
    `select 1 from listings where data::text like '%geheim%' union all select 1 from images where address like '%geheim%'`,
  )
  expect(kept.rows).toEqual([])
  await server.close()
  await world.drop()
})
