import type { Precision } from '../domain/listing.ts'
import type { Queryable } from './database.ts'

/** What an operator typed, folded: the key that an exact match would have, and its words. */
export interface NameSearch {
  readonly key: string
  readonly words: readonly string[]
  readonly limit: number
}

export interface FoundPerformer {
  readonly id: number
  readonly name: string
  readonly events: number
}

/** Those that hold the most of the words; exact names first, then the shorter, then who has more events. */
export async function searchPerformers(
  db: Queryable,
  search: NameSearch,
): Promise<FoundPerformer[]> {
  const { rows } = await db.query<FoundPerformer>({
    text: `with hit as (
        select p.id, p.name, p.name_key,
          (select count(*) from unnest($2::text[]) w where p.name_key like w) as words,
          (select count(*) from event_performers ep where ep.performer_id = p.id) as events
        from performers p where p.replaced_by is null and (p.name_key = $1 or p.name_key like any($2::text[]))
      )
      select id, name, events from hit
      where name_key = $1 or words = (select max(words) from hit)
      order by name_key = $1 desc, words desc, length(name_key), events desc, id limit $3`,
    values: [search.key, search.words.map(anywhere), search.limit],
  })
  return rows
}

export interface FoundPlace {
  /** Our own places that it stands for, by which an operator names them. */
  readonly placeIds: readonly number[]
  /** Good for the place lookup; null: partners gave none and no directory knows it. */
  readonly directoryPlaceId: string | null
  readonly name: string
  readonly street: string | null
  readonly city: string | null
  readonly country: string | null
  readonly events: number
}

/** Words without case, accents and signs, nearly as `fold` makes them: a key leaves words out that the whole name has. */
function plain(text: string): string {
  const letters = String.raw`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`
  return `trim(regexp_replace(${letters}, '[^[:alnum:]]+', ' ', 'g'))`
}

/**
 * Places of the directory and our own that it does not know, by their names with their towns: of the directory, which may
 * have millions, by the beginnings of words, as an index has them; of our own by any part.
 */
export async function searchPlaces(db: Queryable, search: NameSearch): Promise<FoundPlace[]> {
  const { rows } = await db.query<FoundPlace>({
    text: `with found as (
        select id from directory_places where name_key = $1
        union select id from directory_places where to_tsvector('simple', words) @@ to_tsquery('simple', $4)
        -- By the names that partners give it.
        union select directory_place_id from places where directory_place_id is not null and replaced_by is null
      ), entry as (
        select d.directory_id, d.data, d.name_key, p.keys, coalesce(p.ids, '[]') as ids,
          (select count(*) from events e where e.directory_place_id = d.id) as events
        from found join directory_places d on d.id = found.id
        left join lateral (
          select string_agg(p.name_key || ' ' || p.city_key, ' ') as keys, json_agg(p.id order by p.id) as ids
          from places p where p.directory_place_id = d.id and p.replaced_by is null
        ) p on true
        where d.replaced_by is null and not exists (
          select from directory_ids i where i.directory_id = d.directory_id and i.merged_from is not null)
        union all
        select null, p.data, p.name_key, p.city_key, json_build_array(p.id),
          (select count(*) from events e where e.place_id = p.id)
        from places p where p.directory_place_id is null and p.replaced_by is null and p.name_key <> ''
      ), text as (
        select *, ${plain("data->>'name'")} as whole,
          concat_ws(' ', name_key, ${plain("concat_ws(' ', data->>'name', data->>'city')")}, keys) as haystack
        from entry
      ), hit as (
        select *, name_key = $1 or whole = $1 as exact,
          (select count(*) from unnest($2::text[]) w where haystack like w) as words
        from text where name_key = $1 or haystack like any($2::text[])
      )
      select directory_id as "directoryPlaceId", data->>'name' as name, data->>'street' as street,
        data->>'city' as city, data->>'country' as country, events, ids as "placeIds"
      from hit where exact or words = (select max(words) from hit)
      order by exact desc, words desc, directory_id is null, events desc, length(name_key), directory_id
      limit $3`,
    values: [
      search.key,
      search.words.map(anywhere),
      search.limit,
      search.words.map(beginning).join(' | '),
    ],
  })
  return rows
}

export interface EventName {
  readonly id: number
  readonly name: string
}

/** Names of all events that start between two instants, by start. Nulls: no bound. */
export async function eventNames(
  db: Queryable,
  from: number | null,
  until: number | null,
): Promise<EventName[]> {
  const { rows } = await db.query<EventName>({
    text: `select id, name from events
      where ($1::timestamptz is null or start_at >= $1) and ($2::timestamptz is null or start_at < $2)
      order by start_at, id`,
    values: [from === null ? null : new Date(from), until === null ? null : new Date(until)],
  })
  return rows
}

export interface ListedSource {
  /** The partner's own id of it. */
  readonly listing: string
  /** It is gone from its feed, or its id now means another show. */
  readonly withdrawn: boolean
}

export interface ListedEvent {
  readonly id: number
  readonly fragment: string
  /** By birth id. */
  readonly listings: Readonly<Record<string, ListedSource>>
  /** Of the listing that gave the start; null: an operator gave it. */
  readonly precision: Precision | null
}

export async function listedEvents(db: Queryable, ids: readonly number[]): Promise<ListedEvent[]> {
  const { rows } = await db.query<ListedEvent>({
    text: `select e.id, e.fragment, coalesce((
        select json_object_agg(b.id, json_build_object('listing', l.external_id,
          'withdrawn', l.withdrawn_at is not null or b.retired_at is not null))
        from births b join listings l on l.id = b.listing_id
        where b.event_id = e.id), '{}') as listings, (
        select coalesce(b.kept, l.data) -> 'timing' ->> 'precision'
        from births b join listings l on l.id = b.listing_id
        where b.id = (e.provenance -> 'dates' ->> 0)::bigint) as precision
      from unnest($1::bigint[]) with ordinality asked (id, position) join events e using (id)
      order by asked.position`,
    values: [ids],
  })
  return rows
}

function anywhere(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

function beginning(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '')}':*`
}
