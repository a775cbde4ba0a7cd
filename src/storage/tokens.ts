import type { Queryable } from './database.ts'

export interface NewRefreshToken {
  readonly hash: Buffer
  readonly createdAt: number
  readonly expiresAt: number
}

/** A refresh token as it stands. Instants are epoch milliseconds. */
export interface RefreshTokenRow {
  readonly family: string
  readonly clientId: string
  readonly expiresAt: number
  readonly usedAt: number | null
  readonly successor: Buffer | null
  readonly revoked: boolean
  readonly disabled: boolean
}

export async function insertRefreshToken(
  db: Queryable,
  token: NewRefreshToken & { readonly family: string; readonly clientId: string },
): Promise<void> {
  await db.query({
    text: `insert into refresh_tokens (hash, family, client_id, created_at, expires_at)
      values ($1, $2, $3, $4, $5)`,
    values: [
      token.hash,
      token.family,
      token.clientId,
      new Date(token.createdAt),
      new Date(token.expiresAt),
    ],
  })
}

/**
 * Uses a token up and stores its successor, in ONE statement: of any number of callers at once exactly one gets the
 * client's id, the others null (they waited for its row and then found it used). `clientId`: only if it is this
 * client's token.
 */
export async function rotateRefreshToken(
  db: Queryable,
  hash: Buffer,
  successor: NewRefreshToken & { readonly sealed: Buffer },
  clientId: string | null,
): Promise<string | null> {
  const { rows } = await db.query<{ clientId: string }>({
    text: `with used as (
        update refresh_tokens t set used_at = $3, successor = $5
        where t.hash = $1 and t.used_at is null and t.expires_at > $3
          and ($6::text is null or t.client_id = $6)
          and not exists (select from revoked_families r where r.family = t.family)
          and exists (select from clients c where c.id = t.client_id and c.disabled_at is null)
        returning t.family, t.client_id
      )
      insert into refresh_tokens (hash, family, client_id, created_at, expires_at)
      select $2, family, client_id, $3, $4 from used
      returning client_id as "clientId"`,
    values: [
      hash,
      successor.hash,
      new Date(successor.createdAt),
      new Date(successor.expiresAt),
      successor.sealed,
      clientId,
    ],
  })
  return rows[0]?.clientId ?? null
}

export async function findRefreshToken(
  db: Queryable,
  hash: Buffer,
): Promise<RefreshTokenRow | null> {
  const { rows } = await db.query<RefreshTokenRow>({
    text: `select t.family, t.client_id as "clientId", t.successor,
        (extract(epoch from t.expires_at) * 1000)::bigint as "expiresAt",
        (extract(epoch from t.used_at) * 1000)::bigint as "usedAt",
        exists (select from revoked_families r where r.family = t.family) as revoked,
        c.disabled_at is not null as disabled
      from refresh_tokens t join clients c on c.id = t.client_id where t.hash = $1`,
    values: [hash],
  })
  return rows[0] ?? null
}

export async function revokeFamily(db: Queryable, family: string, now: number): Promise<void> {
  await db.query({
    text: 'insert into revoked_families (family, revoked_at) values ($1, $2) on conflict do nothing',
    values: [family, new Date(now)],
  })
}

/** Drops what can no longer answer: expired tokens, then revocations of families without any. */
export async function dropExpiredTokens(db: Queryable, now: number): Promise<void> {
  await db.query({
    text: 'delete from refresh_tokens where expires_at < $1',
    values: [new Date(now)],
  })
  await db.query(`delete from revoked_families r
    where not exists (select from refresh_tokens t where t.family = r.family)`)
}
