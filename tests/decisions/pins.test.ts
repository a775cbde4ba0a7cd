import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { renderAllDue } from '../../src/ingestion/rendering/render-due.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

let world: OperatorWorld
let north: Partner
beforeAll(async () => {
  world = await operatorWorld()
  north = await world.partner('North')
})
afterAll(async () => world.drop())

const tell = (...listings: NativeListing[]) =>
  world.take(north, 'north', listings, { complete: false })

const shown = async (id: number) => (await world.events()).find((event) => event.id === id)

const found = async (of: 'place' | 'performer', name: string) => {
  const [first] = await world.json<{ id?: number; placeIds?: number[] }[]>(of, 'find', name)
  return first?.id ?? first?.placeIds?.[0] ?? 0
}

/** Other records that a pin may name. */
async function others() {
  await tell(
    concert('elsewhere', {
      name: 'Ailleurs',
      start: '2027-05-01T20:00',
      performers: ['Nina Salvo', 'Trio Écume'],
      place: { name: 'Halle aux Grains', city: 'Toulouse', street: '1 place Dupuy' },
    }),
  )
  return {
    hall: await found('place', 'Halle aux Grains'),
    nina: await found('performer', 'Nina Salvo'),
    trio: await found('performer', 'Trio Écume'),
  }
}

type Seen = Awaited<ReturnType<typeof shown>>

const PINS: readonly (readonly [
  field: string,
  value: (of: Awaited<ReturnType<typeof others>>) => string,
  seen: (event: Seen) => unknown,
  is: unknown,
  group: string,
])[] = [
  ['name', () => 'Le Pin', (event) => event?.name, 'Le Pin', 'name'],
  [
    'description',
    () => 'Deux heures.',
    (event) => event?.description,
    'Deux heures.',
    'description',
  ],
  [
    'image',
    () => 'https://i.example/p.jpg',
    (event) => event?.image,
    'https://i.example/p.jpg',
    'image',
  ],
  [
    'startDate',
    () => '2026-12-20T19:15',
    (event) => event?.startDate,
    '2026-12-20 19:15:00.000 +0100',
    'dates',
  ],
  [
    'endDate',
    () => '2026-12-20T23:45',
    (event) => event?.endDate,
    '2026-12-20 23:45:00.000 +0100',
    'dates',
  ],
  [
    'cancelledAt',
    () => '2026-11-10T10:00Z',
    (event) => event?.cancelledAt,
    '2026-11-10T10:00:00.000Z',
    'cancelledAt',
  ],
  [
    'notAvailableAt',
    () => '2026-11-11T10:00Z',
    (event) => event?.notAvailableAt,
    '2026-11-11T10:00:00.000Z',
    'notAvailableAt',
  ],
  [
    'categories',
    () => 'theatre,theatre/cabaret',
    (event) => event?.categories.map((one) => one.subCategory ?? one.mainCategory),
    ['theatre', 'cabaret'],
    'categories',
  ],
  [
    'lowestPrice',
    () => '12,50 €',
    (event) => [event?.lowestPrice, event?.highestPrice],
    [12.5, 40],
    'prices',
  ],
  [
    'lowestPrice',
    () => '55',
    (event) => [event?.lowestPrice, event?.highestPrice],
    [55, 55],
    'prices',
  ],
  [
    'lowestPrice',
    () => 'free',
    (event) => [event?.lowestPrice, event?.highestPrice],
    [0, 40],
    'prices',
  ],
  [
    'highestPrice',
    () => '18',
    (event) => [event?.lowestPrice, event?.highestPrice],
    [18, 18],
    'prices',
  ],
  [
    'highestPrice',
    () => 'unknown',
    (event) => [event?.lowestPrice, event?.highestPrice],
    [25, null],
    'prices',
  ],
  ['place', ({ hall }) => String(hall), (event) => event?.place.name, 'Halle aux Grains', 'place'],
  [
    'performers',
    ({ trio, nina }) => `${trio}, ${nina}`,
    (event) => event?.performers.map((one) => one.name),
    ['Trio Écume', 'Nina Salvo'],
    'performers',
  ],
  ['performers', () => 'none', (event) => event?.performers, [], 'performers'],
]

describe('a pin', () => {
  test.each(PINS)(
    'on %s is shown before it is done, outranks what sellers say, is explained, survives a rebuild and is undone (%#)',
    async (field, written, seen, is, group) => {
      const value = written(await others())
      const id_ = `${field} ${value}`
      const told = concert(id_, {
        name: id_,
        offers: [
          { price: 25, currency: 'EUR' },
          { price: 40, currency: 'EUR' },
        ],
      })
      await tell(told)
      const [id] = await world.named(id_)
      const before = await shown(id!)
      expect(seen(before)).not.toEqual(is)

      const dry = await world.json<{ decision: null; events: { id: number; changed: string[] }[] }>(
        'pin',
        `${id}`,
        field,
        value,
        '--dry-run',
      )
      expect(dry).toMatchObject({ decision: null, events: [{ id }] })
      expect(dry.events[0]?.changed).toContain(field)
      expect(await shown(id!)).toEqual(before)
      const { stdout: preview } = await world.attempt('pin', `${id}`, field, value, '--dry-run')
      // Moments are told to the minute.
      if (typeof is === 'string') expect(preview).toContain(is.replace(':00.000', ''))

      const made = await world.decide('pin', `${id}`, field, value)
      expect(seen(await shown(id!))).toEqual(is)
      const { stdout } = await world.attempt('explain', `${id}`)
      expect(stdout).toMatch(new RegExp(`${group} +decision ${made.decision}\\b`))

      await tell({ ...told, url: 'https://north.example/again' })
      const pinned = await shown(id!)
      expect(seen(pinned)).toEqual(is)
      await rebuild(world.context)
      expect(await shown(id!)).toEqual(pinned)

      await world.decide('revoke', `${made.decision}`)
      expect(seen(await shown(id!))).toEqual(seen(before))
    },
  )

  test('holds until the time that it names, and not at that time', async () => {
    await tell(concert('brief', { name: 'Brève' }))
    const [id] = await world.named('Brève')
    await world.decide('pin', `${id}`, 'name', 'Pour un jour', '--until', '2026-11-29T12:00Z')
    for (const [time, name] of [
      ['2026-11-29T11:59:59.999Z', 'Pour un jour'],
      ['2026-11-29T12:00Z', 'Brève'],
    ] as const) {
      world.clock.set(Date.parse(time))
      await renderAllDue(world.context)
      expect((await shown(id!))?.name).toBe(name)
    }
  })

  test('cannot hold until now, only until later', async () => {
    await tell(concert('now', { name: 'Instant' }))
    const [id] = await world.named('Instant')
    // A command is given a second later.
    const until = (ms: number) => new Date(world.clock.now() + 1000 + ms).toISOString()
    const pin = (ms: number) => world.attempt('pin', `${id}`, 'name', 'x', '--until', until(ms))
    expect(await pin(0)).toMatchObject({ exitCode: 1 })
    expect(await pin(1)).toMatchObject({ exitCode: 0 })
  })

  test('on the place moves the event to the other hall’s page, and follows that hall when it is merged', async () => {
    const { hall } = await others()
    await tell(concert('moved', { name: 'Déplacé' }))
    const [id] = await world.named('Déplacé')
    await tell(
      concert('same hall', {
        name: 'Voisin',
        start: '2027-06-01T20:00',
        place: { name: 'Grande Halle Dupuy', city: 'Toulouse', street: '90 allée Jean Jaurès' },
      }),
    )
    const other = await found('place', 'Grande Halle Dupuy')
    await world.decide('pin', `${id}`, 'place', String(other))
    expect((await shown(id!))?.place.id).toBe(other)
    // The older one stays, so that the pin is on the one that gives way.
    const merge = await world.decide('place', 'merge', String(other), String(hall))
    expect((await shown(id!))?.place.id).toBe(hall)
    const split = await world.decide('revoke', `${merge.decision}`)
    expect(split.decision).not.toBeNull()
    expect((await shown(id!))?.place.id).toBe(other)
  })

  test('on performers follows one that is merged away', async () => {
    const { nina, trio } = await others()
    await tell(concert('bill', { name: 'Affiche du soir' }))
    const [id] = await world.named('Affiche du soir')
    await world.decide('pin', `${id}`, 'performers', `${Math.max(nina, trio)}`)
    const merge = await world.decide('performer', 'merge', `${nina}`, `${trio}`)
    expect((await shown(id!))?.performers.map((one) => one.id)).toEqual([Math.min(nina, trio)])
    await world.decide('revoke', `${merge.decision}`)
    expect((await shown(id!))?.performers.map((one) => one.id)).toEqual([Math.max(nina, trio)])
  })
})

test.each([
  ['wrongfield', 'name, '],
  ['title', 'called name'],
])(
  'a field that cannot be pinned (%s) is wrong usage, and says what to do',
  async (field, says) => {
    await tell(concert('usage', { name: 'Usage', start: '2027-06-01T20:00' }))
    const [id] = await world.named('Usage')
    const { exitCode, stderr } = await world.attempt('pin', `${id}`, field, 'x')
    expect(exitCode).toBe(2)
    expect(stderr).toContain(`"${field}" cannot be pinned`)
    expect(stderr).toContain(says)
  },
)
