import { UNTOLD_PLACE } from '../../../src/domain/listing.ts'
import type { ListingPlace } from '../../../src/domain/listing.ts'
import type { Random } from '../random.ts'
import { actName, placeTitle, streetName, TOWNS, tourName, word, workName } from './names.ts'

export interface Hall {
  readonly name: string
  readonly street: string
  readonly town: (typeof TOWNS)[number]
  readonly lat: number
  readonly lng: number
  readonly rooms: readonly string[]
  /** What it was called until lately; some sellers still say so. The operator has told us. */
  readonly formerly: string | null
}

export interface TrueEvent {
  readonly id: string
  readonly shape: 'single' | 'run' | 'festival' | 'festivalDay' | 'sport'
  readonly title: string
  readonly tour: string | null
  readonly acts: readonly string[]
  readonly support: readonly string[]
  readonly hall: Hall
  readonly room: string | null
  readonly main: string
  /** Local, `2026-06-12 20:00`. */
  readonly sessions: readonly string[]
  readonly price: number
  readonly tribute: boolean
}

const FIRST_DAY = Date.parse('2026-09-01T00:00Z')
const DAYS = 240
const HOURS = ['18:00', '19:00', '19:30', '20:00', '20:00', '20:30', '21:00', '23:00']
const CLUBS = 'Lyon Marseille Lens Nantes Brest Reims Lorient Rennes Metz Nice'.split(' ')

export function makeHalls(random: Random, count: number): Hall[] {
  return Array.from({ length: count }, () => {
    const town = random.pick(TOWNS)
    const near = () => (random.next() - 0.5) * 0.08
    return {
      name: placeTitle(random),
      street: streetName(random),
      town,
      lat: town[2] + near(),
      lng: town[3] + near(),
      rooms: random.chance(0.1) ? ['Grande salle', 'Petite salle'] : [],
      formerly: random.chance(0.05) ? placeTitle(random) : null,
    }
  })
}

export function makeActs(random: Random, count: number): string[] {
  const acts = Array.from({ length: count }, () => actName(random))
  // Homonyms: two acts of one name.
  for (let index = 0; index < count * 0.03; index++) acts.push(random.pick(acts))
  return acts
}

export function makeEvents(
  random: Random,
  halls: readonly Hall[],
  acts: readonly string[],
  count: number,
): TrueEvent[] {
  const events: TrueEvent[] = []
  const tally = () => `e${events.length}`
  while (events.length < count) {
    const roll = random.next()
    const hall = random.pick(halls)
    if (roll < 0.45) events.push(...concerts(random, hall, acts, tally()))
    else if (roll < 0.85) events.push(run(random, hall, acts, tally()))
    else if (roll < 0.95) events.push(...festival(random, hall, acts, tally()))
    else events.push(match(random, hall, tally()))
    const last = events.at(-1)
    if (last !== undefined) events.push(...confusers(random, last, acts, tally))
  }
  return events
}

function day(random: Random): number {
  return random.below(DAYS)
}

function at(dayNumber: number, hour: string): string {
  return `${new Date(FIRST_DAY + dayNumber * 86_400_000).toISOString().slice(0, 10)} ${hour}`
}

function base(
  random: Random,
  hall: Hall,
): Pick<TrueEvent, 'hall' | 'room' | 'price' | 'tribute' | 'tour' | 'support'> {
  return {
    hall,
    room: hall.rooms.length === 0 ? null : random.pick(hall.rooms),
    price: 12 + random.below(60),
    tribute: false,
    tour: null,
    support: [],
  }
}

/** A concert, now and then on two nights or twice an evening: each is an event of its own. */
function concerts(random: Random, hall: Hall, acts: readonly string[], id: string): TrueEvent[] {
  const [act = '', ...others] = random.some(acts, 3)
  const first = day(random)
  const hour = random.pick(HOURS)
  const tribute = random.chance(0.05)
  const event: TrueEvent = {
    ...base(random, hall),
    id,
    shape: 'single',
    title: tribute ? `Tribute to ${act}` : act,
    tribute,
    tour: random.chance(0.4) ? tourName(random) : null,
    acts: tribute ? [] : [act],
    support: random.chance(0.3) ? others.slice(0, 1 + random.below(2)) : [],
    main: random.pick(['music', 'music', 'music', 'nightlife', 'classical']),
    sessions: [at(first, hour)],
  }
  if (random.chance(0.05))
    return [event, { ...event, id: `${id}b`, sessions: [at(first + 1, hour)] }]
  if (random.chance(0.02))
    return [
      { ...event, sessions: [at(first, '18:00')] },
      { ...event, id: `${id}b`, sessions: [at(first, '21:30')] },
    ]
  return [event]
}

function run(random: Random, hall: Hall, acts: readonly string[], id: string): TrueEvent {
  const first = day(random)
  const nights = 2 + random.below(random.chance(0.3) ? 60 : 12)
  const step = random.pick([1, 1, 2, 7])
  const hour = random.pick(HOURS)
  const twice = random.chance(0.2)
  const sessions = Array.from({ length: nights }, (_, index) => first + index * step).flatMap(
    (date) => (twice ? [at(date, '14:30'), at(date, hour)] : [at(date, hour)]),
  )
  const main = random.pick(['theatre', 'theatre', 'exhibition', 'family', 'workshop'])
  return {
    ...base(random, hall),
    id,
    shape: 'run',
    title: workName(random),
    acts: random.chance(0.5) ? random.some(acts, 1) : [],
    main,
    sessions,
  }
}

/** The festival, and its days sold one by one. */
function festival(random: Random, hall: Hall, acts: readonly string[], id: string): TrueEvent[] {
  const first = day(random)
  const title = `Festival ${word(random)} ${random.chance(0.3) ? word(random) : ''}`.trim()
  const days = 2 + random.below(2)
  const all = Array.from({ length: days }, (_, index) => at(first + index, '16:00'))
  const whole: TrueEvent = {
    ...base(random, hall),
    id,
    shape: 'festival',
    title,
    acts: random.some(acts, 6),
    main: 'festival',
    sessions: all,
  }
  if (random.chance(0.5)) return [whole]
  const daily = all.map((session, index): TrueEvent => ({
    ...whole,
    id: `${id}d${index}`,
    shape: 'festivalDay',
    title: `${title} - ${random.pick(['Jour', 'Day'])} ${index + 1}`,
    acts: whole.acts.slice(index * 2, index * 2 + 2),
    sessions: [session],
  }))
  return [whole, ...daily]
}

function match(random: Random, hall: Hall, id: string): TrueEvent {
  const [home = '', away = ''] = random.some(CLUBS, 2)
  return {
    ...base(random, hall),
    id,
    shape: 'sport',
    title: `${home} - ${away}`,
    acts: [],
    main: 'sport/football',
    sessions: [at(day(random), random.pick(HOURS))],
  }
}

/** What a careless matcher would join: the neighbour of the day, a sequel, a tribute, the same act elsewhere. */
function confusers(
  random: Random,
  event: TrueEvent,
  acts: readonly string[],
  tally: () => string,
): TrueEvent[] {
  const others: TrueEvent[] = []
  const date = event.sessions[0]?.split(' ')[0] ?? ''
  const id = `${tally()}x`
  if (random.chance(0.2)) {
    const [act = ''] = random.some(acts, 1)
    const session = `${date} ${random.pick(HOURS)}`
    others.push({
      ...base(random, event.hall),
      id: `${id}n`,
      shape: 'single',
      title: act,
      acts: [act],
      main: 'music',
      sessions: [session],
    })
  }
  if (random.chance(0.05) && event.shape !== 'sport') {
    const kind = random.below(3)
    if (kind === 0 && event.shape !== 'festivalDay')
      others.push({ ...event, id: `${id}s`, title: `${event.title} 2`, tour: null })
    else if (kind === 1 && !event.tribute)
      others.push({
        ...event,
        id: `${id}t`,
        title: `Hommage à ${event.title}`,
        tour: null,
        acts: [],
        tribute: true,
      })
    else if (event.main !== 'workshop')
      others.push({
        ...event,
        id: `${id}u`,
        shape: 'single',
        sessions: event.sessions.slice(0, 1),
        title: `${event.title} : atelier découverte`,
        acts: [],
        main: 'workshop',
        tour: null,
      })
  }
  return others
}

export function placeOf(hall: Hall): ListingPlace {
  const [city, postalCode] = hall.town
  const { name, street, lat, lng } = hall
  return { ...UNTOLD_PLACE, name, street, postalCode, city, country: 'FR', lat, lng }
}
