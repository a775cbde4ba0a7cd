import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import type { ErasureReport } from '../../src/ingestion/erasing/erasure-steps.ts'
import { importRecords } from '../support/directory.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'
import { whereTold } from '../support/where-told.ts'

const NAME = 'Zqvoice Martin'
const REVIEW = {
  id: 'zqrev',
  grade: 2,
  scale: 5,
  author: NAME,
  text: 'Zqpraise du début à la fin',
  date: '2026-11-02',
}
const WORDS = ['zqvoice', 'zqpraise', 'zqrev']

let world: OperatorWorld
let one: Partner
const told = () => whereTold(world.test.database, WORDS)

/** Tells in a night, given up later, of the name beside the reviews. */
function nights(...starts: string[]): NativeListing {
  const { start: _, ...timeless } = concert('N-1', {
    name: 'Nuits',
    sessions: starts.map((start) => ({ start })),
    description: starts.length > 1 ? `Avec ${NAME}` : 'Sans',
    reviews: [REVIEW],
  })
  return timeless
}

beforeAll(async () => {
  world = await operatorWorld()
  one = await world.partner('One')
  const shows = concert('R-1', { name: 'Le Grand Show', reviews: [REVIEW] })
  await world.take(one, 'one', [shows, nights('2027-02-01T20:00', '2027-02-02T20:00')])
  await world.take(one, 'one', [shows, nights('2027-02-02T20:00')])
  await world.test.database.query({
    text: `update runs set rejected = $1, warnings = $2 where id = (select min(id) from runs)`,
    values: [
      JSON.stringify([{ line: 3, id: `review by ${NAME}`, reason: `"${REVIEW.text}" is none` }]),
      JSON.stringify([`R-1: ${REVIEW.text.toUpperCase()}!`]),
    ],
  })
  const [event] = await world.named('Le Grand Show')
  await world.json('pin', `${event}`, 'name', 'Le Show', '--why', `“${REVIEW.text}”, they say`)
  await world.json('pin', `${event}`, 'description', `Zqpraise du début, à la fin: ${NAME}`)
})
afterAll(async () => world.drop())

test('a reviewer’s name and words are nowhere but where a person has to look', async () => {
  const tables = new Set((await told()).map((where) => where.split(': ')[1] ?? ''))
  expect([...tables].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'births.kept',
    'decisions.body',
    'decisions.why',
    'events.fragment',
    'listings.data',
    'raw_body_parts.bytes',
    'runs.rejected',
    'runs.warnings',
  ])
  const looked = await world.json<ErasureReport>('erase', 'reviewer', NAME, '--dry-run')
  const report = await world.json<ErasureReport>('erase', 'reviewer', NAME)
  expect(report).toMatchObject({ reviews: 3, decisions: 2, runs: 1, bodies: 2 })
  expect(looked).toEqual({ ...report, id: null, dryRun: true })
  expect(await told()).toEqual(['zqvoice: births.kept', 'zqvoice: events.fragment'])
  expect(report.remains).toMatchObject({
    listings: 1,
    first: [{ partner: 'One', listing: 'N-1', fields: ['description'] }],
  })
  await world.take(one, 'one', [
    concert('R-1', { name: 'Le Grand Show', description: 'Nouveau', reviews: [REVIEW] }),
    nights('2027-02-02T20:00'),
  ])
  await rebuild(world.context)
  expect(await told()).toEqual(['zqvoice: births.kept', 'zqvoice: events.fragment'])
})

test('it is told which performers, halls and places of the directory are called so', async () => {
  await world.take(one, 'bill', [
    concert('B-1', {
      name: 'Récital',
      start: '2027-03-03T20:00',
      performers: [{ name: NAME, description: 'Sings' }],
      place: {
        name: `Salle ${NAME}`,
        street: '1 rue Noire',
        city: 'Lyon',
        postalCode: '69001',
        country: 'FR',
        lat: 45.76,
        lng: 4.83,
        directoryId: 'told-1',
      },
    }),
  ])
  await importRecords(world, [
    {
      id: 'told-1',
      name: 'Grande Salle',
      editorialSummary: `Loved by ${NAME}`,
      city: 'Lyon',
      country: 'FR',
      lat: 45.76,
      lng: 4.83,
    },
  ])
  const { remains } = await world.json<ErasureReport>('erase', 'reviewer', NAME, '--dry-run')
  expect(remains!.elsewhere).toMatchObject([
    { of: 'performer', name: NAME, fields: ['name'] },
    { of: 'place', name: `Salle ${NAME}`, fields: ['name'] },
    { of: 'directory', id: 'told-1', name: 'Grande Salle', fields: ['editorialSummary'] },
  ])
  const { stdout } = await world.attempt('erase', 'reviewer', NAME, '--dry-run')
  expect(stdout).toMatch(/directory +told-1 +Grande Salle +editorialSummary/)
})
