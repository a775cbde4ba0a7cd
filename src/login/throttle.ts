import { LRUCache } from 'lru-cache'
import { networkOf } from '../lib/client-address.ts'

const WINDOW_MS = 60_000
const FAILURES_PER_CLIENT = 10
const FAILURES_PER_ADDRESS = 50
/** Bounds the memory an attacker can take; the oldest windows go first. */
const WINDOWS_MAX = 50_000

/**
 * `blocked`: answer 429 without looking. `suspect`: the client id has failed too often, but not from here: look, let a
 * right login through, and answer a wrong one with 429 too.
 */
export type Standing =
  | { readonly verdict: 'free' }
  | { readonly verdict: 'suspect' | 'blocked'; readonly retryAfterSeconds: number }

export interface Attempt {
  readonly address: string
  /** Null: a refresh token, which names no client. */
  readonly clientId: string | null
}

export interface LoginThrottle {
  standing(attempt: Attempt, now: number): Standing
  failed(attempt: Attempt, now: number): void
}

interface Window {
  readonly until: number
  failures: number
}

/** Counts failed logins a minute, per client id and per address. In this process only: docs/decisions/0032-limits.md. */
export function createLoginThrottle(): LoginThrottle {
  const windows = new LRUCache<string, Window>({ max: WINDOWS_MAX })

  function current(key: string, now: number): Window | undefined {
    const window = windows.get(key)
    // One that ends later than any that begins now is of a clock that has been put back.
    const isCurrent = window !== undefined && window.until > now && window.until <= now + WINDOW_MS
    return isCurrent ? window : undefined
  }
  function count(key: string, now: number): void {
    const window = current(key, now)
    if (window === undefined) windows.set(key, { until: now + WINDOW_MS, failures: 1 })
    else window.failures += 1
  }

  return {
    standing({ address, clientId }, now) {
      const ofAddress = current(addressKey(address), now)
      if (ofAddress !== undefined && ofAddress.failures >= FAILURES_PER_ADDRESS) {
        return { verdict: 'blocked', retryAfterSeconds: secondsUntil(ofAddress.until, now) }
      }
      const ofClient = clientId === null ? undefined : current(clientKey(clientId), now)
      if (clientId === null || ofClient === undefined || ofClient.failures < FAILURES_PER_CLIENT) {
        return { verdict: 'free' }
      }
      const failedHere = current(pairKey(clientId, address), now) !== undefined
      const retryAfterSeconds = secondsUntil(ofClient.until, now)
      return { verdict: failedHere ? 'blocked' : 'suspect', retryAfterSeconds }
    },
    failed({ address, clientId }, now) {
      count(addressKey(address), now)
      if (clientId === null) return
      count(clientKey(clientId), now)
      count(pairKey(clientId, address), now)
    },
  }
}

const addressKey = (address: string): string => `a ${networkOf(address)}`
const clientKey = (clientId: string): string => `c ${clientId}`
const pairKey = (clientId: string, address: string): string => `p ${networkOf(address)} ${clientId}`

function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000))
}
