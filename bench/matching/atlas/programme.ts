import type { Random } from '../random.ts'
import { makeActs, orchestraOf } from './acts.ts'
import type { Act } from './acts.ts'
import { DAY, atClock, nextWeekday, wall } from './days.ts'
import { makeHalls } from './halls.ts'
import type { Hall, HallSort } from './halls.ts'
import { classical, concert, standUp, tour, tributeBeside } from './programme-acts.ts'
import { cinema, club, festival, fixture } from './programme-nights.ts'
import { children, exhibition, play } from './programme-runs.ts'
import type { Show } from './show.ts'

/** What the makers of shows draw from. */
export interface Scene {
  readonly random: Random
  readonly halls: readonly Hall[]
  readonly acts: Readonly<Record<Act['sort'], readonly Act[]>>
  readonly hall: (...sorts: readonly HallSort[]) => Hall
  readonly hallIn: (town: Hall['town'], ...sorts: readonly HallSort[]) => Hall
  readonly day: () => number
  readonly event: () => string
  readonly orchestra: (hall: Hall) => Act
}

const SEASONS = [
  [wall('2026-09-10 00:00'), 290],
  [wall('2027-09-01 00:00'), 200],
] as const

function openScene(random: Random, actCount: number): Scene {
  const halls = makeHalls(random)
  const acts = makeActs(random, actCount)
  const of = (sort: Act['sort']) => acts.filter((act) => act.sort === sort)
  const orchestras = new Map<string, Act>()
  let events = 0
  const hallIn = (town: Hall['town'] | null, sorts: readonly HallSort[]) =>
    random.pick(
      halls.filter((one) => (town === null || one.town === town) && sorts.includes(one.sort)),
    )
  return {
    random,
    halls,
    acts: {
      band: of('band'),
      singer: of('singer'),
      duo: of('duo'),
      dj: of('dj'),
      comedian: of('comedian'),
      orchestra: [],
      conductor: of('conductor'),
    },
    hall: (...sorts) => hallIn(null, sorts),
    hallIn: (town, ...sorts) => hallIn(town, sorts),
    day: () => {
      const [from, days] = random.chance(0.7) ? SEASONS[0] : SEASONS[1]
      return from + random.below(days) * DAY
    },
    event: () => `e${(events += 1)}`,
    orchestra: ({ town }) => {
      const known = orchestras.get(town.name) ?? orchestraOf(town.name, town.tongue, random)
      orchestras.set(town.name, known)
      return known
    },
  }
}

const KINDS: readonly (readonly [share: number, make: (scene: Scene) => readonly Show[]])[] = [
  [26, concert],
  [4, tour],
  [4, tributeBeside],
  [9, classical],
  [10, standUp],
  [12, play],
  [7, children],
  [6, cinema],
  [5, exhibition],
  [2, club],
  [7, fixture],
  [2, festival],
]

/** Shows until there are so many true events. */
export function makeProgramme(
  random: Random,
  eventCount: number,
): { shows: Show[]; halls: readonly Hall[] } {
  const scene = openScene(random, Math.ceil(eventCount / 7))
  const whole = KINDS.reduce((sum, [share]) => sum + share, 0)
  const shows: Show[] = []
  const comesAgain = memory()
  let events = 0
  while (events < eventCount) {
    let left = random.next() * whole
    const [, make] = KINDS.find(([share]) => (left -= share) < 0) ?? [0, concert]
    const made = make(scene).map((show) => withFate(show, scene))
    // Nobody could tell a second exhibition of one name in one house from the first.
    if (comesAgain(made)) continue
    shows.push(...made)
    const [first] = made
    if (first !== undefined && random.chance(0.12)) shows.push(neighbour(first, scene))
    events = Number(scene.event().slice(1))
  }
  return { shows, halls: scene.halls }
}

/** Whether a run of that name was in one of their halls within half a year. */
function memory(): (shows: readonly Show[]) => boolean {
  const last = new Map<string, number[]>()
  return (shows) => {
    const runs = shows
      .filter(({ form }) => form === 'run' || form === 'span')
      .map(({ hall, head, nights }) => [`${hall.id} ${head}`, nights[0]?.at ?? 0] as const)
    const again = runs.some(([key, at]) =>
      last.get(key)?.some((one) => Math.abs(one - at) < 180 * DAY),
    )
    for (const [key, at] of again ? [] : runs) last.set(key, [...(last.get(key) ?? []), at])
    return again
  }
}

/** Another act in the same hall on the same day, in another room or at another hour. */
function neighbour(beside: Show, { random, acts, event }: Scene): Show {
  const act = random.pick(random.chance(0.5) ? acts.band : acts.singer)
  const day = beside.nights[0]?.at ?? 0
  const room = beside.hall.rooms.find((one) => one !== beside.room) ?? null
  const at = room === null ? atClock(day, random.pick([17, 21, 22]), random.pick([0, 30])) : day
  return {
    sort: 'concert',
    form: 'single',
    hall: beside.hall,
    room,
    nights: [{ at: at === day && room === null ? at + 2 * 3_600_000 : at, event: event() }],
    head: act.name,
    otherHeads: act.other,
    tail: null,
    mark: null,
    acts: [act],
    supports: [],
    renowned: act.renowned,
    fate: null,
  }
}

function withFate(show: Show, { random, hallIn }: Scene): Show {
  const luck = random.next()
  const [night] = show.nights
  if (night === undefined || show.form !== 'single') return show
  if (luck < 0.02) return { ...show, fate: { kind: 'cancelled' } }
  if (luck < 0.03 && show.nights.length === 1) {
    const weeks = 2 + random.below(20)
    return {
      ...show,
      fate: { kind: 'moved', from: nextWeekday(night.at - weeks * 7 * DAY, 4) + (night.at % DAY) },
    }
  }
  if (luck < 0.04 && show.sort === 'concert') {
    return {
      ...show,
      fate: { kind: 'otherHall', from: hallIn(show.hall.town, 'hall', 'club', 'theatre') },
    }
  }
  return show
}
