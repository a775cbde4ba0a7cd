import type { Performer } from '../domain/performer.ts'
import type { Picture } from '../domain/picture.ts'
import { ownForms } from '../domain/picture.ts'
import type { DirectoryPlace } from '../domain/place.ts'
import { NO_IMAGE } from '../domain/place.ts'
import type { Queryable } from './database.ts'

export type DocumentKind = 'performer' | 'place'
export type StoredCoding = 'gzip' | 'br'

/** As in document_heads. */
export const KINDS: Readonly<Record<DocumentKind, number>> = { performer: 2, place: 3 }
export const KIND_NAMES: Readonly<Record<number, DocumentKind>> = { 2: 'performer', 3: 'place' }

/** Which row: `form` names the form and the version of its layout, `publicUrl` is written all over the document. */
export interface DocumentName {
  readonly form: string
  readonly publicUrl: string
}

/** A whole document, ready to be sent. */
export interface StoredDocument {
  readonly version: number
  /** Epoch ms of that version. */
  readonly lastModified: number
  /** Of the bytes before any coding: equal for equal bytes. */
  readonly contentHash: string
  readonly size: number
  readonly codings: Readonly<Partial<Record<StoredCoding, Buffer>>>
}

/** Who answers for an id, and its kept document unless a newer version is due. */
export interface FoundDocument {
  readonly key: number
  /** The id that is current: another one than was asked for is retired. */
  readonly currentId: string
  readonly document: StoredDocument | null
}

/** A performer's chain of replacements ends here at the latest; a longer one is a fault in the data. */
const REPLACEMENTS_MAX = 32

const RESOLVE: Readonly<Record<DocumentKind, string>> = {
  performer: `with recursive chain (id, replaced_by, step) as (
      select id, replaced_by, 0 from performers where id = $1
      union all
      select p.id, p.replaced_by, step + 1 from chain join performers p on p.id = chain.replaced_by
      where step < ${REPLACEMENTS_MAX}
    ), subject as (select id as key, id::text as current_id from chain where replaced_by is null)`,
  place: `with subject as (
      select p.id as key, p.directory_id as current_id
      from directory_ids i join directory_places p on p.id = i.directory_place_id
      where i.directory_id = $1
    )`,
}

function findStatement(kind: DocumentKind, coding: StoredCoding): { name: string; text: string } {
  return {
    name: `find-${kind}-${coding}`,
    text: `${RESOLVE[kind]}
      select s.key, s.current_id as "currentId", d.version, d.etag as "contentHash", d.size, d.${coding} as bytes,
        (extract(epoch from d.last_modified) * 1000)::bigint as "lastModified"
      from subject s
      left join document_heads h on h.kind = ${KINDS[kind]} and h.key = s.key
      left join documents d on d.kind = ${KINDS[kind]} and d.key = s.key
        and d.form = $2 and d.public_url = $3 and d.version = coalesce(h.version, 0)`,
  }
}

const FIND: Readonly<Record<DocumentKind, Record<StoredCoding, { name: string; text: string }>>> = {
  performer: { gzip: findStatement('performer', 'gzip'), br: findStatement('performer', 'br') },
  place: { gzip: findStatement('place', 'gzip'), br: findStatement('place', 'br') },
}

interface FoundRow {
  readonly key: number
  readonly currentId: string
  readonly version: number | null
  readonly contentHash: string
  readonly size: number
  readonly bytes: Buffer
  readonly lastModified: number
}

/** In one round trip: who answers for `id`, and the document in one coding if the kept one is current. Null: nobody. */
export async function findDocument(
  db: Queryable,
  kind: DocumentKind,
  id: string | number,
  name: DocumentName,
  coding: StoredCoding,
): Promise<FoundDocument | null> {
  const { rows } = await db.query<FoundRow>({
    ...FIND[kind][coding],
    values: [id, name.form, name.publicUrl],
  })
  const [row] = rows
  if (row === undefined) return null
  const { key, currentId, version, contentHash, size, bytes, lastModified } = row
  if (version === null) return { key, currentId, document: null }
  const codings = { [coding]: bytes }
  return { key, currentId, document: { version, lastModified, contentHash, size, codings } }
}

/** What a document is put together from, all of one moment. */
export interface DocumentParts<Kind extends DocumentKind> {
  readonly record: Kind extends 'performer' ? Performer : DirectoryPlace
  readonly version: number
  readonly lastModified: number
  /** The events' fragments, by start, then id. */
  readonly fragments: readonly string[]
}

const RECORDS: Readonly<Record<DocumentKind, string>> = {
  performer: 'performers',
  place: 'directory_places',
}

/** The record with its id, which a performer's row has beside its data and a directory place within. */
const DATA: Readonly<Record<DocumentKind, string>> = {
  performer: `r.data || jsonb_build_object('id', r.id)`,
  place: 'r.data',
}

/** What is known of the record's picture. */
const PICTURE: Readonly<Record<DocumentKind, string>> = {
  performer: `(select json_build_object('state', i.state, 'forms', p.forms) from images i
    left join pictures p on p.id = i.picture_id where i.key = r.image_key and i.state <> 'waiting')`,
  place: 'null::json',
}

const FRAGMENTS: Readonly<Record<DocumentKind, string>> = {
  performer: `select e.start_at, e.id, e.fragment from event_performers p join events e on e.id = p.event_id
    where p.performer_id = $1`,
  place: `select e.start_at, e.id, e.fragment from events e where e.directory_place_id = $1`,
}

interface PartRow {
  readonly data: unknown
  readonly picture: Pick<Picture, 'state' | 'forms'> | null
  readonly version: number
  readonly lastModified: number
  readonly fragment: string | null
}

/** One statement, hence one snapshot: version and contents cannot disagree. Null: no such record. */
export async function documentParts<Kind extends DocumentKind>(
  db: Queryable,
  kind: Kind,
  key: number,
): Promise<DocumentParts<Kind> | null> {
  const { rows } = await db.query<PartRow>({
    name: `document-parts-${kind}`,
    text: `select data, picture, version, "lastModified", fragment from (
      select ${DATA[kind]} as data, ${PICTURE[kind]} as picture, coalesce(h.version, 0) as version,
        (extract(epoch from coalesce(h.at, r.updated_at)) * 1000)::bigint as "lastModified",
        null::text as fragment, null::timestamptz as start_at, null::bigint as id
      from ${RECORDS[kind]} r
      left join document_heads h on h.kind = ${KINDS[kind]} and h.key = r.id
      where r.id = $1
      union all
      select null, null, null, null, f.fragment, f.start_at, f.id from (${FRAGMENTS[kind]}) f
    ) parts order by start_at nulls first, id nulls first`,
    values: [key],
  })
  const [head, ...events] = rows
  if (head === undefined || head.fragment !== null) return null
  return {
    record: withPicture(head) as DocumentParts<Kind>['record'],
    version: head.version,
    lastModified: head.lastModified,
    fragments: events.map((row) => row.fragment ?? ''),
  }
}

/** The record with our copies of its picture, where there are any; without it, where it is refused. */
function withPicture({ data, picture }: PartRow): unknown {
  if (picture === null) return data
  const images =
    picture.forms === null || picture.state === 'refused' ? NO_IMAGE : ownForms(picture.forms)
  return { ...(data as object), images }
}

/** Keeps a document. An older version never takes the place of a newer one. */
export async function storeDocument(
  db: Queryable,
  kind: DocumentKind,
  key: number,
  name: DocumentName,
  document: StoredDocument & { readonly codings: Readonly<Record<StoredCoding, Buffer>> },
): Promise<void> {
  await db.query({
    name: 'store-document',
    text: `insert into documents
        (kind, key, form, public_url, version, etag, last_modified, size, gzip, br)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (kind, key, form, public_url) do update set version = excluded.version,
        etag = excluded.etag, last_modified = excluded.last_modified, size = excluded.size,
        gzip = excluded.gzip, br = excluded.br
      where documents.version <= excluded.version`,
    values: [
      KINDS[kind],
      key,
      name.form,
      name.publicUrl,
      document.version,
      document.contentHash,
      new Date(document.lastModified),
      document.size,
      document.codings.gzip,
      document.codings.br,
    ],
  })
}

/** Drops documents, at most `limit`, that were put together for another address or in another layout than ours. */
export async function dropForeignDocuments(
  db: Queryable,
  ours: { readonly publicUrl: string; readonly forms: readonly string[] },
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query({
    text: `delete from documents where ctid = any(array(
             select ctid from documents where public_url <> $1 or not form = any($2::text[]) limit $3))`,
    values: [ours.publicUrl, ours.forms, limit],
  })
  return rowCount
}

/** Drops documents of which there is a newer version: they may show what is not to be kept. */
export async function dropOutdatedDocuments(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from documents d using document_heads h
     where h.kind = d.kind and h.key = d.key and d.version < h.version`,
  )
  return rowCount
}
