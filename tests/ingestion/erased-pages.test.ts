import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseListing } from '../../src/ingestion/erasing/erase-listing.ts'
import { apiWorld } from '../support/api-world.ts'
import type { ApiWorld } from '../support/api-world.ts'
import { answers } from '../support/feed-server.ts'
import { concert } from '../support/feed-world.ts'
import { whereTold } from '../support/where-told.ts'

let api: ApiWorld
beforeAll(async () => {
  api = await apiWorld()
})
afterAll(async () => api.close())

function page(name: string): string {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name,
    startDate: '2026-12-20T20:00+01:00',
    location: {
      '@type': 'Place',
      name: `Salle ${name}`,
      address: { addressLocality: 'Paris', postalCode: '75011', addressCountry: 'FR' },
    },
  }
  return `<html><head><script type="application/ld+json">${JSON.stringify(event)}</script></head></html>`
}

const item = (id: string, title: string, link: string) =>
  `<item><guid isPermaLink="false">${id}</guid><title>${title}</title><link>${link}</link></item>`

function feedOf(...items: readonly string[]) {
  return answers(
    200,
    { 'content-type': 'application/rss+xml' },
    `<rss version="2.0"><channel><title>Nights</title>${items.join('')}</channel></rss>`,
  )
}

async function erase(partnerId: number, name: string): Promise<void> {
  const erasing = { kind: 'listing', by: 'me', why: '', dryRun: false, partnerId, name } as const
  expect(await eraseListing(api.world.context, erasing)).toMatchObject({ listings: 1 })
}

test('the page that an erased item leads to is forgotten with its address, and not asked for again', async () => {
  const { world, server } = api
  const one = server.on('/zqnight', answers(200, {}, page('Zqband')))
  const two = server.on('/other', answers(200, {}, page('Les Autres')))
  server.on('/night.rss', feedOf(item('n-zq1', 'Zqtitle', one), item('n-2', 'Les Autres', two)))
  const partner = await world.partner('Pages')
  const location = `${server.origin}/night.rss`
  const feed = await world.give(partner, 'pages', '', { format: 'rss', location })
  expect(await world.run(feed)).toMatchObject({ created: 2 })
  const told = () => whereTold(world.test.database, ['zqnight', 'zqband', 'zqtitle', 'n-zq1'])
  expect(await told()).toContain('zqnight: linked_pages.address')
  await erase(partner.id, 'n-zq1')
  expect(await told()).toEqual([])
  api.asked()
  world.clock.advance(86_400_000)
  expect(await world.run(feed)).toMatchObject({
    read: 2,
    unchanged: 1,
    warnings: ['1 listing left out: erased for good'],
  })
  expect(api.asked().join(' ')).not.toContain('zqnight')
  expect(await told()).toEqual([])
  const { rows } = await world.test.database.query('select address from linked_pages')
  expect(rows).toEqual([{ address: two }])
})

test('a file that is all about an erased listing is not told of by its name, now and at the next import', async () => {
  const { world } = api
  const folder = world.file('nights')
  await mkdir(folder)
  for (const id of ['zqfile-1', 'other-1'])
    await writeFile(join(folder, `${id}.ndjson`), `${JSON.stringify(concert(id))}\n`)
  const partner = await world.partner('Files')
  const feed = await world.give(partner, 'files', '', { location: folder })
  expect(await world.run(feed)).toMatchObject({ created: 2 })
  const told = () => whereTold(world.test.database, ['zqfile'])
  expect(await told()).toContain('zqfile: run_bodies.address')
  await erase(partner.id, 'zqfile-1')
  expect(await told()).toEqual([])
  expect(await world.run(feed)).toMatchObject({ read: 2, unchanged: 1 })
  expect(await told()).toEqual([])
})
