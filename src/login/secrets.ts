import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { Queryable } from '../storage/database.ts'
import { settingOrStore } from '../storage/settings.ts'

/** 256 bits: beyond guessing, so a fast keyed hash is the right one for them (no human chose them). */
const SECRET_BYTES = 32
const PEPPER_SETTING = 'secret_pepper'

export type Pepper = Buffer & { readonly pepper: unique symbol }

/** The key of the hashes: the configured one, else one that the installation made for itself at first use. */
export async function openPepper(db: Queryable, configured: string | null): Promise<Pepper> {
  const text =
    configured ?? (await settingOrStore(db, PEPPER_SETTING, randomBytes(32).toString('base64url')))
  return Buffer.from(text, 'utf8') as Pepper
}

/** The prefix tells a secret scanner, and a reader of a ticket, what leaked. */
export const newClientSecret = (): string =>
  `affs_${randomBytes(SECRET_BYTES).toString('base64url')}`
export const newRefreshToken = (): string =>
  `affr_${randomBytes(SECRET_BYTES).toString('base64url')}`
/** Letters and digits only: never taken for an option by a shell command. */
export const newClientId = (): string => randomBytes(12).toString('hex')

export function keyedHash(pepper: Pepper, secret: string): Buffer {
  return createHmac('sha256', pepper).update(secret, 'utf8').digest()
}

/**
 * Which of the candidates equals the given hash. All are compared, each in constant time, and an empty list costs as
 * much as a list of one, so that the time tells nothing.
 */
export function matchingHash<Candidate extends { readonly hash: Buffer }>(
  given: Buffer,
  candidates: readonly Candidate[],
): Candidate | null {
  let found: Candidate | null = null
  for (const candidate of candidates) {
    if (candidate.hash.length === given.length && timingSafeEqual(candidate.hash, given)) {
      found = candidate
    }
  }
  if (candidates.length === 0) timingSafeEqual(given, given)
  return found
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

function sealingKey(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'affiche refresh successor', 32))
}

/** Readable only by who holds `token`, whose own hash is all that the database has of it. */
export function sealWith(token: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(token), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Null: sealed with another token, or damaged. */
export function unsealWith(token: string, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(token), nonce, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(tag)
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
