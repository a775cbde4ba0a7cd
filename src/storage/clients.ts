import type { Queryable } from './database.ts'

/** An application that calls us. Instants are epoch milliseconds. */
export interface ClientRow {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly disabledAt: number | null
  /** Null: the budget of the installation; 0: none. */
  readonly limitPerSecond: number | null
  readonly limitPerDay: number | null
}

export interface SecretRow {
  readonly id: number
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

/** What a login is held against. */
export interface Credentials {
  readonly clientId: string
  readonly disabled: boolean
  readonly secrets: readonly { readonly id: number; readonly hash: Buffer }[]
}

const COLUMNS = `c.id, c.name, c.limit_per_second as "limitPerSecond", c.limit_per_day as "limitPerDay",
  (extract(epoch from c.created_at) * 1000)::bigint as "createdAt",
  (extract(epoch from c.disabled_at) * 1000)::bigint as "disabledAt"`

export async function insertClient(
  db: Queryable,
  client: { id: string; name: string },
  now: number,
): Promise<void> {
  await db.query({
    text: 'insert into clients (id, name, created_at) values ($1, $2, $3)',
    values: [client.id, client.name, new Date(now)],
  })
}

/**
 * Adds a secret and revokes the oldest live ones beyond `liveMax`. False: no such client. The client's row is
 * locked, so that two rotations at once cannot leave more than `liveMax` alive.
 */
export async function addSecret(
  tx: Queryable,
  clientId: string,
  hash: Buffer,
  now: number,
  liveMax: number,
): Promise<boolean> {
  const client = await tx.query({
    text: 'select id from clients where id = $1 for update',
    values: [clientId],
  })
  if (client.rowCount === 0) return false
  const at = new Date(now)
  await tx.query({
    text: 'insert into client_secrets (client_id, hash, created_at) values ($1, $2, $3)',
    values: [clientId, hash, at],
  })
  await tx.query({
    text: `update client_secrets set revoked_at = $2
      where id in (
        select id from client_secrets where client_id = $1 and revoked_at is null
        order by id desc offset $3
      )`,
    values: [clientId, at, liveMax],
  })
  return true
}

/** False: no such client. Disabling what is disabled keeps the first instant. */
export async function setDisabled(
  db: Queryable,
  clientId: string,
  disabledAt: number | null,
): Promise<boolean> {
  const { rowCount } = await db.query({
    text: `update clients set disabled_at =
        case when $2::timestamptz is null then null else coalesce(disabled_at, $2) end
      where id = $1`,
    values: [clientId, disabledAt === null ? null : new Date(disabledAt)],
  })
  return rowCount > 0
}

/** Null: the budget of the installation; 0: none. What is not given stays. False: no such client. */
export async function setLimits(
  db: Queryable,
  clientId: string,
  limits: Partial<Pick<ClientRow, 'limitPerSecond' | 'limitPerDay'>>,
): Promise<boolean> {
  const { limitPerSecond, limitPerDay } = limits
  const { rowCount } = await db.query({
    text: `update clients set
        limit_per_second = case when $2 then $3::integer else limit_per_second end,
        limit_per_day = case when $4 then $5::integer else limit_per_day end
      where id = $1`,
    values: [
      clientId,
      limitPerSecond !== undefined,
      limitPerSecond ?? null,
      limitPerDay !== undefined,
      limitPerDay ?? null,
    ],
  })
  return rowCount > 0
}

export async function allClients(
  db: Queryable,
): Promise<(ClientRow & { readonly secrets: readonly SecretRow[] })[]> {
  const clients = await db.query<ClientRow>(
    `select ${COLUMNS} from clients c order by created_at, id`,
  )
  const secrets = await db.query<SecretRow & { clientId: string }>(
    `select id, client_id as "clientId", (extract(epoch from created_at) * 1000)::bigint as "createdAt",
      (extract(epoch from last_used_at) * 1000)::bigint as "lastUsedAt"
    from client_secrets where revoked_at is null order by id`,
  )
  return clients.rows.map((client) => ({
    ...client,
    secrets: secrets.rows
      .filter((secret) => secret.clientId === client.id)
      .map(({ id, createdAt, lastUsedAt }) => ({ id, createdAt, lastUsedAt })),
  }))
}

/** The clients of these ids, in one round trip; an id that no client has is left out. */
export async function clientsById(db: Queryable, ids: readonly string[]): Promise<ClientRow[]> {
  const { rows } = await db.query<ClientRow>({
    name: 'clients-by-id',
    text: `select ${COLUMNS} from clients c where c.id = any($1)`,
    values: [ids],
  })
  return rows
}

export async function findCredentials(
  db: Queryable,
  clientId: string,
): Promise<Credentials | null> {
  const { rows } = await db.query<{ disabled: boolean; id: number | null; hash: Buffer | null }>({
    name: 'find-credentials',
    text: `select c.disabled_at is not null as disabled, s.id, s.hash
      from clients c left join client_secrets s on s.client_id = c.id and s.revoked_at is null
      where c.id = $1`,
    values: [clientId],
  })
  const [first] = rows
  if (first === undefined) return null
  const secrets = rows.flatMap(({ id, hash }) =>
    id === null || hash === null ? [] : [{ id, hash }],
  )
  return { clientId, disabled: first.disabled, secrets }
}

/** Good to the hour: which secret is still in use matters, not each use of it. */
export async function markSecretUsed(db: Queryable, secretId: number, now: number): Promise<void> {
  await db.query({
    text: `update client_secrets set last_used_at = $2::timestamptz
      where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 hour')`,
    values: [secretId, new Date(now)],
  })
}
