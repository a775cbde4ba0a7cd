import { monthNamed } from './month-words.ts'
import { withoutOtherDates } from './other-dates.ts'

/** Numbers in a text of dates that are no dates of the event: the days that streets are named after, and ages. */

/** A year in the past, or the number of a house; a year of today makes a date of it. */
const NO_YEAR_OF_TODAY = String.raw`(?!\s?(?:de\s)?20\d\d(?!\d))`
/** `place du 8 mai au 12 juin`: where days go on, the first of them is one of theirs. */
const NOT_GOING_ON = String.raw`(?!\s?(?:au|à|et|and|und|y|e|en|i|al|bis|to|&|\+|\/|[-–])\s?(?:le\s|les\s)?\d)`
const HOUSE = String.raw`(?:(?<=^|[,;|(\n]\s?)\d{1,3}(?:\s?(?:bis|ter|[a-d]))?,?\s)?`
const HOUSE_BEHIND = String.raw`(?:\s\d{1,4}\s?[a-z]?(?=\s*(?:[,;|()]|$)))?`
const DATE = String.raw`(?:\d{1,2}(?:er|\.)?|[IVX]{1,5})`
const OLD_YEAR = String.raw`(?<year>\s(?:de\s)?1[4-9]\d\d(?!\d))`

/** What is named, and the words to its day, by tongues: `rue du`, `Platz des`, `Piazza`, `Avenida`, `ul.`, `náměstí`. */
const NAMED = [
  String.raw`(?:rue|place|avenue|av\.?|boulevard|bd\.?|quai|square|esplanade|all[ée]es?|impasse|passage|rond[- ]point|parvis|salle|espace|stade|gymnase|foyer|complexe|pont)\s(?:du|des)\s`,
  String.raw`(?:platz|stra(?:ß|ss)e|str\.?|allee|br[üu]cke|ufer)\sdes\s`,
  String.raw`(?:piazza|piazzale|p\.?zza|via|viale|largo)\s(?:del\s)?`,
  String.raw`(?:avenida|avda?\.?|av\.|calle|c/|plaza|paseo|rua|pra[çc]a|travessa|avinguda|carrer|pla[çc]a)\s(?:del?\s)?`,
  String.raw`(?:ul\.?|ulica|ulicy|plac|pl\.|aleja|al\.|os\.)\s`,
  String.raw`(?:n[áa]m[ěe]st[íi]|n[áa]m\.|t[řr][íi]da|ulice)\s`,
  String.raw`(?:ул\.?|улица|площадь|пл\.)\s`,
].join('|')

const NAMED_DAY = new RegExp(
  String.raw`(?<!\p{L})${HOUSE}(?:${NAMED})${DATE}\s(?:de\s|d['’])?(?<month>\p{L}{3,})(?!\p{L})(?:${OLD_YEAR}|${NO_YEAR_OF_TODAY}${NOT_GOING_ON})${HOUSE_BEHIND}`,
  'giu',
)
const MAY_BE_NAMED =
  /(?:rue|pla[cçtz]|av|boul|bd|quai|square|espl|all[ée]|imp|pass|rond|parvis|salle|espace|stade|gymn|foyer|compl|pont|str|br[üu]cke|ufer|p(?:ia)?\.?zza|via|largo|calle|c\/|paseo|rua|pra|trav|carrer|ul|al\.|os\.|n[áa]m|t[řr][íi]da|ул|пл)/iu

const YEARS = String.raw`(?:ans?|mois|years?(?:[- ]olds?)?|yrs?|y\/?o|jahren?|a[ñn]os|anni|anos|jaar|lat|let|[åa]r|vuotta|anys|months?|monate?n?|meses|mesi)(?!\p{L})`
const AND_TO = String.raw`\s?(?:[-–—/]|à|au|to|till|bis|a|ai|al|y|et|and|und|e|tot|t\/m|do|og|och|til)\s?`
const NUMBER = String.raw`(?<![\d.,:/])\d{1,2}`
const LEAD = String.raw`(?:(?<!\p{L})(?:de|d[èe]s|à partir de|from|ages?|aged|von|ab|da|dai|dal|desde|a partir d[ei]|vanaf|van|od|fra|fr[åa]n|moins de|plus de|under|over)\s)?`
const AGES = [
  // de 5 à 12 ans; ab 6 Jahren
  String.raw`${LEAD}${NUMBER}(?:${AND_TO}\d{1,2})?\s?\+?\s?${YEARS}`,
  // ages 5-12, 18+ in brackets
  String.raw`(?<!\p{L})(?:ages?|aged|[âa]ges?|alter|edad(?:es)?|et[àa]|leeftijd|wiek|idade)\s?:?\s?(?:de\s|from\s|von\s|ab\s)?\d{1,2}(?:${AND_TO}\d{1,2})?(?!\d|[./:]\d)\+?`,
  String.raw`\(\s?\d{1,2}\s?\+\s?\)`,
].map((pattern) => new RegExp(pattern, 'giu'))
const MAY_BE_AGES =
  /\d\s?\+?\s?(?:an|mois|y|jahr|a[ñn]o|jaar|l[ae]t|[åa]r|vuot|mo|mes)|[âa]ge|alter|edad|et[àa]|leef|wiek|idad|\+\s?\)/iu

/** Longer is prose. */
const LENGTH_MAX = 5000

/** A text of dates without the days in the names of streets and halls, and without ages. */
export function withoutOtherNumbers(text: string): string {
  if (text.length > LENGTH_MAX) return text
  const dates = withoutOtherDates(text, hasDay)
  const aged = MAY_BE_AGES.test(dates) ? withoutAges(dates) : dates
  return MAY_BE_NAMED.test(aged) ? withoutNamedDays(aged) : aged
}

/** `Age 12 March 2027` is a day. */
function withoutAges(dates: string): string {
  const left = AGES.reduce((text, pattern) => text.replace(pattern, ' '), dates)
  return hasDay(left) || !hasDay(dates) ? left : dates
}

/** Another day stands in what is left: only then is the first of them sure to be none. */
const DAY_IN_NUMBERS = /(?<!\d)\d{1,2}[./-]\d{1,2}(?!\d)|\d{4}-\d{2}-\d{2}/u
const DAY_IN_WORDS = [
  /(?<!\d)\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?(\p{L}{3,})/gu,
  /(\p{L}{3,})\.?\s\d{1,2}(?!\d)/gu,
]

/** Whether a text tells a day, with or without its year. */
export function hasDay(text: string): boolean {
  return (
    DAY_IN_NUMBERS.test(text) ||
    DAY_IN_WORDS.some((form) =>
      [...text.matchAll(form)].some(([, month = '']) => monthNamed(month) !== null),
    )
  )
}

function withoutNamedDays(text: string): string {
  return text.replace(NAMED_DAY, (given: string, ...found: unknown[]) => {
    const { month, year } = found.at(-1) as Readonly<Record<string, string | undefined>>
    if (monthNamed(month ?? '') === null) return given
    return year !== undefined || hasDay(text.split(given).join(' ')) ? ' ' : given
  })
}
