import type { Resolution } from '../../src/ingestion/resolve/candidate.ts'
import { seeded } from './random.ts'

export interface Judged {
  /** Births with a truth only. */
  readonly truth: ReadonlyMap<number, string>
  /** What a birth is drawn with when uncertainty is estimated: its place. */
  readonly groupOf: (birthId: number) => string
  readonly resolution: Resolution
}

export interface Figures {
  readonly listings: number
  readonly truePairs: number
  readonly precision: number
  readonly recall: number
  /** Were every true pair of the review list accepted. */
  readonly recallWithReview: number
  readonly f05: number
  readonly bCubedPrecision: number
  readonly bCubedRecall: number
  readonly bCubedF: number
  /** Events of several listings that hold a wrong one. */
  readonly wrongEvents: number
  /** Listings shown in an event that is not mostly theirs. */
  readonly wrongListings: number
  readonly missedEvents: number
  readonly exactEvents: number
  readonly reviewPer1000: number
  readonly reviewPrecision: number
}

export type Interval = readonly [low: number, high: number]

interface Counts {
  listings: number
  /** Pairs that are one event: of those put together, and of those that truly are. */
  right: number
  found: number
  together: number
  same: number
  reachable: number
  bPrecision: number
  bRecall: number
  joined: number
  wrongJoined: number
  wrongListings: number
  several: number
  split: number
  exact: number
  events: number
  review: number
  reviewRight: number
}

const NONE: Counts = {
  listings: 0,
  right: 0,
  found: 0,
  together: 0,
  same: 0,
  reachable: 0,
  bPrecision: 0,
  bRecall: 0,
  joined: 0,
  wrongJoined: 0,
  wrongListings: 0,
  several: 0,
  split: 0,
  exact: 0,
  events: 0,
  review: 0,
  reviewRight: 0,
}

const DRAWS = 400

/** Figures, and for each the span that 95 of 100 draws of places give. */
export function measure(judged: Judged): {
  figures: Figures
  intervals: Record<keyof Figures, Interval>
} {
  const groups = [...countByGroup(judged).values()]
  const figures = figuresOf(sum(groups))
  const random = seeded(1)
  const draws = Array.from({ length: DRAWS }, () =>
    figuresOf(sum(groups.map(() => random.pick(groups)))),
  )
  const names = Object.keys(figures) as (keyof Figures)[]
  const intervals = Object.fromEntries(
    names.map((name) => {
      const values = draws.map((draw) => draw[name]).toSorted((a, b) => a - b)
      const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? Number.NaN
      return [name, [at(0.025), at(0.975)] as const]
    }),
  ) as Record<keyof Figures, Interval>
  return { figures, intervals }
}

function sum(all: readonly Counts[]): Counts {
  const total = { ...NONE }
  for (const counts of all) {
    for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += counts[name]
  }
  return total
}

const share = (part: number, whole: number, empty = 1) => (whole === 0 ? empty : part / whole)

function figuresOf(counts: Counts): Figures {
  const precision = share(counts.right, counts.together)
  const recall = share(counts.found, counts.same)
  const bCubedPrecision = share(counts.bPrecision, counts.listings)
  const bCubedRecall = share(counts.bRecall, counts.listings)
  return {
    listings: counts.listings,
    truePairs: counts.same,
    precision,
    recall,
    recallWithReview: share(counts.reachable, counts.same),
    f05: share(1.25 * precision * recall, 0.25 * precision + recall, 0),
    bCubedPrecision,
    bCubedRecall,
    bCubedF: share(2 * bCubedPrecision * bCubedRecall, bCubedPrecision + bCubedRecall, 0),
    wrongEvents: share(counts.wrongJoined, counts.joined, 0),
    wrongListings: share(counts.wrongListings, counts.listings, 0),
    missedEvents: share(counts.split, counts.several, 0),
    exactEvents: share(counts.exact, counts.events),
    reviewPer1000: 1000 * share(counts.review, counts.listings, 0),
    reviewPrecision: share(counts.reviewRight, counts.review, 0),
  }
}

function countByGroup({ truth, groupOf, resolution }: Judged): Map<string, Counts> {
  const groups = new Map<string, Counts>()
  const countsFor = (group: string) => {
    const known = groups.get(group) ?? { ...NONE }
    groups.set(group, known)
    return known
  }
  const clusters = resolution.clusters
    .map((births) => births.filter((id) => truth.has(id)))
    .filter(({ length }) => length > 0)
  const clusterOf = new Map(
    clusters.flatMap((births, index) => births.map((id) => [id, index] as const)),
  )
  const events = grouped(truth)
  const reachable = joinedByReview(clusters, clusterOf, truth, resolution)
  for (const births of clusters) countCluster(births, truth, countsFor(groupOf(births[0] ?? 0)))
  for (const births of events.values()) {
    const parts = births.map((id) => clusterOf.get(id) ?? -1)
    const whole = clusters[parts[0] ?? -1]?.length ?? 0
    countEvent(parts, parts.map(reachable), whole, countsFor(groupOf(births[0] ?? 0)))
  }
  for (const { a, b } of resolution.review) {
    if (!truth.has(a) || !truth.has(b)) continue
    const counts = countsFor(groupOf(a))
    counts.review += 1
    if (truth.get(a) === truth.get(b)) counts.reviewRight += 1
  }
  return groups
}

function countCluster(
  births: readonly number[],
  truth: ReadonlyMap<number, string>,
  counts: Counts,
): void {
  const parts = sizes(births.map((id) => truth.get(id) ?? ''))
  const largest = Math.max(...parts)
  counts.listings += births.length
  counts.together += pairs(births.length)
  counts.right += total(parts, pairs)
  counts.bPrecision += total(parts, (size) => (size * size) / births.length)
  counts.wrongListings += births.length - largest
  if (births.length > 1) counts.joined += 1
  if (parts.length > 1) counts.wrongJoined += 1
}

/** `parts`: the cluster of each of its listings; `pieces`: the same once true pairs of the review list are accepted. */
function countEvent(
  parts: readonly number[],
  pieces: readonly number[],
  firstCluster: number,
  counts: Counts,
): void {
  const size = parts.length
  const partSizes = sizes(parts)
  counts.same += pairs(size)
  counts.found += total(partSizes, pairs)
  counts.reachable += total(sizes(pieces), pairs)
  counts.bRecall += total(partSizes, (part) => (part * part) / size)
  counts.events += 1
  if (size > 1) counts.several += 1
  if (partSizes.length > 1) counts.split += 1
  if (partSizes.length === 1 && firstCluster === size) counts.exact += 1
}

function grouped(truth: ReadonlyMap<number, string>): Map<string, number[]> {
  const events = new Map<string, number[]>()
  for (const [id, event] of truth) {
    const births = events.get(event)
    if (births === undefined) events.set(event, [id])
    else births.push(id)
  }
  return events
}

/** Clusters as they would be were every true pair of the review list accepted. */
function joinedByReview(
  clusters: readonly (readonly number[])[],
  clusterOf: ReadonlyMap<number, number>,
  truth: ReadonlyMap<number, string>,
  { review }: Resolution,
): (cluster: number) => number {
  const parent = clusters.map((_, index) => index)
  const root = (index: number): number => {
    const up = parent[index] ?? index
    return up === index ? index : root(up)
  }
  for (const { a, b } of review) {
    const [x, y] = [clusterOf.get(a), clusterOf.get(b)]
    if (x === undefined || y === undefined || truth.get(a) !== truth.get(b)) continue
    parent[root(x)] = root(y)
  }
  return root
}

function sizes<Value>(values: readonly Value[]): number[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()]
}

const pairs = (size: number) => (size * (size - 1)) / 2

function total(values: readonly number[], of: (value: number) => number): number {
  return values.reduce((all, value) => all + of(value), 0)
}
