import { plain } from './title-words.ts'

/** Titles that are written in capitals from end to end, and how to write them in a normal voice. */

const WORD = /[\p{L}\p{N}]+(?:['’.](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu
const LOWER = /\p{Ll}/u
const LONG_CAPITALS = /\p{Lu}{4,}/gu
const ROMAN = /^[IVX]{2,}$/
const DIGIT = /\p{N}/u
const NO_VOWEL = /^[^AEIOUYÀ-ÖØ-Ý]+$/u
const ELIDED = /^([DLJQSNMTC]|QU)(['’])(.+)$/u

const SMALL = new Set(
  (
    'a à au aux avec chez dans de des du en et la le les ou où par pour sans sous sur un une vers ' +
    'and at by for from in of on or the to with'
  ).split(' '),
)

/** Abbreviations that have vowels. */
const ABBREVIATIONS = new Set(
  'ABBA ACDC AC ASSE ATP EDM ESTAC MMA NBA NFL OGC OL OM ONU RATP UFC UK UNESCO USA VIP WTA'.split(
    ' ',
  ),
)

/** All capitals, and more than one word of them: one word alone may well be a name that is written so. */
export function isShouted(title: string): boolean {
  if (LOWER.test(title)) return false
  return (title.match(LONG_CAPITALS) ?? []).length >= 2
}

/**
 * `LES LOUTRES EN CONCERT` → `Les Loutres en Concert`. Words of `spellings` (performers' names) are written as there;
 * figures, Roman numbers, abbreviations and what cannot be read aloud stay.
 */
export function calmed(title: string, spellings: readonly string[]): string {
  const known = new Map<string, string>()
  for (const spelling of spellings) {
    if (isShouted(spelling)) continue
    for (const word of spelling.match(WORD) ?? []) known.set(plain(word), word)
  }
  let first = true
  return title.replace(WORD, (word) => {
    const begins = first
    first = false
    return known.get(plain(word)) ?? calmedWord(word, begins)
  })
}

function calmedWord(word: string, begins: boolean): string {
  if (DIGIT.test(word) || ROMAN.test(word) || ABBREVIATIONS.has(word)) return word
  if (word.includes('.') || (word.length > 1 && NO_VOWEL.test(word))) return word
  const elided = ELIDED.exec(word)
  if (elided !== null) {
    const [, article = '', sign = '', rest = ''] = elided
    return `${begins ? capital(article) : article.toLowerCase()}${sign}${capital(rest)}`
  }
  const lower = word.toLowerCase()
  return !begins && SMALL.has(lower) ? lower : capital(word)
}

function capital(word: string): string {
  const [head = '', ...tail] = word
  return head.toUpperCase() + tail.join('').toLowerCase()
}
