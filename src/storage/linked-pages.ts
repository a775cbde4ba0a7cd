import type { Queryable } from './database.ts'

export interface LinkedPage {
  /** As the feed writes it. */
  readonly address: string
  readonly itemHash: string
  readonly askedAt: number
  /** Null: nothing was got yet. */
  readonly body: LinkedBody | null
}

export interface LinkedBody {
  readonly bodyId: number
  readonly address: string
  readonly contentType: string | null
  readonly etag: string | null
  readonly lastModified: string | null
}

interface Row {
  readonly address: string
  readonly itemHash: string
  readonly askedAt: number
  readonly bodyId: number | null
  readonly bodyAddress: string | null
  readonly contentType: string | null
  readonly etag: string | null
  readonly lastModified: string | null
}

/** What is remembered of these pages, by address. */
export async function linkedPages(
  db: Queryable,
  feedId: number,
  addresses: readonly string[],
): Promise<Map<string, LinkedPage>> {
  const { rows } = await db.query<Row>({
    text: `select address, item_hash as "itemHash", (extract(epoch from asked_at) * 1000)::float8 as "askedAt",
                  body_id as "bodyId", body_address as "bodyAddress", content_type as "contentType",
                  etag, last_modified as "lastModified"
           from linked_pages where feed_id = $1 and address = any($2::text[])`,
    values: [feedId, addresses],
  })
  return new Map(rows.map((row) => [row.address, toPage(row)]))
}

function toPage(row: Row): LinkedPage {
  const { address, itemHash, askedAt, bodyId, contentType, etag, lastModified } = row
  const body =
    bodyId === null
      ? null
      : { bodyId, address: row.bodyAddress ?? address, contentType, etag, lastModified }
  return { address, itemHash, askedAt, body }
}

/** One statement a page: between two of them a server was asked. */
export async function saveLinkedPage(
  db: Queryable,
  feedId: number,
  { address, itemHash, askedAt, body }: LinkedPage,
): Promise<void> {
  await db.query({
    text: `insert into linked_pages
             (feed_id, address, item_hash, asked_at, body_id, body_address, content_type, etag, last_modified)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (feed_id, address) do update set
             item_hash = excluded.item_hash, asked_at = excluded.asked_at, body_id = excluded.body_id,
             body_address = excluded.body_address, content_type = excluded.content_type,
             etag = excluded.etag, last_modified = excluded.last_modified`,
    values: [
      feedId,
      address,
      itemHash,
      new Date(askedAt),
      body?.bodyId ?? null,
      body?.address ?? null,
      body?.contentType ?? null,
      body?.etag ?? null,
      body?.lastModified ?? null,
    ],
  })
}
