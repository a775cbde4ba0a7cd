import { HOUR_MS } from '../lib/durations.ts'
import { randomUUID } from 'node:crypto'
import { type CryptoKey, type JWK, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import { type SigningKeyRow, renewSigningKeys, signingKeys } from '../storage/signing-keys.ts'

/** docs/decisions/0031-access-tokens.md says why. Never read from a token. */
export const ALGORITHM = 'ES256'

/** How long a key signs. */
const SIGNS_FOR_MS = 90 * 24 * HOUR_MS
/** A key is published this long before it signs, so that every process and every cache of the key set knows it. */
const PUBLISHED_AHEAD_MS = 24 * HOUR_MS
/** A key that no longer signs is kept until the last token it signed (1 h) is surely gone. */
const KEPT_AFTER_MS = 2 * HOUR_MS
/** Tokens with a key id we do not know make us look for new keys, but no oftener than this. */
const RELOAD_EVERY_MS = 5_000

export interface Signer {
  readonly kid: string
  readonly key: CryptoKey
}

export interface KeyRing {
  signer(): Signer
  /** The public key of this id; looks into the database when it is not known here. */
  verificationKey(kid: string): Promise<CryptoKey | null>
  /** What is published: keys that will sign, that sign, and whose tokens may still live. */
  published(): { readonly keys: readonly JWK[] }
  /** Reads the keys again, and makes the next one when it is due. */
  refresh(): Promise<void>
}

interface LoadedKey {
  readonly row: SigningKeyRow
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}

export interface KeyRingContext {
  readonly database: Database
  readonly clock: Clock
  /** Called when a key is gone, so that nothing it signed goes on being trusted from memory. */
  readonly onDropped?: () => void
}

export async function openKeyRing(context: KeyRingContext): Promise<KeyRing> {
  let keys = new Map<string, LoadedKey>()
  let reloadedAt = Number.NEGATIVE_INFINITY

  async function reload(): Promise<void> {
    reloadedAt = context.clock.now()
    const rows = await signingKeys(context.database)
    const loaded = await Promise.all(
      rows.map(async (row) => [row.kid, keys.get(row.kid) ?? (await load(row))] as const),
    )
    const before = keys
    keys = new Map(loaded)
    if ([...before.keys()].some((kid) => !keys.has(kid))) context.onDropped?.()
  }

  async function refresh(): Promise<void> {
    await reload()
    const now = context.clock.now()
    const rows = [...keys.values()].map((key) => key.row)
    if (!keyIsDue(rows, now) && expiredKeys(rows, now).length === 0) return
    await renewSigningKeys(context.database, async (current) => ({
      add: keyIsDue(current, now) ? await makeKey(current, now) : null,
      drop: expiredKeys(current, now),
    }))
    await reload()
  }

  await refresh()
  return {
    refresh,
    signer() {
      const now = context.clock.now()
      const all = [...keys.values()]
      // The first one signs before its time where the clock has been put back since it was made.
      const active = all.findLast((key) => key.row.activeFrom <= now) ?? all[0]
      if (active === undefined) throw new Error('there is no signing key')
      return { kid: active.row.kid, key: active.privateKey }
    },
    async verificationKey(kid) {
      if (!keys.has(kid) && context.clock.now() - reloadedAt >= RELOAD_EVERY_MS) await reload()
      return keys.get(kid)?.publicKey ?? null
    },
    published: () => ({ keys: [...keys.values()].map((key) => key.row.publicJwk as JWK) }),
  }
}

/** `keys` in the order in which they sign. */
function keyIsDue(keys: readonly SigningKeyRow[], now: number): boolean {
  const newest = keys.at(-1)
  return newest === undefined || newest.activeFrom + SIGNS_FOR_MS - PUBLISHED_AHEAD_MS <= now
}

function expiredKeys(keys: readonly SigningKeyRow[], now: number): string[] {
  return keys.flatMap((key, index) => {
    const successor = keys[index + 1]
    return successor !== undefined && successor.activeFrom + KEPT_AFTER_MS < now ? [key.kid] : []
  })
}

async function makeKey(current: readonly SigningKeyRow[], now: number): Promise<SigningKeyRow> {
  const newest = current.at(-1)
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const kid = randomUUID()
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }
  return {
    kid,
    algorithm: ALGORITHM,
    privateJwk: { ...(await exportJWK(privateKey)), kid, alg: ALGORITHM, use: 'sig' },
    publicJwk,
    createdAt: now,
    // The very first key has nobody to be announced to.
    activeFrom:
      newest === undefined
        ? now
        : Math.max(newest.activeFrom + SIGNS_FOR_MS, now + PUBLISHED_AHEAD_MS),
  }
}

async function load(row: SigningKeyRow): Promise<LoadedKey> {
  const [privateKey, publicKey] = await Promise.all([
    importJWK(row.privateJwk as JWK, ALGORITHM),
    importJWK(row.publicJwk as JWK, ALGORITHM),
  ])
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error(`signing key ${row.kid} is not an asymmetric key`)
  }
  return { row, privateKey, publicKey }
}
