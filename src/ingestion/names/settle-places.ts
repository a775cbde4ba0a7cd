import type { Decision } from '../../domain/decision.ts'
import type { ListingPlace } from '../../domain/listing.ts'
import type { Partner } from '../../domain/partner.ts'
import { gather } from '../../lib/gather.ts'
import { HALLS_REMEMBERED, remembering } from '../../lib/remember.ts'
import { together } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { noteDoubtfulNames } from '../../storage/doubtful-names.ts'
import type { DoubtfulNames } from '../../storage/doubtful-names.ts'
import { takeIds } from '../../storage/sequences.ts'
import {
  ONLINE_PLACE,
  UNKNOWN_PLACE,
  placesByKeys,
  searchPlaces,
  writePlaceKeys,
} from '../../storage/places.ts'
import type { PlaceKey, PlaceMeant, Telling } from '../../storage/places.ts'
import { contentHash } from '../content-hash.ts'
import { aliasedPlaces, placeIndex } from './place-index.ts'
import type { PlaceIndex } from './place-index.ts'
import { refreshPlaces } from './refresh-places.ts'
import { contactsOf } from '../resolve/place-contacts.ts'
import { choosePlace, nameWhere, placeKeys } from '../resolve/places.ts'

/** What a listing says of its place. */
export interface PlaceWord {
  readonly place: ListingPlace | null
  readonly online: boolean
}

/** The place of a listing, as its birth and matching need it. */
export interface SettledPlace {
  readonly placeId: number
  readonly room: string | null
  /** False: a stand-in that says nothing about where the event is. */
  readonly isPlace: boolean
}

export interface PlaceSettling {
  readonly settled: readonly SettledPlace[]
  /** Known places of which something new was told: their events are to be rendered again. */
  readonly changedPlaces: readonly number[]
}

interface Told {
  readonly place: ListingPlace
  /** Not a stand-in ("several places"). */
  readonly isPlace: boolean
  readonly toldKey: string
  readonly idKey: string | null
}

const NOWHERE: SettledPlace = { placeId: UNKNOWN_PLACE, room: null, isPlace: false }
const ONLINE: SettledPlace = { placeId: ONLINE_PLACE, room: null, isPlace: false }

/**
 * Finds or makes the place that each listing of a partner names. Known tellings cost one look-up for all of them. `asked`:
 * called when all is asked for by which they are chosen.
 */
export async function settlePlaces(
  tx: CatalogueTx,
  partner: Partner,
  words: readonly PlaceWord[],
  decisions: readonly Decision[],
  now: number,
  asked: () => void,
): Promise<PlaceSettling> {
  const tellings = words.map(tellingOf)
  const keys = new Set(gather(tellings, keysOfTold))
  const found = keys.size === 0 ? new Map() : await placesByKeys(tx, partner.id, [...keys])
  const known = new Map<string, PlaceMeant>(found)
  const fresh = freshOf(tellings, known)
  let changedPlaces: readonly number[] = []
  if (fresh.size === 0) asked()
  else {
    const learnt = await learn(tx, partner, [...fresh.values()], known, decisions, now, asked)
    for (const [key, meant] of learnt.meant) known.set(key, meant)
    changedPlaces = learnt.changedPlaces
  }
  const settled = words.map((word, index) => settledBy(word, tellings[index] ?? null, known))
  return { settled, changedPlaces }
}

function freshOf(
  tellings: readonly (Told | null)[],
  known: ReadonlyMap<string, PlaceMeant>,
): Map<string, Told> {
  const fresh = new Map<string, Told>()
  for (const one of tellings) {
    if (one !== null && !known.has(one.toldKey)) fresh.set(one.toldKey, one)
  }
  return fresh
}

function settledBy(
  { online }: PlaceWord,
  telling: Told | null,
  known: ReadonlyMap<string, PlaceMeant>,
): SettledPlace {
  const place = telling === null ? undefined : known.get(telling.toldKey)
  if (telling === null || place === undefined) return online ? ONLINE : NOWHERE
  return { placeId: place.placeId, room: place.room, isPlace: telling.isPlace }
}

function tellingOf({ place }: PlaceWord): Told | null {
  return saysWhere(place) ? toTold(place) : null
}

function keysOfTold(one: Told | null): string[] {
  if (one === null) return []
  return one.idKey === null ? [one.toldKey] : [one.toldKey, one.idKey]
}

function saysWhere(place: ListingPlace | null): place is ListingPlace {
  return (
    place !== null &&
    (place.name !== '' || place.city !== null || place.street !== null || place.lat !== null)
  )
}

/** A hall is told as often as it has shows: mostly as the same object, for normalising remembers halls too. */
const lastTold = new WeakMap<ListingPlace, Told>()

function toTold(place: ListingPlace): Told {
  let told = lastTold.get(place)
  if (told === undefined) lastTold.set(place, (told = toldBy(JSON.stringify(place))))
  return told
}

const toldBy = remembering(HALLS_REMEMBERED, (text): Told => {
  const place = JSON.parse(text) as ListingPlace
  return {
    place,
    isPlace: placeKeys(place).nameKey !== '',
    toldKey: `told:${contentHash(text)}`,
    idKey: place.externalId === null ? null : `id:${place.externalId}`,
  }
})

/** By which keys what a partner tells of a place is known. */
export function placeKeysOf(partnerId: number, place: ListingPlace) {
  const { toldKey, idKey } = toTold(place)
  const scope = String(partnerId)
  return { told: { scope, key: toldKey }, ids: idKey === null ? [] : [{ scope, key: idKey }] }
}

/** Tellings not heard before: of known places or of new ones. */
async function learn(
  tx: CatalogueTx,
  partner: Partner,
  fresh: readonly Told[],
  known: ReadonlyMap<string, PlaceMeant>,
  decisions: readonly Decision[],
  now: number,
  asked: () => void,
): Promise<{ meant: Map<string, PlaceMeant>; changedPlaces: number[] }> {
  await tx.turn()
  tx.wrote('anything')
  const byId = fresh.flatMap(({ idKey }) => known.get(idKey ?? '')?.homeId ?? [])
  const positions = fresh.flatMap(({ place: { lat, lng } }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  )
  const searching = together([
    searchPlaces(tx, {
      names: fresh.map(({ place }) => nameWhere(place)),
      ids: [...byId, ...aliasedPlaces(decisions)],
      directoryIds: fresh.flatMap(({ place }) => place.directoryId ?? []),
      contacts: fresh.flatMap(({ place }) => contactsOf(place)),
      positions,
    }),
    takeIds(tx, 'place_ids', fresh.length),
  ])
  asked()
  const [candidates, ids] = await searching
  const index = placeIndex(candidates, decisions)
  const meant = new Map<string, PlaceMeant>()
  const keys: PlaceKey[] = []
  const doubts: DoubtfulNames[] = []
  for (const { place, idKey, toldKey } of fresh) {
    const own = idKey === null ? undefined : (meant.get(idKey) ?? known.get(idKey))
    const choice = choosePlace(place, index.near(place))
    const homeId = keepsId(own, place, index) ?? choice.placeId ?? ids.shift() ?? UNKNOWN_PLACE
    if (!index.has(homeId)) index.add(homeId, place)
    if (choice.review !== null) {
      const { score, reasons } = choice
      doubts.push({ a: homeId, b: choice.review, score, reasons })
    }
    const { room } = choice
    const found = { homeId, placeId: index.survivorOf(homeId), room }
    const key = { partnerId: partner.id, placeId: homeId, room, toldAt: now }
    meant.set(toldKey, found)
    keys.push({ ...key, key: toldKey, told: place })
    if (idKey !== null) {
      meant.set(idKey, found)
      keys.push({ ...key, key: idKey, room: null, told: null })
    }
  }
  const stored = new Map(
    candidates.filter((place) => place.replacedBy === null).map((place) => [place.id, place]),
  )
  const tellings = keys.flatMap((key) => toTelling(key, partner, meant))
  const touched = new Set([...meant.values()].map(({ placeId }) => placeId))
  const changedPlaces = await refreshPlaces(tx, [...touched], stored, tellings, decisions, now)
  tx.later(writePlaceKeys(tx, [...new Map(keys.map((one) => [one.key, one])).values()]))
  if (doubts.length > 0) tx.later(noteDoubtfulNames(tx, 'place', doubts))
  return { meant, changedPlaces }
}

function toTelling(
  { key, told, toldAt }: PlaceKey,
  { id: partnerId, trust }: Partner,
  meant: ReadonlyMap<string, PlaceMeant>,
): Telling[] {
  if (told === null) return []
  return [
    { key, told, toldAt, partnerId, trust, placeId: meant.get(key)?.placeId ?? UNKNOWN_PLACE },
  ]
}

/** A partner's own id keeps its place while something of it is as before: a corrected name, a moved entrance. */
function keepsId(
  own: PlaceMeant | undefined,
  place: ListingPlace,
  index: PlaceIndex,
): number | undefined {
  if (own === undefined) return undefined
  const known = index.get(own.homeId) ?? index.get(own.placeId)
  if (known === undefined) return undefined
  const [told, before] = [
    placeKeys(place),
    placeKeys({ ...place, name: known.name, city: known.city }),
  ]
  const isSame = told.nameKey === before.nameKey || told.cityKey === before.cityKey
  return isSame ? own.homeId : undefined
}
