import { cleanLine, cleanLines, cutText } from '../../lib/clean-text.ts'
import { withoutBracketMarkup } from '../../lib/bracket-markup.ts'
import { lineFromHtml, textFromHtml } from '../../lib/html-text.ts'
import { isMarkdown, textFromMarkdown } from '../../lib/markdown-text.ts'
import { repairMojibake } from '../../lib/mojibake.ts'

/** Longer is no name. */
export const LINE_MAX = 1000
/** Longer is a book; documents carry every description of a performer. */
export const TEXT_MAX = 20_000

export interface TextRules {
  /** Put right what was decoded wrongly before it came to us. */
  readonly repair: boolean
  /** `plain`: the partner sends no markup, whatever its texts look like. */
  readonly markup: 'auto' | 'html' | 'plain'
}

/** A text, or a number or flag as the text it is written as; null for anything else. */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  return typeof value === 'bigint' ? value.toString() : null
}

/** A short text; null when nothing is left of it. */
export function readLine(value: unknown, rules: TextRules): string | null {
  const text = asText(value)
  if (text === null) return null
  // Markup of a page's length in a name is a mistake: cleaning it all would only cost time.
  const given = repaired(text.length > 20_000 ? text.slice(0, 20_000) : text, rules)
  const bare = rules.markup === 'plain' ? given : withoutBracketMarkup(lineFromHtml(given))
  const line = cleaned(bare, cleanLine)
  return line === '' ? null : cutText(line, LINE_MAX)
}

/** What was escaped may be what no text may hold (`\\u0000`): it is cleaned once more. */
function cleaned(text: string, clean: (text: string) => string): string {
  const once = clean(text)
  const plain = unslashed(once)
  return plain === once ? once : clean(plain)
}

/** `<p>Text</p>\n`, the line end escaped once too often. */
const LINE_BEHIND_TAG = /(>|&gt;)(?:\s*(?:\\r)?\\n)+(?=[\s<]|&lt;|$)/g

/** A description as plain text with its line breaks; '' when there is none. */
export function readText(value: unknown, rules: TextRules): string {
  const text = asText(value)
  if (text === null) return ''
  const told = repaired(text.length > 500_000 ? text.slice(0, 500_000) : text, rules)
  const given = told.includes('\\') ? told.replace(LINE_BEHIND_TAG, '$1\n') : told
  const plain = rules.markup === 'plain' ? given : withoutBracketMarkup(textFromHtml(given))
  const unmarked = rules.markup === 'auto' && isMarkdown(plain) ? textFromMarkdown(plain) : plain
  const lines = cleaned(unmarked, cleanLines)
  return cutText(lines, TEXT_MAX)
}

/** `L\'été`, `L\u2019\u00e9t\u00e9`, `Loutres.\nEntrée libre`: escaped for a program that never took it off again. */
function unslashed(text: string): string {
  if (!text.includes('\\')) return text
  // A run of them is tried once, from its beginning: from each of its signs it would take for ever.
  return text
    .replace(/(?<!\\)\\+(?=['"])/g, '')
    .replace(/(?:\\r)?\\n(?=$|\s|\\[nr]|[\p{Lu}\d•*])/gu, '\n')
    .replace(/\\t(?=\s)/g, '')
    .replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .toWellFormed()
}

/** Before cleaning: half of what is to be put right are control characters. */
function repaired(given: string, { repair }: TextRules): string {
  const text = given.includes(CDATA) ? given.replace(AROUND_CDATA, '') : given
  return repair ? repairMojibake(text) : text
}

/** A piece of XML that came as text, in a column of CSV, say. */
const CDATA = '<![CDATA['
const AROUND_CDATA = /<!\[CDATA\[|\]\]>/g
