import { DAY, atClock, nextWeekday } from './days.ts'
import type { Scene } from './programme.ts'
import { BARE } from './show.ts'
import type { Night, Show } from './show.ts'
import { CLUBS, FESTIVALS, FILMS, NIGHTS } from './works.ts'

/** A weekly night under one name: numbered, or with other names at the decks each week. */
export function club(scene: Scene): readonly Show[] {
  const { random } = scene
  const hall = scene.hall('club')
  const head = random.pick(NIGHTS)
  const numbered = random.chance(0.4) ? 1 + random.below(40) : null
  const first = nextWeekday(scene.day(), random.pick([5, 6]))
  const [hours, minutes] = random.pick([
    [23, 0],
    [22, 30],
    [24, 0],
    [23, 59],
  ] as const)
  return Array.from({ length: 4 + random.below(6) }, (_, week) => ({
    ...BARE,
    sort: 'club' as const,
    form: 'single' as const,
    hall,
    head,
    mark: numbered === null ? null : `#${numbered + week}`,
    supports: random.some(scene.acts.dj, 1 + random.below(3)),
    nights: [{ at: atClock(first + week * 7 * DAY, hours, minutes), event: scene.event() }],
  }))
}

/** One film for weeks in several houses of a town. */
export function cinema(scene: Scene): readonly Show[] {
  const { random } = scene
  const { town } = scene.hall('cinema')
  const head = random.pick(FILMS)
  const houses = scene.halls.filter((one) => one.town === town && one.sort === 'cinema')
  const first = nextWeekday(scene.day(), 4)
  const clocks = random.some([14, 17, 19, 21], 2)
  return random.some(houses, 1 + random.below(3)).map((hall) => {
    const event = scene.event()
    const days = Array.from({ length: 7 + random.below(14) }, (_, index) => first + index * DAY)
    const nights = days.flatMap((day) =>
      clocks.toSorted((a, b) => a - b).map((clock) => ({ at: atClock(day, clock, 15), event })),
    )
    return {
      ...BARE,
      sort: 'cinema' as const,
      form: 'run' as const,
      hall,
      head,
      nights,
      renowned: true,
    }
  })
}

/** A match; at times the women's or the youth's on the same day, and the other leg later. */
export function fixture(scene: Scene): readonly Show[] {
  const { random } = scene
  const [country, , league, clubs] = random.pick(CLUBS)
  const arenas = scene.halls.filter(
    ({ town, sort }) => town.country === country && sort === 'arena',
  )
  const [home, away] = random.some(clubs, 2)
  if (home === undefined || away === undefined || arenas.length === 0) return []
  const day = nextWeekday(scene.day(), random.pick([0, 6, 3]))
  const hall = random.pick(arenas)
  const hosts = (
    first: number,
    clock: number,
    sides: Show['sides'],
    mark: string | null,
  ): Show => ({
    ...BARE,
    sort: 'sport',
    form: 'single',
    hall,
    head: `${home[0]} - ${away[0]}`,
    mark,
    ...(sides === undefined ? {} : { sides }),
    nights: [{ at: atClock(first, clock), event: scene.event() }],
    renowned: true,
  })
  const match = hosts(day, random.pick([15, 18, 20]), [home, away, league], null)
  const shows = [match]
  if (random.chance(0.12))
    shows.push(hosts(day, 12, [home, away, league], random.pick(['Women', 'U19'])))
  if (random.chance(0.2))
    shows.push(hosts(day + (21 + random.below(90)) * DAY, 20, [away, home, league], null))
  return shows
}

/** Its pass, its days, and, in the town the night before, a concert of one of its headliners. */
export function festival(scene: Scene): readonly Show[] {
  const { random } = scene
  const hall = scene.hall('arena', 'hall')
  const name = random.pick(FESTIVALS)
  const year = random.chance(0.5) ? ' 2027' : ''
  const first = nextWeekday(scene.day(), 5)
  const billed = random.some([...scene.acts.band, ...scene.acts.singer], 6)
  const base = { ...BARE, sort: 'festival' as const, hall, head: `${name}${year}`, renowned: true }
  const nights: Night[] = [0, 1, 2].map((index) => ({
    at: atClock(first + index * DAY, 16),
    event: scene.event(),
  }))
  const days = nights.map((night, index) => ({
    ...base,
    form: 'single' as const,
    mark: `${index + 1}`,
    supports: billed.slice(index * 2, index * 2 + 2),
    nights: [night],
  }))
  const pass = {
    ...base,
    form: 'pass' as const,
    nights: [{ at: atClock(first, 16), event: scene.event() }],
    until: first + 2 * DAY,
    supports: billed,
  }
  return [pass, ...days]
}
