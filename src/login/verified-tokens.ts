import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { VerifiedToken } from './access-token.ts'

/** More than the clients of one installation hold at a time; 100 bytes each. */
const TOKENS_MAX = 20_000

export interface VerifiedTokens {
  /** Synchronously; undefined: not known here, verify it. */
  known(token: string, now: number): VerifiedToken | undefined
  remember(token: string, verified: VerifiedToken): void
  clear(): void
}

/**
 * A signature is checked once per token and process. Keyed by the token's hash, so that a memory dump holds no token
 * from here; never longer than the token itself lives.
 */
export function createVerifiedTokens(): VerifiedTokens {
  const tokens = new LRUCache<string, VerifiedToken>({ max: TOKENS_MAX })
  return {
    known(token, now) {
      const verified = tokens.get(hash('sha256', token, 'base64'))
      return verified !== undefined && verified.refusedFrom > now ? verified : undefined
    },
    remember: (token, verified) => {
      tokens.set(hash('sha256', token, 'base64'), verified)
    },
    clear: () => tokens.clear(),
  }
}
