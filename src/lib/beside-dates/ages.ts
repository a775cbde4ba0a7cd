import { hasDay } from './day-spelling.ts'

/** For whom it is: `de 5 à 12 ans`, `ab 6 Jahren`, `ages 5-12`, `(18+)`. */

const YEARS = String.raw`(?:ans?|mois|years?(?:[- ]olds?)?|yrs?|y\/?o|jahren?|a[ñn]os|anni|anos|jaar|lat|let|[åa]r|vuotta|anys|months?|monate?n?|meses|mesi)(?!\p{L})`
const AGE_WORDS = String.raw`(?:ages?|aged|[âa]ges?|alter|edad(?:es)?|et[àa]|leeftijd|wiek|idade)`
const AND_TO = String.raw`\s?(?:[-–—/]|à|au|to|till|bis|a|ai|al|y|et|and|und|e|tot|t\/m|do|og|och|til)\s?`
const NUMBER = String.raw`(?<![\d.,:/])\d{1,2}`
const FROM = String.raw`(?:(?<!\p{L})(?:de|d[èe]s|à partir de|from|ages?|aged|von|ab|da|dai|dal|desde|a partir d[ei]|vanaf|van|od|fra|fr[åa]n|moins de|plus de|under|over)\s)?`

const AGES = [
  // de 5 à 12 ans; ab 6 Jahren
  String.raw`${FROM}${NUMBER}(?:${AND_TO}\d{1,2})?\s?\+?\s?${YEARS}`,
  // ages 5-12
  String.raw`(?<!\p{L})${AGE_WORDS}\s?:?\s?(?:de\s|from\s|von\s|ab\s)?\d{1,2}(?:${AND_TO}\d{1,2})?(?!\d|[./:]\d)\+?`,
  // (18+)
  String.raw`\(\s?\d{1,2}\s?\+\s?\)`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** What tells an age, wherever its number stands. */
const MAY_BE_AGES = new RegExp(String.raw`\d\s?\+?\s?${YEARS}|${AGE_WORDS}|\+\s?\)`, 'iu')

/** `Age 12 March 2027` is a day. */
export function withoutAges(text: string): string {
  if (!MAY_BE_AGES.test(text)) return text
  const left = AGES.reduce((ageless, pattern) => ageless.replace(pattern, ' '), text)
  return hasDay(left) || !hasDay(text) ? left : text
}
