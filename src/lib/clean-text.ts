import { WINDOWS_1252_HIGH } from './windows-1252.ts'

/**
 * Characters at the door. Feeds carry control and invisible characters, direction overrides, halves of emoji and
 * noncharacters; none of them may reach a key, a document or the database (PostgreSQL refuses U+0000 outright).
 */

/** Nothing to do: letters, digits and common punctuation with single blanks inside. */
const PLAIN = /^[!-~À-ÖØ-öø-ɏ‘’“”–—…€]+(?: [!-~À-ÖØ-öø-ɏ‘’“”–—…€]+)*$/

/**
 * Nothing to take away or to compose, whatever there is to space: letters of Latin script with the signs beside them, but for
 * the soft hyphen, and what texts are set with. Most descriptions hold no more.
 */
const SETTLED =
  /^[\t\n\r -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u202f\u2032\u2033\u2039\u203a€]*$/

/**
 * White space is left for later. Joiners, variation selectors and tags are looked at apart: emoji and some scripts need them.
 */
const UNWANTED =
  /(?![\s\u0085\p{Join_Control}\p{Variation_Selector}\u{e0000}-\u{e0fff}])[\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|\ufeff/gu

/** A zero-width space between letters parts two words. */
const HIDDEN_BLANK = /(?<=\p{Script=Latin})\u200b+(?=\p{Script=Latin})/gu

/** A joiner not between signs that it joins. */
const IDLE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Mongolian}\u{e007f}])[\u200c\u200d]|[\u200c\u200d](?!\P{White_Space})/gu

/** Tag characters mean something only after the black flag (England, Scotland…). */
const IDLE_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu

/** More combining marks on one letter than any script needs. */
const MARK_PILE = /(\p{M}{4})\p{M}+/gu

/**
 * What windows-1252 writes in the bytes 0x80 to 0x9f, read as ISO-8859-1 before it came (`L\u0092été`). Nobody means the control
 * characters of these numbers, but for the line break among them.
 */
const MISREAD = /[\u0080-\u0084\u0086-\u009f]/g

/** Signs of windows-1252 that came as control characters, put right. */
function withSigns(text: string): string {
  return text.replace(MISREAD, (sign) => WINDOWS_1252_HIGH[sign.charCodeAt(0) - 0x80] ?? sign)
}

function withoutUnwanted(given: string): string {
  if (SETTLED.test(given)) return given
  const text = withSigns(given)
  const apart = text.includes('\u200b') ? text.replace(HIDDEN_BLANK, ' ') : text
  let clean = apart.replace(UNWANTED, '').toWellFormed()
  if (/[\u200c\u200d]/.test(clean)) clean = clean.replace(IDLE_JOINER, '')
  if (clean.includes('\udb40')) clean = clean.replace(IDLE_TAG, '')
  return clean.normalize('NFC').replace(MARK_PILE, '$1')
}

/** A name or another text of one line: composed letters, single blanks, nothing invisible. */
export function cleanLine(text: string): string {
  if (PLAIN.test(text)) return text
  return withoutUnwanted(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
}

/** A text with lines: line breaks are `\n`, at most one line is left empty between two others. */
export function cleanLines(text: string): string {
  if (PLAIN.test(text)) return text
  return withoutUnwanted(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'))
    .replace(/[^\S\n]{2,}|\t/g, ' ')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The first `max` code units at most, never through an emoji or an accented letter. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  // A grapheme cluster is short: looking at the last part is enough.
  const from = Math.max(0, max - 200)
  const safeFrom = isLowSurrogate(text.charCodeAt(from)) ? from - 1 : from
  for (const { segment, index } of graphemes.segment(text.slice(safeFrom, max + 200))) {
    const after = safeFrom + index + segment.length
    if (after > max) break
    end = after
  }
  return text.slice(0, end || safeFrom).trimEnd()
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
