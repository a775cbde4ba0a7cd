import { birthsNear } from '../../storage/births.ts'
import type { Birth } from '../../storage/births.ts'
import type { Decision } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import { birthKey } from '../in-force/listing-keys.ts'
import { rememberKeys } from '../resolve/blocks.ts'
import type { Candidate } from '../resolve/candidate.ts'
import type { MatchFeatures } from '../resolve/features.ts'
import { keySpans, runReachDays, spansAround } from '../resolve/neighbourhood.ts'
import type { KeySpan, Placed } from '../resolve/neighbourhood.ts'
import { BLOCK_LOAD_MAX } from '../resolve/resolve-events.ts'

/** What is loaded of the catalogue around the births that change. */
export interface Universe {
  /** The changed ones as they are from now on, others as stored. */
  readonly births: ReadonlyMap<number, Birth>
  readonly changed: readonly number[]
  /** Keys too many births share: they say nothing. */
  readonly crowded: ReadonlySet<number>
  /** Keys that were looked under, and when. */
  readonly asked: ReadonlyMap<number, KeySpan>
  /** Changed ones. */
  put(births: readonly Birth[]): void
  /**
   * Asks for the births that keys find, and those of the events. What was asked for before is not asked for again: an
   * answer is whole only with those before it.
   */
  ask(tx: Queryable, spans: readonly KeySpan[], eventIds: readonly number[]): Found
  /** Adds them. Gives those that were not there yet. */
  take(found: Found): Promise<Birth[]>
  /** The same array until something is added. */
  candidates(): readonly Candidate[]
}

/** On its way. */
export type Found = Promise<Awaited<ReturnType<typeof birthsNear>>>

/** `changed`: ids of the births that change, be they put in only later. */
export function universeOf(
  changed: readonly number[],
  decisions: readonly Decision[] = [],
): Universe {
  const isDecided = decidedListings(decisions)
  const isChanged = new Set(changed)
  const births = new Map<number, Birth>()
  const crowded = new Set<number>()
  const asked = new Map<number, KeySpan>()
  const askedEvents = new Set<number>()
  let candidates: readonly Candidate[] | null = null
  return {
    births,
    changed,
    crowded,
    asked,
    put(more) {
      for (const birth of more) births.set(birth.id, birth)
      candidates = null
    },
    ask(tx, spans, eventIds) {
      const keys = wider(asked, spans)
      const events = [...new Set(eventIds)].filter((id) => !askedEvents.has(id))
      if (keys.length === 0 && events.length === 0) return NOBODY
      for (const id of events) askedEvents.add(id)
      const known = [...isChanged, ...[...births.keys()].filter((id) => !isChanged.has(id))]
      const near = { keys, eventIds: events, known, runReach: runReachDays() }
      const found = birthsNear(tx, near, BLOCK_LOAD_MAX)
      // Looked at when it is taken; until then a failure must not count as one that nobody looks after.
      found.catch(() => {})
      return found
    },
    async take(found) {
      const near = await found
      const fresh = near.births.filter(({ id }) => !births.has(id))
      for (const key of near.crowded) crowded.add(key)
      for (const birth of fresh) {
        births.set(birth.id, birth)
        // Where the operator had a word, keys that come from it are stored among the others.
        if (!isDecided(birth)) rememberKeys(birth.features as MatchFeatures, birth.blockKeys)
      }
      if (fresh.length > 0) candidates = null
      return fresh
    },
    candidates: () => (candidates ??= [...births.values()].map(toCandidate)),
  }
}

const NOBODY: Found = Promise.resolve({ births: [], crowded: [] })

/** Those that ask for more than was asked before: they are asked now. */
function wider(asked: Map<number, KeySpan>, spans: readonly KeySpan[]): KeySpan[] {
  const found: KeySpan[] = []
  for (const span of spansAround(spans)) {
    const known = asked.get(span.key)
    if (known !== undefined && holds(known, span)) continue
    const wanted = known === undefined ? span : hull(known, span)
    asked.set(span.key, wanted)
    found.push(wanted)
  }
  return found
}

function holds(known: KeySpan, span: KeySpan): boolean {
  return known.first <= span.first && known.last >= span.last && (known.isRun || !span.isRun)
}

function hull(a: KeySpan, b: KeySpan): KeySpan {
  return {
    key: a.key,
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
    isRun: a.isRun || b.isRun,
  }
}

/** Whether any decision, standing or taken back, speaks of a birth's listing. */
function decidedListings(decisions: readonly Decision[]): (birth: Birth) => boolean {
  const listings = new Set<string>()
  for (const { what } of decisions) {
    if ('listings' in what)
      for (const key of what.listings) listings.add(key.replace(/@-?\d+$/, ''))
  }
  return (birth) => listings.size > 0 && listings.has(`${birth.partnerId}:${birth.externalId}`)
}

export function toCandidate(birth: Birth): Candidate {
  return {
    birthId: birth.id,
    key: birthKey(birth),
    // Written by the resolving room, or left by an older version of it until `rebuild`.
    features: birth.features as MatchFeatures,
    withdrawn: birth.withdrawn,
    thereSince: birth.thereSince,
    missingSince: birth.missingSince,
  }
}

/** A birth under the keys that find it. */
export function placed(birth: Birth): Placed {
  const candidate = toCandidate(birth)
  return { candidate, spans: keySpans(birth.id, candidate.features, birth.blockKeys) }
}
