import type { Picture, PictureForms, PictureState } from '../domain/picture.ts'
import { pictureKey, STAND_IN_SUBJECTS } from '../domain/picture.ts'
import { hostOf } from '../lib/host-of.ts'
import { bools, int2s, int8s, jsons, texts, uuids } from './binary-arrays.ts'
import type { Queryable } from './database.ts'

/**
 * These addresses are wanted: those never seen wait to be fetched, those given up are looked at again, and who shows
 * which picture is counted anew.
 */
export async function noteImages(
  db: Queryable,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  const distinct = [...new Set(addresses)].toSorted()
  await db.query({
    name: 'images-note',
    text: `insert into images (key, address, host, noted_at, due_at, recount)
           select key, address, host, $4, $4, true from unnest($1::uuid[], $2::text[], $3::text[])
             given (key, address, host)
           on conflict (key) do update set recount = true, noted_at = excluded.noted_at,
             due_at = coalesce(images.due_at, excluded.due_at)
           where not images.recount or images.due_at is null`,
    values: [
      uuids(distinct.map(pictureKey)),
      texts(distinct),
      texts(distinct.map(hostOf)),
      new Date(now),
    ],
  })
}

/** All that operators pin: each is wanted for as long as their word stands. */
export async function notePinnedImages(
  db: Queryable,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  if (addresses.length > 0) await noteImages(db, addresses, now)
  await db.query({
    text: `update images set pinned = not pinned
           where (pinned and not key = any($1::uuid[])) or (not pinned and key = any($1::uuid[]))`,
    values: [uuids(addresses.map(pictureKey))],
  })
}

interface KnownRow {
  readonly address: string
  readonly state: PictureState
  readonly width: number | null
  readonly height: number | null
  readonly standIn: boolean
  readonly forms: PictureForms | null
}

/** What is known of the pictures at these addresses, by address. */
export async function picturesAt(
  db: Queryable,
  addresses: readonly string[],
): Promise<Map<string, Picture>> {
  const { rows } = await db.query<KnownRow>({
    name: 'pictures-at',
    text: `select i.address, i.state, p.width, p.height, p.forms,
             coalesce(p.blank or p.subjects >= ${STAND_IN_SUBJECTS}, false) as "standIn"
           from images i left join pictures p on p.id = i.picture_id
           where i.key = any($1::uuid[]) and i.state <> 'waiting'`,
    values: [uuids([...new Set(addresses)].map(pictureKey))],
  })
  return new Map(rows.map(({ address, ...picture }) => [address, picture]))
}

export interface DueImage {
  readonly key: string
  readonly address: string
  readonly host: string
  readonly state: PictureState
  readonly failures: number
  readonly reason: string | null
  readonly detail: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly pictureId: number | null
  /** Null: there is no picture yet. */
  readonly recipe: number | null
  readonly forms: PictureForms | null
  /** Somebody still shows it. */
  readonly wanted: boolean
}

/** Past ones are had once and not asked after again. */
const wantedAt = (now: string) => `(i.pinned
  or exists (select from listings l where l.image_key = i.key and l.closed_at is null and l.withdrawn_at is null
    and (l.last_at > ${now} or i.state = 'waiting'))
  or exists (select from performers r where r.image_key = i.key and r.replaced_by is null)
  or exists (select from places r where r.image_key = i.key and r.replaced_by is null)
  or exists (select from partners r where r.logo_key = i.key and r.removed_at is null))`

const DUE_COLUMNS = `i.key, i.address, i.host, i.state, i.failures, i.reason, i.detail, i.etag, i.last_modified as "lastModified",
  i.picture_id as "pictureId", p.recipe, p.forms, ${wantedAt('$1')} as wanted`

/** What has come due, the hosts in turn, so that one with many pictures does not keep the others waiting. */
export async function dueImages(
  db: Queryable,
  now: number,
  limits: { readonly perHost: number; readonly limit: number },
): Promise<DueImage[]> {
  const { rows } = await db.query<DueImage>({
    name: 'images-due',
    // Each host is found by one step in the index, however many images it has.
    text: `with recursive hosts (host) as (
             (select host from images where due_at is not null order by host limit 1)
             union all
             select (select host from images where due_at is not null and host > hosts.host order by host limit 1)
             from hosts where hosts.host is not null
           ), turns as (
             select due.key, row_number() over (partition by hosts.host order by due.due_at, due.key) as turn, due.due_at
             from hosts cross join lateral (
               select key, due_at from images where host = hosts.host and due_at <= $1 order by due_at limit $2
             ) due
           )
           select ${DUE_COLUMNS} from (select * from turns order by turn, due_at, key limit $3) t
           join images i on i.key = t.key left join pictures p on p.id = i.picture_id order by t.turn, t.due_at, t.key`,
    values: [new Date(now), limits.perHost, limits.limit],
  })
  return rows
}

/** These hosts are away: what is due of them waits, without its counting as a failure. */
export async function postponeHosts(
  db: Queryable,
  hosts: readonly string[],
  now: number,
  until: number,
): Promise<void> {
  await db.query({
    name: 'images-postpone',
    text: 'update images set due_at = $3 where host = any($1::text[]) and due_at <= $2',
    values: [texts([...new Set(hosts)]), new Date(now), new Date(until)],
  })
}

export async function anyImageDue(db: Queryable, now: number): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>({
    name: 'images-any-due',
    text: `select exists (select from images where due_at <= $1) or exists (select from images where recount and
             picture_id is not null) as due`,
    values: [new Date(now)],
  })
  return rows[0]?.due === true
}

export interface PictureWrite {
  /** SHA-256 of the bytes as they came. */
  readonly hash: Buffer
  readonly width: number
  readonly height: number
  readonly blank: boolean
  readonly forms: PictureForms
  readonly recipe: number
}

export interface StoredPicture {
  readonly id: number
  readonly recipe: number
  readonly forms: PictureForms
}

export async function pictureByHash(
  db: Queryable,
  hash: Buffer,
): Promise<StoredPicture | undefined> {
  const { rows } = await db.query<StoredPicture>({
    name: 'picture-by-hash',
    text: 'select id, recipe, forms from pictures where hash = $1',
    values: [hash],
  })
  return rows[0]
}

/** Keeps what pictures are; the same bytes are one picture, whoever sent them. Gives their numbers by hash, in hex. */
export async function writePictures(
  db: Queryable,
  pictures: readonly PictureWrite[],
  now: number,
): Promise<Map<string, number>> {
  // Two addresses may have given the same bytes in one round, and one statement cannot write a row twice.
  const distinct = [...new Map(pictures.map((one) => [one.hash.toString('hex'), one])).values()]
  if (distinct.length === 0) return new Map()
  const { rows } = await db.query<{ hash: string; id: number }>({
    name: 'pictures-write',
    text: `insert into pictures (hash, width, height, blank, forms, recipe, made_at)
           select decode(hash, 'hex'), width, height, blank, forms, recipe, $7
           from unnest($1::text[], $2::bigint[], $3::bigint[], $4::boolean[], $5::json[], $6::smallint[])
             given (hash, width, height, blank, forms, recipe)
           on conflict (hash) do update set width = excluded.width, height = excluded.height, blank = excluded.blank,
             forms = excluded.forms, recipe = excluded.recipe, made_at = excluded.made_at,
             unused_since = null
           returning encode(hash, 'hex') as hash, id`,
    values: [
      texts(distinct.map((one) => one.hash.toString('hex'))),
      int8s(distinct.map((one) => one.width)),
      int8s(distinct.map((one) => one.height)),
      bools(distinct.map((one) => one.blank)),
      jsons(distinct.map((one) => JSON.stringify(one.forms))),
      int2s(distinct.map((one) => one.recipe)),
      new Date(now),
    ],
  })
  return new Map(rows.map((row) => [row.hash, row.id]))
}

/** What came of looking at an address. Times are epoch ms. */
export interface ImageOutcome {
  readonly key: string
  readonly state: PictureState
  readonly pictureId: number | null
  readonly failures: number
  readonly reason: string | null
  readonly detail: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly dueAt: number | null
}

/** What was wanted by nobody as it was looked at may have come to be wanted since: then it stays due. */
export async function writeOutcomes(
  db: Queryable,
  outcomes: readonly ImageOutcome[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'images-outcomes',
    text: `update images i set state = given.state, picture_id = given.picture_id, failures = given.failures,
             reason = given.reason, detail = given.detail, etag = given.etag, last_modified = given.last_modified,
             due_at = case when given.due_ms is null and ${wantedAt('$10')} then i.due_at
               else to_timestamp(given.due_ms::float8 / 1000) end, asked_at = $10,
             recount = i.recount or i.picture_id is distinct from given.picture_id
           from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[],
             $8::text[], $9::bigint[])
             given (key, state, picture_id, failures, reason, detail, etag, last_modified, due_ms)
           where i.key = given.key`,
    values: [
      uuids(outcomes.map((one) => one.key)),
      texts(outcomes.map((one) => one.state)),
      int8s(outcomes.map((one) => one.pictureId)),
      int8s(outcomes.map((one) => one.failures)),
      texts(outcomes.map((one) => one.reason)),
      texts(outcomes.map((one) => one.detail)),
      texts(outcomes.map((one) => one.etag)),
      texts(outcomes.map((one) => one.lastModified)),
      int8s(outcomes.map((one) => one.dueAt)),
      new Date(now),
    ],
  })
}

/** Of one address: a thousand listings that show one subject make it that subject's picture. */
const LISTINGS_COUNTED = 1000

/**
 * Counts anew for how many different subjects listings show the pictures that are to be counted, a subject being the
 * headliner, else the title. Gives the images of those that became stand-ins or ceased to be.
 */
export async function countSubjects(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'pictures-count',
    text: `with asked as (
             update images set recount = false where recount and picture_id is not null returning picture_id
           ), counted as (
             select p.id, p.subjects as before, (
               select count(*) from (
                 select distinct coalesce(b.performer_ids[1]::text, lower(l.data ->> 'name')) from images i
                 cross join lateral (
                   select id, data from listings where image_key = i.key and closed_at is null limit ${LISTINGS_COUNTED}
                 ) l
                 join births b on b.listing_id = l.id and b.retired_at is null
                 where i.picture_id = p.id limit ${STAND_IN_SUBJECTS}
               ) subjects) as now
             from pictures p where p.id in (select picture_id from asked)
           ), written as (
             update pictures p set subjects = counted.now from counted
             where p.id = counted.id and counted.now <> counted.before
           )
           select i.key from counted join images i on i.picture_id = counted.id
           where (counted.now >= ${STAND_IN_SUBJECTS}) <> (counted.before >= ${STAND_IN_SUBJECTS})`,
  })
  return rows.map((row) => row.key)
}
