import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { csv } from '../src/ingestion/connectors/csv/csv.ts'
import { json } from '../src/ingestion/connectors/json/json.ts'
import { listingFacts } from './support/listing-facts.ts'
import { bodyOf, normaliseAll, readBody } from './support/read-body.ts'

test('the example of a mapping file in docs/feeds.md does what it says', async () => {
  const page = readFileSync(new URL('../docs/feeds.md', import.meta.url), 'utf8')
  const table = /```csv\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  const mapping = /```json\n(\{\n {2}"note"[\s\S]*?)```/.exec(page)?.[1] ?? ''
  const read = await readBody(csv, bodyOf(table), { mapping })
  expect(read.warnings).toEqual(['left out by "where": 1 record'])
  const { listings, rejected } = normaliseAll(read.natives, 'csv')
  expect(rejected).toEqual([])
  expect(listings.map(listingFacts)).toEqual([
    '88-1 | Les Loutres | 2026-12-05T20:30 | Salle Vega, PARIS, FR | Les Loutres, Castor Trio | 1012.5 EUR',
  ])
  expect(listings[0]).toMatchObject({
    availability: 'available',
    categories: [104],
    offers: [{ originalPrice: 1250 }],
  })
})

test('its example of lists within lists does what it says', async () => {
  const page = readFileSync(new URL('../docs/feeds.md', import.meta.url), 'utf8')
  const mapping = /```json\n(\{\n {2}"note": "One listing a show[\s\S]*?)```/.exec(page)?.[1] ?? ''
  const show = {
    ref: 88,
    title: 'Les Loutres',
    currency: 'EUR',
    hall: { name: 'Salle Vega', town: 'Lille' },
    works: [{ composer: 'Otter', title: 'Opus 1' }, { title: 'Encore' }],
    days: [
      {
        day: '2026-12-05',
        times: [
          { at: '17:00', seats: 0, zones: [{ zone: 'A', price: 30 }] },
          { at: '20:30', seats: 9, zones: [{ zone: 'B', price: 0 }] },
        ],
      },
    ],
  }
  const read = await readBody(json, bodyOf(JSON.stringify({ shows: [show] })), { mapping })
  const { listings } = normaliseAll(read.natives, 'json')
  expect(listings.map(listingFacts)).toEqual([
    '88 | Les Loutres | 2026-12-05T17:00 (2 dates) | Salle Vega, Lille, FR |  | 30 EUR',
  ])
  expect(listings[0]).toMatchObject({ description: 'Otter: Opus 1\nEncore' })
  expect(listings[0]?.timing.sessions.map(({ availability }) => availability)).toEqual([
    'soldOut',
    'unknown',
  ])
})
