import { UNTOLD_PLACE } from '../../src/domain/listing.ts'
import type { Listing, ListingPlace } from '../../src/domain/listing.ts'
import type { Candidate } from '../../src/ingestion/resolve/candidate.ts'
import { explode } from '../../src/ingestion/resolve/explode.ts'
import type { Night } from '../../src/ingestion/resolve/explode.ts'
import { matchFeatures } from '../../src/ingestion/resolve/features.ts'
import {
  choosePerformer,
  isPerformerName,
  performerNameKey,
} from '../../src/ingestion/resolve/performers.ts'
import type { PerformerCandidate } from '../../src/ingestion/resolve/performers.ts'
import { contactsOf } from '../../src/ingestion/resolve/place-contacts.ts'
import { choosePlace, placeKeys } from '../../src/ingestion/resolve/places.ts'
import type { PlaceCandidate } from '../../src/ingestion/resolve/places.ts'
import { cityKey } from '../../src/ingestion/resolve/place-name.ts'
import { noEventBecause } from '../../src/domain/no-event.ts'

/** A listing as told by a partner. `truth`: the event it is of, where that is known. */
export interface Told {
  readonly partner: number
  readonly listing: Listing
  readonly withdrawn?: boolean
  readonly family?: string
  /** By start of the session (epoch ms) for exploded listings, else under `all`. */
  readonly truth?: Readonly<Record<string, string>>
}

export interface Universe {
  readonly candidates: readonly Candidate[]
  /** Birth id → true event. */
  readonly truth: ReadonlyMap<number, string>
  readonly told: ReadonlyMap<number, Told>
  readonly places: number
}

/** A hall's names as the operator has told them: any of them means it. */
export interface Alias {
  readonly city: string
  readonly names: readonly string[]
}

/** What the pipeline does between a listing and the matcher, in memory. */
export function toUniverse(tellings: readonly Told[], aliases: readonly Alias[] = []): Universe {
  const places = placeBook(aliases)
  const performers = performerBook()
  const candidates: Candidate[] = []
  const truth = new Map<number, string>()
  const told = new Map<number, Told>()
  for (const telling of tellings.filter(({ listing }) => noEventBecause(listing) === null)) {
    const { partner, listing } = telling
    const place = listing.place === null ? NOWHERE : places.choose(listing.place)
    const performerIds = listing.performers.map((one) => performers.choose(partner, one))
    for (const night of explode(listing)) {
      const birthId = candidates.length + 1
      candidates.push(toCandidate(birthId, telling, night, place, performerIds))
      told.set(birthId, telling)
      const event = telling.truth?.[String(night.listing.timing.start.at)] ?? telling.truth?.['all']
      if (event !== undefined) truth.set(birthId, event)
    }
  }
  return { candidates, truth, told, places: places.count() }
}

interface Where {
  readonly id: number | null
  readonly room: string | null
}

const NOWHERE: Where = { id: null, room: null }

function toCandidate(
  birthId: number,
  { partner, listing: { externalId }, family, withdrawn }: Told,
  { sessionAt, listing }: Night,
  place: Where,
  performerIds: readonly number[],
): Candidate {
  const kin = family === undefined ? listing : { ...listing, family }
  const features = matchFeatures(kin, {
    partnerId: partner,
    externalId,
    sessionAt,
    placeId: place.id,
    room: place.room,
    performerIds,
  })
  const tail = sessionAt === null ? '' : `@${sessionAt}`
  return {
    birthId,
    key: `${partner}:${externalId}${tail}`,
    features,
    withdrawn: withdrawn ?? false,
    thereSince: 0,
    missingSince: null,
  }
}

const CELL_DEGREES = 0.0025

export function placeBook(aliases: readonly Alias[]) {
  const aliasKey = (name: string, city: string) =>
    placeKeys({ ...UNTOLD_PLACE, name, city }).nameKey + cityKey(city)
  const otherNames = new Map(
    aliases.flatMap(({ city, names }) =>
      names.map((name) => [aliasKey(name, city), names.filter((one) => one !== name)] as const),
    ),
  )
  const byKey = new Map<string, PlaceCandidate[]>()
  let count = 0
  const add = (key: string, place: PlaceCandidate) => {
    const already = byKey.get(key)
    if (already === undefined) byKey.set(key, [place])
    else already.push(place)
  }
  const cellsAround = ({ lat, lng }: ListingPlace, reach: readonly number[]) => {
    if (lat === null || lng === null) return []
    const [row, column] = [Math.floor(lat / CELL_DEGREES), Math.floor(lng / CELL_DEGREES)]
    return reach.flatMap((down) => reach.map((right) => `cell ${row + down} ${column + right}`))
  }
  function choose(place: ListingPlace): Where {
    const { nameKey } = placeKeys(place)
    const keys = [`name ${nameKey}`, ...cellsAround(place, [-1, 0, 1])]
    if (place.directoryId !== null) keys.push(`directory ${place.directoryId}`)
    keys.push(...contactsOf(place).map((one) => `contact ${one}`))
    const found = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
    const choice = choosePlace(place, found)
    if (nameKey === '') return { id: null, room: choice.room }
    const known = found.find(({ id }) => id === choice.placeId)
    if (known !== undefined) return { id: known.id, room: choice.room }
    count += 1
    const others = otherNames.get(nameKey + cityKey(place.city)) ?? []
    const fresh = {
      ...place,
      id: count,
      aliases: others,
      isCentroid: false,
      directoryId: place.directoryId ?? '',
    }
    const named = [place.name, ...others].map(
      (name) => `name ${placeKeys({ ...place, name }).nameKey}`,
    )
    for (const key of [...named, ...cellsAround(place, [0])]) add(key, fresh)
    if (place.directoryId !== null) add(`directory ${place.directoryId}`, fresh)
    for (const contact of contactsOf(place)) add(`contact ${contact}`, fresh)
    return { id: count, room: choice.room }
  }
  return { choose, count: () => count }
}

function performerBook() {
  const byName = new Map<string, PerformerCandidate[]>()
  let count = 0
  function choose(partner: number, performer: Listing['performers'][number]): number {
    if (!isPerformerName(performer.name)) return 0
    const own = performer.externalId === null ? [] : [`partner:${partner}:${performer.externalId}`]
    const keys = [...performer.sameAs, ...own]
    const key = performerNameKey(performer.name)
    const known = byName.get(key) ?? []
    const { performerId } = choosePerformer({ ...performer, sameAs: keys }, known)
    if (performerId !== null) return performerId
    count += 1
    byName.set(key, [...known, { id: count, name: performer.name, aliases: [], keys }])
    return count
  }
  return { choose }
}
