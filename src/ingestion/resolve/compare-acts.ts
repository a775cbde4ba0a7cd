import { ENSEMBLE_WORDS } from '../../domain/title/ensemble-words.ts'
import { NOISE } from '../../domain/title/noise-words.ts'
import { SOUND_LENGTH_MIN, isGreekOrCyrillic, soundOf } from '../../lib/romanise.ts'
import { remembering } from '../../lib/remember.ts'
import { EVENT_WEIGHTS } from './model/event-weights.ts'
import type { Act, MatchFeatures } from './features.ts'
import { townWords } from './place-name.ts'
import type { Unit } from './unit.ts'
import { areSameWords } from './word-dice.ts'

export interface ActFinding {
  readonly code: string | null
  readonly bits: number
  /** The same act is what people come for, on both sides. */
  readonly headliner: boolean
  /** Only because one side's title is the other's headliner: says nothing new where the titles agree. */
  readonly byTitle: boolean
}

const NOTHING: ActFinding = { code: null, bits: 0, headliner: false, byTitle: false }

/** Levels exclude each other; the first that holds counts. */
export function compareActs(a: Unit, b: Unit): ActFinding {
  const [x, y] = [a.features, b.features]
  const { headliner, headSupport, halfShared, disjoint } = EVENT_WEIGHTS.acts
  if (sameHeadliner(x.headliners, y.headliners)) {
    return { code: 'H_EQ', bits: headliner, headliner: true, byTitle: false }
  }
  if (billedInTitle(a, b) || billedInTitle(b, a)) {
    return { code: 'H_TITLE', bits: headliner, headliner: true, byTitle: true }
  }
  if (playsUnder(x, y) || playsUnder(y, x))
    return { ...NOTHING, code: 'H_SUPPORT', bits: headSupport }
  const [mine, theirs] = [actsOf(x), actsOf(y)]
  if (mine.length === 0 || theirs.length === 0) return NOTHING
  const shared = mine.filter((act) => holds(theirs, act)).length
  if (shared === 0) {
    if (x.headliners.length === 0 || y.headliners.length === 0 || variants(mine, theirs))
      return NOTHING
    if (inOtherScripts(mine, theirs)) return NOTHING
    return { ...NOTHING, code: 'H_DISJOINT', bits: disjoint }
  }
  return shared / (mine.length + theirs.length - shared) >= 0.5
    ? { ...NOTHING, code: 'H_HALF', bits: halfShared }
    : NOTHING
}

function actsOf({ headliners, support }: MatchFeatures): readonly Act[] {
  return support.length === 0 ? headliners : [...headliners, ...support]
}

function same(a: Act, b: Act): boolean {
  if (a.id !== 0 && a.id === b.id) return true
  return (a.id === 0 || b.id === 0) && a.key === b.key ? true : soundsAlike(a, b)
}

/** One name in Greek or Cyrillic letters here and in Latin ones there; performers of their own until told otherwise. */
function soundsAlike(a: Act, b: Act): boolean {
  if (isGreekOrCyrillic(a.key) === isGreekOrCyrillic(b.key)) return false
  const sound = soundOf(a.key)
  return sound.length >= SOUND_LENGTH_MIN && sound === soundOf(b.key)
}

function holds(acts: readonly Act[], act: Act): boolean {
  return acts.some((one) => same(one, act))
}

/** The first of both, or the same set in another order. */
function sameHeadliner(a: readonly Act[], b: readonly Act[]): boolean {
  const [first, other] = [a[0], b[0]]
  if (first === undefined || other === undefined) return false
  if (same(first, other)) return true
  return a.length === b.length && a.every((act) => holds(b, act))
}

/** One side names no acts, but is called like the other's headliner, or has its whole name in the title. */
function billedInTitle({ features, head }: Unit, { features: other }: Unit): boolean {
  const [first] = other.headliners
  if (features.headliners.length > 0 || first === undefined || head.length === 0) return false
  const name = nameWords(first.key)
  if (!name.some((word) => head.includes(word))) return false
  if (areSameWords(name.toSorted(), head)) return true
  // The town's name is left out of titles told there.
  const local = townWords(features.place.city)
  return name.length > 1 && name.every((word) => head.includes(word) || local.has(word))
}

/** Of an act's name, as titles keep them. */
const nameWords = remembering(5000, (key): readonly string[] =>
  key
    .split(' ')
    .filter((word) => !NOISE.has(word) && word !== 'and')
    .map((word) => ENSEMBLE_WORDS.get(word) ?? word),
)

function playsUnder(a: MatchFeatures, b: MatchFeatures): boolean {
  const [first] = a.headliners
  return first !== undefined && (holds(b.support, first) || holds(b.headliners, first))
}

/** Names that cannot be compared do not differ. */
function inOtherScripts(a: readonly Act[], b: readonly Act[]): boolean {
  return a.every(({ key }) => !LATIN.test(key)) !== b.every(({ key }) => !LATIN.test(key))
}

const LATIN = /\p{Script=Latin}/u

/** `X` and `X & The Ys`, a quintet and its leader. */
function variants(a: readonly Act[], b: readonly Act[]): boolean {
  return a.some((x) =>
    b.some((y) => (x.root ?? x.key) === (y.root ?? y.key) || within(x, y) || within(y, x)),
  )
}

function within(a: Act, b: Act): boolean {
  return a.key.length >= 4 && ` ${b.key} `.includes(` ${a.key} `)
}
