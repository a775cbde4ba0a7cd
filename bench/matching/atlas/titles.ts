import type { Random } from '../random.ts'
import { clockText, dayText, weekday } from './days.ts'
import { inLatin, isForeign, plainText, slipped } from './letters.ts'
import { PHRASES } from './phrases.ts'
import type { Seller } from './sellers.ts'
import type { Night, Show } from './show.ts'

const DASHES = [' - ', ' – ', ': ', ' | ']

/** Names of weekdays by tongue, Sunday first, made by the platform. */
function weekdayName(at: number, tongue: string): string {
  return new Intl.DateTimeFormat(tongue, { weekday: 'long', timeZone: 'UTC' }).format(at)
}

/** A head in the letters of the seller's readers, with the small liberties that all take. */
function headOf(show: Show, seller: Seller, random: Random): string {
  const foreign = isForeign(show.head) && seller.tongue !== show.hall.town.tongue
  const others = show.otherHeads
  let head = show.head
  if (foreign) head = others.length > 0 ? random.pick(others) : inLatin(head)
  else if (show.sort === 'classical' && seller.lands === null && others.length > 0)
    head = random.pick(others)
  if (random.chance(0.06)) head = head.replace(/^The /, '')
  if (random.chance(0.15)) head = head.replace(' & ', ` ${PHRASES[seller.tongue].and} `)
  return head
}

function sidesOf({ sides, mark }: Show, seller: Seller, random: Random): string {
  if (sides === undefined) return ''
  const [home, away, league] = sides
  const latin = (name: string) => (seller.tongue === 'el' ? name : inLatin(name))
  const name = (side: readonly string[]) =>
    latin(random.chance(0.55) ? (side[0] ?? '') : random.pick(side))
  const american = league === 'NBA' && random.chance(0.7)
  const joined = american
    ? `${name(away)} at ${name(home)}`
    : `${name(home)}${random.pick([' - ', ' vs ', ' v ', ' – ', ' vs. '])}${name(away)}`
  const marked =
    mark === null
      ? joined
      : random.pick([`${joined} (${mark})`, `${joined} ${mark}`, `${mark}: ${joined}`])
  const luck = random.next()
  return luck < 0.15 ? `${league}: ${marked}` : luck < 0.25 ? `${marked} - ${league}` : marked
}

function festivalOf(show: Show, seller: Seller, random: Random): string {
  const { dayTicket, pass } = PHRASES[seller.tongue]
  const billed = random.chance(seller.supports)
    ? ` - ${show.supports
        .slice(0, 3)
        .map(({ name }) => name)
        .join(', ')}`
    : ''
  const head = headOf(show, seller, random)
  if (show.form === 'pass') {
    const named = random.chance(0.7) ? `${head}${random.pick(DASHES)}${random.pick(pass)}` : head
    return `${named}${billed}`
  }
  const day = weekdayName(show.nights[0]?.at ?? 0, seller.tongue)
  const label = random.pick([`Day ${show.mark}`, ...dayTicket, ...dayTicket]).replace('%d', day)
  return `${head}${random.pick(DASHES)}${label}${billed}`
}

/** With its number, and what the tour, the author or the programme is called. */
function withTail(head: string, show: Show, seller: Seller, random: Random): string {
  const named = show.mark === null ? head : `${head} ${show.mark}`
  if (show.tail === null || !random.chance(seller.tails)) return named
  const isTour = show.sort === 'concert' && random.chance(0.6)
  const tour = random.pick(PHRASES[seller.tongue].tour)
  const tail = isTour ? tour.replace('~', show.tail) : show.tail
  return random.pick([
    `${named} - ${tail}`,
    `${named}: ${tail}`,
    `${named} – ${tail}`,
    `${named} "${tail}"`,
    `${named} | ${tail}`,
  ])
}

/** What plays, without what the seller adds. */
function core(show: Show, seller: Seller, random: Random): string {
  if (show.sort === 'sport') return sidesOf(show, seller, random)
  if (show.sort === 'festival') return festivalOf(show, seller, random)
  const phrases = PHRASES[seller.tongue]
  let title = withTail(headOf(show, seller, random), show, seller, random)
  if (show.sort === 'classical' && random.chance(0.3)) {
    const others = show.acts.slice(1).map(({ name }) => name)
    title += `, ${others.join(', ')}`
  }
  const live = show.sort === 'concert' && show.tail === null && !show.tribute
  if (live && random.chance(0.15)) title = random.pick(phrases.live).replace('~', title)
  if (show.supports.length > 0 && random.chance(seller.supports)) {
    const names = show.supports.map(({ name, other }) =>
      isForeign(name) ? (other[0] ?? name) : name,
    )
    title += ` ${random.pick(phrases.with)}${names.join(random.pick([', ', ' + ', ' & ']))}`
  } else if (show.supports.length > 0 && random.chance(0.08)) title += ` ${phrases.guests}`
  return title
}

/** What the seller's shop puts around it. */
function wrapped(
  title: string,
  show: Show,
  seller: Seller,
  night: Night | undefined,
  random: Random,
): string {
  const phrases = PHRASES[seller.tongue]
  const town =
    seller.exonyms > 0.4 ? (show.hall.town.abroad[0] ?? show.hall.town.name) : show.hall.town.name
  const hall = seller.tongue === show.hall.town.tongue ? show.hall.name : inLatin(show.hall.name)
  const at = night?.at ?? 0
  const date = random.pick([
    dayText(at),
    dayText(at).split('-').toReversed().join('.'),
    `${weekdayName(at, seller.tongue)} ${clockText(at)}`,
  ])
  const ways = [
    random.pick(phrases.tickets).replace('~', title),
    random.pick(phrases.tickets).replace('~', title),
    random.pick(phrases.presents).replace('~', title),
    `${title} ${phrases.at} ${town}`,
    `${title} - ${town}`,
    `${title} @ ${hall}`,
    `${title} | ${hall}, ${town}`,
    `${town}: ${title}`,
    `${title} (${random.pick(phrases.chatter)})`,
    `${title} - ${random.pick(phrases.chatter)}`,
    `${random.pick(phrases.chatter).toUpperCase()} | ${title}`,
    show.form === 'run' && show.nights.length > 1 && night === undefined
      ? title
      : `${title} ${date}`,
    `*** ${title} ***`,
    `« ${title} »`,
  ]
  return random.pick(ways)
}

export function titleOf(
  show: Show,
  seller: Seller,
  night: Night | undefined,
  random: Random,
): string {
  const phrases = PHRASES[seller.tongue]
  let title = core(show, seller, random)
  if (random.chance(seller.wraps)) title = wrapped(title, show, seller, night, random)
  if (show.nights.length > 1 && show.form === 'single' && random.chance(0.15))
    title += ` (${random.pick(phrases.extra)})`
  if (random.chance(0.02)) title = `${random.pick(phrases.soldOut)}${random.pick(DASHES)}${title}`
  if (night !== undefined && show.sort === 'children' && random.chance(0.1))
    title += ` (${weekday(night.at) === 0 ? phrases.matinee : clockText(night.at)})`
  return typed(title, seller, random)
}

/** As the seller's machines and people bring it into the feed. */
function typed(text: string, seller: Seller, random: Random): string {
  let title = text
  if (random.chance(seller.plain)) title = plainText(title)
  if (random.chance(seller.caps)) {
    title = title.toLocaleUpperCase(seller.tongue === 'tr' ? 'tr' : 'en')
  }
  if (random.chance(seller.slips)) title = slipped(title, random)
  if (seller.cut === null || title.length <= seller.cut) return title
  return `${title.slice(0, seller.cut).trimEnd()}${random.pick(['…', '...', ''])}`
}
