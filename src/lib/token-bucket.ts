export interface TokenBucket {
  tokens: number
  /** Epoch ms of the last filling. */
  filledAt: number
}

export interface BucketRate {
  readonly perSecond: number
  readonly burst: number
}

export function fullBucket(rate: BucketRate, now: number): TokenBucket {
  return { tokens: rate.burst, filledAt: now }
}

/** Takes one token if there is one. A clock that steps back fills nothing and empties nothing. */
export function takeToken(bucket: TokenBucket, rate: BucketRate, now: number): boolean {
  const elapsedMs = Math.max(0, now - bucket.filledAt)
  bucket.tokens = Math.min(rate.burst, bucket.tokens + (elapsedMs * rate.perSecond) / 1000)
  bucket.filledAt = now
  if (bucket.tokens < 1) return false
  bucket.tokens -= 1
  return true
}

/** Whole seconds until there is a token again, at least one. */
export function secondsUntilToken(bucket: TokenBucket, rate: BucketRate): number {
  return Math.max(1, Math.ceil((1 - bucket.tokens) / rate.perSecond))
}

/** Whole seconds until the bucket is full, at least one. */
export function secondsUntilFull(bucket: TokenBucket, rate: BucketRate): number {
  return Math.max(1, Math.ceil((rate.burst - bucket.tokens) / rate.perSecond))
}
