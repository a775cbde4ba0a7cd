import { DAY, atClock, nextWeekday, weekday } from './days.ts'
import type { Scene } from './programme.ts'
import { BARE } from './show.ts'
import type { Night, Show } from './show.ts'
import { CHILDREN, EXHIBITIONS, PLAYS } from './works.ts'

/** A play for some weeks, matinees at the weekend; some come back a season later, which is another event. */
export function play(scene: Scene): readonly Show[] {
  const { random } = scene
  const hall = scene.hall('theatre', 'theatre', 'hall')
  const own = PLAYS.filter(([tongue]) => tongue === hall.town.tongue)
  const [, head, author] = random.pick(own)
  const first = scene.day()
  const weeks = 1 + random.below(7)
  const room = hall.rooms.length === 0 ? null : random.pick(hall.rooms)
  const once = { ...BARE, sort: 'theatre', form: 'run', hall, head, tail: author, room } as const
  const run = { ...once, nights: performances(scene, first, weeks) }
  if (!random.chance(0.08)) return [run]
  return [run, { ...once, nights: performances(scene, first + (weeks * 7 + 70) * DAY, 2) }]
}

function performances(scene: Scene, first: number, weeks: number): Night[] {
  const { random } = scene
  const event = scene.event()
  const clock = random.pick([19, 20])
  const evenings = random.pick([[5, 6], [4, 5, 6], [2, 3, 4, 5, 6], [6]])
  const matinee = random.chance(0.5) ? random.pick([0, 6]) : null
  const nights: Night[] = []
  for (let day = first; day < first + weeks * 7 * DAY; day += DAY) {
    if (matinee === weekday(day)) nights.push({ at: atClock(day, 15), event })
    if (evenings.includes(weekday(day))) nights.push({ at: atClock(day, clock, 30), event })
  }
  return nights.length > 0 ? nights : [{ at: atClock(first, clock, 30), event }]
}

/** For children: mornings and afternoons of some days. */
export function children(scene: Scene): readonly Show[] {
  const { random } = scene
  const hall = scene.hall('theatre', 'hall', 'museum')
  const head = random.pick(CHILDREN[hall.town.tongue])
  const event = scene.event()
  const first = nextWeekday(scene.day(), random.pick([0, 3, 6]))
  const weeks = 1 + random.below(4)
  const nights = Array.from({ length: weeks }, (_, week) => first + week * 7 * DAY).flatMap(
    (day) => [
      { at: atClock(day, 11), event },
      { at: atClock(day, 15, 30), event },
    ],
  )
  const room = hall.rooms.length === 0 ? null : random.pick(hall.rooms)
  return [{ ...BARE, sort: 'children', form: 'run', hall, head, nights, room }]
}

/** Open for months; beside it, at times, its guided tours, which are another event. */
export function exhibition(scene: Scene): readonly Show[] {
  const { random } = scene
  const hall = scene.hall('museum')
  const head = random.pick(EXHIBITIONS[hall.town.tongue])
  const first = scene.day()
  const until = first + (40 + random.below(120)) * DAY
  return [
    {
      ...BARE,
      sort: 'exhibition',
      form: 'span',
      hall,
      head,
      nights: [{ at: atClock(first, 10), event: scene.event() }],
      until,
    },
  ]
}
