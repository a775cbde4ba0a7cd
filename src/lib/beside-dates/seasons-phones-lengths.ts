/** Numbers in a text of dates that tell no day: seasons, telephones, how long it takes, how far it goes, what it costs; and the end of a night. */

/** `Saison 2026/2027`, `2026-27` */
const SEASON =
  /(?:(?<!\p{L})(?:saison|season|spielzeit|temporada|stagione|seizoen|sezona?)\s)?(?<![\d./-])(20\d\d)\s?[/–-]\s?((?:20)?\d\d)(?![\d./-])(?:\s?[:,–-]\s)?/giu

const NATIONAL_NUMBER = String.raw`0\d([ .-])\d\d(?:\1\d\d){3}(?!\d)`
const INTERNATIONAL_NUMBER = String.raw`\+\d{2}[ .-]?(?:\(0\))?\d(?:[ .-]?\d{2,3}){3,5}(?!\d)`
/** `tél. 01 23 45 67 89`, `+33 1 23 45 67 89` */
const PHONE = new RegExp(
  String.raw`(?:t[ée]l(?:[ée]phone|efon)?|phone|fon)?\.?:?\s?(?<![\d./+-])(?:${NATIONAL_NUMBER}|${INTERNATIONAL_NUMBER})`,
  'giu',
)

const LENGTH_WORDS = String.raw`(?:dur[ée]e|dauer|duration|running time|duraci[óo]n|durata|dura[çc][ãa]o|duur|speelduur|spieldauer|l[äa]ngd|varighed)`
const ABOUT = String.raw`(?: (?:env(?:iron|\.)|ca\.|approx\.|circa))?`
const HOURS = String.raw`\d{1,2}\s?(?:h|heures?|hours?|hrs?|std\.?|stunden?|horas?|ore|uur)(?!\p{L})\s?(?:\d{2}(?!\d))?`
const HOURS_AND_MINUTES = String.raw`\d{1,2}[:.]\d{2}(?!\d)`
const UNIT = String.raw`(?:\s?(?:h|min|minutes?|minuten|minutos|minuti)(?!\p{L}))?`
/** `durée : 1h30`, `(1h30)` */
const LENGTH = new RegExp(
  String.raw`(?<!\p{L})${LENGTH_WORDS}${ABOUT}\s?:?\s?(?:${HOURS}|${HOURS_AND_MINUTES}|\d{1,3})${UNIT}|\(\s?[1-3]\s?h\s?(?:[0-5]\d)?\s?\)`,
  'giu',
)

/** `5 mars 2027 - 1h30 - 20h00`: nothing goes on from the small hours to the evening. */
const LENGTH_BEFORE_CLOCK =
  /(?<=\d{4}) [-–—|] [1-3] ?h(?: ?[0-5]\d)? [-–—|] (?=(?:1[7-9]|2[0-3]) ?[h:])/giu

/** `20h / 1h30`: no span has a stroke, and nothing begins in the evening and again in the small hours. */
const LENGTH_BEHIND_CLOCK =
  /((?<!\d)(?:1[1-9]|2[0-3])(?: ?h(?: ?[0-5]\d)?|:[0-5]\d| uhr)) ?[/|•·] ?(?:0?[1-3] ?[h:](?: ?[0-5]\d)?|\d{2,3} ?min(?:utes|uten|\.)?)(?![\p{L}\d]| ?[ap]\.?m| ?[/|•·] ?\d)/giu

/** `3h de concert`, `24 heures de danse`, `24h du Mans`; not `3h du matin`, `2h de la nuit`. */
const HOURS_OF =
  /(?<![\d:.,]|(?<!\p{L})(?:à|at|um|dès|vers)\s)(?:[1-6]\s?h(?:eures?)?(?:\s?[0-5]\d)?\s(?:de\s(?!la(?!\p{L})|nuit|mat)|d['’])(?=\p{L}{4})|24\s?(?:h|heures|hours|stunden|horas|ore)\s(?:du|des|de|di|del|of|von|d['’])(?!\p{L}))/giu
const WAY = /(?<![\d.,/])\d{1,3}(?:[.,]\d{1,3})?\s?(?:km|kilom[eè]t\p{L}{1,4})(?!\p{L})/giu
/** One look before both. */
const MAY_LAST =
  /\d\s?(?:km|kilom|(?:h|heures?|hours|stunden|horas|ore)(?:\s?[0-5]\d)?\s(?:d|of|von))/iu

const CENTS = String.raw`\d{1,3}[.,]\d\d`
const MONEY = String.raw`(?:[€$£]|(?:EUR|CHF|GBP|USD|euros?)(?!\p{L}))`
/** `10.00-15.00 €`, `£10.00-20.00` */
const PRICES = new RegExp(
  String.raw`(?<![\d.,:/-])(?:${MONEY}\s?(${CENTS})\s?[-–—/]\s?${MONEY}?\s?(${CENTS})(?![\d.,])|(${CENTS})\s?[-–—/]\s?(${CENTS})\s?${MONEY}(?!\s?\d))`,
  'giu',
)
const MAY_COST = /[€$£]|EUR|CHF|GBP|USD/iu

const FROM = String.raw`(?:du|vom|of|del|dal|van|from)\s(?:the\s)?`
const TO = String.raw`(?:au|auf den|auf|zum|to|to the|al|op|[-–/])`
/** `la nuit du 5 au 6 mars`: it begins on the first of them. */
const NIGHT = new RegExp(
  String.raw`((?<!\p{L})(?:nuit|nacht|night|noche|notte|noite)\s${FROM}(\d{1,2})(?:st|nd|rd|th|\.)?)\s?${TO}\s?(\d{1,2})(?:st|nd|rd|th|er|\.)?(?=\s\p{L}{3})`,
  'giu',
)

export function withoutSeasonsPhonesLengths(text: string): string {
  const brief = MAY_LAST.test(text) ? text.replace(HOURS_OF, ' ').replace(WAY, ' ') : text
  const plain = MAY_COST.test(brief) ? withoutPrices(brief) : brief
  return plain
    .replace(SEASON, (season, first: string, second: string) =>
      isSeason(first, second) ? ' ' : season,
    )
    .replace(PHONE, ' ')
    .replace(LENGTH, ' ')
    .replace(LENGTH_BEFORE_CLOCK, ' ')
    .replace(LENGTH_BEHIND_CLOCK, '$1')
    .replace(NIGHT, (night, evening: string, first: string, second: string) =>
      Number(second) === Number(first) + 1 ? evening : night,
    )
}

/** `19.30 - 10.00 €` is a time of day and a price. */
function withoutPrices(text: string): string {
  return text.replace(PRICES, (prices: string, ...told: (string | undefined)[]) => {
    const [from = 0, to = 0] = told
      .slice(0, 4)
      .flatMap((one) => (one === undefined ? [] : [Number(one.replace(',', '.'))]))
    return from < to ? ' ' : prices
  })
}

function isSeason(first: string, second: string): boolean {
  const next = Number(first) + 1
  // `2011-12` may be a month.
  return Number(second) === next || (Number(second) > 12 && Number(second) === next % 100)
}
