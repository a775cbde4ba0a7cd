import { CLASSICAL, OTHER, SPORT } from '../../domain/category.ts'
import { OTHER_SIDES } from '../../domain/title/team-names.ts'
import type { ActFinding } from './compare-acts.ts'
import {
  commonDay,
  isSingle,
  shareDay,
  sharedSessions,
  spanDays,
  startGap,
} from './compare-dates.ts'
import type { DateFinding } from './compare-dates.ts'
import { areFilms, extraWords, sameSides } from './compare-titles.ts'
import type { TitleFinding } from './compare-titles.ts'
import type { WhereFinding } from './compare-where.ts'
import type { MatchFeatures, TitleFeatures } from './features.ts'
import { EVENT_LIMITS } from './model/event-weights.ts'
import { replaces } from './unit.ts'
import type { Unit } from './unit.ts'
import { wordsAlike } from './word-dice.ts'

/** Asked for only where it matters: each may be compared no sooner than that. */
export interface PairFindings {
  readonly title: TitleFinding
  readonly where: WhereFinding
  readonly acts: ActFinding
  readonly dates: DateFinding
}

type Veto = (a: Unit, b: Unit, found: PairFindings) => boolean

/**
 * What no score outweighs, by its code, the first that holds. V1 (the operator) is asked elsewhere; V12 (the
 * versions of a film) is no veto: they are sessions. V5 comes last: a run that plays both nights sets it aside.
 */
const VETOES: readonly (readonly [code: string, holds: Veto])[] = [
  ['V2', kindsDiffer],
  ['V3', partsDiffer],
  ['V4', tributesDiffer],
  ['V6', labelledSessionsDiffer],
  ['V7', sameSellersOtherListing],
  ['V8', roomsDiffer],
  ['V10', sidesDiffer],
  ['V11', placesFarApart],
  ['V9', partOfTheOther],
  ['V5', noCommonDay],
]

export function vetoOf(a: Unit, b: Unit, found: PairFindings): string | null {
  for (const [code, holds] of VETOES) if (holds(a, b, found)) return code
  return null
}

function kindsDiffer({ features: a }: Unit, { features: b }: Unit): boolean {
  if (a.kind === b.kind) return isSoldBeside(a, b) || isSoldBeside(b, a)
  const isPass = (kind: string) => kind === 'multiDayPass' || kind === 'seasonPass'
  const passAndPage =
    (isPass(a.kind) && b.kind === 'admission') || (isPass(b.kind) && a.kind === 'admission')
  const sameDays = a.from === b.from && a.to === b.to && spanDays(a) > 1
  return !(passAndPage && sameDays)
}

/** `Lena Moor Locker` is not `Lena Moor`; a piece for orchestra may well be a suite. */
function isSoldBeside({ title, mains }: MatchFeatures, { title: other }: MatchFeatures): boolean {
  const { beside } = title
  if (beside === undefined || mains.includes(CLASSICAL)) return false
  if (beside.some((word) => other.tokens.includes(word))) return false
  const rest = title.tokens.filter((word) => !beside.includes(word))
  return rest.length > 0 && rest.every((word) => other.tokens.includes(word))
}

function partsDiffer({ features: a }: Unit, { features: b }: Unit): boolean {
  if (a.title.sequence !== b.title.sequence && !leavesNumberOut(a, b)) return true
  if (areFilms(a, b) && yearsApart(a.title.edition, b.title.edition) > 1) return true
  const [day, other] = [a.title.dayLabel, b.title.dayLabel]
  if (isSingle(a) && isSingle(b) && daysNamedApart(a.title, b.title)) return true
  return day !== other && day?.startsWith('d:') === true && other?.startsWith('d:') === true
}

/** `Day 1` and `Day 2`, `Friday` and `samedi`. */
function daysNamedApart({ dayLabel: a }: TitleFeatures, { dayLabel: b }: TitleFeatures): boolean {
  if (a == null || b == null || a === b) return false
  return /^[dwgh]:/u.test(a) && a.slice(0, 2) === b.slice(0, 2)
}

/** A symphony's number is told or not; the number of a sequel is part of its name. */
function leavesNumberOut({ title: a }: MatchFeatures, { title: b }: MatchFeatures): boolean {
  return a.sequence === undefined
    ? b.sequenceOfWork === true
    : b.sequence === undefined && a.sequenceOfWork === true
}

/** `Nosferatu (1922)` is not the one of 2024. */
function yearsApart(a: number | null | undefined, b: number | null | undefined): number {
  const known = a != null && b != null && Math.min(a, b) >= FIRST_FILM
  return known ? Math.abs(a - b) : 0
}

const FIRST_FILM = 1890

function tributesDiffer({ features: a }: Unit, { features: b }: Unit): boolean {
  const [to, other] = [a.title.tributeTo, b.title.tributeTo]
  if (to === undefined && other === undefined) return false
  if (to === undefined || other === undefined) {
    const [tribute, plain] = to === undefined ? [b.title, a.title] : [a.title, b.title]
    return mayBePaidTo(tribute, plain)
  }
  return to.length > 0 && other.length > 0 && !haveAlike(to, other)
}

/**
 * The other may be the one to whom it is a tribute. Not where it says nothing of that one (`Zaz` and `Zaz chante Paris`), nor
 * where the band has a name of its own, which is all of the other (`ABBA Gold - ABBA Tribute` and `ABBA Gold`).
 */
function mayBePaidTo(
  { tokens, lead, tributeTo = [] }: TitleFeatures,
  other: TitleFeatures,
): boolean {
  if (tributeTo.length === 0) return true
  if (!haveAlike(tributeTo, other.tokens)) return false
  const [all, own] = [other.tokens.join(' '), lead?.join(' ')]
  if (tokens.filter((word) => !tributeTo.includes(word)).join(' ') === all) return false
  return own !== all || own === tributeTo.join(' ')
}

function haveAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.some((word) => others.some((one) => one === word || wordsAlike(word, one)))
}

function labelledSessionsDiffer({ features: a }: Unit, { features: b }: Unit): boolean {
  const [mine, theirs] = [a.title.sessions, b.title.sessions]
  const sameFamily = a.partner === b.partner || (a.family !== null && a.family === b.family)
  if (!sameFamily || mine === undefined || theirs === undefined) return false
  return (
    mine.join() !== theirs.join() && (startGap(a, b) ?? 0) >= EVENT_LIMITS.labelledSessionMinutes
  )
}

/** One seller with two live listings of one session (or evening) thinks that they are two. */
function sameSellersOtherListing(a: Unit, b: Unit, found: PairFindings): boolean {
  const [x, y] = [a.features, b.features]
  if (x.partner !== y.partner) return false
  const sameSession = sharedSessions(x, y) > 0 || rangesOverlap(x, y)
  if (x.listing === y.listing) return sameSession && isSingle(x)
  if (!sameSession && !(isSingle(x) && isSingle(y) && shareDay(x, y))) return false
  const isRepost = sameSession && found.title.level === 'exact' && replaces(a, b)
  return !isRepost
}

/** One of them tells no sessions, so its dates are all that lie within. */
function rangesOverlap(a: MatchFeatures, b: MatchFeatures): boolean {
  return (a.sessions.length === 0 || b.sessions.length === 0) && commonDay(a, b) !== null
}

function roomsDiffer({ features: a }: Unit, { features: b }: Unit): boolean {
  const [mine, theirs] = [a.place.room, b.place.room]
  if (a.place.id === null || a.place.id !== b.place.id || mine === undefined) return false
  const gap = startGap(a, b)
  return theirs !== undefined && mine !== theirs && gap !== null && gap < EVENT_LIMITS.roomMinutes
}

function sidesDiffer({ features: a }: Unit, { features: b }: Unit): boolean {
  if (otherSidesOf(a) !== otherSidesOf(b)) return true
  const [mine, theirs] = [a.title.teams, b.title.teams]
  return mine != null && theirs != null && !sameSides(mine, theirs)
}

/** `women`, `youth`, of sport. */
function otherSidesOf({ mains, title }: MatchFeatures): string {
  if (!mains.includes(SPORT)) return ''
  const sides = title.tokens.flatMap((word) =>
    word.length > 1 ? (OTHER_SIDES.get(word) ?? []) : [],
  )
  return [...new Set(sides)].join(' ')
}

function placesFarApart(
  { features: a }: Unit,
  { features: b }: Unit,
  found: PairFindings,
): boolean {
  if (a.place.sure !== true || b.place.sure !== true) return false
  if (a.title.movedTo === true || b.title.movedTo === true) return false
  const { metres, relation } = found.where
  if (relation === 'same' || metres === null || metres < EVENT_LIMITS.otherPlaceMetres) return false
  const oneNight = isSingle(a) && isSingle(b) && found.acts.headliner
  return !(oneNight && metres < EVENT_LIMITS.sameNightMetres)
}

/** A concert of a series, a day of a festival: part of the other, not the other. */
function partOfTheOther(a: Unit, b: Unit, found: PairFindings): boolean {
  return holdsPart(a, b, found) || holdsPart(b, a, found)
}

function holdsPart(whole: Unit, part: Unit, found: PairFindings): boolean {
  const [outer, inner] = [whole.features, part.features]
  const days = spanDays(outer)
  const severalDays = days > 1 && outer.grain === 'single'
  if (spanDays(inner) !== 1 || inner.partial === true) return false
  // Nobody says that a show goes on of which only the first day is told.
  if (outer.to === null && outer.from === inner.from) return false
  if (days < EVENT_LIMITS.umbrellaDays && !severalDays) return false
  if (isPerformanceOf(inner, outer)) return false
  const label = inner.title.dayLabel
  if (severalDays && label !== undefined && outer.title.dayLabel !== label) return true
  const { level } = found.title
  if (level === 'exact' || level === 'high') return false
  return extraWords(part, whole).length > 0
}

/** Theatre, comedy, dance, cinema, for families: what a run plays, one by one, is told with its author or cast. */
const ON_STAGE: ReadonlySet<number> = new Set([200, 300, 400, 800, 1000])

/** One of the sessions of a run on stage, told by itself: no concert of a series. */
export function isPerformanceOf(inner: MatchFeatures, outer: MatchFeatures): boolean {
  if (outer.grain !== 'run' || sharedSessions(inner, outer) === 0) return false
  const onStage = ({ mains }: MatchFeatures) => mains.some((main) => ON_STAGE.has(main))
  return onStage(outer) && (onStage(inner) || inner.mains.every((main) => main === OTHER))
}

function noCommonDay({ features: a }: Unit, { features: b }: Unit): boolean {
  return (isSingle(a) || isSingle(b)) && !shareDay(a, b)
}
