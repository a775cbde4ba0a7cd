import type { Decision } from '../../domain/decision.ts'
import { groupsApart as groupsKeptApart, namesJoined } from '../../domain/decision.ts'
import type { Candidate } from './candidate.ts'

export interface OperatorWord {
  readonly mustLinks: readonly (readonly [Candidate, Candidate])[]
  cannotLink(a: number, b: number): boolean
  /** True when any of the one side may not be with any of the other. */
  cannotLinkAny(a: readonly Candidate[], b: readonly Candidate[]): boolean
  /** Births that the operator's links put together with this one, itself included. */
  linkedWith(birthId: number): ReadonlySet<number>
  /** The decision that names these two themselves as different. */
  apartBy(a: number, b: number): number | undefined
  /** The operator has said that these two places are not one. */
  readonly placesApart: (a: number | null, b: number | null) => boolean
  /** Ids of decisions that a later one contradicts, in whole or in part. */
  readonly superseded: readonly number[]
}

type Pair = readonly [Candidate, Candidate]

/** Decisions not taken back, by id. */
export function standing(decisions: readonly Decision[]): Decision[] {
  const byId = decisions.toSorted((a, b) => a.id - b.id)
  const revoked = new Set<number>()
  // A revocation may itself be revoked, so the later ones speak first.
  for (const decision of byId.toReversed()) {
    if (decision.revokes !== null && !revoked.has(decision.id)) revoked.add(decision.revokes)
  }
  return byId.filter((decision) => decision.revokes === null && !revoked.has(decision.id))
}

/** What the operator said of these births. Where a link and a separation contradict, the later one wins. */
export function readDecisions(
  decisions: readonly Decision[],
  universe: readonly Candidate[],
): OperatorWord {
  const relevant = standing(decisions).filter(
    ({ what }) => what.kind === 'mustLink' || groupsKeptApart(what) !== null,
  )
  const named = relevant.length === 0 ? () => [] : namedListings(universe)
  const group = new Map<number, Set<number>>()
  const apart = new Map<number, Map<number, number>>()
  const mustLinks: Pair[] = []
  const superseded = new Set<number>()
  const groupOf = (id: number) => group.get(id) ?? new Set([id])
  const areApart = (a: number, b: number) => apart.get(a)?.has(b) ?? false
  const groupsApart = (a: number, b: number) =>
    apart.size > 0 && [...groupOf(a)].some((x) => [...groupOf(b)].some((y) => areApart(x, y)))

  function link(a: Candidate, b: Candidate, decision: number): void {
    if (groupOf(a.birthId).has(b.birthId)) return
    if (groupsApart(a.birthId, b.birthId)) {
      superseded.add(decision)
      return
    }
    const joined = new Set([...groupOf(a.birthId), ...groupOf(b.birthId)])
    for (const id of joined) group.set(id, joined)
    mustLinks.push([a, b])
  }
  function separate(a: Candidate, b: Candidate, decision: number): void {
    if (groupOf(a.birthId).has(b.birthId)) {
      superseded.add(decision)
      return
    }
    for (const [x, y] of [[a.birthId, b.birthId] as const, [b.birthId, a.birthId] as const]) {
      const others = apart.get(x) ?? new Map<number, number>()
      if (!others.has(y)) apart.set(x, others.set(y, decision))
    }
  }

  for (const { id, what } of relevant.toReversed()) {
    if (what.kind === 'mustLink') {
      for (const [a, b] of linkedPairs(what.listings.map(named))) link(a, b, id)
      continue
    }
    const groups = (groupsKeptApart(what) ?? []).map((listings) => listings.flatMap(named))
    for (const [a, b] of separatedPairs(groups)) separate(a, b, id)
  }
  return {
    mustLinks,
    cannotLink: groupsApart,
    cannotLinkAny: (left, right) =>
      apart.size > 0 && left.some((a) => right.some((b) => groupsApart(a.birthId, b.birthId))),
    linkedWith: groupOf,
    placesApart: placesKeptApart(decisions),
    apartBy: (a, b) => apart.get(a)?.get(b),
    superseded: [...superseded].toSorted((a, b) => a - b),
  }
}

/** Merged places have one id, so only what is said of two needs to be known. */
function placesKeptApart(decisions: readonly Decision[]): OperatorWord['placesApart'] {
  const apart = new Set<string>()
  for (const { what } of standing(decisions)) {
    const { ids = [], same = true } = namesJoined(what, 'place') ?? {}
    if (same) continue
    for (const a of ids) for (const b of ids) if (a !== b) apart.add(`${a} ${b}`)
  }
  return (a, b) => apart.size > 0 && apart.has(`${a} ${b}`)
}

/** The births that a key of a decision means: one night, or every night of a listing named as a whole. */
function namedListings(universe: readonly Candidate[]): (key: string) => readonly Candidate[] {
  const byKey = new Map<string, Candidate[]>()
  const add = (key: string, candidate: Candidate) => {
    const already = byKey.get(key)
    if (already === undefined) byKey.set(key, [candidate])
    else already.push(candidate)
  }
  for (const candidate of universe) {
    add(candidate.key, candidate)
    const { session } = candidate.features
    const cut = candidate.key.lastIndexOf('@')
    if (session !== null && cut > 0) add(candidate.key.slice(0, cut), candidate)
  }
  return (key) => byKey.get(key) ?? nearestNight(byKey, key)
}

/** A night that was moved a little since the decision is still that night. */
const MOVED_NIGHT_MAX_MS = 12 * 3600_000

function nearestNight(byKey: ReadonlyMap<string, Candidate[]>, key: string): Candidate[] {
  const cut = key.lastIndexOf('@')
  const at = Number(key.slice(cut + 1))
  if (cut < 0 || !Number.isFinite(at)) return []
  const distance = (one: Candidate) => Math.abs(one.features.start * 60_000 - at)
  const [nearest] = (byKey.get(key.slice(0, cut)) ?? [])
    .filter((one) => distance(one) <= MOVED_NIGHT_MAX_MS)
    .toSorted((a, b) => distance(a) - distance(b) || a.birthId - b.birthId)
  return nearest === undefined ? [] : [nearest]
}

/**
 * Each named listing is linked to each other, so that the rest stays together when a later word takes one out; whole
 * exploded listings night by night.
 */
function linkedPairs(named: readonly (readonly Candidate[])[]): Pair[] {
  const known = named.filter((births) => births.length > 0)
  return known.flatMap((left, index) =>
    known
      .slice(index + 1)
      .flatMap((right) =>
        left.length === 1 && right.length === 1
          ? separatedPairs([left, right])
          : nightByNight(left, right),
      ),
  )
}

function nightByNight(left: readonly Candidate[], right: readonly Candidate[]): Pair[] {
  return left.flatMap((a) => {
    const distance = (b: Candidate) => Math.abs(a.features.start - b.features.start) * 60_000
    const [nearest] = right
      .filter((b) => distance(b) <= MOVED_NIGHT_MAX_MS)
      .toSorted((x, y) => distance(x) - distance(y) || x.birthId - y.birthId)
    return nearest === undefined ? [] : [[a, nearest] as const]
  })
}

/** Every listing from every other; the nights of one listing are not set against each other. */
function separatedPairs(named: readonly (readonly Candidate[])[]): Pair[] {
  return named.flatMap((left, index) =>
    named
      .slice(index + 1)
      .flatMap((right) =>
        left.flatMap((a) => right.filter((b) => b !== a).map((b) => [a, b] as const)),
      ),
  )
}
