import { vi } from 'vitest'

/** For what hangs, on a machine that has much else to do. Less than a test may take, so that it can say what was wrong. */
const PATIENCE_MS = 240_000

/** Tries again and again until nothing is thrown. */
export function eventually<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(work, { timeout: PATIENCE_MS, interval: 50 })
}
