import fc from 'fast-check'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { concert } from './feed-world.ts'

/** What becomes of feeds between one poll and the next, one step after the other. */

/** Two complete ones of one partner and one that tells news of them; and somebody else's. */
export const FEEDS = {
  north: { partner: 'North', complete: true, first: [0, 1, 2, 3, 4, 5] },
  northern: { partner: 'North', complete: true, first: [5, 6] },
  news: { partner: 'North', complete: false, first: [1, 6] },
  south: { partner: 'South', complete: true, first: [2, 3, 6] },
} as const
export type FeedName = keyof typeof FEEDS
export const FEED_NAMES = ['north', 'northern', 'news', 'south'] as const

/** Nothing in common: a show is known by its name. */
const NAMES = ['Orage', 'Brume', 'Verglas', 'Loutre', 'Castor', 'Hermine', 'Tulipe', 'Chardon']
/** So many more that their loss puts the brake on. */
const SEASON = Array.from({ length: 24 }, (_, index) => NAMES.length + index)

/** A record of a feed. */
export interface Told {
  readonly id: string
  readonly show: number
  /** Days that it was moved by. */
  readonly moved: number
  readonly off: boolean
  readonly words: number
}

const FIRST_NIGHT = Date.parse('2026-11-29T19:00:00Z')

export function startOf({ show, moved }: Told): number {
  return FIRST_NIGHT + (show * 2 + moved) * DAY_MS
}

export function nameOf(show: number): string {
  return NAMES[show] ?? `Q${'aeiouybdfg'.charAt(show / 10)}${'aeiouybdfg'.charAt(show % 10)}x`
}

export function toNative(told: Told): NativeListing {
  const name = nameOf(told.show)
  return concert(told.id, {
    name,
    start: new Date(startOf(told)).toISOString(),
    description: `Words ${told.words}`,
    status: told.off ? 'cancelled' : 'scheduled',
    place: { name: `Salle ${name}`, street: `${told.show + 1} rue ${name}`, city: 'Paris' },
  })
}

export function firstTold(show: number): Told {
  return { id: `S-${show}`, show, moved: 0, off: false, words: 0 }
}

const one = fc.nat({ max: 40 })
const show = fc.nat({ max: NAMES.length - 1 })

const edit = fc.oneof(
  fc.record({ do: fc.constant('add' as const), show }),
  fc.record({ do: fc.constantFrom('drop', 'newId', 'move', 'callOff', 'reword'), one }),
  fc.record({ do: fc.constant('drop' as const), one }),
  fc.record({ do: fc.constant('reuse' as const), one, show }),
  fc.record({ do: fc.constantFrom('newIds', 'oldIds', 'turn', 'season', 'cull', 'clear') }),
)
export type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

const poll = fc.record({
  do: fc.constant('poll' as const),
  feed: fc.constantFrom('north' as const, 'north' as const, ...FEED_NAMES),
  edits: fc.array(edit, { maxLength: 3 }),
  hours: fc.constantFrom(0.1, 1, 7, 13, 13, 72),
  comes: fc.constantFrom(
    'whole',
    'whole',
    'whole',
    'whole',
    'half',
    'nothing',
    'stopped',
    'deleted',
  ),
  released: fc.constantFrom(false, false, false, true),
})
export type Poll = typeof poll extends fc.Arbitrary<infer Value> ? Value : never

export const history = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: poll },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('remove' as const),
        feed: poll.map(({ feed }) => feed),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 8) }),
    },
  ),
  { minLength: 5, maxLength: 10 },
)
export type Step = typeof history extends fc.Arbitrary<(infer Value)[]> ? Value : never

/** What the partner has in its feed after an edit; `mint` gives numbers never used before. */
export function edited(all: readonly Told[], change: Edit, mint: () => number): readonly Told[] {
  if ('one' in change) {
    const at = all.length === 0 ? -1 : change.one % all.length
    return withoutTwins(
      all.flatMap((told, index) => (index === at ? editedOne(told, change, mint) : [told])),
    )
  }
  if (change.do === 'add') return added(all, [change.show])
  return (CHANGES_OF_ALL[change.do] ?? same)(all, mint)
}

type OfOne = Extract<Edit, { readonly one: number }>

function editedOne(told: Told, change: OfOne, mint: () => number): readonly Told[] {
  if ('show' in change)
    return [change.show === told.show ? told : { ...firstTold(change.show), id: told.id }]
  switch (change.do) {
    case 'newId':
      return [{ ...told, id: `G-${mint()}` }]
    case 'move':
      return [{ ...told, moved: told.moved + 1 }]
    case 'callOff':
      return [{ ...told, off: !told.off }]
    case 'reword':
      return [{ ...told, words: told.words + 1 }]
    case 'drop':
      return []
  }
}

const same = (all: readonly Told[]) => all

const CHANGES_OF_ALL: Readonly<
  Record<string, (all: readonly Told[], mint: () => number) => readonly Told[]>
> = {
  newIds: (all, mint) => all.map((told) => ({ ...told, id: `G-${mint()}` })),
  oldIds: (all) => withoutTwins(all.map((told) => ({ ...told, id: `S-${told.show}` }))),
  turn: (all) => all.toReversed(),
  season: (all) => added(all, SEASON),
  cull: (all) => all.slice(0, 3),
  clear: () => [],
}

function added(all: readonly Told[], shows: readonly number[]): readonly Told[] {
  return withoutTwins([...all, ...shows.map(firstTold)])
}

/** A feed tells an id once, and a show once. */
function withoutTwins(all: readonly Told[]): readonly Told[] {
  return all.filter(
    ({ id, show: its }, index) =>
      !all.slice(0, index).some((earlier) => earlier.id === id || earlier.show === its),
  )
}
