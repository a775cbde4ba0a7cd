import type { Act } from './acts.ts'
import { DAY, MINUTE, atClock } from './days.ts'
import type { Scene } from './programme.ts'
import type { Hall } from './halls.ts'
import type { Show } from './show.ts'
import { PHRASES } from './phrases.ts'
import { COMPOSERS, COMEDY_NIGHTS, HOURS, PIECES, PROGRAMMES, TOURS } from './works.ts'

const EVENINGS: readonly (readonly [number, number])[] = [
  [19, 0],
  [19, 30],
  [20, 0],
  [20, 0],
  [20, 30],
  [21, 0],
]

function evening({ random }: Scene, day: number): number {
  const [hours, minutes] = random.pick(EVENINGS)
  return atClock(day, hours, minutes)
}

function musician({ random, acts }: Scene): Act {
  const kind = random.next()
  return random.pick(kind < 0.5 ? acts.band : kind < 0.85 ? acts.singer : acts.duo)
}

function stage(scene: Scene, act: Act): Hall {
  const home = scene.random.chance(0.5)
    ? scene.halls.filter(
        ({ town, sort }) => town.tongue === act.tongue && (sort === 'hall' || sort === 'club'),
      )
    : []
  return home.length > 0
    ? scene.random.pick(home)
    : scene.hall('hall', 'club', 'hall', 'arena', 'theatre')
}

function roomOf({ random }: Scene, { rooms }: Hall): string | null {
  return rooms.length === 0 ? null : random.pick(rooms)
}

function ofAct(scene: Scene, act: Act, hall: Hall, starts: readonly number[]): Show {
  return {
    sort: 'concert',
    form: 'single',
    hall,
    room: roomOf(scene, hall),
    nights: starts.map((at) => ({ at, event: scene.event() })),
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

/** One night mostly; sometimes two, or an early and a late set. */
export function concert(scene: Scene): readonly Show[] {
  const { random } = scene
  const act = musician(scene)
  const start = evening(scene, scene.day())
  const luck = random.next()
  const starts =
    luck < 0.06
      ? [start, start + DAY]
      : luck < 0.08
        ? [atClock(start, 18), atClock(start, 21, 30)]
        : [start]
  const supports = random.chance(0.4) ? random.some(scene.acts.band, 1 + random.below(2)) : []
  const shown = ofAct(scene, act, stage(scene, act), starts)
  return [
    {
      ...shown,
      tail: random.chance(0.45) ? random.pick(TOURS) : null,
      supports: supports.filter((one) => one !== act),
    },
  ]
}

/** One act in several towns, some days apart. */
export function tour(scene: Scene): readonly Show[] {
  const { random } = scene
  const act = musician(scene)
  const tail = random.pick(TOURS)
  const support = random.some(scene.acts.singer, 1)
  let day = scene.day()
  return Array.from({ length: 3 + random.below(4) }, () => {
    day += (1 + random.below(3)) * DAY
    const shown = ofAct(scene, act, scene.hall('hall', 'club', 'arena'), [evening(scene, day)])
    return { ...shown, tail, supports: support, renowned: true }
  })
}

/** An act, and somebody who plays its songs: in the same town within days, at times in the same hall. */
export function tributeBeside(scene: Scene): readonly Show[] {
  const { random } = scene
  const act = random.pick(scene.acts.band)
  const hall = stage(scene, act)
  const day = scene.day()
  const original = ofAct(scene, act, hall, [evening(scene, day)])
  const copy = ofAct(
    scene,
    act,
    random.chance(0.4) ? hall : scene.hallIn(hall.town, 'hall', 'theatre'),
    [evening(scene, day + random.below(4) * DAY + (random.chance(0.5) ? 0 : DAY))],
  )
  const head = random.pick(PHRASES[hall.town.tongue].tribute).replace('~', act.name)
  return [original, { ...copy, head, otherHeads: [], acts: [], tribute: true }]
}

/** An orchestra under a conductor with a soloist: a programme on one to three evenings. */
export function classical(scene: Scene): readonly Show[] {
  const { random } = scene
  const hall = scene.hall('hall', 'theatre')
  const orchestra = scene.orchestra(hall)
  const [conductor, soloist] = random.some(scene.acts.conductor, 2)
  const piece = `${random.pick(COMPOSERS)}: ${random
    .pick(PIECES)
    .replace('#', String(1 + random.below(9)))
    .trim()}`
  const programme = random.chance(0.5) ? random.pick(PROGRAMMES) : piece
  const start = evening(scene, scene.day())
  const starts = Array.from({ length: 1 + random.below(3) }, (_, index) => start + index * DAY)
  const shown = ofAct(scene, orchestra, hall, starts)
  const acts = [orchestra, ...(conductor === undefined ? [] : [conductor])]
  return [
    {
      ...shown,
      sort: 'classical',
      tail: programme,
      acts: soloist !== undefined && random.chance(0.6) ? [...acts, soloist] : acts,
    },
  ]
}

/** A comedian's hour, at times twice on one day; or a club's weekly bill; with local supports. */
export function standUp(scene: Scene): readonly Show[] {
  const { random } = scene
  if (random.chance(0.08)) return [bill(scene)]
  const act = random.pick(scene.acts.comedian)
  const towns = scene.random.chance(0.5) ? 1 : 2 + random.below(4)
  const hour = random.pick(HOURS[act.tongue])
  const home = scene.halls.filter(
    ({ town, sort }) => town.tongue === act.tongue && sort !== 'museum' && sort !== 'cinema',
  )
  let day = scene.day()
  return random.some(home, towns).map((hall) => {
    day += (1 + random.below(5)) * DAY
    const start = evening(scene, day)
    const starts = random.chance(0.1) ? [start - 150 * MINUTE, start] : [start]
    const event = scene.event()
    return {
      ...ofAct(scene, act, hall, []),
      sort: 'comedy' as const,
      form: 'run' as const,
      nights: starts.map((at) => ({ at, event })),
      tail: hour,
      supports: random.chance(0.25) ? random.some(scene.acts.comedian, 1) : [],
    }
  })
}

function bill(scene: Scene): Show {
  const { random } = scene
  const hall = scene.hall('club', 'theatre')
  const start = evening(scene, scene.day())
  const event = scene.event()
  const weeks = 4 + random.below(8)
  const head = random.pick(COMEDY_NIGHTS)
  return {
    sort: 'comedy',
    form: 'run',
    hall,
    room: roomOf(scene, hall),
    nights: Array.from({ length: weeks }, (_, week) => ({ at: start + week * 7 * DAY, event })),
    head,
    otherHeads: [],
    tail: null,
    mark: null,
    acts: [],
    supports: random.some(scene.acts.comedian, 3),
    renowned: false,
    fate: null,
  }
}
