import fc from 'fast-check'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { concert } from './feed-world.ts'

/** What feeds, operators, directories, the clock and erasures may do to a small catalogue, one after the other. */

export const SELLERS = ['North', 'South', 'East'] as const
export type Seller = (typeof SELLERS)[number]

const NAMES = [
  'Orage',
  'ORAGE (Paris)',
  'Orage + guests',
  'Tempête',
  'Brume',
  'Tempête: la tournée',
]
export const ACTS = ['Orage', 'Tempête', 'Tempete', 'Brume']
const STREET = '3 rue des Pins'
const HALLS = {
  'Salle Boréale': { id: 'h-1', street: STREET, directoryId: 'dir-1' },
  Boréale: { id: 'h-2', street: STREET, directoryId: 'dir-2' },
  'Le Hangar': { id: 'h-3', street: '80 quai du Nord', directoryId: undefined },
} as const
export const HALL_NAMES = Object.keys(HALLS) as (keyof typeof HALLS)[]
/** One that is as near to the one before as to the one behind it: a seller's two are then both a third one's. */
const STARTS = ['2027-01-10T20:00', '2027-01-10T20:15', '2027-01-10T20:30', '2027-01-10T22:30']
const RUN = ['2027-01-10T20:00', '2027-01-10T20:30', '2027-01-11T20:00']
const IDS = ['L-0', 'L-1', 'L-2', 'L-3']

/** Which of those that are there by then: births, decisions, places… are counted off. */
const which = fc.nat({ max: 50 })

export const told = fc.record({
  id: fc.constantFrom(...IDS),
  name: fc.constantFrom(...NAMES),
  act: fc.constantFrom(...ACTS),
  hall: fc.constantFrom(...HALL_NAMES),
  start: fc.constantFrom(...STARTS, '2027-01-11T20:00', 'run'),
})
type Told = typeof told extends fc.Arbitrary<infer Value> ? Value : never

const feed = fc.record({
  do: fc.constant('feed' as const),
  seller: fc.constantFrom(...SELLERS),
  listings: fc.uniqueArray(told, { maxLength: IDS.length, selector: ({ id }) => id }),
  complete: fc.constantFrom(true, true, true, false),
  /** How often the same bytes are read once more. */
  again: fc.constantFrom(0, 0, 0, 2),
})

/** Two sellers, most of all with something in common: there is something to decide on. */
const opening = fc.tuple(
  ...(['North', 'South'] as const).map((seller) =>
    fc.record({
      do: fc.constant('feed' as const),
      seller: fc.constant(seller),
      listings: fc.uniqueArray(told, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
      complete: fc.constant(true),
      again: fc.constant(0),
    }),
  ),
)

const ON_EVENTS = ['merge', 'split', 'distinct', 'pin', 'hide', 'revoke'] as const
const ON_NAMES = [
  ...(['performerMerge', 'performerDistinct', 'performerAlias', 'performerSplit'] as const),
  ...(['placeMerge', 'placeDistinct', 'placeAlias', 'placeSplit'] as const),
] as const

export const decision = <Kind extends string>(...kinds: readonly Kind[]) =>
  fc.record({
    do: fc.constantFrom(...kinds),
    a: which,
    b: which,
    onlyShown: fc.constantFrom(false, false, false, false, true),
  })

/** What an open directory says of the halls: now and then that one of them has another id, or is gone. */
const directory = fc.record({
  do: fc.constant('directory' as const),
  halls: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('dir-1', 'dir-2', 'dir-3'),
      name: fc.constantFrom(...HALL_NAMES),
      averageGrade: fc.constantFrom(null, 4.2),
      formerIds: fc.constantFrom([], [], ['dir-1'], ['dir-2']),
    }),
    { minLength: 1, maxLength: 3, selector: ({ id }) => id },
  ),
  complete: fc.constantFrom(true, false, false),
})

const time = fc.record({
  do: fc.constant('time' as const),
  days: fc.constantFrom(1, 8, 40, 60),
})

const trends = fc.record({ do: fc.constant('trends' as const), uses: which })

const partner = fc.record({
  do: fc.constant('partner' as const),
  seller: fc.constantFrom(...SELLERS),
  name: fc.constantFrom('Nord', 'Sud'),
  trust: fc.constantFrom('organiser' as const, 'reseller' as const),
})

const erase = fc.record({
  do: fc.constant('erase' as const),
  seller: fc.constantFrom(...SELLERS),
  listing: fc.constantFrom(...IDS),
})

type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never
export type Feeding = Drawn<typeof feed>
export type DirectoryTold = Drawn<typeof directory>
export type Deciding = Drawn<
  ReturnType<typeof decision<(typeof ON_EVENTS)[number] | (typeof ON_NAMES)[number]>>
>
export type Step =
  | { readonly do: 'nothing' }
  | Feeding
  | DirectoryTold
  | Deciding
  | Drawn<typeof time>
  | Drawn<typeof trends>
  | Drawn<typeof partner>
  | Drawn<typeof erase>

/** What a step of a failing script becomes where the script fails without it. */
const nothing = { weight: 1, arbitrary: fc.constant<Step>({ do: 'nothing' }) }
const toNothing = { withCrossShrink: true } as const

const after = (steps: fc.Arbitrary<Step[]>) =>
  fc.tuple(opening, steps).map(([feeds, more]): Step[] => [...feeds, ...more])

/** Feeds and what an operator says of events: with the decisions taken back, nothing of it may be left. */
export const eventScript: fc.Arbitrary<Step[]> = after(
  fc.array(
    fc.oneof(
      toNothing,
      nothing,
      { weight: 5, arbitrary: feed as fc.Arbitrary<Step> },
      { weight: 8, arbitrary: decision(...ON_EVENTS) },
    ),
    { minLength: 2, maxLength: 7 },
  ),
)

/** Everything. */
export const editScript: fc.Arbitrary<Step[]> = after(
  fc.array(
    fc.oneof(
      toNothing,
      nothing,
      { weight: 7, arbitrary: feed as fc.Arbitrary<Step> },
      { weight: 6, arbitrary: decision(...ON_EVENTS) },
      { weight: 6, arbitrary: decision(...ON_NAMES) },
      { weight: 3, arbitrary: erase },
      { weight: 3, arbitrary: directory },
      { weight: 1, arbitrary: time },
      { weight: 1, arbitrary: trends },
      { weight: 1, arbitrary: partner },
    ),
    { minLength: 2, maxLength: 8 },
  ),
)

/** Not every seller has ids of its own for halls and acts. */
export function listingsOf({ seller, listings }: Feeding): NativeListing[] {
  return listings.map((one) => toListing(one, seller))
}

function toListing({ id, name, act, hall, start }: Told, seller: Seller): NativeListing {
  const { id: hallId, directoryId, street } = HALLS[hall]
  return concert(id, {
    name,
    ...(start === 'run'
      ? { start: RUN[0] ?? '', sessions: RUN.map((night) => ({ start: night })) }
      : { start }),
    performers: [seller === 'North' ? { id: `p-${act}`, name: act } : { name: act }],
    place: {
      name: hall,
      street,
      ...(seller === 'North' ? { id: hallId } : {}),
      ...(seller === 'East' && directoryId !== undefined ? { directoryId } : {}),
      city: 'Paris',
      country: 'FR',
    },
  })
}

/** As files of directories have them. */
export function directoryRecords({ halls }: DirectoryTold): object[] {
  return halls.map(({ name, ...more }) => ({
    ...more,
    name,
    street: HALLS[name].street,
    city: 'Paris',
    country: 'FR',
    lat: 48.86,
    lng: 2.37,
  }))
}
