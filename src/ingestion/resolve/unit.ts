import { gatherSome } from '../../lib/gather.ts'
import type { Candidate } from './candidate.ts'
import { seriesKey } from './blocks.ts'
import type { MatchFeatures } from './features.ts'
import { EVENT_LIMITS } from './model/event-weights.ts'

/** What is compared: a birth, or a series of births that one seller lists performance by performance. */
export interface Unit {
  readonly index: number
  readonly births: readonly Candidate[]
  /** Features of the first birth, with the dates of all. */
  readonly features: MatchFeatures
  readonly head: readonly string[]
  /** Smallest listing key: orders units whatever came first. */
  readonly key: string
  readonly withdrawn: boolean
  /** Since when the first of its births is there. */
  readonly thereSince: number
  /** Since when its feed lacks all of them; null: not all. */
  readonly missingSince: number | null
}

/**
 * One unit a birth, but listings of one series, each at most 45 days after the one before and with no session in
 * common, are one. `cannotLink`: births that the operator keeps apart are never one series.
 */
export function toUnits(
  universe: readonly Candidate[],
  cannotLink: (a: number, b: number) => boolean,
): Unit[] {
  const series = new Map<string, Candidate[]>()
  const groups = gatherSome(universe, (candidate) => aloneOr(series, candidate))
  for (const members of series.values()) {
    for (const chain of chains(members, cannotLink)) groups.push(chain.toSorted(byBirth))
  }
  return groups.toSorted(byFirstBirth).map(toUnit)
}

/** Puts it among those of its series where it is of one. */
function aloneOr(series: Map<string, Candidate[]>, candidate: Candidate): Candidate[] | null {
  const key = seriesKey(candidate.features)
  if (key === null) return [candidate]
  append(series, key, candidate)
  return null
}

function byFirstBirth(a: readonly Candidate[], b: readonly Candidate[]): number {
  return (a[0]?.birthId ?? 0) - (b[0]?.birthId ?? 0)
}

function byBirth(a: Candidate, b: Candidate): number {
  return a.birthId - b.birthId
}

function append(series: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const already = series.get(key)
  if (already === undefined) series.set(key, [candidate])
  else already.push(candidate)
}

function chains(
  members: readonly Candidate[],
  cannotLink: (a: number, b: number) => boolean,
): Candidate[][] {
  const ordered = members.toSorted(
    (a, b) =>
      a.features.from - b.features.from ||
      a.features.start - b.features.start ||
      a.birthId - b.birthId,
  )
  const open: { births: Candidate[]; last: number; sessions: Set<number> }[] = []
  for (const candidate of ordered) {
    const { from, to, sessions } = candidate.features
    const chain = open.find(
      ({ births, last, sessions: taken }) =>
        from - last <= EVENT_LIMITS.seriesGapDays &&
        !(sessions.some((session) => taken.has(session)) && clashes(births, candidate)) &&
        !births.some((one) => cannotLink(one.birthId, candidate.birthId)),
    )
    if (chain === undefined) {
      open.push({ births: [candidate], last: to ?? from, sessions: new Set(sessions) })
      continue
    }
    chain.births.push(candidate)
    chain.last = Math.max(chain.last, to ?? from)
    for (const session of sessions) chain.sessions.add(session)
  }
  return open.map(({ births }) => births)
}

/** A night that somebody of the chain plays already, unless it is his under a new id. */
function clashes(births: readonly Candidate[], candidate: Candidate): boolean {
  const sessions = new Set(candidate.features.sessions)
  return births.some(
    (one) =>
      one.features.sessions.some((session) => sessions.has(session)) && !replaces(one, candidate),
  )
}

type Standing = Pick<Unit, 'withdrawn' | 'thereSince' | 'missingSince'>

/** Whether one may be the other under a new id: the feed has it no more, or lacks it since before the other came. */
export function replaces(a: Standing, b: Standing): boolean {
  return a.withdrawn || b.withdrawn || cameAfter(a, b) || cameAfter(b, a)
}

function cameAfter({ thereSince }: Standing, { missingSince }: Standing): boolean {
  return missingSince !== null && thereSince >= missingSince
}

function toUnit(births: readonly Candidate[], index: number): Unit {
  const first = births[0]
  if (first === undefined) throw new Error('a unit has births')
  return births.length === 1 ? unitOfOne(first, births, index) : unitOfSeries(first, births, index)
}

/** Most are alone. */
export function unitOfOne(birth: Candidate, births: readonly Candidate[], index: number): Unit {
  const { features, key, withdrawn, thereSince, missingSince } = birth
  const head = features.title.head ?? features.title.tokens
  return { index, births, features, head, key, withdrawn, thereSince, missingSince }
}

function unitOfSeries(first: Candidate, births: readonly Candidate[], index: number): Unit {
  const features = joined(births, first.features)
  return {
    index,
    births,
    features,
    head: features.title.head ?? features.title.tokens,
    key: births.map(({ key }) => key).toSorted()[0] ?? '',
    withdrawn: births.every(({ withdrawn }) => withdrawn),
    thereSince: Math.min(...births.map(({ thereSince }) => thereSince)),
    missingSince: births.some(({ missingSince }) => missingSince === null)
      ? null
      : Math.max(...births.map(({ missingSince }) => missingSince ?? 0)),
  }
}

function joined(births: readonly Candidate[], first: MatchFeatures): MatchFeatures {
  const all = births.map(({ features }) => features)
  const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)
  return {
    ...first,
    start: Math.min(...all.map(({ start }) => start)),
    sessions: ascending(all.flatMap(({ sessions }) => sessions)),
    days: ascending(all.flatMap(({ days }) => days ?? [])),
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ from, to }) => to ?? from)),
  }
}
