import { DAY_MS } from '../../lib/durations.ts'
import { clockText } from './date-texts.ts'
import { clockOf, hourInHalf } from './written-clock.ts'

const CLOCK = String.raw`\d{1,2}(?:\s?h\s?[0-5]\d|[:.][0-5]\d)?(?:\s?[ap]\.?\s?m(?!\p{L})\.?|\s?(?:hs?|hrs|heures|horas|uhr|uur)(?!\p{L}))?`
const AND = String.raw`(?:,?\s(?:et|and|und|y|e|en|i|och|og|or|ou|oder|puis)\s|\s?&\s?)(?:(?:à|um|at|om)\s)?`
const SIGN = String.raw`(?:${AND}|\s?[/|•·,–—-]\s?)`
const ROW = new RegExp(
  String.raw`(?<![\d.,:/+-])${CLOCK}(?:${SIGN}${CLOCK}){1,11}(?![\p{L}\d:]|[./-]\d|\s?[–—-]\s)`,
  'giu',
)
const PARTS = new RegExp(`(?<sign>${SIGN})|(?<clock>${CLOCK})`, 'giu')
/** A sign and a time behind it; few texts have both. */
const MAY_BE =
  /[/|•·,&–—-]\s?\d{1,2}(?:[:.h]|\s?(?:uhr|uur|h|[ap]\.?\s?m))|\s(?:et|and|und|y|e|en)\s\d/iu

const ONE =
  /^(?<h>\d{1,2})(?:\s?h\s?(?<m>\d\d)|(?<mark>[:.])(?<minutes>\d\d))?\s?(?:(?<half>[ap])\.?\s?m|(?<unit>\p{L}+))?/iu
/** Hours without a word are told by the one before them. */
const LEAD = /(?<!\p{L})(?:à|at|um|om|ore|alle(?: ore)?|a las|às|kl\.?|klo)\s$/iu
/** These stand before nothing else. */
const SURE_LEAD = /(?<!\p{L})(?:ore|alle ore|a las|kl\.?|klo)\s$/iu
const DAY_BEHIND = /^,?\s(?=.*\d)/u
const SIGN_BEFORE = /[\s:|•·–—-]+$/u

/**
 * `5 mars 2027 14h / 17h / 20h` is `5 mars 2027 14:00, 17:00, 20:00`, with the row behind its day: three times of day are no
 * beginning and end, whatever stands between them. Other texts stay as they are.
 */
export function withClocksListed(text: string): string {
  if (!MAY_BE.test(text)) return text
  for (const { index, 0: row } of text.matchAll(ROW)) {
    const [before, behind] = [text.slice(0, index), text.slice(index + row.length)]
    const clocks = clocksOf(row, before)
    if (clocks === null || clocks.length < 3) continue
    const listed = clocks.map(clockText).join(', ')
    return before.trim() === '' && DAY_BEHIND.test(behind)
      ? `${behind.replace(DAY_BEHIND, '')} ${listed}`
      : `${before.replace(SIGN_BEFORE, ' ')}${listed}${behind}`
  }
  return text
}

/** Two times with a stroke between them: two beginnings, or the hours of a museum. */
export function hasTwoClocks(text: string): boolean {
  if (!MAY_BE.test(text)) return false
  return [...text.matchAll(ROW)].some(
    ({ 0: row }) => /[/|•·]/u.test(row) && clocksOf(row, '')?.length === 2,
  )
}

interface Told {
  readonly hours: number
  readonly minutes: number
  readonly half: string | undefined
  /** A word, a colon or an `h` says that it is a time of day. */
  readonly sure: boolean
}

/** Times one after another, with one sign between all but maybe the last; null where they are anything else. */
function clocksOf(row: string, before: string): readonly number[] | null {
  const parts = [...row.matchAll(PARTS)]
  const signs = parts.flatMap(({ groups }) => groups?.['sign']?.trim() ?? [])
  const [first = '', ...others] = signs
  if (!others.slice(0, -1).every((sign) => sign === first)) return null
  const last = others.at(-1) ?? first
  if (last !== first && !/[\p{L}&]/u.test(last)) return null
  // `10h-12h-14h-18h`: open, closed, open, closed.
  if (/[–—-]/.test(first) && signs.length % 2 === 1) return null
  const told = parts.flatMap(({ groups }) => groups?.['clock'] ?? []).map(oneOf)
  const { half, sure = false } = told.at(-1) ?? {}
  const mayBeBare = LEAD.test(before) || /[/|•·]/u.test(first)
  if (!(sure || SURE_LEAD.test(before)) || !told.every((one) => one.sure || mayBeBare)) return null
  const clocks = told.map((one) => clockTold(one, half) ?? DAY_MS)
  return clocks.every((clock, at) => clock < DAY_MS && clock > (clocks[at - 1] ?? -1))
    ? clocks
    : null
}

function oneOf(text: string): Told {
  const groups = ONE.exec(text)?.groups ?? {}
  const { h, m, mark, minutes = m ?? '0', half, unit } = groups
  // `5.03` may be a day of March.
  const isDotted = mark === '.' && (Number(minutes) === 0 || Number(minutes) > 12)
  const sure = m !== undefined || mark === ':' || isDotted || (half ?? unit) !== undefined
  return { hours: Number(h), minutes: Number(minutes), half: half?.toLowerCase(), sure }
}

/** `2 / 5 / 8pm`; null where no clock shows that. */
function clockTold({ hours, minutes, half }: Told, ofAll: string | undefined): number | null {
  const told = half ?? ofAll
  return clockOf(told === undefined ? hours : hourInHalf(hours, told), minutes, 0)
}
