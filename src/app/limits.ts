import { secondsUntilFull, secondsUntilToken, takeToken } from '../lib/token-bucket.ts'
import type { BucketRate } from '../lib/token-bucket.ts'
import type { ClientRow } from '../storage/clients.ts'
import { type ClientMeter, bucketOf, secondsUntilMidnight } from './client-meters.ts'

/** Requests a second and a day; 0: no limit. */
export interface Budget {
  readonly perSecond: number
  readonly perDay: number
}

export interface Charge {
  /** Null: within the budget; else seconds to wait. */
  readonly retryAfterSeconds: number | null
  /** RateLimit and RateLimit-Policy, names and values in turn; none where nothing is limited. */
  readonly headers: readonly string[]
}

/** A burst of two seconds' worth: a page that needs many lookups at once is no abuse. */
const BURST_SECONDS = 2

/** Charges one request to the client, unless one of its budgets is used up. */
export function charge(
  meter: ClientMeter,
  client: Pick<ClientRow, 'limitPerSecond' | 'limitPerDay'>,
  usual: Budget,
  now: number,
): Charge {
  const perSecond = client.limitPerSecond ?? usual.perSecond
  const perDay = client.limitPerDay ?? usual.perDay
  const second = perSecond > 0 ? chargeSecond(meter, perSecond, now) : null
  const refusedBySecond = second !== null && second.retryAfterSeconds !== null
  const usedUp = perDay > 0 && meter.known + meter.since >= perDay
  if (!refusedBySecond && !usedUp) meter.since += 1
  const day = perDay > 0 ? stateOfDay(meter, perDay, usedUp, now) : null
  return {
    // The longer wait of the two, when both are used up.
    retryAfterSeconds: day?.retryAfterSeconds ?? second?.retryAfterSeconds ?? null,
    headers: rateLimitHeaders(second, day),
  }
}

interface Part {
  readonly retryAfterSeconds: number | null
  /** As items of a structured list (RFC 9651), named alike in both headers. */
  readonly policy: string
  readonly state: string
}

function chargeSecond(meter: ClientMeter, perSecond: number, now: number): Part {
  const rate: BucketRate = { perSecond, burst: perSecond * BURST_SECONDS }
  const bucket = bucketOf(meter, rate, now)
  const passed = takeToken(bucket, rate, now)
  const resetSeconds = secondsUntilFull(bucket, rate)
  return {
    retryAfterSeconds: passed ? null : secondsUntilToken(bucket, rate),
    policy: `"second";q=${perSecond};w=1;burst=${rate.burst}`,
    state: `"second";r=${Math.floor(bucket.tokens)};t=${resetSeconds}`,
  }
}

function stateOfDay(meter: ClientMeter, perDay: number, usedUp: boolean, now: number): Part {
  const remaining = Math.max(0, perDay - meter.known - meter.since)
  const resetSeconds = secondsUntilMidnight(now)
  return {
    retryAfterSeconds: usedUp ? resetSeconds : null,
    policy: `"day";q=${perDay};w=86400`,
    state: `"day";r=${remaining};t=${resetSeconds}`,
  }
}

/** draft-ietf-httpapi-ratelimit-headers-10; `burst` is a parameter of our own. */
function rateLimitHeaders(second: Part | null, day: Part | null): string[] {
  if (second !== null && day !== null) {
    return [
      'RateLimit-Policy',
      `${second.policy}, ${day.policy}`,
      'RateLimit',
      `${second.state}, ${day.state}`,
    ]
  }
  const only = second ?? day
  return only === null ? [] : ['RateLimit-Policy', only.policy, 'RateLimit', only.state]
}
