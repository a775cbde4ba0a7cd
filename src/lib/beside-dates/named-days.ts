import { monthNamed } from '../month-words.ts'
import { hasDay } from './day-spelling.ts'

/** The days that streets and halls are named after: `place du 8 mai 1945`. */

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

const HOUSE_BEFORE = String.raw`(?:(?<=^|[,;|(\n]\s?)\d{1,3}(?:\s?(?:bis|ter|[a-d]))?,?\s)?`
const HOUSE_BEHIND = String.raw`(?:\s\d{1,4}\s?[a-z]?(?=\s*(?:[,;|()]|$)))?`
const DATE = String.raw`(?:\d{1,2}(?:er|\.)?|[IVX]{1,5})\s(?:de\s|d['’])?(?<month>\p{L}{3,})(?!\p{L})`
const OLD_YEAR = String.raw`(?<year>\s(?:de\s)?1[4-9]\d\d(?!\d))`
/** A year of today makes a date of it. */
const NO_YEAR_OF_TODAY = String.raw`(?!\s?(?:de\s)?20\d\d(?!\d))`
/** `place du 8 mai au 12 juin`: where days go on, the first of them is one of theirs. */
const NOT_GOING_ON = String.raw`(?!\s?(?:au|à|et|and|und|y|e|en|i|al|bis|to|&|\+|\/|[-–])\s?(?:le\s|les\s)?\d)`

const NAMED_DAY = new RegExp(
  String.raw`(?<!\p{L})${HOUSE_BEFORE}(?:${NAMED})${DATE}(?:${OLD_YEAR}|${NO_YEAR_OF_TODAY}${NOT_GOING_ON})${HOUSE_BEHIND}`,
  'giu',
)
/** Most texts name no street: they are passed over without trying where a house could begin. */
const MAY_BE_NAMED = new RegExp(String.raw`(?<!\p{L})(?:${NAMED})[\dIVX]`, 'iu')

/** `Théâtre des 13 Vents`: this is December elsewhere, and behind a word no day of it. */
const OF_THE = /(?<=\p{L}{3,}\s)des(?=\s\d)/giu

/** A day without its year goes only where another stands in what is left: only then is it sure to be none. */
export function withoutNamedDays(text: string): string {
  return withoutDaysOfStreets(text).replace(OF_THE, ' ')
}

function withoutDaysOfStreets(text: string): string {
  if (!MAY_BE_NAMED.test(text)) return text
  return text.replace(NAMED_DAY, (given: string, ...found: unknown[]) => {
    const { month, year } = found.at(-1) as Readonly<Record<string, string | undefined>>
    if (monthNamed(month ?? '') === null) return given
    return year !== undefined || hasDay(text.split(given).join(' ')) ? ' ' : given
  })
}
