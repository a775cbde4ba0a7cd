import { UNTOLD_PLACE } from '../../domain/listing.ts'
import type { Decision } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import { countNotedNames, nameCards, notedNames } from '../../storage/doubtful-names.ts'
import type { DoubtfulNames, NameCard } from '../../storage/doubtful-names.ts'
import { searchPerformers } from '../../storage/performers.ts'
import type { StoredPerformer } from '../../storage/performers.ts'
import { searchPlaces } from '../../storage/places.ts'
import type { FoundPlace } from '../../storage/places.ts'
import type { Named } from '../../storage/replacements.ts'
import { nameWord } from '../in-force/name-word.ts'
import { toCandidate } from '../names/place-index.ts'
import { performersInTwoScripts } from './performers-in-two-scripts.ts'
import { choosePerformer } from '../resolve/performers.ts'
import { choosePlace } from '../resolve/places.ts'
import type { ListingPlace } from '../../domain/listing.ts'

/** With the words that tell a place from others. */
export type ReviewedPlace = NameCard &
  Pick<
    ListingPlace,
    'name' | 'street' | 'postalCode' | 'city' | 'country' | 'lat' | 'lng' | 'directoryId'
  >

export interface ReviewedPerformer extends NameCard {
  readonly name: string
  /** Ids by which it is known, `scheme:id`. */
  readonly ids: readonly string[]
}

export interface ReviewedNames<Card> {
  readonly score: number
  readonly reasons: readonly string[]
  readonly pair: readonly [Card, Card]
}

export interface NameReview<Card> {
  readonly waiting: number
  readonly pairs: readonly ReviewedNames<Card>[]
}

/** Places that may be one, compared again with all that was told of them since. */
export async function reviewPlaces(
  db: Queryable,
  log: readonly Decision[],
  limit: number,
  now: number,
): Promise<NameReview<ReviewedPlace>> {
  return review(db, 'place', log, limit, async (page) => {
    const ids = idsOf(page)
    const search = { names: [], directoryIds: [], positions: [], ids }
    const found = new Map((await searchPlaces(db, search)).map((place) => [place.id, place]))
    const cards = await nameCards(db, 'place', ids, now)
    return page.flatMap((doubt) => {
      const [a, b] = [found.get(doubt.a), found.get(doubt.b)]
      if (a === undefined || b === undefined || areIdle(cards, a.id, b.id)) return []
      const { score, reasons } = comparedPlaces(a, b)
      if (score < 0) return []
      return [{ score, reasons, pair: [toPlace(a, cards), toPlace(b, cards)] as const }]
    })
  })
}

/** Performers that may be one: those noted, and those whom sellers bill in two scripts. */
export async function reviewPerformers(
  db: Queryable,
  log: readonly Decision[],
  limit: number,
  now: number,
): Promise<NameReview<ReviewedPerformer>> {
  const noted = await review(db, 'performer', log, limit, (page) =>
    performersAgain(db, page, now, comparedPerformers),
  )
  const inTwoScripts = await performersInTwoScripts(db, log)
  const shown = await performersAgain(
    db,
    inTwoScripts.slice(0, limit),
    now,
    (_a, _b, doubt) => doubt,
  )
  return {
    waiting: noted.waiting + inTwoScripts.length,
    pairs: [...noted.pairs, ...shown].toSorted((x, y) => y.score - x.score).slice(0, limit),
  }
}

type Compared = Pick<DoubtfulNames, 'score' | 'reasons'>

async function performersAgain(
  db: Queryable,
  page: readonly DoubtfulNames[],
  now: number,
  compare: (a: StoredPerformer, b: StoredPerformer, doubt: DoubtfulNames) => Compared,
): Promise<ReviewedNames<ReviewedPerformer>[]> {
  const ids = idsOf(page)
  const found = new Map((await searchPerformers(db, [], ids)).map((one) => [one.id, one]))
  const cards = await nameCards(db, 'performer', ids, now)
  return page.flatMap((doubt) => {
    const [a, b] = [found.get(doubt.a), found.get(doubt.b)]
    if (a === undefined || b === undefined || areIdle(cards, a.id, b.id)) return []
    const { score, reasons } = compare(a, b, doubt)
    if (score < 0) return []
    return [{ score, reasons, pair: [toPerformer(a, cards), toPerformer(b, cards)] as const }]
  })
}

const PAGE = 50

async function review<Card>(
  db: Queryable,
  of: Named,
  log: readonly Decision[],
  limit: number,
  lookAgain: (page: readonly DoubtfulNames[]) => Promise<ReviewedNames<Card>[]>,
): Promise<NameReview<Card>> {
  const word = nameWord(log, of)
  const decided = word.apart.map(([a, b]) => [word.survivorOf(a), word.survivorOf(b)] as const)
  const pairs: ReviewedNames<Card>[] = []
  for (let offset = 0; pairs.length < limit; offset += PAGE) {
    const page = await notedNames(db, of, { decided, offset, limit: PAGE })
    if (page.length > 0) pairs.push(...(await lookAgain(page)))
    if (page.length < PAGE) break
  }
  return {
    waiting: await countNotedNames(db, of, decided),
    pairs: pairs.toSorted((x, y) => y.score - x.score).slice(0, limit),
  }
}

function idsOf(page: readonly DoubtfulNames[]): number[] {
  return [...new Set(page.flatMap(({ a, b }) => [a, b]))]
}

function comparedPlaces(a: FoundPlace, b: FoundPlace) {
  const { name, street, postalCode, city, country } = a.data
  const directoryId = a.directoryId === '' ? null : a.directoryId
  const { lat, lng } = a
  const told = { ...UNTOLD_PLACE, name, street, postalCode, city, country, lat, lng, directoryId }
  return choosePlace(told, [toCandidate(b)], a.contacts)
}

/** Where a partner gave one id to both, or one bill to both, that is remembered with the doubt. */
function comparedPerformers(a: StoredPerformer, b: StoredPerformer, doubt: DoubtfulNames) {
  if (doubt.reasons.includes('OWN_ID')) return doubt
  const nothing = { externalId: null, description: null, image: null }
  const told = { ...nothing, name: a.data.name, role: 'headliner' as const, sameAs: a.keys }
  const { id, data, keys } = b
  return choosePerformer(told, [{ id, name: data.name, aliases: [], keys }])
}

/** Nothing goes on under either: to join them shows nothing to anybody, and costs the operator a look. */
function areIdle(cards: ReadonlyMap<number, NameCard>, a: number, b: number): boolean {
  return [a, b].every((id) => (cards.get(id)?.events ?? 0) === 0)
}

const NO_CARD: Omit<NameCard, 'id'> = { partners: [], events: 0, shows: [] }

function toPlace(place: FoundPlace, cards: ReadonlyMap<number, NameCard>): ReviewedPlace {
  const { id, data, lat, lng, directoryId } = place
  const { name, street, postalCode, city, country } = data
  return {
    ...(cards.get(id) ?? {
      id,
      ...NO_CARD,
    }),
    name,
    street,
    postalCode,
    city,
    country,
    lat,
    lng,
    directoryId: directoryId === '' ? null : directoryId,
  }
}

function toPerformer(
  { id, data, keys }: StoredPerformer,
  cards: ReadonlyMap<number, NameCard>,
): ReviewedPerformer {
  const ids = keys.filter((key) => !key.startsWith('name:'))
  return { ...(cards.get(id) ?? { id, ...NO_CARD }), name: data.name, ids }
}
