import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { eraseListing } from '../../src/ingestion/erasing/erase-listing.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { listDecisions } from '../../src/storage/decisions.ts'
import { dropOldBodies } from '../../src/storage/raw-bodies.ts'
import { importRecords } from '../support/directory.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'
import { prepareDocuments } from '../support/prepare-documents.ts'
import { whereTold } from '../support/where-told.ts'

/** Every word that begins so is told by what is erased, and by nobody else. */
const TELLS = /zq[a-z0-9]+/g

function wordsOf(...told: unknown[]): string[] {
  return [...new Set(told.flatMap((one) => JSON.stringify(one).toLowerCase().match(TELLS) ?? []))]
}

const PAGE = 'https://seller.example'

const SHARED = { name: 'Duo Partagé', id: 'p-shared' }
const HALL = {
  id: 'v-1',
  name: 'Salle Boréale',
  street: '3 rue des Pins',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  lat: 48.86,
  lng: 2.37,
}

/** All fields that can tell, at a place and by a performer that nobody else has. */
const ALONE: NativeListing = {
  ...concert('zqidalone'),
  name: 'Zqtitle du soir',
  description: 'Zqtext, un récit.',
  url: `${PAGE}/zqpage`,
  image: { url: `${PAGE}/zqpicture.jpg` },
  performers: [
    {
      id: 'zqsingerid',
      name: 'Zqsinger',
      description: 'Zqlife',
      image: `${PAGE}/zqsinger.jpg`,
      sameAs: ['isni:zqisni'],
    },
    { ...SHARED, description: 'Zqsharedlife', image: `${PAGE}/zqshared.jpg` },
  ],
  place: {
    id: 'zqplaceid',
    name: 'Salle Zqplace',
    street: '12 rue Zqstreet',
    postalCode: '69001',
    city: 'Lyon',
    country: 'FR',
    lat: 45.767,
    lng: 4.834,
    directoryId: 'zqdirectory',
    image: `${PAGE}/zqplace.jpg`,
    phone: '+33 4 99 00 12 34',
    url: 'https://zqhall.example/',
  },
  organizer: { name: 'Zqholder', url: 'https://zqholder.example' },
  offers: [{ name: 'Zqseats', price: 25, currency: 'EUR', availability: 'available' }],
  reviews: [
    {
      id: 'zqreviewid',
      grade: 4,
      scale: 5,
      author: 'Zqvoice',
      text: 'Zqpraise',
      date: '2026-11-02',
    },
  ],
}

/** As its seller told it first: at another place, with another band. */
const EARLIER: NativeListing = {
  ...ALONE,
  name: 'Zqtitle du soir Zqearlier',
  performers: [
    { name: 'Zqformerband', id: 'zqformerbandid', image: `${PAGE}/zqformerband.jpg` },
    { id: 'zqsingerid', name: 'Zqsinger', description: 'Zqformerlife' },
  ],
  place: {
    id: 'zqformerplaceid',
    name: 'Salle Zqformerplace',
    street: '1 rue Zqformerstreet',
    city: 'Nice',
    country: 'FR',
  },
}

/** At a hall that others tell of as well, as a part of an event that another seller has. */
const AMONG: NativeListing = concert('zqidamong', {
  name: 'Le Duo',
  url: `${PAGE}/zqamongpage`,
  description: 'Zqamongtext',
  performers: [{ ...SHARED, description: 'Zqamonglife', image: `${PAGE}/zqamong.jpg` }],
  place: {
    ...HALL,
    directoryId: 'zqalias',
    image: `${PAGE}/zqhallpicture.jpg`,
    url: 'https://zqhallsite.example',
  },
})

/** Taken out of the hall by an operator. */
const APART: NativeListing = concert('zqidapart', {
  name: 'Zqapart',
  url: `${PAGE}/zqapartpage`,
  start: '2026-12-23T20:00',
  place: { ...HALL, id: 'zqapartplaceid', room: 'Zqapartroom' },
})

/** At a hall and by a singer that an operator found to be others that more is told of. */
const MERGED: NativeListing = concert('zqidmerged', {
  name: 'Zqmerged',
  start: '2027-01-23T20:00',
  performers: [{ name: 'Zqpseudonym', id: 'zqpseudonymid', image: `${PAGE}/zqpseudonym.jpg` }],
  place: {
    id: 'zqannexid',
    name: 'Annexe Zqannex',
    street: '4 rue Zqannexstreet',
    city: 'Rouen',
    country: 'FR',
    directoryId: 'zqannexdirectory',
  },
})

/** Two nights, one of which is given up. */
const NIGHTS = (...starts: string[]): NativeListing => {
  const { start: _, ...timeless } = concert('zqidnights', {
    name: 'Zqnights',
    description: 'Zqnightstext',
    sessions: starts.map((start) => ({ start })),
    place: { name: 'Théâtre Zqtheatre', city: 'Lille', country: 'FR' },
  })
  return timeless
}

/** By others, before and after. */
const REST: NativeListing[] = [
  concert('R-1', {
    name: 'Soirée Témoin',
    start: '2026-12-29T20:00',
    performers: [{ ...SHARED, description: 'Témoin de toujours' }],
    place: HALL,
  }),
]

let world: OperatorWorld
let one: Partner
let other: Partner

async function imports(...listings: NativeListing[]): Promise<void> {
  world.clock.advance(86_400_000)
  await world.take(one, 'one', [...listings, ...REST])
  await world.take(other, 'other', [
    concert('O-1', {
      name: 'Le Duo',
      performers: [{ name: SHARED.name }],
      place: { ...HALL, id: 'o-1' },
    }),
  ])
}

const LISTINGS = ['zqidalone', 'zqidamong', 'zqidapart', 'zqidmerged', 'zqidnights']
const WORDS = wordsOf(
  ALONE,
  EARLIER,
  AMONG,
  APART,
  MERGED,
  NIGHTS(),
  'zqbroken zqwhy zqalias1 zqpinned',
  '0499001234',
  '499001234',
)
const told = () => whereTold(world.test.database, [...WORDS, '499001234'])

beforeAll(async () => {
  world = await operatorWorld()
  one = await world.partner('One')
  other = await world.partner('Other')
  const directory = (id: string, name: string, more: object) => ({
    id,
    name,
    country: 'FR',
    ...more,
  })
  await importRecords(world, [
    directory('open-1', 'Salle Boréale', {
      lat: 48.86,
      lng: 2.37,
      city: 'Paris',
      postalCode: '75011',
      street: '3 rue des Pins',
    }),
    directory('open-2', 'Grand Théâtre', { lat: 50.63, lng: 3.06, city: 'Lille' }),
  ])
  const nights = NIGHTS('2027-02-01T20:00', '2027-02-02T20:00')
  await imports(EARLIER, AMONG, APART, MERGED, nights)
  await imports(ALONE, AMONG, APART, MERGED, nights)
  await imports({ ...ALONE, start: 'Zqbroken' }, AMONG, APART, MERGED, NIGHTS('2027-02-02T20:00'))
  await imports(
    { ...ALONE, availability: 'Zqbroken' },
    AMONG,
    APART,
    MERGED,
    NIGHTS('2027-02-02T20:00'),
  )
  await decisions()
  await rebuild(world.context)
  await prepareDocuments(world)
})
afterAll(async () => world.drop())

async function decisions(): Promise<void> {
  const events = await world.events()
  const alone = events.find(({ name }) => name.startsWith('Zqtitle'))!
  const singer = alone.performers.find(({ name }) => name === 'Zqsinger')!
  const shared = alone.performers.find(({ name }) => name === SHARED.name)!
  const witness = events.find(({ name }) => name === 'Soirée Témoin')!
  await world.json('pin', `${alone.id}`, 'description', 'Zqpinned', '--why', 'zqwhy')
  await world.json('pin', `${alone.id}`, 'image', `${PAGE}/zqpinned.jpg`)
  await world.json('performer', 'alias', `${singer.id}`, 'Zqalias1', '--why', 'zqwhy')
  await world.json('performer', 'distinct', `${singer.id}`, `${shared.id}`, '--why', 'zqwhy')
  await world.json('performer', 'split', `${shared.id}`, 'One:zqidalone', '--why', 'zqwhy')
  await world.json('place', 'alias', `${alone.place.id}`, 'Zqalias1')
  await world.json('place', 'split', `${witness.place.id}`, 'One:zqidapart', '--why', 'zqwhy')
  await world.json('distinct', `${alone.id}`, `${witness.id}`, '--why', 'zqwhy')
  const merged = events.find(({ name }) => name === 'Zqmerged')!
  const nights = events.find(({ name }) => name === 'Zqnights')!
  await world.json('directory', 'match', `${nights.place.id}`, 'open-2', '--why', 'zqwhy')
  await world.json('performer', 'merge', `${shared.id}`, `${merged.performers[0]!.id}`)
  await world.json('place', 'merge', `${witness.place.id}`, `${merged.place.id}`)
  const pin = await world.json<{ decision: number }>(
    'pin',
    `${witness.id}`,
    'name',
    'Témoin',
    '--why',
    'not zqidalone, not Zqtitle du soir',
  )
  await world.json('revoke', `${pin.decision}`, '--why', 'it is not Zqsinger')
}

describe('listings that are erased', () => {
  test('are told in many places before', async () => {
    const tables = new Set((await told()).map((where) => where.split(/[:.] ?/)[1]))
    expect([...tables]).toEqual(
      expect.arrayContaining([
        'births',
        'decisions',
        'directory_ids',
        'directory_places',
        'documents',
        'events',
        'images',
        'listings',
        'performer_keys',
        'performers',
        'place_keys',
        'places',
        'raw_body_parts',
        'runs',
      ]),
    )
  })

  test('are told of by --dry-run with those of whom nobody else tells', async () => {
    const before = await told()
    const { stdout } = await world.attempt('erase', 'listing', 'One', 'zqidalone', '--dry-run')
    expect(stdout).toContain('Would go: 1 listing, 3 performers, 2 places, ')
    expect(stdout).toMatch(/so they would go, too: .*Zqsinger.*Salle Zqplace/)
    expect(stdout).toMatch(/Event \d+: nobody else sells it; the number would lead nowhere/)
    expect(await told()).toEqual(before)
  })

  test('are nowhere afterwards, while what others tell stays', async () => {
    const before = (await world.events()).find(({ name }) => name === 'Le Duo')!
    expect(before.sources).toHaveLength(2)
    expect(before.performers).toMatchObject([{ description: 'Zqamonglife' }])
    const change = await world.lastChange()
    world.clock.advance(60_000)
    for (const name of LISTINGS) {
      const erasing = {
        kind: 'listing',
        name,
        partnerId: one.id,
        by: 'me',
        why: `for ${name}`,
        dryRun: false,
      } as const
      expect(await eraseListing(world.context, erasing)).toMatchObject({ listings: 1 })
    }
    expect(await told()).toEqual([])
    const duo = (await world.events()).find(({ name }) => name === 'Le Duo')!
    expect(duo.sources.map(({ partner }) => partner.name)).toEqual(['Other'])
    expect(duo.place).toMatchObject({ name: 'Salle Boréale', directoryId: 'open-1' })
    expect(duo.updatedAt).toBe(new Date(world.clock.now()).toISOString())
    const witness = (await world.events()).find(({ name }) => name === 'Soirée Témoin')!
    expect(witness.performers).toMatchObject([
      { name: SHARED.name, description: 'Témoin de toujours' },
    ])
    const { rows } = await world.test.database.query({
      text: 'select kind, subject_id as id from changes where seq > $1 and not deleted',
      values: [change],
    })
    expect(rows).toEqual(
      expect.arrayContaining([
        { kind: 1, id: duo.id },
        { kind: 2, id: witness.performers[0]!.id },
      ]),
    )
  })

  test('leave no word on which place of the directory theirs was', async () => {
    const log = await listDecisions(world.test.database)
    const matches = log.filter(({ what }) => what.kind === 'placeDirectory')
    expect(matches).toMatchObject([{ why: '', what: { directoryId: null } }])
  })

  test('stay away at the next imports, a rebuild and the work of a year', async () => {
    await imports(ALONE, AMONG, APART, MERGED, NIGHTS('2027-02-02T20:00'))
    expect(await told()).toEqual([])
    await imports(
      { ...EARLIER, start: 'Zqbroken' },
      { ...AMONG, availability: 'Zqbroken' },
      NIGHTS('2027-02-01T20:00'),
    )
    expect(await told()).toEqual([])
    await rebuild(world.context)
    await prepareDocuments(world)
    expect(await told()).toEqual([])
    world.clock.advance(400 * 86_400_000)
    await dropOldBodies(world.test.database, world.clock.now())
    expect(await told()).toEqual([])
  })

  test('leave decisions that can be read and taken back', async () => {
    const log = await world.json<{ id: number; revokes: number | null }[]>('decisions')
    for (const { id } of log.toReversed()) {
      const { exitCode, stderr } = await world.attempt('revoke', `${id}`)
      // One that was taken back already is refused with a word about it.
      if (exitCode !== 0) expect(stderr).toMatch(/^affiche: .*\n +\S/)
    }
    expect(await world.attempt('review', 'list')).toMatchObject({ exitCode: 0 })
    expect(await told()).toEqual([])
    await rebuild(world.context)
    const fragments = await world.fragments()
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(fragments)
    expect(await told()).toEqual([])
  })
})
