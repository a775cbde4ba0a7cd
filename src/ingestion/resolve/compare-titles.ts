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
}

/** How alike two titles are, by their whole words or by their heads, whichever says more. */
export function compareTitles(a: Unit, b: Unit): TitleFinding {
  const [left, right] = [a.features.title, b.features.title]
  const whole = levelOf(left.tokens, right.tokens, left.compact, right.compact)
  if (whole === 'exact' || (left.head === undefined && right.head === undefined)) {
    return { level: whole, bits: EVENT_WEIGHTS.title[whole], viaHead: false, supportOnly: false }
  }
  const head = levelOf(a.head, b.head, '', '')
  const bits = EVENT_WEIGHTS.title[whole]
  const headBits = EVENT_WEIGHTS.title[head] + EVENT_WEIGHTS.viaHead
  if (headBits > bits) return { level: head, bits: headBits, viaHead: true, supportOnly: false }
  return { level: whole, bits, viaHead: false, supportOnly: head === 'none' }
}

function levelOf(
  a: readonly string[],
  b: readonly string[],
  compactA: string,
  compactB: string,
): TitleLevel {
  if (a.length === 0 || b.length === 0) {
    return compactA !== '' && compactA === compactB ? 'exact' : 'none'
  }
  const { exact, dice, contained } = overlap(a, b)
  if (exact) return 'exact'
  if (dice >= TITLE_CUTS.high || (compactA !== '' && compactA === compactB)) return 'high'
  if (dice >= TITLE_CUTS.mid) return 'mid'
  const holds = contained >= TITLE_CUTS.contain
  if (holds && Math.min(a.length, b.length) >= 2) return 'contain'
  return dice >= TITLE_CUTS.low || holds ? 'low' : 'none'
}

/** Words of `child` that `parent` does not have. */
export function extraWords(child: Unit, parent: Unit): string[] {
  const known = new Set(parent.features.title.tokens)
  return child.features.title.tokens.filter((word) => !known.has(word))
}
