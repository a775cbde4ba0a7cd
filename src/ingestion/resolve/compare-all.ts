import type { Decision } from '../../domain/decision.ts'
import { gather } from '../../lib/gather.ts'
import { blockKeys } from './blocks.ts'
import type { Candidate } from './candidate.ts'
import { isSingle, isVague, mayMeet, sharedSessions } from './compare-dates.ts'
import { crowdOf } from './crowd.ts'
import type { Crowd } from './crowd.ts'
import { readDecisions } from './decisions.ts'
import type { OperatorWord } from './decisions.ts'
import { judge } from './judge.ts'
import type { Judgement, Surroundings } from './judge.ts'
import { EVENT_LIMITS } from './model/event-weights.ts'
import { surroundings } from './surroundings.ts'
import { toUnits } from './unit.ts'
import type { Unit } from './unit.ts'

export interface Edge {
  readonly a: Unit
  readonly b: Unit
  readonly judgement: Judgement
}

/** All that a universe says pair by pair, before anything is joined. */
export interface Comparison {
  readonly units: readonly Unit[]
  readonly unitOf: ReadonlyMap<number, Unit>
  readonly word: OperatorWord
  /** Joined whatever they score: the operator's links, and one family's listings of one native id. */
  readonly seeds: readonly (readonly [Unit, Unit])[]
  /** Good enough to join by themselves, the best first; the order depends on nothing but the listings. */
  readonly edges: readonly Edge[]
  /** For a person to decide. */
  readonly doubts: readonly Edge[]
  readonly warnings: readonly string[]
  cannotLink(a: Unit, b: Unit): boolean
  judge(a: Unit, b: Unit, insideRun?: boolean): Judgement
}

interface Compared {
  readonly decisions: readonly Decision[]
  readonly crowdedKeys: number
  readonly comparison: Comparison
}

/** The frontier and the resolution look at the same universe one after the other. */
const lastCompared = new WeakMap<readonly Candidate[], Compared>()

/** `crowded`: block keys that more listings share than were loaded; nothing is compared because of them. */
export function compareAll(
  universe: readonly Candidate[],
  decisions: readonly Decision[],
  crowded: ReadonlySet<number>,
): Comparison {
  const last = lastCompared.get(universe)
  if (last?.decisions === decisions && last.crowdedKeys === crowded.size) return last.comparison
  const comparison = compareUniverse(universe, decisions, crowded)
  lastCompared.set(universe, { decisions, crowdedKeys: crowded.size, comparison })
  return comparison
}

function compareUniverse(
  universe: readonly Candidate[],
  decisions: readonly Decision[],
  crowded: ReadonlySet<number>,
): Comparison {
  const word = readDecisions(decisions, universe)
  const units = toUnits(universe, (a, b) => word.cannotLink(a, b))
  const unitOf = unitsByBirth(units)
  const around = { ...surroundings(units), placesApart: word.placesApart }
  const cannotLink = (a: Unit, b: Unit) => word.cannotLinkAny(a.births, b.births)
  const blocks = new Blocks(units, crowded)
  const looked = gather(units, (a) => linksOf(a, blocks.neighbours(a), around, cannotLink))
  // What was good enough to be looked at is asked for again by whoever joins and weighs clusters.
  const placeOf = (a: Unit, b: Unit) => a.index * units.length + b.index
  const judged = new Map(looked.map(({ a, b, judgement }) => [placeOf(a, b), judgement]))
  const doubts = looked.filter(isQuestion)
  const { kept, vague } = withoutVague(looked.filter(({ judgement }) => judgement.auto))
  return {
    units,
    unitOf,
    word,
    seeds: seedsOf(units, unitOf, word),
    edges: kept.toSorted(byScore),
    doubts: [...withoutAnswered(doubts, kept), ...vague].toSorted(byScore),
    warnings: blocks.warnings(),
    cannotLink,
    judge(a, b, insideRun = false) {
      const [first, second] = a.index < b.index ? [a, b] : [b, a]
      const known = insideRun ? undefined : judged.get(placeOf(first, second))
      return known ?? judge(first, second, around, insideRun)
    },
  }
}

function unitsByBirth(units: readonly Unit[]): Map<number, Unit> {
  const unitOf = new Map<number, Unit>()
  for (const unit of units) for (const { birthId } of unit.births) unitOf.set(birthId, unit)
  return unitOf
}

/** Those of its neighbours that are good enough to be looked at. */
function linksOf(
  a: Unit,
  neighbours: readonly Unit[],
  around: Surroundings,
  cannotLink: (a: Unit, b: Unit) => boolean,
): Edge[] {
  const links: Edge[] = []
  for (const b of neighbours) {
    if (!mayMeet(a.features, b.features)) continue
    const judgement = judge(a, b, around)
    if (judgement.score < EVENT_LIMITS.review || cannotLink(a, b)) continue
    links.push({ a, b, judgement })
  }
  return links
}

/** A seller's own listings are apart because it says so, and a revival a season later is another event. */
function isQuestion({ a, b, judgement: { auto, veto, score, reasons } }: Edge): boolean {
  if (auto || a.features.partner === b.features.partner || reasons.includes('D_APART')) return false
  return veto === null || score > 0
}

/** A seller's listing under a new id first: what an operator said of the old one holds for it. */
function byScore(x: Edge, y: Edge): number {
  return (
    Number(isRepost(y)) - Number(isRepost(x)) ||
    y.judgement.score - x.judgement.score ||
    compare(lower(x), lower(y)) ||
    compare(upper(x), upper(y))
  )
}

function isRepost({ a, b }: Edge): boolean {
  return a.features.partner === b.features.partner && sharedSessions(a.features, b.features) > 0
}

function lower({ a, b }: Edge): string {
  return a.key < b.key ? a.key : b.key
}

function upper({ a, b }: Edge): string {
  return a.key < b.key ? b.key : a.key
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Units under the keys that they share. */
class Blocks {
  readonly #keysOf: readonly (readonly number[])[]
  readonly #blocks = new Map<number, Unit[]>()
  readonly #crowds = new Map<number, Crowd>()
  readonly #seenBy: Int32Array
  readonly #warned = new Set<number>()

  constructor(units: readonly Unit[], crowded: ReadonlySet<number>) {
    this.#keysOf = units.map(keysOfUnit)
    this.#seenBy = new Int32Array(units.length).fill(-1)
    for (let index = 0; index < units.length; index++) this.#put(units[index] as Unit, crowded)
    for (const [key, members] of this.#blocks) {
      if (members.length > EVENT_LIMITS.blockUnits) this.#crowds.set(key, crowdOf(members))
    }
  }

  /** By index, here and below: of most of what is gone through in a batch the engine makes no fast code soon. */
  #put(unit: Unit, crowded: ReadonlySet<number>): void {
    const keys = this.#keysOf[unit.index] ?? NO_KEYS
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as number
      if (!crowded.has(key)) this.#add(key, unit)
    }
  }

  #add(key: number, unit: Unit): void {
    const already = this.#blocks.get(key)
    if (already === undefined) this.#blocks.set(key, [unit])
    else already.push(unit)
  }

  /** Those that share a block with a unit and come after it, each once. */
  neighbours(unit: Unit): Unit[] {
    const found: Unit[] = []
    const keys = this.#keysOf[unit.index] ?? NO_KEYS
    for (let place = 0; place < keys.length; place++) {
      const key = keys[place] as number
      const block = this.#blocks.get(key)
      if (block === undefined || block.length === 1) continue
      const crowd = this.#crowds.get(key)
      for (let at = 0; at < block.length; at++) {
        const other = block[at] as Unit
        if (other.index <= unit.index || this.#seenBy[other.index] === unit.index) continue
        if (crowd !== undefined && crowd.isAround(unit, other)) {
          this.#warned.add(key)
          continue
        }
        this.#seenBy[other.index] = unit.index
        found.push(other)
      }
    }
    return found
  }

  warnings(): string[] {
    return [...this.#warned]
      .map((key) => `block ${key}: too many listings of one day to compare with each other`)
      .toSorted()
  }
}

const NO_KEYS: readonly number[] = []

function keysOfUnit({ births }: Unit): readonly number[] {
  const only = births.length === 1 ? births[0] : undefined
  if (only !== undefined) return blockKeys(only.features)
  return [...new Set(births.flatMap(({ features }) => blockKeys(features)))]
}

function seedsOf(
  units: readonly Unit[],
  unitOf: ReadonlyMap<number, Unit>,
  word: OperatorWord,
): (readonly [Unit, Unit])[] {
  const seeds: (readonly [Unit, Unit])[] = []
  for (const [a, b] of word.mustLinks) {
    const [x, y] = [unitOf.get(a.birthId), unitOf.get(b.birthId)]
    if (x !== undefined && y !== undefined && x !== y) seeds.push([x, y])
  }
  const first = new Map<number, Unit>()
  for (const unit of units) {
    for (const native of nativesOf(unit)) {
      const other = first.get(native)
      if (other === undefined) first.set(native, unit)
      else if (other !== unit && other.features.partner !== unit.features.partner) {
        seeds.push([other, unit])
      }
    }
  }
  return seeds
}

function nativesOf({ births, features }: Unit): readonly number[] {
  if (births.length === 1) return features.native ?? []
  return births.flatMap((one) => one.features.native ?? [])
}

/** A pair a day apart is a question only while neither has found its like at the other's seller. */
function withoutAnswered(doubts: readonly Edge[], edges: readonly Edge[]): Edge[] {
  const found = new Set<string>()
  for (const { a, b } of edges) {
    found.add(`${a.index} ${b.features.partner}`).add(`${b.index} ${a.features.partner}`)
  }
  return doubts.filter(
    ({ a, b, judgement }) =>
      !judgement.reasons.includes('K6') ||
      (!found.has(`${a.index} ${b.features.partner}`) &&
        !found.has(`${b.index} ${a.features.partner}`)),
  )
}

/**
 * A listing that tells no hour (only a day, or a span of days) joins a night only where no other night, nor an
 * early and a late show, answers to it as well.
 */
function withoutVague(edges: readonly Edge[]): { kept: Edge[]; vague: Edge[] } {
  const starts = new Map<Unit, { first: number; last: number }>()
  for (const { a, b } of edges) {
    for (const [open, night] of [[a, b] as const, [b, a] as const]) {
      if (!isOpenTo(open, night)) continue
      const { start } = night.features
      const known = starts.get(open) ?? { first: start, last: start }
      starts.set(open, { first: Math.min(known.first, start), last: Math.max(known.last, start) })
    }
  }
  const isUndecided = (open: Unit, night: Unit) => {
    const { first = 0, last = 0 } = starts.get(open) ?? {}
    return isOpenTo(open, night) && last - first > EVENT_LIMITS.autoGapMinutes
  }
  const kept: Edge[] = []
  const vague: Edge[] = []
  for (const edge of edges) {
    const { a, b, judgement } = edge
    if (!isUndecided(a, b) && !isUndecided(b, a)) {
      kept.push(edge)
      continue
    }
    const reasons = [...judgement.reasons, 'VAGUE']
    vague.push({ a, b, judgement: { ...judgement, auto: false, reasons } })
  }
  return { kept, vague }
}

function isOpenTo({ features: open }: Unit, { features: night }: Unit): boolean {
  const hourless = isVague(open) || (isSingle(open) && open.precision !== 'minute')
  return hourless && isSingle(night) && night.precision === 'minute' && !isVague(night)
}
