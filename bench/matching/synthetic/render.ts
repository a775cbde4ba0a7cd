import type { ListingPlace } from '../../../src/domain/listing.ts'
import type { Random } from '../random.ts'
import { stampAt, tell } from '../tell.ts'
import type { Words } from '../tell.ts'
import type { Told } from '../universe.ts'
import { HELD_OUT, KNOWN, typo, word } from './names.ts'
import { placeOf } from './world.ts'
import type { TrueEvent } from './world.ts'

/** How one seller writes. */
interface Style {
  readonly title: (event: TrueEvent, random: Random) => string
  readonly place: (place: ListingPlace, event: TrueEvent, random: Random) => ListingPlace
  readonly acts: boolean
  /** Minutes by which it lists doors in place of the show, for some listings. */
  readonly doorsShare: number
  /** Only the day, for some. */
  readonly dayShare: number
  /** A run by its first and last day, or by its next performance only. */
  readonly runs: 'sessions' | 'range' | 'next' | 'each'
  readonly priceFactor: number
}

const whole = (place: ListingPlace) => place
const support = (event: TrueEvent, joint: string) =>
  event.support.length === 0 ? '' : `${joint}${event.support.join(', ')}`
const tour = (event: TrueEvent, joint: string) =>
  event.tour === null ? '' : `${joint}${event.tour}`
const bare: Omit<Style, 'title'> = {
  place: whole,
  acts: true,
  doorsShare: 0,
  dayShare: 0,
  runs: 'sessions',
  priceFactor: 1,
}

const STYLES: readonly Style[] = [
  { ...bare, title: ({ title }) => title.toUpperCase() },
  { ...bare, title: (event) => `${event.title}${tour(event, ' – ')}` },
  {
    ...bare,
    acts: false,
    dayShare: 0.2,
    runs: 'range',
    title: (event, random) =>
      random.chance(0.5) && event.shape === 'single' ? `${event.title} en concert` : event.title,
  },
  {
    ...bare,
    acts: false,
    priceFactor: 1.3,
    title: ({ title }, random) => (random.chance(0.4) ? `${title} tickets` : title),
    place: (place, event) => ({
      ...place,
      street: null,
      lat: event.hall.town[2],
      lng: event.hall.town[3],
    }),
  },
  {
    ...bare,
    doorsShare: 0.3,
    title: (event) => `${event.title}${support(event, ' + ')}`,
    place: (place, event) => ({ ...place, room: event.room }),
  },
  {
    ...bare,
    title: (event) => `${event.title}${support(event, ' with ')} @ ${event.hall.name}`,
    place: (place) => ({ ...place, lat: null, lng: null }),
  },
  {
    ...bare,
    runs: 'next',
    title: (event) => `${event.title}${tour(event, ' : ')}`,
    place: (place, { hall }) => ({
      ...place,
      name: `${place.name}${hall.rooms.length > 0 ? '' : ` - ${hall.town[0]}`}`,
    }),
  },
  {
    ...bare,
    acts: false,
    runs: 'each',
    priceFactor: 0.9,
    title: ({ title }, random) => (random.chance(0.1) ? cut(title) : title),
    place: (place) => ({
      ...place,
      postalCode: `${place.postalCode?.slice(0, 2)}000`,
      street: null,
    }),
  },
]

/** Half of a long title is all that fits. */
function cut(title: string): string {
  const parts = title.split(' ')
  const half = parts.slice(0, Math.ceil(parts.length / 2))
  // A sequel without its number would be the first part in truth.
  if (/\d$/u.test(title)) return title
  return parts.length < 4 || !half.some((part) => part.length > 4) ? title : half.join(' ')
}

/** All listings of an event: by one to five of eight sellers, each in its own way. */
export function render(event: TrueEvent, random: Random): Told[] {
  const sellers = random.some(
    STYLES.map((_, index) => index),
    1 + random.below(5),
  )
  const moved = event.shape === 'single' && random.chance(0.01)
  return sellers.flatMap((seller, turn) => {
    const style = STYLES[seller]
    if (style === undefined) return []
    const told = renderFor(event, style, seller + 1, random, moved && turn === 0)
    return [...told, ...extras(event, style, seller + 1, random)]
  })
}

function renderFor(
  event: TrueEvent,
  style: Style,
  partner: number,
  random: Random,
  moved: boolean,
): Told[] {
  const { hall } = event
  const renamed =
    hall.formerly !== null && random.chance(0.3)
      ? { ...placeOf(hall), name: hall.formerly }
      : placeOf(hall)
  const marked = random.chance(0.12)
    ? decorate(style.title(event, random), event, random)
    : style.title(event, random)
  const words: Words = {
    title: random.chance(0.03) ? typo(marked, random) : marked,
    at: event.sessions,
    place: style.place(renamed, event, random),
    main: event.main,
    by: style.acts
      ? [...event.acts, ...event.support.map((name) => ({ name, role: 'support' as const }))]
      : [],
    more: {
      offers: [priced(event.price * style.priceFactor)],
      url: `https://seller${partner}.example/${event.id}/${partner}`,
    },
  }
  const all = { partner, truth: { all: event.id } }
  const id = `${event.id}-${partner}`
  if (event.shape === 'run')
    return runs(words, style, random).map((one, index) => ({
      ...all,
      listing: tell({ ...one, id: `${id}-${index}` }),
    }))
  if (event.shape === 'festival')
    return [{ ...all, listing: tell({ ...festivalWords(words, event, random), id }) }]
  const single = tell({ ...singleWords(words, style, random, moved), id })
  if (!random.chance(0.01)) return [{ ...all, listing: single }]
  return [
    { ...all, listing: single, withdrawn: true },
    { ...all, listing: { ...single, externalId: `${id}-again` } },
  ]
}

function singleWords(words: Words, style: Style, random: Random, moved: boolean): Words {
  const [start = ''] = words.at
  const [date = '', hour = ''] = start.split(' ')
  if (moved) {
    const next = new Date(Date.parse(`${date}T00:00Z`) + 86_400_000 * 60).toISOString().slice(0, 10)
    return { ...words, at: `${next} ${hour}`, timing: { previousStart: stampAt(start, 120) } }
  }
  if (random.chance(style.dayShare))
    return { ...words, at: date, timing: { midnight: random.chance(0.5) } }
  if (random.chance(style.doorsShare)) return { ...words, at: earlier(start, 60) }
  return { ...words, at: start }
}

function earlier(start: string, minutes: number): string {
  const date = new Date(Date.parse(`${start.replace(' ', 'T')}Z`) - minutes * 60_000)
  return date.toISOString().slice(0, 16).replace('T', ' ')
}

function runs(words: Words, style: Style, random: Random): Words[] {
  const sessions = words.at as readonly string[]
  const [first = ''] = sessions
  const last = sessions.at(-1) ?? first
  if (style.runs === 'range')
    return [{ ...words, at: first.split(' ')[0] ?? '', to: last.split(' ')[0] ?? '' }]
  if (style.runs === 'next')
    return [{ ...words, at: random.pick(sessions), timing: { sessionsComplete: false } }]
  if (style.runs === 'each' && random.chance(0.4))
    return sessions.slice(0, 12).map((at) => ({ ...words, at }))
  // Some show only what is still to be had.
  const from = random.chance(0.3) ? random.below(Math.ceil(sessions.length / 2)) : 0
  return [{ ...words, at: sessions.slice(from) }]
}

function festivalWords(words: Words, event: TrueEvent, random: Random): Words {
  const [first = ''] = event.sessions
  const last = event.sessions.at(-1) ?? first
  const days = { at: first.split(' ')[0] ?? '', to: last.split(' ')[0] ?? '' }
  const isPass = random.chance(0.3)
  return isPass
    ? {
        ...words,
        ...days,
        title: `${words.title} - Pass ${event.sessions.length} jours`,
        kind: 'multiDayPass',
      }
    : { ...words, ...days }
}

function decorate(title: string, event: TrueEvent, random: Random): string {
  const lists = random.chance(0.3) ? HELD_OUT : KNOWN
  if (event.shape === 'sport') return title
  return random.chance(0.4)
    ? `${random.pick(lists.before)}${title}`
    : `${title}${random.pick(lists.after)}`
}

/** Parking and the like beside the show; known words make them extras, others stand as shows of their own. */
function extras(event: TrueEvent, style: Style, partner: number, random: Random): Told[] {
  if (!random.chance(0.06) || event.shape !== 'single') return []
  const unknown = random.chance(0.3)
  const product = random.pick(unknown ? HELD_OUT.upsell : KNOWN.upsell)
  const title = `${style.title(event, random)}${product}`
  const listing = tell({
    id: `${event.id}-${partner}-extra-${word(random)}`,
    title,
    at: event.sessions,
    place: style.place(placeOf(event.hall), event, random),
    main: event.main,
    kind: unknown ? 'admission' : 'vip',
  })
  return [{ partner, listing, truth: { all: `${event.id}${product}` } }]
}

function priced(price: number) {
  return {
    name: 'Plein tarif',
    kind: 'admission' as const,
    price: Math.round(price * 100) / 100,
    priceMax: null,
    originalPrice: null,
    fees: null,
    currency: 'EUR',
    availability: 'available' as const,
    validFrom: null,
    validUntil: null,
  }
}
