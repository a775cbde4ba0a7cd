import { DAY_MS } from '../lib/durations.ts'
import { type BucketRate, type TokenBucket, fullBucket } from '../lib/token-bucket.ts'
import type { Queryable } from '../storage/database.ts'
import { type UsageCount, addUsage, usageOfDay } from '../storage/usage.ts'

/** What one client has used. The day's count is shared by all processes, the bucket is this process's own. */
export interface ClientMeter {
  readonly clientId: string
  bucket: TokenBucket | null
  rate: BucketRate | null
  day: string
  /** Of the day, as the database had it last, and what came since. */
  known: number
  since: number
  lastSeenAt: number
  /** By day, operation and status: not in the database yet. */
  readonly counts: Map<string, { readonly count: Omit<UsageCount, 'calls'>; calls: number }>
}

export interface ClientMeters {
  /** Synchronously; undefined: `open` it. */
  known(clientId: string, now: number): ClientMeter | undefined
  open(clientId: string, now: number): Promise<ClientMeter>
  count(clientId: string, operation: string, status: number, now: number): void
  /** Brings the counts into the database and the day's totals back; two statements for any number of clients. */
  flush(now: number): Promise<void>
}

/** A meter that stood still this long is dropped: its bucket is full again by then. */
const DROPPED_AFTER_MS = 600_000

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

export function secondsUntilMidnight(now: number): number {
  return Math.ceil((DAY_MS - (now % DAY_MS)) / 1000)
}

export function createClientMeters(database: Queryable): ClientMeters {
  const meters = new Map<string, ClientMeter>()
  let today = { until: 0, day: '' }

  function dayAt(now: number): string {
    if (now >= today.until || now < today.until - DAY_MS)
      today = { until: now - (now % DAY_MS) + DAY_MS, day: dayOf(now) }
    return today.day
  }

  return {
    known(clientId, now) {
      const meter = meters.get(clientId)
      if (meter !== undefined) arrive(meter, dayAt(now), now)
      return meter
    },
    async open(clientId, now) {
      const day = dayAt(now)
      const known = (await usageOfDay(database, [clientId], day)).get(clientId) ?? 0
      const meter = meters.get(clientId) ?? newMeter(clientId, day, known, now)
      meters.set(clientId, meter)
      return meter
    },
    count(clientId, operation, status, now) {
      const meter = meters.get(clientId)
      if (meter === undefined) return
      const key = `${operation} ${status} ${meter.day}`
      const counted = meter.counts.get(key)
      if (counted !== undefined) counted.calls += 1
      else {
        const count = { clientId, day: dayAt(now), operation, status }
        meter.counts.set(key, { count, calls: 1 })
      }
    },
    async flush(now) {
      const day = dayAt(now)
      const sent = [...meters.values()].map((meter) => ({
        meter,
        since: meter.since,
        counts: [...meter.counts].map(([key, { count, calls }]) => ({ key, count, calls })),
      }))
      await addUsage(
        database,
        sent.flatMap(({ counts }) => counts.map(({ count, calls }) => ({ ...count, calls }))),
      )
      for (const { meter, counts } of sent) {
        for (const { key, calls } of counts) subtract(meter, key, calls)
      }
      const totals = await usageOfDay(database, [...meters.keys()], day)
      for (const { meter, since } of sent) {
        if (meter.day === day) {
          meter.known = totals.get(meter.clientId) ?? 0
          meter.since -= since
        }
        const idle = now - meter.lastSeenAt > DROPPED_AFTER_MS
        if (idle && meter.counts.size === 0) meters.delete(meter.clientId)
      }
    },
  }
}

function newMeter(clientId: string, day: string, known: number, now: number): ClientMeter {
  const fresh = { bucket: null, rate: null, since: 0, lastSeenAt: now }
  return { clientId, day, known, ...fresh, counts: new Map() }
}

function arrive(meter: ClientMeter, day: string, now: number): void {
  meter.lastSeenAt = now
  if (meter.day === day) return
  meter.day = day
  meter.known = 0
  meter.since = 0
}

function subtract(meter: ClientMeter, key: string, calls: number): void {
  const counted = meter.counts.get(key)
  if (counted === undefined) return
  counted.calls -= calls
  if (counted.calls === 0) meter.counts.delete(key)
}

/** The client's bucket at this rate; a changed budget begins with a full one. */
export function bucketOf(meter: ClientMeter, rate: BucketRate, now: number): TokenBucket {
  const same = meter.rate?.perSecond === rate.perSecond && meter.rate.burst === rate.burst
  if (meter.bucket === null || !same) {
    meter.bucket = fullBucket(rate, now)
    meter.rate = rate
  }
  return meter.bucket
}
