import { COMEDY, SPORT, mainOf } from '../../domain/category.ts'
import type { Grain, Listing, ListingPlace, Precision, ProductKind } from '../../domain/listing.ts'
import { parseTitle } from '../../domain/title/parse-title.ts'
import type { Title } from '../../domain/title/title.ts'
import { ascending } from '../../lib/ascending.ts'
import { hash53 } from '../../lib/hash.ts'
import { remembering } from '../../lib/remember.ts'
import { linkFeatures } from './feature-link.ts'
import type { LinkFeatures } from './feature-link.ts'
import { organiserFeatures } from './feature-organiser.ts'
import type { OrganiserFeatures } from './feature-organiser.ts'
import { placeFeatures } from './feature-place.ts'
import type { PlaceFeatures } from './feature-place.ts'
import { priceFeature, textSketch } from './feature-small.ts'
import type { PriceFeature } from './feature-small.ts'
import { isUnknownEvening, timeFeatures } from './feature-time.ts'
import type { TimeFeatures } from './feature-time.ts'
import { modelVersion } from './model/version.ts'
import { areSameWords } from './word-dice.ts'
import type { Writable } from './writable.ts'
import { cityKey, townWords } from './place-name.ts'
import { performerName } from './performers.ts'
import type { PerformerName } from './performers.ts'

export interface FeatureContext {
  readonly partnerId: number
  readonly externalId: string
  /** As `explode` gave it. */
  readonly sessionAt: number | null
  /** The resolved place; null when the place could not be resolved, is a placeholder, or the event is online. */
  readonly placeId: number | null
  readonly room: string | null
  /** In the order of `listing.performers`; 0 for a name that is no performer. */
  readonly performerIds: readonly number[]
}

/** Somebody who plays. `id` 0: known by name only. */
export interface Act {
  readonly id: number
  readonly key: string
  /** `key` less what makes a variant of one act; absent when equal. */
  readonly root?: string
}

/** What matching keeps of a title: what says nothing is left out. */
export type TitleFeatures = Pick<Title, 'tokens' | 'compact'> &
  Partial<
    Pick<
      Title,
      | 'head'
      | 'lead'
      | 'stem'
      | 'presenter'
      | 'sessions'
      | 'versions'
      | 'formats'
      | 'beside'
      | 'tributeTo'
      | 'sequence'
      | 'sequenceOfWork'
      | 'edition'
      | 'dayLabel'
      | 'movedTo'
      | 'teams'
    >
  >

/** What comparing needs of a listing. Plain JSON, stored per birth; only this room reads inside it. */
export interface MatchFeatures extends TimeFeatures, OrganiserFeatures {
  readonly version: string
  readonly partner: number
  readonly family: string | null
  /** Hash of the listing: the nights of an exploded one share it. */
  readonly listing: number
  readonly session: number | null
  readonly grain: Grain
  readonly kind: ProductKind
  readonly precision: Precision
  readonly mains: readonly number[]
  readonly subs: readonly number[]
  readonly title: TitleFeatures
  readonly place: PlaceFeatures
  readonly headliners: readonly Act[]
  readonly support: readonly Act[]
  readonly price?: PriceFeature
  readonly image?: number
  /** Bottom sketch of the description's word triples. */
  readonly text?: readonly number[]
  /** Hashes: the page, the last words of its address, and what one family's listings share. */
  readonly link?: number
  readonly slug?: number
  readonly native?: readonly number[]
}

/** Beyond so many headliners a bill is a festival's, and one name in common says little. */
const HEADLINERS_MAX = 8
const SUPPORT_MAX = 40

export function titleOf({ name, place, performers, categories }: Listing): Title {
  const mains = mainsOf(categories)
  return parseTitle(name, {
    place: place === null ? '' : hallNames(place),
    city: place === null ? null : townNames(place.city ?? ''),
    performers: performers.map((one) => one.name),
    sport: mains.includes(SPORT),
    comedy: mains.includes(COMEDY),
  })
}

/** `title`: what `titleOf` gives of the listing, where it was asked before. */
export function matchFeatures(
  listing: Listing,
  context: FeatureContext,
  title: Title = titleOf(listing),
): MatchFeatures {
  const subs = listing.categories.filter((id) => id % 100 !== 0)
  const mains = mainsOf(listing.categories)
  const image = listing.image !== null && !listing.image.generic ? hash53(listing.image.url) : null
  const price = priceFeature(listing)
  const text = textSketch(listing.description)
  const time = timeFeatures(listing)
  const { headliners, support } = actFeatures(listing, title, context.performerIds)
  const features: Writable<MatchFeatures> = {
    version: modelVersion(),
    partner: context.partnerId,
    family: listing.family ?? null,
    listing: hash53(`${context.partnerId}:${context.externalId}`),
    session: context.sessionAt,
    grain: isUnknownEvening(listing) ? 'single' : listing.grain,
    kind: kindOf(listing),
    precision: listing.timing.precision,
    mains,
    subs,
    title: titleFeatures(title),
    start: time.start,
    sessions: time.sessions,
    days: time.days,
    from: time.from,
    to: time.to,
    place: placeFeatures(listing, title, context),
    headliners,
    support,
  }
  if (price !== null) features.price = price
  if (image !== null) features.image = image
  if (text !== null) features.text = text
  addTimes(features, time)
  addLinks(features, linkFeatures(listing, context))
  const { holders } = organiserFeatures(listing)
  if (holders !== undefined) features.holders = holders
  return features
}

function addTimes(features: Writable<MatchFeatures>, time: TimeFeatures): void {
  const { partial, late, eve, doors, previousDay } = time
  if (partial !== undefined) features.partial = partial
  if (late !== undefined) features.late = late
  if (eve !== undefined) features.eve = eve
  if (doors !== undefined) features.doors = doors
  if (previousDay !== undefined) features.previousDay = previousDay
}

function addLinks(features: Writable<MatchFeatures>, { link, slug, native }: LinkFeatures): void {
  if (link !== undefined) features.link = link
  if (slug !== undefined) features.slug = slug
  if (native !== undefined) features.native = native
}

function mainsOf(categories: readonly number[]): number[] {
  const mains: number[] = []
  for (const id of categories) {
    const main = mainOf(id)
    if (!mains.includes(main)) mains.push(main)
  }
  return mains.length < 2 ? mains : ascending(mains)
}

function hallNames({ name, room }: ListingPlace): string {
  if (room === null || room === '') return name
  return name === '' ? room : `${name} ${room}`
}

/** As its seller writes it, and all its other names: titles tell it by any of them. */
const townNames = remembering(5000, (city) => [city, ...townWords(cityKey(city))].join(' '))

/** What is only to be had online is a stream, whether its title says so or not. */
function kindOf({ kind, online, place }: Listing): ProductKind {
  return online && place === null && kind === 'admission' ? 'stream' : kind
}

function titleFeatures(title: Title): TitleFeatures {
  const { tokens, compact, head, lead, stem, presenter, sessions, versions } = title
  const told: Writable<TitleFeatures> = { tokens, compact }
  if (!areSameWords(head, tokens)) told.head = head
  if (!areSameWords(lead, head)) told.lead = lead
  if (stem.length > 0) told.stem = stem
  if (presenter.length > 0) told.presenter = presenter
  if (sessions.length > 0) told.sessions = sessions
  if (versions.length > 0) told.versions = versions
  addRest(told, title)
  return told
}

function addRest(told: Writable<TitleFeatures>, title: Title): void {
  const { formats, beside, sequence, edition, dayLabel, teams } = title
  if (formats.length > 0) told.formats = formats
  if (beside.length > 0) told.beside = beside
  if (title.tribute) told.tributeTo = title.tributeTo
  if (sequence !== null) told.sequence = sequence
  if (title.sequenceOfWork) told.sequenceOfWork = true
  if (edition !== null) told.edition = edition
  if (dayLabel !== null) told.dayLabel = dayLabel
  if (title.movedTo) told.movedTo = true
  if (teams !== null) told.teams = teams
}

function actFeatures(
  { performers }: Listing,
  title: Title,
  ids: readonly number[],
): { headliners: Act[]; support: Act[] } {
  const aligned = ids.length === performers.length
  const [headliners, support]: [Act[], Act[]] = [[], []]
  for (const [index, { name, role }] of performers.entries()) {
    const told = performerName(name)
    if (told.isNobody) continue
    const act = toAct(told, aligned ? (ids[index] ?? 0) : 0)
    if (role === 'headliner') headliners.push(act)
    else support.push(act)
  }
  const isFestival = headliners.length > HEADLINERS_MAX
  const titled = title.support.length === 0 ? NONE : titledActs(title, headliners, support)
  if (!isFestival && titled.length === 0 && support.length <= SUPPORT_MAX) {
    return { headliners, support }
  }
  return {
    headliners: isFestival ? headliners.slice(0, HEADLINERS_MAX) : headliners,
    support: [...headliners.slice(HEADLINERS_MAX), ...support, ...titled].slice(0, SUPPORT_MAX),
  }
}

const NONE: readonly never[] = []

/** Acts of the title that the bill does not name. */
function titledActs(title: Title, headliners: readonly Act[], support: readonly Act[]): Act[] {
  const isNamed = (key: string) =>
    headliners.some((act) => act.key === key) || support.some((act) => act.key === key)
  return title.support
    .map((name) => performerName(name))
    .filter(({ isNobody, key }) => !isNobody && !isNamed(key))
    .map((told) => toAct(told, 0))
}

function toAct({ key, root }: PerformerName, id: number): Act {
  return root === key ? { id, key } : { id, key, root }
}
