import { DAY_MS } from '../../lib/durations.ts'
import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import type { Stamp } from '../../domain/stamp.ts'
import { priceInText } from '../../lib/price-in-text.ts'
import type { Calendar } from './dates/calendar.ts'
import { categoriesOf, grainOf, withDescription } from './categories.ts'
import { readImage, readUrl } from './links.ts'
import type { MarkedName } from './name-markers.ts'
import { readOffers } from './prices/offers.ts'
import { readOrganizer } from './organizer.ts'
import { withoutOwnLink } from './own-link.ts'
import { readPerformers } from './performers.ts'
import type { PlaceRead } from './places/place.ts'
import { productKind } from './product-kind.ts'
import { readRating, readReviews } from './ratings.ts'
import type { Settings } from './settings.ts'
import { readAvailability, readStatus } from './state.ts'
import { availabilityOf, readFlag, statusOf, wordOfState } from './status.ts'
import { NO_WORD } from './tables/no-words.ts'
import { asText, readText } from './text.ts'
import type { TextRules } from './text.ts'
import type { Warn } from './warn.ts'

/** All of a listing but its id and its dates. */
export type Members = Omit<Listing, 'externalId' | 'timing' | 'family'>

export interface MemberContext {
  readonly settings: Settings
  /** Of prices that do not say theirs. */
  readonly currency: string | null
  /** Where currency signs of several countries are read. */
  readonly country: string | null
  readonly calendar: Calendar
  readonly named: MarkedName
  readonly place: PlaceRead
}

/** The members a listing says, and "unknown" for the rest. */
export function readMembers(native: NativeListing, context: MemberContext, warn: Warn): Members {
  const { settings, calendar, named, place } = context
  const url = readUrl(native.url, null)
  if (url === null && native.url) warn('url: not a web address')
  const description = withoutOwnLink(descriptionOf(native.description, settings.text), url)
  const offers = readOffers(offersTold(native, description), offerRules(context), warn)
  const organizer = readOrganizer(native.organizer, settings.text)
  const told = categoriesOf(labelsOf(native.categories), named.name, context.country)
  const categories = withDescription(told, description)
  return {
    name: named.name,
    nameMarkers: named.markers,
    url: url ?? '',
    language: languageOf(native.language),
    status: readStatus(native, named, warn) ?? 'scheduled',
    availability: readAvailability(native, named, offers, warn),
    statusSince: instantIn(calendar, native.statusSince, false),
    saleFrom: instantIn(calendar, native.saleFrom, false),
    saleUntil: instantIn(calendar, native.saleUntil, true),
    description,
    image: readImage(native.image, url, warn),
    categories,
    grain: grainOf(told),
    kind: productKind(asText(native.kind), named.name, offers, categories),
    performers: readPerformers(native.performers, named.name, settings.text, url, warn),
    place: place.place,
    ...(organizer === null ? {} : { organizer }),
    online: isOnline(native, place),
    offers,
    rating: readRating(native.rating, warn),
    reviews: readReviews(native.reviews, settings.text, (date) => stampIn(calendar, date), warn),
  }
}

/** Which members of a native listing speak of a member of ours. */
const SPOKEN_BY: Readonly<
  Record<Exclude<keyof Members, 'grain' | 'status'>, readonly (keyof NativeListing)[]>
> = {
  name: ['name'],
  nameMarkers: ['name'],
  url: ['url'],
  language: ['language'],
  availability: ['availability', 'offers'],
  statusSince: ['statusSince'],
  saleFrom: ['saleFrom'],
  saleUntil: ['saleUntil'],
  description: ['description'],
  image: ['image'],
  categories: ['categories'],
  kind: ['kind', 'name', 'offers'],
  performers: ['performers'],
  place: ['place'],
  organizer: ['organizer'],
  online: ['place', 'online'],
  offers: ['offers'],
  rating: ['rating'],
  reviews: ['reviews'],
}

/** Of a partial feed: what the listing is silent about is as it was. */
export function keepUnsaid(fresh: Members, held: Members, native: NativeListing): Members {
  const silent = Object.entries(SPOKEN_BY).filter(([, spoken]) =>
    spoken.every((member) => native[member] === undefined),
  )
  const kept = Object.fromEntries(silent.map(([member]) => [member, held[member as keyof Members]]))
  const members: Members = { ...fresh, ...kept }
  // A marker in the name is news of the status; a name without one is none, and neither is a word that nobody knows.
  const statusSaid =
    native.status === null ||
    statusOf(asText(native.status) ?? '') !== null ||
    fresh.status !== 'scheduled'
  const ofStatus = wordOfState(asText(native.status)?.trim() ?? '') !== null
  const isUnheard =
    native.offers === undefined && availabilityOf(asText(native.availability) ?? '') === null
  const { availability } = ofStatus ? fresh : isUnheard ? held : members
  const soldOut = members.nameMarkers.includes('soldOut') && native.name !== undefined
  return {
    ...members,
    status: statusSaid ? fresh.status : held.status,
    availability: soldOut && fresh.availability === 'soldOut' ? 'soldOut' : availability,
    grain: native.categories === undefined ? held.grain : fresh.grain,
  }
}

/** Where no member tells a price, a sentence of the text may. */
function offersTold({ offers }: NativeListing, description: string): unknown {
  const isSilent = (offers ?? null) === null || (Array.isArray(offers) && offers.length === 0)
  return isSilent ? priceInText(description) : offers
}

function offerRules({ settings, country, currency, calendar }: MemberContext) {
  const { text, decimal, cents, feesIncluded } = settings
  const instantOf = (date: unknown, lastDay: boolean) => instantIn(calendar, date, lastDay)
  return { text, decimal, cents, feesIncluded, country, currency, instantOf }
}

function labelsOf(value: unknown): readonly string[] {
  const given = Array.isArray(value) ? value.slice(0, 100) : [value]
  return given.filter((label) => typeof label === 'string')
}

/** What programs write for nothing is no description. */
function descriptionOf(value: unknown, rules: TextRules): string {
  const text = readText(value, rules)
  return text.length < 20 && NO_WORD.test(text) ? '' : text
}

function languageOf(value: unknown): string | null {
  const [, tag] = /^([a-z]{2,3})(?:[-_].*)?$/i.exec(asText(value)?.trim() ?? '') ?? []
  return tag === undefined ? null : tag.toLowerCase()
}

/** A stream beside a real place is no online event. */
function isOnline(native: NativeListing, read: PlaceRead): boolean {
  if (read.place !== null) return false
  return (
    read.online ||
    readFlag(native.online) === true ||
    statusOf(asText(native.status) ?? '') === 'movedOnline'
  )
}

function stampIn(calendar: Calendar, value: unknown): Stamp | null {
  const point = calendar.read(value, null)
  return 'stamp' in point ? point.stamp : null
}

/** Epoch ms; a bare day that ends something includes that day. */
function instantIn(calendar: Calendar, value: unknown, lastDay: boolean): number | null {
  if (value === undefined || value === null) return null
  const point = calendar.read(value, null)
  if (!('stamp' in point)) return null
  return lastDay && !point.clock ? point.stamp.at + DAY_MS : point.stamp.at
}
