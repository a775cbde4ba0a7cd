import type { ListingPlace } from '../domain/listing.ts'
import type { Trust } from '../domain/partner.ts'
import type { DirectoryPlace, Place } from '../domain/place.ts'
import { float8s, int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { isInReach, isNear } from './near.ts'
import { toMs } from './instants.ts'

/** Of events that are only online, and of those whose place nobody knows. Seeded with the database. */
export const ONLINE_PLACE = 1
export const UNKNOWN_PLACE = 2

/** A Place without what the directory adds. */
export type PlaceData = Omit<Place, 'id' | 'directoryId' | 'directoryPlace'>

export interface StoredPlace {
  readonly id: number
  readonly data: PlaceData
  readonly nameKey: string
  readonly cityKey: string
  /** The hall's own coordinates, null where `data` shows its town's centre. */
  readonly lat: number | null
  readonly lng: number | null
  readonly directoryPlaceId: number | null
  /** Telephones and sites by which it is recognised. */
  readonly contacts: readonly string[]
  /** '' when not known. */
  readonly directoryId: string
}

export interface PlaceKey {
  readonly partnerId: number
  readonly key: string
  readonly placeId: number
  readonly room: string | null
  readonly told: ListingPlace | null
  readonly toldAt: number
}

/** What a key of a partner means. */
export interface PlaceMeant {
  /** Merged ones followed. */
  readonly placeId: number
  /** Itself, for when the merge is taken back. */
  readonly homeId: number
  readonly room: string | null
}

export async function placesByKeys(
  db: Queryable,
  partnerId: number,
  keys: readonly string[],
): Promise<Map<string, PlaceMeant>> {
  const { rows } = await db.query<PlaceMeant & { key: string }>({
    name: 'places-by-keys',
    text: `select k.key, coalesce(p.replaced_by, p.id) as "placeId", p.id as "homeId", k.room
           from place_keys k join places p on p.id = k.place_id
           where k.partner_id = $1 and k.key = any($2::text[])`,
    values: [partnerId, texts(keys)],
  })
  return new Map(rows.map((row) => [row.key, row]))
}

const COLUMNS = `p.id, p.data, p.name_key as "nameKey", p.city_key as "cityKey", p.lat, p.lng,
  p.directory_place_id as "directoryPlaceId", p.contacts, coalesce(d.directory_id, '') as "directoryId"`

/** A name, with what is known of where a place of that name is. */
export interface NamedWhere {
  readonly nameKey: string
  readonly cityKey: string
  readonly postalCode: string | null
  readonly lat: number | null
  readonly lng: number | null
}

export interface PlaceSearch {
  readonly names: readonly NamedWhere[]
  readonly ids: readonly number[]
  readonly directoryIds: readonly string[]
  /** Telephones and sites. */
  readonly contacts?: readonly string[]
  readonly positions: readonly { readonly lat: number; readonly lng: number }[]
}

export interface FoundPlace extends StoredPlace {
  /** The place that an operator found it to be; that one is found too. */
  readonly replacedBy: number | null
}

/**
 * Of one name, so many are compared whatever their towns where either is told without a position: a rare name may join
 * what is told of two towns. Of a name that more have, and of those with positions, only those of its town, its postcode
 * or its region.
 */
export const SAME_NAME_MAX = 50

/** Of a telephone or site, so many are compared: what more have is nobody's own. */
const SAME_CONTACT_MAX = 10

/** SQL: places of that name for which the condition holds, at most so many, by an index that begins with the name. */
function called(condition: string, from = 'called'): string {
  return `select p.id from ${from} cross join lateral (
    select p.id from places p where p.name_key = called.name_key ${condition} order by p.id limit ${SAME_NAME_MAX}) p`
}

/**
 * Places that may be one of those searched for. Merged ones too, under whose names and addresses the surviving place is
 * known as well, unless name and town are the survivor's own.
 */
export async function searchPlaces(db: Queryable, search: PlaceSearch): Promise<FoundPlace[]> {
  const { names } = search
  const { rows } = await db.query<FoundPlace>({
    name: 'places-search',
    text: `with called as (
             select distinct * from unnest($1::text[], $6::text[], $7::text[], $8::float8[], $9::float8[])
               given (name_key, city_key, postal_code, lat, lng) where name_key <> ''
           ), found as (
             ${called('', '(select distinct name_key from called where lat is null) called')}
             union ${called('and p.lat is null', '(select distinct name_key from called) called')}
             union ${called('and p.city_key = called.city_key')}
             union ${called("and p.data ->> 'postalCode' = called.postal_code")}
             union ${called(`and ${isInReach('p', 'called')}`)}
             union select unnest($2::bigint[])
             union select p.id from directory_ids i join places p on p.directory_place_id = i.directory_place_id
                   where i.directory_id = any($3::text[])
             union select p.id from (select distinct unnest($10::text[]) contact) told cross join lateral (
                   select p.id from places p where p.contacts @> array[told.contact] order by p.id limit ${SAME_CONTACT_MAX}) p
             union select p.id from unnest($4::float8[], $5::float8[]) near (lat, lng)
                   join places p on ${isNear('p', 'near')}
           )
           select ${COLUMNS}, p.replaced_by as "replacedBy"
           from (select id from found union
                 select m.replaced_by from found join places m on m.id = found.id where m.replaced_by is not null) wanted
           join places p on p.id = wanted.id
           left join places s on s.id = p.replaced_by
           left join directory_places d on d.id = p.directory_place_id
           where p.id > ${UNKNOWN_PLACE} and (s.id is null or (s.name_key, s.city_key) <> (p.name_key, p.city_key))
           order by p.id`,
    values: [
      texts(names.map((one) => one.nameKey)),
      int8s(search.ids),
      texts(search.directoryIds),
      float8s(search.positions.map((at) => at.lat)),
      float8s(search.positions.map((at) => at.lng)),
      texts(names.map((one) => one.cityKey)),
      texts(names.map((one) => one.postalCode)),
      float8s(names.map((one) => one.lat)),
      float8s(names.map((one) => one.lng)),
      texts(search.contacts ?? []),
    ],
  })
  return rows
}

export interface Telling {
  readonly placeId: number
  readonly partnerId: number
  readonly trust: Trust
  readonly key: string
  readonly told: ListingPlace
  readonly toldAt: number
}

/** All that partners ever told of these places. */
export async function placeTellings(
  db: Queryable,
  placeIds: readonly number[],
): Promise<Telling[]> {
  const { rows } = await db.query<Telling>({
    name: 'place-tellings',
    text: `with meant as (
             select id, id as now from places where id = any($1::bigint[])
             union select id, replaced_by from places where replaced_by = any($1::bigint[])
           )
           select meant.now as "placeId", k.partner_id as "partnerId", n.trust, k.key, k.told,
             ${toMs('k.told_at')} as "toldAt"
           from meant join place_keys k on k.place_id = meant.id join partners n on n.id = k.partner_id
           where k.told is not null`,
    values: [int8s(placeIds)],
  })
  return rows
}

export async function writePlaceKeys(db: Queryable, keys: readonly PlaceKey[]): Promise<void> {
  await db.query({
    name: 'place-keys-write',
    text: `insert into place_keys (partner_id, key, place_id, room, told, told_at)
           select partner_id, key, place_id, room, told::jsonb, told_at from unnest($1::bigint[], $2::text[], $3::bigint[],
             $4::text[], $5::text[], $6::timestamptz[]) given (partner_id, key, place_id, room, told, told_at)
           on conflict (partner_id, key) do update set place_id = excluded.place_id, room = excluded.room`,
    values: [
      int8s(keys.map((one) => one.partnerId)),
      texts(keys.map((one) => one.key)),
      int8s(keys.map((one) => one.placeId)),
      texts(keys.map((one) => one.room)),
      texts(keys.map((one) => (one.told === null ? null : JSON.stringify(one.told)))),
      keys.map((one) => new Date(one.toldAt)),
    ],
  })
}

export type PlaceWrite = Omit<StoredPlace, 'directoryId'>

export async function writePlaces(
  db: Queryable,
  places: readonly PlaceWrite[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'places-write',
    text: `insert into places (id, data, name_key, city_key, country, lat, lng, directory_place_id, updated_at, contacts)
           select id, data::jsonb, name_key, city_key, data::jsonb ->> 'country', lat, lng, directory_place_id, $8,
             array(select jsonb_array_elements_text(contacts::jsonb))
           from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::bigint[], $9::text[])
             given (id, data, name_key, city_key, lat, lng, directory_place_id, contacts)
           on conflict (id) do update set data = excluded.data, name_key = excluded.name_key,
             city_key = excluded.city_key, country = excluded.country, lat = excluded.lat, lng = excluded.lng,
             directory_place_id = excluded.directory_place_id, updated_at = excluded.updated_at, contacts = excluded.contacts`,
    values: [
      int8s(places.map((place) => place.id)),
      texts(places.map((place) => JSON.stringify(place.data))),
      texts(places.map((place) => place.nameKey)),
      texts(places.map((place) => place.cityKey)),
      float8s(places.map((place) => place.lat)),
      float8s(places.map((place) => place.lng)),
      int8s(places.map((place) => place.directoryPlaceId)),
      new Date(now),
      texts(places.map((place) => JSON.stringify(place.contacts))),
    ],
  })
}

interface WholePlaceRow extends Pick<
  StoredPlace,
  'id' | 'data' | 'directoryPlaceId' | 'directoryId'
> {
  readonly askedId: number
  readonly provider: string | null
  readonly directoryData: DirectoryPlace | null
}

type WholePlace = Place & { readonly directoryPlaceId: number | null }

/** Whole places by the ids asked for, merged ones followed. */
export async function placesById(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, WholePlace>> {
  const { rows } = await db.query<WholePlaceRow>({
    name: 'places-by-id',
    text: `select old.id as "askedId", p.id, p.data, p.directory_place_id as "directoryPlaceId",
             coalesce(d.directory_id, '') as "directoryId", d.provider, d.data as "directoryData"
           from places old
           join lateral (select * from places where id = coalesce(old.replaced_by, old.id) offset 0) p on true
           left join directory_places d on d.id = p.directory_place_id where old.id = any($1::bigint[])`,
    values: [int8s(ids)],
  })
  return new Map(rows.map((row) => [row.askedId, toWholePlace(row)]))
}

/** What is added stands before the copy: behind it each would cost more than all of it. */
function toWholePlace(row: WholePlaceRow): WholePlace {
  return {
    id: row.id,
    directoryId: row.directoryId,
    directoryPlace: row.provider === PARTNER_PROVIDER ? null : row.directoryData,
    directoryPlaceId: row.directoryPlaceId,
    ...row.data,
  }
}

/** Provider of directory places that only partners know: there is no directory data of them. */
export const PARTNER_PROVIDER = 'partner'

/** Our places that a directory id stands for, merged ones left out. */
export async function placesOfDirectoryId(db: Queryable, directoryId: string): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `select p.id from directory_ids i join places p on p.directory_place_id = i.directory_place_id
           where i.directory_id = $1 and p.replaced_by is null order by p.id`,
    values: [directoryId],
  })
  return rows.map((row) => row.id)
}
