import { textFromHtml } from '../../../lib/html-text.ts'
import { AT_THE_END, BEHIND, HOUSE_NUMBER, IN_FRONT } from '../../../lib/street-words.ts'
import { placeParts } from '../place-text.ts'
import type { PlaceParts } from '../place-text.ts'
import { dateInText } from './date-in-text.ts'

/** Longer texts tell of more than where. */
const TEXT_MAX = 5000
/** A hall, its street and its town may stand on a line each. */
const LINES_MAX = 3

const LABELS =
  'lieu|o[ùu]|adresse|where|venue|location|address|ort|wo|veranstaltungsort|lugar|d[óo]nde|luogo|dove|locatie|waar|local|onde|sted|plats|地點|地点|場所|会場|會場|장소'
/** `Lieu : voir le site` */
const NO_PLACE = String.raw`(?:voir|see|siehe|ver|vedi|zie|sur|on|cf|tb[acd]|online|en ligne|virtual|https?:|www)(?!\p{L})`
/** `Lieu : Salle Vega, 3 rue des Pins, 31000 Toulouse` as a line or a sentence of its own, or behind a sign. */
const LABELLED = new RegExp(
  String.raw`(?:(?:^|[\n|•]|[.,;!?)](?=\s)|\s[–—-]\s)[ \t]*(?:${LABELS})\s?[:：]\s?|^[ \t]*(?:${LABELS})[ \t]*\n[ \t]*)(?<place>(?!${NO_PLACE})\p{L}[^\n|•]{1,150})`,
  'imu',
)

/** Before a full stop that ends no sentence, in capitals or not. */
const SHORT_WORDS =
  'ste?s? dr prof mrs? ms jr sr mt ft ave? bd blvd rd ln sq pl pza all imp ch chem rte fbg hl nr no rm bldg via co'
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')
const ABBREVIATED = String.raw`(?:(?:^|[\s,.'’-])(?:\p{L}|${SHORT_WORDS})|str)`
/** What follows a place in its line: another word with its colon, or a sentence, but behind no `St.` or `av.` */
const NEXT_SENTENCE = new RegExp(
  String.raw`(?:[.!?;,]\s+(?=\p{L}+(?:\s\p{L}+)?\s?[:：])|(?:[!?]|(?<!${ABBREVIATED})\.)\s+(?=\p{Lu})).*$`,
  'su',
)

/** The last of what tells the day or its times. */
const TIME_OF_DATE =
  /^.*(?:20\d\d|(?<!\d)\d{1,2}(?::[0-5]\d|\s?h\s?(?:[0-5]\d)?(?!\p{L})|(?:\.[0-5]\d)?\s?(?:uhr|uur)|\s?[ap]\.?m\.?)(?!\d)|(?<!\p{L})(?:ore|alle|kl\.?|klo|um)\s\d{1,2}(?:\.[0-5]\d)?(?![\d.:]\d))/iu
/** A code with its town, up to what does not belong to it. */
const TO_TOWN =
  /^[\s,;:|@)–—-]*(?:(?:à|at|in|im|in der|au|a|en)\s)?(?<place>\p{L}[^!?:]{2,120}?[,\s](?<![\d.])\d{4,5}\s(?!EUR|CHF)\p{Lu}[\p{L}'’-]+(?:[\s-](?:\p{Lu}|sur|sous|en|lès|les|la|le|am|an|im)[\p{L}'’-]*){0,4})/u
const STREET = new RegExp(
  String.raw`${HOUSE_NUMBER},?\s(?:${IN_FRONT.any})(?!\p{L})|(?:${IN_FRONT.surely})\s[^,\n]{2,40}\s\d|(?:${AT_THE_END.surely})\s\d|\d\s[\p{L} ]{2,30}\s(?:${BEHIND.surely})(?!\p{L})`,
  'iu',
)

/**
 * Where it is, by a text that tells when: behind a word for it (`Lieu : Salle Vega`), or right behind the date where it ends with
 * a street, a code and its town. What else stands there may be anything.
 */
export function placeBesideDate(html: string): PlaceParts | null {
  const text = textFromHtml(html.slice(0, TEXT_MAX * 4)).slice(0, TEXT_MAX)
  const labelled = LABELLED.exec(text)?.groups?.['place']
  if (labelled !== undefined)
    return partsOf(labelled.replace(NEXT_SENTENCE, '').replace(/[.\s]+$/, ''))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const at = lines.findIndex((line) => /20\d\d/.test(line) && dateInText(line) !== null)
  if (at === -1) return null
  const [line = '', ...next] = lines.slice(at, at + LINES_MAX + 1)
  const behind = [line.replace(TIME_OF_DATE, ''), ...next].join(', ')
  const place = TO_TOWN.exec(behind)?.groups?.['place']
  if (place !== undefined && STREET.test(place)) return partsOf(place)
  return line.replace(TIME_OF_DATE, '').trim() === '' ? inThreeLines(next) : null
}

/** A hall, its street with a number, and a town, each a line of its own right below the date. */
function inThreeLines([hall = '', street = '', town = '']: readonly string[]): PlaceParts | null {
  const [name, address, city] = [hall, street, town].map((line) => line.trim())
  const isPlace = HALL_LINE.test(name ?? '') && STREET_LINE.test(address ?? '')
  return isPlace && STREET.test(address ?? '') && TOWN_LINE.test(city ?? '')
    ? partsOf(`${name}, ${address}, ${city}`)
    : null
}

const HALL_LINE = /^[\p{Lu}\d][^!?:]{2,60}$/u
const STREET_LINE = /^[\p{L}\d][\p{L}\d .,'’/-]{4,60}$/u
const TOWN_LINE = /^\p{Lu}[\p{L} '’-]{1,40}$/u

function partsOf(place: string): PlaceParts {
  return placeParts(place.replace(/\s[–—-]\s/g, ', '))
}
