import type { Random } from '../random.ts'
import { DAY, MINUTE } from './days.ts'
import { inLatin, isForeign } from './letters.ts'
import { PHRASES } from './phrases.ts'
import type { Seller } from './sellers.ts'
import type { Night, Show } from './show.ts'
import { titleOf } from './titles.ts'
import { dayAlone, moment, swapped } from './when.ts'
import { placeOf } from './where.ts'

/** A record of a feed in the native format, and which event each of its dates is of. */
export interface Row {
  readonly seller: Seller
  readonly native: Readonly<Record<string, unknown>> & {
    readonly id: string
    readonly name: string
  }
  /** By its dates in order; one for all; null: even its seller does not say which. */
  readonly truth: readonly string[] | string | null
  /** What a show is sold with, that is no event, or another one. */
  readonly extra?: string
}

/** How an id is made: by counting. */
export interface Till {
  next(): string
}

export function listingsOf(show: Show, seller: Seller, random: Random, till: Till): Row[] {
  const rows =
    show.form === 'span'
      ? [spanRow(show, seller, random, till)]
      : show.form === 'pass'
        ? [passRow(show, seller, random, till)]
        : show.form === 'run'
          ? runRows(show, seller, random, till)
          : nightRows(show, seller, random, till)
  return random.chance(seller.extras) ? [...rows, extraRow(show, seller, random, till)] : rows
}

function members(
  show: Show,
  seller: Seller,
  night: Night | undefined,
  random: Random,
): Record<string, unknown> & { name: string } {
  const told: Record<string, unknown> & { name: string } = {
    name: titleOf(show, seller, night, random),
  }
  const moved = show.fate?.kind === 'otherHall' && random.chance(0.35) ? show.fate.from : null
  told.place = placeOf(moved ?? show.hall, moved === null ? show.room : null, seller, random)
  if (seller.categories && random.chance(0.96))
    told.categories = random.pick(PHRASES[seller.tongue].categories[show.sort])
  if (seller.acts !== 'none' && show.acts.length > 0) told.performers = performers(show, seller)
  if (random.chance(0.7))
    told.offers = [
      { price: 8 + random.below(70) + (random.chance(0.3) ? 0.5 : 0), currency: 'EUR' },
    ]
  if (show.fate?.kind === 'cancelled' && random.chance(0.6)) cancel(told, seller, random)
  return told
}

function cancel(
  told: Record<string, unknown> & { name: string },
  seller: Seller,
  random: Random,
): void {
  if (random.chance(0.5)) told.status = 'cancelled'
  else told.name = `${random.pick(PHRASES[seller.tongue].cancelled)}: ${told.name}`
}

function performers({ acts, supports, sort }: Show, seller: Seller): unknown[] {
  const name = (act: Show['acts'][number]) =>
    isForeign(act.name) && seller.tongue !== act.tongue
      ? (act.other[0] ?? inLatin(act.name))
      : act.name
  const leads = (seller.acts === 'all' || sort === 'classical' ? acts : acts.slice(0, 1)).map(
    (act) => ({ name: name(act), role: 'headliner' }),
  )
  return seller.acts === 'all'
    ? [...leads, ...supports.map((act) => ({ name: name(act), role: 'support' }))]
    : leads
}

/** Each night a listing, or all nights one; now and then doors for the start, a day alone, day and month in each other's place. */
function nightRows(show: Show, seller: Seller, random: Random, till: Till): Row[] {
  const { nights } = show
  if (nights.length > 1 && random.chance(0.25)) {
    const sessions = nights.map(({ at }) => moment(at, show.hall.town, seller.clock))
    const native = { id: till.next(), ...members(show, seller, undefined, random), sessions }
    return [{ seller, native, truth: nights.map(({ event }) => event) }]
  }
  const told = nights.length > 1 ? nights.filter(() => random.chance(0.92)) : nights
  return told.map((night) => {
    const { lost, ...time } = timeOf(show, night, seller, random)
    const native = { id: till.next(), ...members(show, seller, night, random), ...time }
    return { seller, native, truth: lost === true ? null : night.event }
  })
}

/** `lost`: nobody could tell from it when the show is. */
function timeOf(
  show: Show,
  { at }: Night,
  seller: Seller,
  random: Random,
): Record<string, unknown> {
  const { town } = show.hall
  if (show.fate?.kind === 'moved') {
    if (random.chance(0.3)) return { start: moment(show.fate.from, town, seller.clock), lost: true }
    const previousStart = moment(show.fate.from, town, seller.clock)
    return random.chance(0.6)
      ? { start: moment(at, town, seller.clock), previousStart, status: 'rescheduled' }
      : { start: moment(at, town, seller.clock) }
  }
  if (random.chance(seller.dayOnly)) return { start: dayAlone(at, seller.clock) }
  if (random.chance(0.004)) return { start: moment(swapped(at), town, seller.clock), lost: true }
  const early =
    show.sort === 'concert' && random.chance(0.08)
      ? 60
      : random.chance(0.03)
        ? 30
        : random.chance(0.01)
          ? -15
          : 0
  const start = moment(at - early * MINUTE, town, seller.clock)
  const ended = random.chance(0.3) ? { end: moment(at + 150 * MINUTE, town, seller.clock) } : {}
  return early === 60 && random.chance(0.4)
    ? { start: moment(at, town, seller.clock), doors: start }
    : { start, ...ended }
}

function runRows(show: Show, seller: Seller, random: Random, till: Till): Row[] {
  const { nights } = show
  const [first, last] = [nights[0], nights.at(-1)]
  if (first === undefined || last === undefined) return []
  const { town } = show.hall
  const truth = first.event
  const way = random.pick(seller.runs)
  if (nights.length === 1 || way === 'next') {
    const night = random.pick(nights.slice(0, 4))
    const { lost, ...time } = timeOf(show, night, seller, random)
    const native = {
      id: till.next(),
      ...members(show, seller, nights.length === 1 ? night : undefined, random),
      ...time,
    }
    return [{ seller, native, truth: lost === true ? null : truth }]
  }
  if (way === 'range') {
    const range = { start: dayAlone(first.at, seller.clock), end: dayAlone(last.at, seller.clock) }
    return [
      {
        seller,
        native: { id: till.next(), ...members(show, seller, undefined, random), ...range },
        truth,
      },
    ]
  }
  const told = nights.filter(() => random.chance(0.96)).slice(0, 40)
  if (way === 'sessions' || nights.length > 12) {
    const sessions = (told.length === 0 ? nights : told).map(({ at }) =>
      moment(at, town, seller.clock),
    )
    return [
      {
        seller,
        native: { id: till.next(), ...members(show, seller, undefined, random), sessions },
        truth,
      },
    ]
  }
  const title = members(show, seller, undefined, random)
  return told.map(({ at }) => ({
    seller,
    native: { id: till.next(), ...title, start: moment(at, town, seller.clock) },
    truth,
  }))
}

function spanRow(show: Show, seller: Seller, random: Random, till: Till): Row {
  const [night] = show.nights
  const [from, until] = [night?.at ?? 0, show.until ?? 0]
  const late = random.chance(0.2) ? random.below(20) * DAY : 0
  const range = { start: dayAlone(from + late, seller.clock), end: dayAlone(until, seller.clock) }
  return {
    seller,
    native: { id: till.next(), ...members(show, seller, undefined, random), ...range },
    truth: night?.event ?? null,
  }
}

function passRow(show: Show, seller: Seller, random: Random, till: Till): Row {
  const [night] = show.nights
  const [from, until] = [night?.at ?? 0, show.until ?? 0]
  const { town } = show.hall
  const range = random.chance(0.5)
    ? { start: dayAlone(from, seller.clock), end: dayAlone(until, seller.clock) }
    : {
        start: moment(from, town, seller.clock),
        end: moment(until + 6 * 60 * MINUTE, town, seller.clock),
      }
  return {
    seller,
    native: { id: till.next(), ...members(show, seller, undefined, random), ...range },
    truth: night?.event ?? null,
  }
}

const EXTRAS = ['parking', 'vip', 'hotel', 'camping'] as const

/** Beside a show: a place for the car, a lounge, a bed; beside an exhibition a guided tour. */
function extraRow(show: Show, seller: Seller, random: Random, till: Till): Row {
  const phrases = PHRASES[seller.tongue]
  const kind =
    show.sort === 'exhibition'
      ? 'guided'
      : show.sort === 'festival'
        ? random.pick(EXTRAS)
        : random.pick(EXTRAS.slice(0, 3))
  const bare = { ...seller, wraps: 0, cut: null, slips: 0 }
  const told = members({ ...show, fate: null }, bare, undefined, random)
  const [night] = show.nights
  const id = till.next()
  const name = random.pick(phrases[kind]).replace('~', told.name)
  const start = moment(night?.at ?? 0, show.hall.town, seller.clock)
  return { seller, native: { id, ...told, name, start }, truth: `x${id}`, extra: kind }
}
