import type { Database, Queryable } from './database.ts'
import { LOCKS } from './lock-numbers.ts'

export interface SigningKeyRow {
  readonly kid: string
  readonly algorithm: string
  readonly privateJwk: Readonly<Record<string, unknown>>
  readonly publicJwk: Readonly<Record<string, unknown>>
  /** Published from here on; epoch milliseconds, like the next. */
  readonly createdAt: number
  /** Signs from here on. */
  readonly activeFrom: number
}

export async function signingKeys(db: Queryable): Promise<SigningKeyRow[]> {
  const { rows } = await db.query<SigningKeyRow>(
    `select kid, algorithm, private_jwk as "privateJwk", public_jwk as "publicJwk",
      (extract(epoch from created_at) * 1000)::bigint as "createdAt",
      (extract(epoch from active_from) * 1000)::bigint as "activeFrom"
    from signing_keys order by active_from, kid`,
  )
  return rows
}

/** Under the lock: `decide` sees all keys and says which one to add (null: none) and which ones to drop. */
export async function renewSigningKeys(
  database: Database,
  decide: (
    keys: readonly SigningKeyRow[],
  ) => Promise<{ readonly add: SigningKeyRow | null; readonly drop: readonly string[] }>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCKS.signingKeys] })
    const { add, drop } = await decide(await signingKeys(tx))
    if (drop.length > 0) {
      await tx.query({ text: 'delete from signing_keys where kid = any($1)', values: [drop] })
    }
    if (add === null) return
    await tx.query({
      text: `insert into signing_keys (kid, algorithm, private_jwk, public_jwk, created_at, active_from)
        values ($1, $2, $3, $4, $5, $6)`,
      values: [
        add.kid,
        add.algorithm,
        add.privateJwk,
        add.publicJwk,
        new Date(add.createdAt),
        new Date(add.activeFrom),
      ],
    })
  })
}
