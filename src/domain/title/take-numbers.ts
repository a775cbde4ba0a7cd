import { words } from '../../lib/fold.ts'
import type { TitleContext } from './title.ts'
import { toSegment } from './segment.ts'
import type { Segment } from './segment.ts'
import { MONTHS, NOISE, WEEKDAYS } from './noise-words.ts'

/** Numbers that a title carries without being another event's: ages, prices, anniversaries, dates. */
const EXEMPT: readonly RegExp[] = [
  /\b(?:des|a partir de|from|ages?|aged|de)? ?\d{1,2} ?(?:-|a|to) ?\d{1,2} (?:ans|years(?: old)?)\b/gu,
  /\b(?:des|a partir de|ages?|aged) \d{1,2}(?: ans)?(?: and (?:over|up)|\+| et plus)?/gu,
  /\b\d{1,2}\+(?=[\s)]|$)|\b(?:over )?\d{1,2}s\b/gu,
  /\b(?:les )?\d{1,3}(?:th|st|nd|rd|e|eme)? ?(?:ans|years?|anniversaires?|anniversary|ann?ees?)(?: (?:anniversary|anniversaire|of|de) ?)?\b/gu,
  /\b\d{1,3}(?:th|st|nd|rd|e|eme|er|ere|re) (?:anniversary|anniversaire|annee|year)\b/gu,
  /\b\d+(?:[.,]\d+)? ?(?:€|\$|£|eur|euros?)|[€$£] ?\d+(?:[.,]\d+)?/gu,
]
const EDITION =
  /\b(\d{1,3})(?:th|st|nd|rd|e|eme|er|ere|re) (?:edition|annual|festival edition)\b|\b(?:edition|saison|season) (\d{4})(?:[-/]\d{2,4})?\b/u
const YEAR = /(?<![\d.,])(?:19|20)\d{2}(?:[-/](?:20)?\d{2})?(?![\d.,])/gu
const DATE = new RegExp(
  String.raw`\b(?:19|20)\d{2}-\d{2}-\d{2}\b|\b(?:(?:${[...WEEKDAYS.keys()].join('|')}) )?(?:\d{1,2}(?:er|st|nd|rd|th|\.)? (?:de )?(?:${MONTHS})\.?|(?:${MONTHS})\.? \d{1,2}(?:st|nd|rd|th)?)(?:,? (?:19|20)\d{2})?(?!\p{L})|\b\d{1,2}[/.]\d{1,2}(?:[/.](?:20)?\d{2})?\b|\b\d{1,2}-\d{1,2}-20\d{2}\b`,
  'gu',
)
const DAY = /\b(?:day|jour|journee|night|tag|dia|giorno) ?(\d{1,2}|one|two|three|un|deux|trois)\b/u
const DAY_NAMES: Readonly<Record<string, number>> = {
  one: 1,
  un: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
}
const DISTANCE = /\b(\d{1,3}) ?(km|miles?)\b/gu
const MARKED =
  /(?:\b(?:no|nr|num|numero|vol|volume|part|pt|(?<!1e?re |premiere )partie|parte|teil|episode|ep|chapitre|chapter|acte?|tome|saison|season)\b\.?|n°|#) ?(\d{1,3}|[ivx]{1,5}|(?<!\bno\.? )(?:one|two|three|four|five|une?|deux|trois|quatre|cinq))\b(?!-)/u
/** `Deuxième partie`; `première partie` is a support act. */
const SPELT_PART =
  /\b(?:(?:deuxieme|seconde|2(?:e|eme|nde)) partie|(?:zweiter|2\.) teil|(?:segunda|seconda) parte|parte (?:seconda|segunda)|second part|tweede deel|deel (?:2|twee)|druga czesc|czesc druga)\b/u
const SPELT_THIRD =
  /\b(?:(?:troisieme|3e(?:me)?) partie|(?:dritter|3\.) teil|(?:tercera|terza|terceira) parte|parte (?:terza|tercera|terceira)|third part|derde deel|deel (?:3|drie))\b/u
/** In both. */
const MAY_SPELL_PART = /part|teil|deel|czesc/u
/** Forms of which a composer writes several. */
const WORK_BEFORE =
  /\b(?:symphon|sinfon|symfon|concert[oi]|konzert|koncert|quartet|quatuor|quartett|sonat|serenad|nocturne|rhapsod|suite|messe?|partita|etude)\p{L}*(?: \p{L}+){0,3}[ ,]*$/u
const BRACKET = /[[({]/u
const BARE = /^(?:\d{1,2}|[ivx]{2,5})$/u
const ROMANS: Readonly<Record<string, number>> = Object.fromEntries(
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'
    .split(' ')
    .map((roman, index) => [roman, index + 1]),
)

const SPELT: Readonly<Record<string, number>> = Object.fromEntries(
  ['one un une', 'two deux', 'three trois', 'four quatre', 'five cinq'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 1]),
  ),
)

export interface Numbers {
  sequence: number | null
  ofWork: boolean
  edition: number | null
  dayLabel: string | null
}

/** Takes phrases out that carry a number (or a date) but do not name the event. */
export function takeNumberPhrases(text: string, numbers: Numbers): string {
  const day = DAY.exec(text)
  if (day === null && !/\d/u.test(text)) return text
  let rest = text.replace(DATE, (date) => {
    numbers.dayLabel ??= date.trim()
    return ' '
  })
  if (day !== null) {
    numbers.dayLabel = `d:${DAY_NAMES[day[1] ?? ''] ?? Number(day[1])}`
    rest = rest.replace(DAY, ' ')
  }
  const edition = EDITION.exec(rest)
  if (edition !== null) {
    numbers.edition = Number(edition[1] ?? edition[2])
    rest = rest.replace(EDITION, ' ')
  }
  for (const pattern of EXEMPT) rest = rest.replace(pattern, ' ')
  rest = rest.replace(YEAR, (year) => {
    numbers.edition ??= Number(year.slice(0, 4))
    return ' '
  })
  return tidy(rest.replace(DISTANCE, '$1$2'), text)
}

/** Takes the sequence number of the whole text, where a word marks it. */
export function takeMarkedSequence(told: string, numbers: Numbers): string {
  const text = MAY_SPELL_PART.test(told)
    ? told.replace(SPELT_PART, 'part 2').replace(SPELT_THIRD, 'part 3')
    : told
  const marked = MARKED.exec(text)
  if (marked === null) return text
  const rest = tidy(text.replace(MARKED, ' '), text)
  const value = numberOf(marked[1] ?? '')
  if (rest === text || value === null) return text
  numbers.sequence ??= value
  numbers.ofWork = WORK_BEFORE.test(text.slice(0, marked.index))
  return rest
}

/** Takes a bare number that closes a segment of the head, noise and the words of the place (`local`) aside. */
export function takeClosingSequence(
  segment: Segment,
  local: ReadonlySet<string>,
  numbers: Numbers,
): Segment {
  const { text } = segment
  // What follows in brackets was no marker, but does not belong to the name either.
  const [own = '', ...bracketed] = BRACKET.test(text) ? text.split(/(?=[[({])/u) : [text]
  const all = bracketed.length === 0 ? segment.words : words(own)
  let end = all.length
  while (end > 0 && (NOISE.has(all[end - 1] ?? '') || local.has(all[end - 1] ?? ''))) end -= 1
  const closing = all[end - 1] ?? ''
  if (end < 2 || !BARE.test(closing)) return segment
  const value = numberOf(closing)
  if (value === null) return segment
  numbers.sequence ??= value
  return toSegment([...all.toSpliced(end - 1, 1), ...bracketed].join(' '))
}

/** `Round 1 - Home Game 2`: which of the games of two sides. */
export function gameIn(rest: string, { sport }: TitleContext): string | null {
  if (sport !== true) return null
  const [, home, number] = /\b(home )?game (\d{1,2})\b/u.exec(rest) ?? []
  return number === undefined ? null : `${home === undefined ? 'g' : 'h'}:${number}`
}

function numberOf(text: string): number | null {
  if (/^\d+$/u.test(text)) return Number(text)
  if (Object.hasOwn(SPELT, text)) return SPELT[text] ?? null
  return Object.hasOwn(ROMANS, text) ? (ROMANS[text] ?? null) : null
}

function tidy(after: string, before: string): string {
  return /[\p{L}\p{N}]/u.test(after) ? after.replace(/\s+/gu, ' ').trim() : before
}
