/** Requests of one operation: how many of each status, and how long they took. */
export interface OperationCounts {
  readonly statuses: Map<number, number>
  /** How many took at most the bound of the same place, and longer than the one before; the last: longer than any. */
  readonly buckets: number[]
  seconds: number
}

export interface RequestCounts {
  count(operation: string, status: number, ms: number): void
  all(): ReadonlyMap<string, OperationCounts>
}

export const BOUNDS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] as const

/** Plain counting for the hot path; metrics.ts shows it when somebody asks. */
export function createRequestCounts(): RequestCounts {
  const operations = new Map<string, OperationCounts>()
  return {
    all: () => operations,
    count(operation, status, ms) {
      let counts = operations.get(operation)
      if (counts === undefined) {
        counts = {
          statuses: new Map(),
          buckets: Array<number>(BOUNDS_SECONDS.length + 1).fill(0),
          seconds: 0,
        }
        operations.set(operation, counts)
      }
      const seconds = ms / 1000
      counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1)
      counts.seconds += seconds
      let place = 0
      while (seconds > (BOUNDS_SECONDS[place] ?? Number.POSITIVE_INFINITY)) place += 1
      counts.buckets[place] = (counts.buckets[place] ?? 0) + 1
    },
  }
}
