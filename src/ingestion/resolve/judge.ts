import { CINEMA } from '../../domain/category.ts'
import { compareActs } from './compare-acts.ts'
import { isSingle, spanDays } from './compare-dates.ts'
import { areFilms, compareTitles, shareSide } from './compare-titles.ts'
import { isOtherAffair } from './other-affair.ts'
import { compareWhere } from './compare-where.ts'
import { EVENT_LIMITS, EVENT_WEIGHTS } from './model/event-weights.ts'
import { PairCompared } from './pair-compared.ts'
import { smallFindings } from './small-findings.ts'
import { fit } from './surroundings.ts'
import type { Unit } from './unit.ts'
import { isPerformanceOf, vetoOf } from './vetoes.ts'
import type { PairFindings } from './vetoes.ts'
import { areSameWords } from './word-dice.ts'

export interface Judgement {
  /** Code of the veto that holds; null: none. A veto leaves the score in place, for the operator. */
  readonly veto: string | null
  readonly score: number
  readonly auto: boolean
  readonly reasons: readonly string[]
  /** What each of them weighs; they add up to the score. */
  readonly findings: readonly Finding[]
}

export type Finding = readonly [code: string, bits: number]

/** Who else there is: what two listings mean depends on what else their sellers offer there that day. */
export interface Surroundings {
  /** The only candidate of both sellers at this place (or with this headliner) on the days in common, or the best; `fits`: how well they do. */
  isOnly(a: Unit, b: Unit, fits: number): boolean
  /** Its seller lists the same title there that day once more: an early and a late show. */
  hasTwin(unit: Unit): boolean
  /** An operator has said that the two places are not one. */
  placesApart(a: number | null, b: number | null): boolean
}

type Found = Finding[]

/** What two units say of each other. `insideRun`: a run in their cluster plays on both nights (7.1). */
export function judge(a: Unit, b: Unit, around: Surroundings, insideRun = false): Judgement {
  const found = new PairCompared(a, b, around)
  const veto = vetoOf(a, b, found)
  const way = wayPast(veto, a, b, found, insideRun)
  if (way === null) return vetoed(veto ?? '')
  const weighed: Found = [
    prior(found, way),
    ...titleAndActs(found),
    [found.where.code, found.where.bits],
    way === 'moved' ? ['K5', 0] : whenOf(a, b, found),
    ...(way === 'otherOrder' ? ([['V10', 0]] as const) : []),
    ...(spanMismatch(a, b) ? ([['SPAN', EVENT_WEIGHTS.spanMismatch]] as const) : []),
    ...smallFindings(a.features, b.features),
    ...filmFinding(a, b),
    ...affairFinding(a, b, found),
  ]
  if (way === 'free' && mayBeOnly(found) && around.isOnly(a, b, fit(found.title, found.acts))) {
    weighed.push(['UNIQ', EVENT_WEIGHTS.onlyCandidate])
  }
  let score = 0
  const codes: string[] = []
  for (const [code, bits] of weighed) {
    score += bits
    codes.push(code)
  }
  const auto =
    way === 'free' &&
    score >= EVENT_LIMITS.merge &&
    isAuto(a, b, found, codes) &&
    !mayBeTheOtherShow(a, b, found, around)
  const stands = way === 'insideRun' ? null : veto
  return { veto: stands, score, auto, reasons: codes, findings: weighed }
}

function vetoed(veto: string): Judgement {
  const known = VETOED.get(veto)
  if (known !== undefined) return known
  const judgement = { veto, score: 0, auto: false, reasons: [veto], findings: [[veto, 0] as const] }
  VETOED.set(veto, judgement)
  return judgement
}

const VETOED = new Map<string, Judgement>()

/** What dates, prices, pictures and the like can add at most. */
const MOST_BITS =
  EVENT_WEIGHTS.dates.half +
  EVENT_WEIGHTS.price.like +
  EVENT_WEIGHTS.image +
  EVENT_WEIGHTS.text +
  EVENT_WEIGHTS.link +
  EVENT_WEIGHTS.organiser +
  EVENT_WEIGHTS.category.sameSub

/** Never less than two units score, whatever else is around them: by titles, acts and places alone, which say most. */
export function mostBits(a: Unit, b: Unit): number {
  const found: PairFindings = {
    title: compareTitles(a, b),
    where: compareWhere(a.features.place, b.features.place),
    acts: compareActs(a, b),
    dates: { code: '', bits: EVENT_WEIGHTS.dates.half, gap: null },
  }
  const certain = [prior(found, 'free'), ...titleAndActs(found)]
  const only = mayBeOnly(found) ? EVENT_WEIGHTS.onlyCandidate : 0
  return certain.reduce((sum, [, bits]) => sum + bits, found.where.bits + only + MOST_BITS)
}

/** Elsewhere a run does not go on, and a film plays at the same hours in the houses of a chain. */
function whenOf(a: Unit, b: Unit, { where, dates }: PairFindings): Finding {
  if (where.relation !== 'other') return [dates.code, dates.bits]
  if (dates.code === 'D_GAP' && dates.gap === null) return [dates.code, EVENT_WEIGHTS.dates.apart]
  return [dates.code, areFilms(a.features, b.features) ? Math.min(0, dates.bits) : dates.bits]
}

/** Only `free` pairs may join by themselves. */
type Way = 'free' | 'insideRun' | 'moved' | 'dayApart' | 'otherOrder'

/** V5, and V10 for a question only; null: the veto stands. */
function wayPast(
  veto: string | null,
  a: Unit,
  b: Unit,
  found: PairFindings,
  insideRun: boolean,
): Way | null {
  if (veto === null) return 'free'
  if (veto === 'V10') return isOtherOrder(a, b, found) ? 'otherOrder' : null
  if (veto !== 'V5') return null
  if (insideRun) return 'insideRun'
  if (wasMoved(a, b)) return 'moved'
  return isDayApart(a, b, found) ? 'dayApart' : null
}

function prior({ where, acts }: PairFindings, way: Way): Found[number] {
  const { dayApart: apart, place, performer, area } = EVENT_WEIGHTS.prior
  if (way === 'dayApart') return ['K6', apart]
  if (where.relation === 'same') return ['K1', place]
  return acts.headliner ? ['K2', performer] : ['K3', area]
}

/** Title and headliner together, capped; a headliner in common keeps a strange title from counting against. */
function titleAndActs({ title, acts }: PairFindings): Found {
  const titleBits = acts.headliner ? Math.max(0, title.bits) : title.bits
  const agrees = acts.byTitle && titleBits >= EVENT_WEIGHTS.title.high + EVENT_WEIGHTS.viaHead
  const most = agrees ? titleBits : EVENT_WEIGHTS.titleAndHeadlinerMax
  const actBits = acts.headliner ? Math.min(acts.bits, Math.max(0, most - titleBits)) : acts.bits
  return [
    [`T_${title.level.toUpperCase()}`, titleBits],
    ...(title.viaHead ? ([['T_HEAD', 0]] as const) : []),
    ...(acts.code === null ? [] : ([[acts.code, actBits]] as const)),
  ]
}

function spanMismatch(a: Unit, b: Unit): boolean {
  const [x, y] = [spanDays(a.features), spanDays(b.features)]
  const isOpen = x === Infinity || y === Infinity
  const oneDay = Math.min(x, y) === 1
  const [short, long] = x === 1 ? [a.features, b.features] : [b.features, a.features]
  if (isPerformanceOf(short, long)) return false
  return !isOpen && oneDay && short.partial !== true && Math.max(x, y) >= EVENT_LIMITS.umbrellaDays
}

/** One side says that it was moved from the other's day: a person decides what becomes of the other. */
function wasMoved({ features: a }: Unit, { features: b }: Unit): boolean {
  const from = (x: number | undefined, days: readonly number[] | null) =>
    x !== undefined && days?.includes(x) === true
  return from(a.previousDay, b.days) || from(b.previousDay, a.days)
}

/** Two sides meet in one hall at one hour once: somebody may have named the guests first. */
function isOtherOrder(a: Unit, b: Unit, { where, dates }: PairFindings): boolean {
  const isHere = where.relation === 'same' && dates.gap !== null
  if (!isHere || (dates.gap ?? 0) > EVENT_LIMITS.sameMatchMinutes) return false
  return shareSide(a.features.title.teams, b.features.title.teams)
}

/** Title and town say one event, the dates are one day apart: somebody may have made a mistake. */
function isDayApart(a: Unit, b: Unit, found: PairFindings): boolean {
  const [x, y] = [a.features, b.features]
  if (!isSingle(x) || !isSingle(y) || x.partner === y.partner) return false
  if (Math.abs(x.from - y.from) !== 1) return false
  const { title, where } = found
  if (title.level !== 'exact' && title.level !== 'high') return false
  if (
    x.title.dayLabel != null &&
    y.title.dayLabel != null &&
    x.title.dayLabel !== y.title.dayLabel
  ) {
    return false
  }
  return where.relation !== 'other'
}

function mayBeOnly({ title, acts, dates, where }: PairFindings): boolean {
  if (where.relation !== 'same' && !(where.relation === 'open' && acts.headliner)) return false
  const evidence = title.level !== 'low' && title.level !== 'none'
  if (!evidence && !acts.headliner) return false
  return (dates.gap ?? 0) <= EVENT_LIMITS.onlyCandidateMinutes && dates.bits > -1
}

/** Score alone is not enough: title or headliner must speak for it, and nothing that two shows of one evening share. */
function isAuto(a: Unit, b: Unit, found: PairFindings, codes: readonly string[]): boolean {
  const { acts, where, dates } = found
  // A revival a season later.
  if (dates.code === 'D_APART') return false
  if (saysTooLittle(a, b, found, codes)) return false
  if (!hasEvidence(found, codes.includes('UNIQ'))) return false
  const near = where.relation === 'near' && acts.headliner
  if (where.relation !== 'same' && where.relation !== 'open' && !near) return false
  // A film plays in many houses of a town, and those of a chain have names alike.
  if (where.relation === 'open' && areFilms(a.features, b.features) && !calledTheSame(a, b))
    return false
  const bothSingle = isSingle(a.features) && isSingle(b.features)
  return !(bothSingle && dates.gap !== null && dates.gap > EVENT_LIMITS.autoGapMinutes)
}

function calledTheSame({ features: a }: Unit, { features: b }: Unit): boolean {
  return a.place.core.length > 0 && areSameWords(a.place.core, b.place.core)
}

/** Doors an hour or two before are one show, unless the seller is known to tell two shows of an evening apart. */
function mayBeTheOtherShow(
  a: Unit,
  b: Unit,
  { dates: { gap } }: PairFindings,
  around: Surroundings,
): boolean {
  const [mine, theirs] = [a.features.title.sessions, b.features.title.sessions]
  if (gap === null) return isOneOfTwo(a, b) || isOneOfTwo(b, a)
  if (gap <= EVENT_LIMITS.onlyCandidateMinutes) return false
  if (mine !== undefined && theirs !== undefined && mine.join() !== theirs.join()) return true
  return around.hasTwin(a) || around.hasTwin(b)
}

function filmFinding(a: Unit, b: Unit): Found {
  return isFilmOfAct(a, b) || isFilmOfAct(b, a) ? [['FILM', EVENT_WEIGHTS.filmOfAct]] : []
}

function affairFinding(a: Unit, b: Unit, { title, acts }: PairFindings): Found {
  return isOtherAffair(a, b, title, acts) ? [['AFFAIR', EVENT_WEIGHTS.otherAffair]] : []
}

/** `Amy` in a cinema, and `Amy`, who sings. A film of a concert names who plays. */
function isFilmOfAct({ features: film }: Unit, { features: show }: Unit): boolean {
  if (!film.mains.includes(CINEMA) || film.headliners.length > 0) return false
  return isSingle(show) && show.headliners.length > 0 && !show.mains.includes(CINEMA)
}

/** An early or a late show, and an evening whose hour is not told. */
function isOneOfTwo({ features: labelled }: Unit, { features: open }: Unit): boolean {
  if (!isSingle(labelled) || !isSingle(open) || open.title.sessions !== undefined) return false
  const told = labelled.title.sessions?.some((label) => ONE_OF_TWO.test(label)) === true
  return told && open.precision !== 'minute'
}

const ONE_OF_TWO = /^(?:early|late|matinee|nth:)/u

/** A film and an act, another affair of one name, or two shows online of which neither tells who holds it: their names do not say enough. */
function saysTooLittle(a: Unit, b: Unit, found: PairFindings, codes: readonly string[]): boolean {
  if (codes.includes('FILM') || codes.includes('AFFAIR')) return true
  if (!isOnline(a, b) || codes.some((code) => SAME_HOST.has(code))) return false
  return !isSameOnline(found, a)
}

function isOnline({ features: a }: Unit, { features: b }: Unit): boolean {
  return a.kind === 'stream' && b.kind === 'stream' && a.place.id === null && b.place.id === null
}

/** No hall and nobody in common who holds it: a long title and the minute must say it all. */
function isSameOnline({ title, dates }: PairFindings, { features }: Unit): boolean {
  const says = features.title.tokens.length >= EVENT_LIMITS.onlineWords
  return title.level === 'exact' && says && (dates.gap ?? Infinity) <= EVENT_LIMITS.sessionMinutes
}

const SAME_HOST: ReadonlySet<string> = new Set(['ORG', 'LINK'])

function hasEvidence({ title, acts, dates }: PairFindings, isOnly: boolean): boolean {
  if (acts.headliner || title.level === 'exact') return true
  // Without a day in common nothing less than the same title says that a run goes on.
  if (dates.code === 'D_GAP') return false
  if (title.supportOnly) return false
  if (title.level === 'high') return true
  if (title.thin && (dates.gap ?? 0) > EVENT_LIMITS.thinMinutes) return false
  return (
    isOnly &&
    !title.swapped &&
    title.loose !== true &&
    (title.level === 'mid' || title.level === 'contain')
  )
}
