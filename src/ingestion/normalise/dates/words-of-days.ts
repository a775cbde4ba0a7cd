import { monthNamed } from '../../../lib/month-words.ts'
import { clockIn } from './date-texts.ts'
import { AND, AND_WORDS, AT_SURELY, BEFORE, TO_FOLDED, TO_WORDS } from '../tables/little-words.ts'
import { folded, weekdayTold } from './weekday-of-word.ts'

export const CLOCK = String.raw`\d{1,2}(?::[0-5]\d(?::\d\d)?(?:\s?[ap]\.?m(?!\p{L})\.?)?|\s?h(?!\s\d\d\s?h(?!\p{L}))\s?[0-5]\d(?!\d)|\s?(?:h|heures|uhr|uur|hod\.?|óra|ч\.?)(?!\p{L})|(?:\.[0-5]\d)?\s?(?:[ap]\.?m(?!\p{L})\.?|uhr|uur|hod(?!\p{L})\.?)|\.(?:00|1[3-9]|[2-5]\d)(?![\d.]))(?:\s(?:uhr|часа?|часов|ч)(?!\p{L})\.?)?`
const UNTIL = String.raw`\s?(?:[-–—]|${TO_WORDS}\s)\s?`
const TOKEN = new RegExp(
  [
    String.raw`(?<hours>${CLOCK}${UNTIL}${CLOCK})`,
    String.raw`(?<clock>${CLOCK}|(?<=(?<!\p{L})${AT_SURELY}\s)\d{1,2}(?:[.:][0-5]\d)?(?![\d.:]*\d))`,
    String.raw`(?<numbers>\d{1,2}\/(?:0?[1-9]|1[0-2])(?!\d|\s(?!${AND_WORDS}(?!\p{L}))\p{L}{3})|\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.)(?:\/(?=\d{4}))?`,
    String.raw`(?<year>\d{4}(?!\d)\.?)`,
    String.raw`(?<date>\d{1,2}(?!\d)(?:er|st|nd|rd|th|\.)?)`,
    String.raw`(?<dash>[-–—~])`,
    String.raw`(?<word>t\/m|\p{L}+[.'’]?)`,
    String.raw`(?<between>[,;&+/|\s()]+|:(?=\s?\d))`,
    String.raw`(?<other>.)`,
  ].join('|'),
  'giu',
)
/** Before weekdays, of which then all are meant. */
export const EVERY =
  'tous toutes tutti tutte chaque every each jeden jede jedes jeweils immer ogni todos todas cada elke iedere každý každou hver varje tots totes каждую каждый кожну'.split(
    ' ',
  )
const DAILY =
  'daily nightly jours soirs täglich dias giorni tage dag dagelijks codziennie diariamente'
/** Words that are signs: from one to another, of all such days, of all days, and. */
const WORDS: ReadonlyMap<string, Kind> = new Map(
  (
    [
      ['-', TO_FOLDED],
      ['E', EVERY],
      ['', DAILY.split(' ')],
      ['&', AND],
    ] as const
  ).flatMap(([kind, words]) => words.map((word) => [folded(word), kind] as const)),
)
/** `du mois de mars`, `im März` */
const OF_MONTH = 'in im mois mes mese month'.split(' ')
/** Behind a year. */
const OF_YEAR = 'г года року р gada godine'.split(' ')
const BETWEEN = new Set([...BEFORE, ...OF_MONTH, ...OF_YEAR])

/**
 * The words of a text by kinds: day, month, year, clock, hours from and to, numbers of day and month, weekday, every; `&` for what
 * parts them, `-` for what leads from one to another.
 */
export interface Word {
  readonly kind: 'D' | 'M' | 'Y' | 'C' | 'H' | 'N' | 'W' | 'E' | '&' | '-'
  readonly text: string
  readonly from: number
}

/** Null where a word has no part in it, and days or times follow, or a number is of it: `19 óra`, `12 places`. */
export function wordsOf(text: string): readonly Word[] | null {
  const words: Word[] = []
  for (const { index, 0: token, groups = {} } of text.matchAll(TOKEN)) {
    const kind = kindOf(token, groups, words.at(-1)?.kind, text.slice(index + token.length))
    if (kind === null && (/\d/.test(text.slice(index)) || isCounted(words, text, index)))
      return null
    if (kind === null) break
    const before = words.at(-1)?.kind ?? '&'
    // `tutti i sabati`
    const isArticle = kind === '&' && before === 'E'
    if (kind !== '' && !isArticle && !('&-'.includes(kind) && before === kind))
      words.push({ kind, text: token, from: index })
  }
  // `jeweils um 20 Uhr`
  return words.filter(({ kind }, at) => kind !== 'E' || words[at + 1]?.kind === 'W')
}

/** The number right before a word, and behind a sign: `5 and 6 Vega Hall` are days. */
function isCounted(words: readonly Word[], text: string, index: number): boolean {
  const [sign, last] = words.filter(({ kind }) => kind !== 'W').slice(-2)
  const isBehindSign = sign?.kind === '&' && !/\p{L}/u.test(sign.text)
  return isBehindSign && last?.kind === 'D' && /^\d{1,2}\s$/.test(text.slice(last.from, index))
}

/** The words without those of some kinds. */
export function withoutKind(words: readonly Word[], kind: Word['kind']): readonly Word[] {
  const left = words.filter((word) => word.kind !== kind)
  return left.filter(({ kind: of }, at) => of !== '&' || (at > 0 && left[at - 1]?.kind !== '&'))
}

/** The text from the first of the words to the last. */
export function textOf(words: readonly Word[], text: string): string {
  const [first, last] = [words[0], words.at(-1)]
  return first === undefined || last === undefined
    ? ''
    : text.slice(first.from, last.from + last.text.length)
}

/** Ms of the day, each. */
export function clocksOf(words: readonly Word[]): readonly number[] {
  return words.flatMap(({ kind, text }) => (kind === 'C' ? (clockTold(text) ?? []) : []))
}

const FIRST_CLOCK = new RegExp(CLOCK, 'iu')

/** Of hours from and to, ms of the day. */
export function startOfHours(text: string): number | null {
  return clockTold(FIRST_CLOCK.exec(text)?.[0] ?? '')
}

type Kind = Word['kind'] | '' | null

/** What each group of a token is; of the others the word itself tells it. */
const KINDS: readonly (readonly [group: string, kind: Word['kind']])[] = [
  ['hours', 'H'],
  ['clock', 'C'],
  ['numbers', 'N'],
  ['year', 'Y'],
  ['date', 'D'],
  ['dash', '-'],
]

function kindOf(
  token: string,
  groups: Readonly<Record<string, string | undefined>>,
  before: Word['kind'] | undefined,
  behind: string,
): Kind {
  if (groups['between'] !== undefined) return /[^\s()]/.test(token) ? '&' : ''
  const told = KINDS.find(([group]) => groups[group] !== undefined)
  if (told !== undefined) return told[1]
  return groups['word'] === undefined ? null : kindOfWord(token, before, behind)
}

function kindOfWord(token: string, before: Word['kind'] | undefined, behind: string): Kind {
  const plain = folded(token)
  const known = WORDS.get(plain)
  if (known !== undefined) return known === '-' && before === undefined ? '' : known
  const isMonth = monthNamed(plain) !== null
  // `ogni sabato di marzo`: no Dienstag
  if (before === 'W' && BETWEEN.has(plain) && /^\p{Ll}/u.test(token)) return ''
  if (weekdayTold(token) !== undefined) return isMonth && isMonthHere(before, behind) ? 'M' : 'W'
  return isMonth ? 'M' : BETWEEN.has(plain) ? '' : null
}

/** Ms of the day; `19`, `19.30` where a word for times of day stands before it. */
export function clockTold(text: string): number | null {
  return clockIn(
    text.replace(
      /^(\d{1,2})(?:\.(\d\d))?$/,
      (_, hours: string, minutes = '00') => `${hours}:${minutes}`,
    ),
  )
}

/** `mar` is a Tuesday before a day that tells its month. */
function isMonthHere(before: Word['kind'] | undefined, behind: string): boolean {
  const next = /^\s?\d{1,2}\D?\s(\p{L}{3,})/u.exec(behind)?.[1] ?? ''
  return before === 'D' || (/^\s?\d/.test(behind) && monthNamed(next) === null)
}
