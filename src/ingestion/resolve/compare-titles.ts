import { ATTRACTION, CINEMA, EXHIBITION } from '../../domain/category.ts'
import { AUTHOR_WORDS, FILM_WORDS } from '../../domain/title/author-words.ts'
import { FORMAT_WORDS } from '../../domain/title/format-words.ts'
import { OTHER_SIDES } from '../../domain/title/team-names.ts'
import { SOUND_LENGTH_MIN, isGreekOrCyrillic } from '../../lib/romanise.ts'
import type { MatchFeatures, TitleFeatures } from './features.ts'
import type { Unit } from './unit.ts'
import { EVENT_WEIGHTS, TITLE_CUTS } from './model/event-weights.ts'
import { townWords } from './place-name.ts'
import { soundsOf } from './sounds.ts'
import { areSameWords, overlap } from './word-dice.ts'
import { wordWeight } from './word-weight.ts'

export type TitleLevel = keyof typeof EVENT_WEIGHTS.title

export interface TitleFinding {
  readonly level: TitleLevel
  readonly bits: number
  readonly viaHead: boolean
  /** The heads share nothing: what the titles share is perhaps only a support act. */
  readonly supportOnly: boolean
  /** Each has a word that the other has nothing like: perhaps two works with words in common. */
  readonly swapped: boolean
  /** One title is a single word of the other: little to go by, however rare the word. */
  readonly thin: boolean
  /** …and no sign cuts it off there: `Genesis`, `Genesis Owusu`. */
  readonly loose?: boolean
}

/** How alike two titles are, by their whole words or by their heads, whichever says more. */
export function compareTitles(a: Unit, b: Unit): TitleFinding {
  const [left, right] = [a.features.title, b.features.title]
  if (sameSides(left.teams, right.teams)) return plain(sameWords(left, right) ? 'exact' : 'high')
  if (sameMatch(left.teams, right.teams)) return plain('high')
  const whole = wholeLevel(a, b)
  // What a film of a tour is called is not left out.
  const headless = left.head === undefined && right.head === undefined
  const unlike = whole.level === 'none' && inOtherScripts(left, right)
  if (whole.level === 'exact' || (headless && !unlike) || areFilms(a.features, b.features)) {
    const { level, swapped, thin } = whole
    return { loose: isLoose(a, b, thin), ...plain(level), swapped, thin }
  }
  const head = levelOf(a.head, b.head, '', '')
  const headBits = EVENT_WEIGHTS.title[head.level] + EVENT_WEIGHTS.viaHead
  if (headBits > EVENT_WEIGHTS.title[whole.level]) {
    const { level, swapped, thin } = head
    return { ...plain(level), bits: headBits, viaHead: true, swapped, thin }
  }
  const { level, swapped, thin } = whole
  if (level === 'none' && inOtherScripts(left, right)) {
    return { ...plain(level), bits: EVENT_WEIGHTS.titleInOtherScript }
  }
  const loose = isLoose(a, b, thin)
  return { loose, ...plain(level), supportOnly: head.level === 'none', swapped, thin }
}

function plain(level: TitleLevel): TitleFinding {
  const bits = EVENT_WEIGHTS.title[level]
  return { level, bits, viaHead: false, supportOnly: false, swapped: false, thin: false }
}

/** Perhaps the same: asked about, never joined. */
const BY_SURNAME: Level = { level: 'mid', swapped: true, thin: true }

/** `Lavilliers - Metamorphosis` and `Bernard Lavilliers`: all before the first dash is one rare word of a short title. */
function isSurnameOf(a: Unit, { features: { title } }: Unit): boolean {
  const [only = '', ...more] = a.features.title.lead ?? []
  if (more.length > 0 || title.tokens.length > NAME_WORDS || !title.tokens.includes(only))
    return false
  return wordWeight(only) >= TITLE_CUTS.nameWeight
}

/** So many words at most are a name. */
const NAME_WORDS = 3

type Level = Pick<TitleFinding, 'level' | 'swapped' | 'thin'>

function wholeLevel(a: Unit, b: Unit): Level {
  const [left, right] = [a.features.title, b.features.title]
  const [mine, theirs] = withoutTown(a, b)
  const words = levelOf(mine, theirs, left.compact, right.compact)
  if (!isWeak(words.level)) return words
  if (isLeadOf(a, b) || isLeadOf(b, a) || isSameDayOf(left, right)) {
    return { level: 'contain', swapped: false, thin: false }
  }
  return acrossScripts(left, right) ?? (isSurnameOf(a, b) || isSurnameOf(b, a) ? BY_SURNAME : words)
}

/**
 * `thin`: neither is what the other says before a sign, and the rest is no author and no sort of event. Of films, whose sequels
 * and tales have a second name, whatever is said more.
 */
function isLoose({ features: a }: Unit, { features: b }: Unit, thin: boolean): boolean {
  const films = areFilms(a, b)
  if (!films && !(thin && mayBeLoose(a, b))) return false
  const isShort = a.title.tokens.length < b.title.tokens.length
  const [short, long] = isShort ? [a.title, b.title] : [b.title, a.title]
  if (!films && isCutOff(short, long)) return false
  return long.tokens.some((word) => !short.tokens.includes(word) && !isSaidBeside(word, films))
}

function isCutOff(short: TitleFeatures, long: TitleFeatures): boolean {
  const own = short.tokens.join(' ')
  const cut = [long.lead, long.stem, long.presenter, short.lead, short.stem]
  return cut.some((part) => part?.join(' ') === own)
}

function isSaidBeside(word: string, films: boolean): boolean {
  return AUTHOR_WORDS.has(word) || FORMAT_WORDS.has(word) || (films && FILM_WORDS.has(word))
}

function mayBeLoose(a: MatchFeatures, b: MatchFeatures): boolean {
  const isTribute = a.title.tributeTo !== undefined || b.title.tributeTo !== undefined
  // Museums and sights have names of common words.
  return !isTribute && !(isSight(a) && isSight(b))
}

/** Tokens of both; the town's name is left out of titles told there, unless it is in who plays: one may tell, one not. */
function withoutTown(a: Unit, b: Unit): readonly [readonly string[], readonly string[]] {
  const [x, y] = [a.features.title.tokens, b.features.title.tokens]
  const { city } = a.features.place
  if (city === '' || areSameWords(x, y)) return [x, y]
  const local = townWords(city)
  const without = (all: readonly string[], others: readonly string[]) =>
    all.filter((word) => !local.has(word) || others.includes(word))
  const [mine, theirs] = [without(x, y), without(y, x)]
  return mine.length === 0 || theirs.length === 0 ? [x, y] : [mine, theirs]
}

/** `Festival 2027 - Friday - …`: the same name before the first dash, and the same day named behind it. */
function isSameDayOf(left: TitleFeatures, right: TitleFeatures): boolean {
  if (left.lead === undefined || right.lead === undefined) return false
  if (left.dayLabel === undefined || left.dayLabel !== right.dayLabel) return false
  return left.lead.length > 0 && areSameWords(left.lead, right.lead)
}

/** One title told in Greek or Cyrillic letters here and in Latin ones there, by how they sound. */
function acrossScripts(left: TitleFeatures, right: TitleFeatures): Level | null {
  if (isGreekOrCyrillic(left.compact) === isGreekOrCyrillic(right.compact)) return null
  const [x, y] = [soundsOf(left.tokens), soundsOf(right.tokens)]
  if (Math.min(x.join('').length, y.join('').length) < SOUND_LENGTH_MIN) return null
  const { level, ...rest } = levelOf(x, y, '', '')
  // Nothing is as sure as the same letters.
  return { level: level === 'exact' ? 'high' : level, ...rest }
}

/** Told in letters of which neither can be read by the other's (Japanese, Hebrew; not Greek): unlike says little. */
function inOtherScripts(a: TitleFeatures, b: TitleFeatures): boolean {
  const [mine, theirs] = [lettersOf(a), lettersOf(b)]
  const [latin, other] = LATIN.test(mine) ? [mine, theirs] : [theirs, mine]
  if (!LATIN.test(latin) || LATIN.test(other) || isGreekOrCyrillic(other)) return false
  return /\p{L}/u.test(other)
}

/** Of the words that name it: `… 2026 TOUR` is said in Latin letters everywhere. */
function lettersOf({ tokens, compact }: TitleFeatures): string {
  return tokens.join('') || compact
}

const LATIN = /\p{Script=Latin}/u

export function isSight({ mains }: MatchFeatures): boolean {
  return mains.includes(EXHIBITION) || mains.includes(ATTRACTION)
}

export function areFilms({ mains: a }: MatchFeatures, { mains: b }: MatchFeatures): boolean {
  return a.includes(CINEMA) && b.includes(CINEMA)
}

function sameWords(a: TitleFeatures, b: TitleFeatures): boolean {
  return areSameWords(a.tokens, b.tokens)
}

function isWeak(level: TitleLevel): boolean {
  return level === 'low' || level === 'none'
}

/** `Tina` and `Tina – The Tina Turner Musical`: one is all that the other says before its first dash. */
function isLeadOf(a: Unit, { features: { title, mains } }: Unit): boolean {
  const { lead, presenter } = a.features.title
  // `Mira Falk presents "Second Tea"`.
  if (presenter !== undefined && areSameWords(presenter, title.tokens)) return true
  if (lead === undefined || lead.length === 0) return false
  if (areSameWords(lead, title.tokens)) return true
  // `Exposition Monet`: what it is anyway.
  if (title.formats === undefined) return false
  const isSort = (word: string) => mains.includes(FORMAT_WORDS.get(word) ?? -1)
  return areSameWords(
    lead,
    title.tokens.filter((word) => !isSort(word)),
  )
}

function levelOf(
  a: readonly string[],
  b: readonly string[],
  compactA: string,
  compactB: string,
): Level {
  const sameLetters = compactA !== '' && compactA === compactB
  if (a.length === 0 || b.length === 0) {
    return { level: sameLetters ? 'exact' : 'none', swapped: false, thin: false }
  }
  const { exact, dice, contained, swapped } = overlap(a, b)
  if (exact) return { level: 'exact', swapped, thin: false }
  if (sameLetters) return { level: 'high', swapped: false, thin: false }
  const holds = contained >= TITLE_CUTS.contain
  const [only] = a.length === 1 ? a : b
  const thin = Math.min(a.length, b.length) === 1
  const names = holds && (!thin || wordWeight(only ?? '') >= TITLE_CUTS.nameWeight)
  return { level: likeness(dice, holds, names, swapped), swapped, thin }
}

/** `names`: what one holds of the other is enough to name an event. */
function likeness(dice: number, holds: boolean, names: boolean, swapped: boolean): TitleLevel {
  // A word in place of another (`… Halloween`, `… Christmas`) is another show of a kind, however much they share.
  if (dice >= TITLE_CUTS.high && !swapped) return 'high'
  if (dice >= TITLE_CUTS.mid) return 'mid'
  if (names) return 'contain'
  return dice >= TITLE_CUTS.low || holds ? 'low' : 'none'
}

type Teams = TitleFeatures['teams']

/** The same match: `Magic` is `Orlando Magic`. */
export function sameSides(a: Teams, b: Teams): boolean {
  if (a == null || b == null) return false
  if (isGreekOrCyrillic(a.join('')) !== isGreekOrCyrillic(b.join(''))) return soundLike(a, b)
  return sameSide(a[0], b[0]) && sameSide(a[1], b[1])
}

/** Side by side; both together are long enough. */
function soundLike(a: readonly string[], b: readonly string[]): boolean {
  const sounds = (sides: readonly string[]) =>
    sides.map((side) => soundsOf(side.split(' ')).join('')).join(' - ')
  return sounds(a) === sounds(b)
}

function sameSide(a: string, b: string): boolean {
  if (a === b) return true
  const [x, y] = [a.split(' '), b.split(' ')]
  if (teamOf(x) !== teamOf(y)) return false
  return isShortOf(x, y) || isShortOf(y, x)
}

/** `Magic` of `Orlando Magic`, `Sheff Wed` of `Sheffield Wednesday`. */
function isShortOf(short: readonly string[], full: readonly string[]): boolean {
  if (short.every((word) => full.includes(word))) return true
  if (short.length !== full.length) return false
  return short.every((word, at) => word.length >= 3 && full[at]?.startsWith(word) === true)
}

/** The same two, whoever is named first. */
function sameMatch(a: Teams, b: Teams): boolean {
  return sameSides(a, b) || (b != null && sameSides(a, [b[1], b[0]]))
}

/** One side is the same; the other may have a name that we do not know. */
export function shareSide(a: Teams, b: Teams): boolean {
  return a != null && b != null && a.some((one) => b.some((other) => sameSide(one, other)))
}

/** `women`, `youth`…: not the club's first team. */
function teamOf(side: readonly string[]): string {
  const last = side.at(-1) ?? ''
  return side.length > 1 ? (OTHER_SIDES.get(last) ?? '') : ''
}

/** Words of `child` that `parent` does not have. */
export function extraWords(child: Unit, parent: Unit): string[] {
  const known = new Set(parent.features.title.tokens)
  return child.features.title.tokens.filter((word) => !known.has(word))
}
