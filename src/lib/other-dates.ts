import { monthNamed } from './month-words.ts'

/** Dates and numbers in a text of dates that are not when the event is, each known by the words before it. */

const DAY = String.raw`(?<day>\d{4}-\d{2}-\d{2}|\d{1,2}(?<mark>[./-])\d{1,2}\k<mark>(?:\d{4}|\d{2})(?!\d)|\d{1,2}\.\d{1,2}\.|\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?\p{L}{3,}\.?(?:,?\s(?:de\s)?\d{4})?|\p{L}{3,}\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?)`
const AT = String.raw`(?:,?\s(?:à|at|um|alle)?\s?\d{1,2}(?:[:h]\d{2}|\s?h|\suhr))?`
/** From the words to their day. Each is a whole word: else a run of them could be parted in more ways than can be tried. */
const TO_DAY = String.raw`(?:[\s:]+(?:on|le|les|the|am|der|den|vom|zum|du|au|el|il|del|al|op|de|dès|jusqu['’ ]?au|avant|before|by|until|bis|ab|from|depuis|seit|à partir|hasta|desde|antes|entro|fino|dal|voor|vanaf|prévue?s?|geplant|vorgesehen|scheduled|planned|for|previst[oa]|programad[oa]|\p{L}{2,9}(?:day|di|tag|dag))(?!\p{L}))*[\s:]*\s`
/** `du 1er au 15 mars`, `5 mars ou 6 mars`: what goes on with the day is led to by the same words. */
const TO = String.raw`\s(?:au|to|bis(?:\szum)?|al|tot(?:\sen\smet)?|until|till)\s(?:the\s|den\s)?`
const AND = String.raw`\s?(?:,\s)?(?:et|and|und|y|e|en|ou|or|oder|o)\s(?:le\s|the\s|am\s|el\s)?`
const FIRST = String.raw`(?:\d{1,2}(?:er|st|nd|rd|th|\.)?${TO})?`
const GOING_ON = String.raw`(?:(?:${TO}|${AND})(?:\d{4}-\d{2}-\d{2}|\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?\p{L}{3,}\.?(?:,?\s(?:de\s)?\d{4})?|\p{L}{3,}\s\d{1,2}(?:,?\s\d{4})?|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}))(?!\d)${AT})?`

const LEADS = [
  // Written, put on sale, to be booked by
  String.raw`publi(?:é|ée|shed|cado|cato)|mise?s? (?:en ligne|à jour)|posted|updated|ver[öo]ffentlicht|aktualisiert|gepubliceerd|geplaatst`,
  String.raw`r[ée]servations?|inscriptions?|billetterie|(?:mise )?en vente|on[- ]sale|presale|pre-sale|early bird|rsvp|registration|book(?:ing)?|vvk|vorverkauf|anmeldung|anmeldeschluss|prevendita|preventa|venta|inscripci[óo]n(?:es)?|iscrizion[ei]|aanmelden|deadline|date limite`,
  // Where it was
  String.raw`initialement|originally|previously|urspr[üu]nglich|inizialmente|inicialmente|oorspronkelijk|au lieu|instead of|statt|anstelle|en lugar|invece|in plaats`,
].join('|')
const LED = new RegExp(
  String.raw`(?<!\p{L})(?:${LEADS})(?!\p{L})${TO_DAY}${FIRST}${DAY}${AT}${GOING_ON}`,
  'giu',
)
/** `Report du 5 mars 2026 au 5 mars 2027`: the first of two. */
const MOVED = new RegExp(
  String.raw`(?<!\p{L})(?:report(?:ée?s?)?|d[ée]cal[ée]e?s?|d[ée]plac[ée]e?s?|repouss[ée]e?s?|rescheduled|moved|postponed|verlegt|verschoben|aplazad[oa]|trasladad[oa]|rinviat[oa]|spostat[oa]|verplaatst|adiad[oa])\s(?:du|from|vom|del|dal|van|de)\s(?:the\s|den\s)?${DAY}${AT}(?=\s(?:au|à|to|auf|al|naar|para)(?!\p{L}))`,
  'giu',
)
const MAY_BE_LED =
  /publi|mise|posted|update|ffentlicht|aktual|geplaatst|r[ée]serv|inscrip|billet|vente|sale|early|rsvp|regis|book|vvk|vorverk|anmel|prev|venta|iscriz|aanm|dead|limite|initial|origin|spr[üu]ng|iniz|inicial|oorspr|lieu|instead|statt|anst|lugar|invece|plaats|report|cal[ée]|d[ée]pl|repou|resch|moved|postp|verl|versch|aplaz|trasl|rinv|spost|verpl|adiad/iu

/** `Saison 2026/2027`, `2026-27` */
const SEASON =
  /(?:(?<!\p{L})(?:saison|season|spielzeit|temporada|stagione|seizoen|sezona?)\s)?(?<![\d./-])(20\d\d)\s?[/–-]\s?((?:20)?\d\d)(?![\d./-])(?:\s?[:,–-]\s)?/giu
/** `tél. 01 23 45 67 89`, `+33 1 23 45 67 89` */
const PHONE =
  /(?:t[ée]l(?:[ée]phone|efon)?|phone|fon)?\.?:?\s?(?<![\d./+-])(?:0\d([ .-])\d\d(?:\1\d\d){3}(?!\d)|\+\d{2}[ .-]?(?:\(0\))?\d(?:[ .-]?\d{2,3}){3,5}(?!\d))/giu
/** `durée : 1h30`, `(1h30)` */
const LENGTH =
  /(?<!\p{L})(?:dur[ée]e|dauer|duration|running time|duraci[óo]n|durata|dura[çc][ãa]o|duur|speelduur|spieldauer|l[äa]ngd|varighed)(?: (?:env(?:iron|\.)|ca\.|approx\.|circa))?\s?:?\s?(?:\d{1,2}\s?(?:h|heures?|hours?|hrs?|std\.?|stunden?|horas?|ore|uur)(?!\p{L})\s?(?:\d{2}(?!\d))?|\d{1,2}[:.]\d{2}(?!\d)|\d{1,3})(?:\s?(?:h|min|minutes?|minuten|minutos|minuti)(?!\p{L}))?|\(\s?[1-3]\s?h\s?(?:[0-5]\d)?\s?\)/giu
/** `la nuit du 5 au 6 mars`: it begins on the first of them. */
const NIGHT =
  /((?<!\p{L})(?:nuit|nacht|night|noche|notte|noite)\s(?:du|vom|of|del|dal|van|from)\s(?:the\s)?(\d{1,2})(?:st|nd|rd|th|\.)?)\s?(?:au|auf den|auf|zum|to|to the|al|op|[-–/])\s?(\d{1,2})(?:st|nd|rd|th|er|\.)?(?=\s\p{L}{3})/giu

function isSeason(first: string, second: string): boolean {
  const next = Number(first) + 1
  // `2011-12` may be a month.
  return Number(second) === next || (Number(second) > 12 && Number(second) === next % 100)
}

/** The text without them; what is led to by words stays where `isLeft` finds no other day in what would be left. */
export function withoutOtherDates(given: string, isLeft: (rest: string) => boolean): string {
  const text = given
    .replace(SEASON, (season, first: string, second: string) =>
      isSeason(first, second) ? ' ' : season,
    )
    .replace(PHONE, ' ')
    .replace(LENGTH, ' ')
    .replace(NIGHT, (night, day: string, first: string, second: string) =>
      Number(second) === Number(first) + 1 ? day : night,
    )
  if (!MAY_BE_LED.test(text)) return text
  const led = text.replace(MOVED, withoutDay).replace(LED, withoutDay)
  return led !== text && isLeft(led) ? led : text
}

/** `on sale Saturday 6` tells no day. */
function withoutDay(given: string, ...found: unknown[]): string {
  const { day = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>
  const words = day.match(/\p{L}{3,}/gu) ?? []
  return words.length === 0 || words.some((word) => monthNamed(word) !== null) ? ' ' : given
}
