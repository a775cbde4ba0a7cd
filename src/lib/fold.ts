import { remembering } from './remember.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  middot: '·',
  euro: '€',
  agrave: 'à',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ouml: 'ö',
  ugrave: 'ù',
  ucirc: 'û',
  uuml: 'ü',
  ntilde: 'ñ',
  oelig: 'œ',
  aelig: 'æ',
  szlig: 'ß',
  oslash: 'ø',
}

/** Letters that carry no combining mark but that people also write otherwise. */
export const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const SIGNS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '•': '|',
  '·': '|',
}

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'gu')
// Elsewhere (Japanese, Arabic, Hindi…) the marks are part of the letter: か and が are two.
const MARKS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu
// Format characters (soft hyphen, zero-width, direction marks, byte order mark), line separators, variation selectors.
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu
/** Nothing to fold but its case: no entity, percent escape, tag or sign outside ASCII. */
const PLAIN = /^[\w\s!"#$'()*+,./:;=?@[\\\]^{|}~-]*$/u
/** What names in Latin script are written with beyond that: each folds by itself, whatever stands beside it. */
const LATIN = '\u00a0À-ÖØ-öø-ſ‘’‚“”„«»‐‑–—―•·…'
const PLAIN_LATIN = new RegExp(`^[\\w \\t\\r\\n!"#$'()*+,./:;=?@[\\\\\\]^{|}~${LATIN}-]*$`, 'u')
const LATIN_SIGN = new RegExp(`[${LATIN}]`, 'gu')
/** Blanks other than single ones. */
const UNEVEN = /[^\S ]| {2}/u
const ELISION = /(?<![\p{L}\p{N}])(l|d|j|qu|s|n|m|t|c)'(?=\p{L})/gu
const OF_WORD = /[\p{L}\p{N}\p{M}]/u
const NOT_WORD = /[^\p{L}\p{N}\p{M}]+/gu

/**
 * Text as matching reads it: one case, no accents, plain quotes and dashes, no markup.
 * Separators, brackets, `&` and `+` stay: who parses a title needs them; `words` drops them.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return spaced(text.toLowerCase())
  if (PLAIN_LATIN.test(text)) return spaced(text.replace(LATIN_SIGN, foldedSign).toLowerCase())
  return spaced(foldWhole(text))
}

function spaced(text: string): string {
  return (UNEVEN.test(text) ? text.replace(/\s+/gu, ' ') : text).trim()
}

/** The few hundred of them are folded once: a text takes five times as long. */
const foldedSign = remembering(1000, foldWhole)

function foldWhole(text: string): string {
  const marked = decode(decode(text.normalize('NFKC')))
  const plain = marked.includes('<') ? marked.replace(/<[/!]?\p{L}[^>]*>/gu, ' ') : marked
  return bare(
    plain
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(/\u2026/gu, ' ')
      .toLowerCase(),
  )
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '$1')
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(SIGN, (sign) => SIGNS[sign] ?? sign)
}

/** The words of a folded text: letters and digits of any script; French elisions split off, other apostrophes closed up. */
export function words(folded: string): string[] {
  const text = folded.includes("'")
    ? folded
        .replace(/'n'/gu, ' n ')
        .replace(ELISION, '$1 ')
        .replace(/(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}])/gu, '')
    : folded
  const spelt = asLetters(text)
  return asciiWords(spelt) ?? spelt.split(NOT_WORD).filter((word) => word !== '')
}

/** Whether a folded text has any words. */
export function hasWords(folded: string): boolean {
  return OF_WORD.test(folded)
}

/** The same of a text of ASCII letters and signs, as most are, without a pattern; null: it is none. */
function asciiWords(text: string): string[] | null {
  const found: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) return null
    if (isAsciiWord(code)) continue
    if (at > from) found.push(text.slice(from, at))
    from = at + 1
  }
  if (from < text.length) found.push(text.slice(from))
  return found
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
}

/** `A$AP`, `P!nk`: signs that stand for letters of a name. */
function asLetters(text: string): string {
  if (!text.includes('$') && !text.includes('!')) return text
  return text
    .replace(/(?<=\p{L})\$|\$(?=\p{L})/gu, 's')
    .replace(/(?<=(?<!\p{L})[a-z])!(?=[a-z]{2})/gu, 'i')
}

/** Folded words with single blanks between; for a text of signs only (`!!!`) the signs. */
export function foldKey(text: string): string {
  const folded = fold(text)
  return words(folded).join(' ') || folded.replace(/\s+/gu, '')
}

function decode(text: string): string {
  return decodePercents(decodeEntities(text))
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return named(name) ?? whole
    const code = /^#x/iu.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
    const usable = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return usable ? String.fromCodePoint(code) : whole
  })
}

function named(name: string): string | undefined {
  const exact = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined
  if (exact !== undefined) return exact
  const lower = name.toLowerCase()
  if (!Object.hasOwn(ENTITIES, lower)) return undefined
  const letter = ENTITIES[lower]
  return name === name.toUpperCase() || lower === name.slice(0, 1).toLowerCase() + name.slice(1)
    ? letter?.toUpperCase()
    : undefined
}

function decodePercents(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(/(?:%[0-9a-f]{2})+/giu, (whole) => {
    try {
      return decodeURIComponent(whole)
    } catch {
      return whole
    }
  })
}
