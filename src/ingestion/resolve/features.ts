import { mainOf } from '../../domain/category.ts'
import type { Grain, Listing, Precision, ProductKind } from '../../domain/listing.ts'
import { parseTitle } from '../../domain/title/parse-title.ts'
import type { Title } from '../../domain/title/title.ts'
import { hash53 } from '../../lib/hash.ts'
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
import type { Writable } from './writable.ts'
import { cityKey, townWords } from './place-name.ts'
import { isPerformerName, performerNameKey, performerRoot } from './performers.ts'

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

export function matchFeatures(listing: Listing, context: FeatureContext): MatchFeatures {
  const subs = listing.categories.filter((id) => id % 100 !== 0)
  const mains = [...new Set(listing.categories.map(mainOf))].toSorted((a, b) => a - b)
  const title = parseTitle(listing.name, {
    place: [listing.place?.name, listing.place?.room].filter(Boolean).join(' '),
    city: listing.place === null ? null : townNames(listing.place.city),
    performers: listing.performers.map((one) => one.name),
    sport: mains.includes(900),
    comedy: mains.includes(300),
  })
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

/** As its seller writes it, and all its other names: titles tell it by any of them. */
function townNames(city: string | null): string {
  return [city ?? '', ...townWords(cityKey(city))].join(' ')
}

/** What is only to be had online is a stream, whether its title says so or not. */
function kindOf({ kind, online, place }: Listing): ProductKind {
  return online && place === null && kind === 'admission' ? 'stream' : kind
}

function titleFeatures(title: Title): TitleFeatures {
  const { tokens, compact, head, lead, sessions, versions, tribute, tributeTo } = title
  const {
    presenter,
    formats,
    beside,
    sequence,
    sequenceOfWork,
    edition,
    dayLabel,
    movedTo,
    teams,
  } = title
  return {
    tokens,
    compact,
    ...(head.join(' ') === tokens.join(' ') ? {} : { head }),
    ...(lead.join(' ') === head.join(' ') ? {} : { lead }),
    ...(presenter.length === 0 ? {} : { presenter }),
    ...(sessions.length === 0 ? {} : { sessions }),
    ...(versions.length === 0 ? {} : { versions }),
    ...(formats.length === 0 ? {} : { formats }),
    ...(beside.length === 0 ? {} : { beside }),
    ...(tribute ? { tributeTo } : {}),
    ...(sequence === null ? {} : { sequence }),
    ...(sequenceOfWork ? { sequenceOfWork } : {}),
    ...(edition === null ? {} : { edition }),
    ...(dayLabel === null ? {} : { dayLabel }),
    ...(movedTo ? { movedTo } : {}),
    ...(teams === null ? {} : { teams }),
  }
}

function actFeatures(
  listing: Listing,
  title: Title,
  ids: readonly number[],
): { headliners: Act[]; support: Act[] } {
  const aligned = ids.length === listing.performers.length
  const acts = listing.performers.flatMap((performer, index) => {
    if (!isPerformerName(performer.name)) return []
    const act = toAct(performer.name, aligned ? (ids[index] ?? 0) : 0)
    return [{ act, role: performer.role }]
  })
  const headliners = acts.filter(({ role }) => role === 'headliner').map(({ act }) => act)
  const named = new Set(acts.map(({ act }) => act.key))
  const titled = title.support
    .filter((name) => isPerformerName(name) && !named.has(performerNameKey(name)))
    .map((name) => toAct(name, 0))
  return {
    headliners: headliners.slice(0, HEADLINERS_MAX),
    support: [
      ...headliners.slice(HEADLINERS_MAX),
      ...acts.filter(({ role }) => role === 'support').map(({ act }) => act),
      ...titled,
    ].slice(0, 40),
  }
}

function toAct(name: string, id: number): Act {
  const key = performerNameKey(name)
  const root = performerRoot(name)
  return root === key ? { id, key } : { id, key, root }
}
