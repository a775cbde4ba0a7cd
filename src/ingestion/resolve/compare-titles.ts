import type { TitleFeatures } from './features.ts'
import type { Unit } from './unit.ts'
import { EVENT_WEIGHTS, TITLE_CUTS } from './model/event-weights.ts'
import { overlap } from './word-dice.ts'

export type TitleLevel = keyof typeof EVENT_WEIGHTS.title

export interface TitleFinding {
  readonly level: TitleLevel
  readonly bits: number
  readonly viaHead: boolean
  /** The heads share nothing: what the titles share is perhaps only a support act. */
  readonly supportOnly: boolean
  /** Each has a word that the other has nothing like: perhaps two works with words in common. */
  readonly swapped: boolean
}

/** How alike two titles are, by their whole words or by their heads, whichever says more. */
export function compareTitles(a: Unit, b: Unit): TitleFinding {
  const [left, right] = [a.features.title, b.features.title]
  if (sameSides(left.teams, right.teams)) return plain(sameWords(left, right) ? 'exact' : 'high')
  const whole = wholeLevel(a, b)
  if (whole.level === 'exact' || (left.head === undefined && right.head === undefined)) {
    return { ...plain(whole.level), swapped: whole.swapped }
  }
  const head = levelOf(a.head, b.head, '', '')
  const headBits = EVENT_WEIGHTS.title[head.level] + EVENT_WEIGHTS.viaHead
  if (headBits > EVENT_WEIGHTS.title[whole.level]) {
    return { ...plain(head.level), bits: headBits, viaHead: true, swapped: head.swapped }
  }
  return { ...plain(whole.level), supportOnly: head.level === 'none', swapped: whole.swapped }
}

function plain(level: TitleLevel): TitleFinding {
  const bits = EVENT_WEIGHTS.title[level]
  return { level, bits, viaHead: false, supportOnly: false, swapped: false }
}

interface Level {
  readonly level: TitleLevel
  readonly swapped: boolean
}

function wholeLevel(a: Unit, b: Unit): Level {
  const [left, right] = [a.features.title, b.features.title]
  const words = levelOf(left.tokens, right.tokens, left.compact, right.compact)
  return isWeak(words.level) && (isLeadOf(a, b) || isLeadOf(b, a))
    ? { level: 'contain', swapped: false }
    : words
}

function sameWords(a: TitleFeatures, b: TitleFeatures): boolean {
  return a.tokens.join(' ') === b.tokens.join(' ')
}

function isWeak(level: TitleLevel): boolean {
  return level === 'low' || level === 'none'
}

/** `Tina` and `Tina – The Tina Turner Musical`: one is all that the other says before its first dash. */
function isLeadOf(a: Unit, { features: { title } }: Unit): boolean {
  const { lead } = a.features.title
  return lead !== undefined && lead.length > 0 && lead.join(' ') === title.tokens.join(' ')
}

function levelOf(
  a: readonly string[],
  b: readonly string[],
  compactA: string,
  compactB: string,
): Level {
  const sameLetters = compactA !== '' && compactA === compactB
  if (a.length === 0 || b.length === 0) {
    return { level: sameLetters ? 'exact' : 'none', swapped: false }
  }
  const { exact, dice, contained, swapped } = overlap(a, b)
  if (exact) return { level: 'exact', swapped }
  if (sameLetters) return { level: 'high', swapped: false }
  const holds = contained >= TITLE_CUTS.contain
  return { level: likeness(dice, holds, swapped, Math.min(a.length, b.length)), swapped }
}

function likeness(dice: number, holds: boolean, swapped: boolean, words: number): TitleLevel {
  // A word in place of another (`… Halloween`, `… Christmas`) is another show of a kind, however much they share.
  if (dice >= TITLE_CUTS.high && !swapped) return 'high'
  if (dice >= TITLE_CUTS.mid) return 'mid'
  if (holds && words >= 2) return 'contain'
  return dice >= TITLE_CUTS.low || holds ? 'low' : 'none'
}

type Teams = TitleFeatures['teams']

/** The same match: `Magic` is `Orlando Magic`. */
export function sameSides(a: Teams, b: Teams): boolean {
  return a != null && b != null && sameSide(a[0], b[0]) && sameSide(a[1], b[1])
}

function sameSide(a: string, b: string): boolean {
  if (a === b) return true
  const [x, y] = [a.split(' '), b.split(' ')]
  return x.every((word) => y.includes(word)) || y.every((word) => x.includes(word))
}

/** Words of `child` that `parent` does not have. */
export function extraWords(child: Unit, parent: Unit): string[] {
  const known = new Set(parent.features.title.tokens)
  return child.features.title.tokens.filter((word) => !known.has(word))
}
