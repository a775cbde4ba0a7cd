import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { VerifiedToken } from './access-token.ts'

/** More than the clients of one installation hold at a time; 100 bytes each. */
const TOKENS_MAX = 20_000
/** The headers of those who call right now, as they are sent. */
const HEADERS_MAX = 256

export interface VerifiedTokens {
  /** By the whole Authorization header, for callers that come again and again: no parsing, no hashing. */
  recall(header: string, now: number): VerifiedToken | undefined
  /** Undefined: not known here, verify it. */
  known(token: string, now: number): VerifiedToken | undefined
  remember(header: string, token: string, verified: VerifiedToken): void
  clear(): void
}

/**
 * A signature is checked once per token and process; never longer than the token lives. Tokens are kept by their hash,
 * so that no more of them lie in memory than those in use at the moment.
 */
export function createVerifiedTokens(): VerifiedTokens {
  const tokens = new LRUCache<string, VerifiedToken>({ max: TOKENS_MAX })
  const headers = new Map<string, VerifiedToken>()
  const alive = (verified: VerifiedToken | undefined, now: number) =>
    verified !== undefined && verified.refusedFrom > now ? verified : undefined
  return {
    recall: (header, now) => alive(headers.get(header), now),
    known: (token, now) => alive(tokens.get(hash('sha256', token, 'base64')), now),
    remember(header, token, verified) {
      tokens.set(hash('sha256', token, 'base64'), verified)
      if (headers.size >= HEADERS_MAX) headers.clear()
      headers.set(header, verified)
    },
    clear() {
      tokens.clear()
      headers.clear()
    },
  }
}
