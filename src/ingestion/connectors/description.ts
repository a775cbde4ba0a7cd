import { foldName } from '../../lib/fold-name.ts'
import { textFromHtml } from '../../lib/html-text.ts'
import { textOf } from './json-value.ts'

/** A short text, then a long one where it does not repeat it (then the long one alone), then what else is to be said. */
export function joinedText(
  short: string | undefined,
  long: string | undefined,
  ...more: readonly string[]
): string | undefined {
  const lead = short?.trim() ?? ''
  const rest = long?.trim() ?? ''
  const parts = repeats(rest, lead) ? [rest, ...more] : [lead, rest, ...more]
  const text = parts.filter((part) => part !== '').join('\n\n')
  return text === '' ? undefined : text
}

/** Words in a row that are compared: two texts share many of three only where one was made from the other. */
const ROW = 3
const WORDS_LEAST = 8
const SHARE = 0.75

/** Whether a text begins with another, cut off as it may be, or says it again almost word for word. */
function repeats(text: string, lead: string): boolean {
  if (text.startsWith(lead)) return true
  const [long, short] = [wordsOf(text), wordsOf(lead)]
  if (short.every((word, at) => long[at] === word)) return true
  if (short.length < WORDS_LEAST) return false
  const known = new Set(rowsOf(long))
  const rows = rowsOf(short)
  return rows.filter((row) => known.has(row)).length >= rows.length * SHARE
}

/** Either may be marked up. */
function wordsOf(text: string): readonly string[] {
  return foldName(textFromHtml(text)).split(' ')
}

function rowsOf(words: readonly string[]): readonly string[] {
  return words.slice(ROW - 1).map((_, at) => words.slice(at, at + ROW).join(' '))
}

const ANY_AGE = 99

/** For which ages it is, in words; '' for all. */
export function agesText(min: unknown, max: unknown): string {
  const from = Number(textOf(min) ?? 0)
  const to = Number(textOf(max) ?? ANY_AGE)
  if (from > 0 && to > 0 && to < ANY_AGE) return `De ${from} à ${to} ans.`
  if (from > 0) return `À partir de ${from} ans.`
  return to > 0 && to < ANY_AGE ? `Jusqu’à ${to} ans.` : ''
}
