import { UNTIL_WORDS } from '../tables/little-words.ts'

/**
 * Words as good for other things: only at the beginning, or behind what says that it is on already. `Do 16 mei` is a Thursday,
 * `flyttet til 5. mars` a new date.
 */
/** `to 4.3.` is a Thursday of the north. */
const TO = String.raw`through|thru|up to|to(?!\s\d{1,2}\.(?:\s?\d{1,2}\.|\s\p{L}))|till?`
const NOW =
  'now|ongoing|currently|present|from now(?: on)?|actuellement|(?:d[èe]s )?maintenant|en ce moment|jetzt|ab sofort|ahora|ora|nu'
const ON_ALREADY = `${NOW}|on|open|booking|playing|showing|running|runs?|continu(?:es|ing)|extended`
const ENDS = '(?:must )?ends?|closes|se termine|prend fin|endet|termina|finaliza|finisce|eindigt'
/** Every week of a season. */
const EVERY =
  '(?:every|each|tous les|toutes les|chaque|jeden?|immer|ogni|todos los|cada)\\s\\D*?\\s'
/** What is shut, or put off, until a day begins on it. */
const BEGINS_THEN = [
  'not(?!\\p{L})|clos(?:ed|ure)|postponed|delayed|moved|cancel|suspend|ferm[ée]|report[ée](?!\\p{L}{2})|repouss|annul',
  'geschlossen|verschoben|abgesagt|ausgesetzt|cerrad|aplazad|chius|rinviat|sospes|fechad|encerrad|adiad',
  'gesloten|verplaatst|uitgesteld|opgeschort|przełoż|przesuni|posunut|přesunut|odlož|odgođen|zatvoren|закры|перенес|отложен|κλειστ',
].join('|')
const UNLESS_SHUT = String.raw`^(?!.*(?<!\p{L})(?:${BEGINS_THEN}))`

/** Of hours it is said, too: `open until 10pm, 5 March`, `Tanz bis in die Nacht, 5. März`. */
const NIGHT =
  'late|dawn|midnight|sunrise|aube|minuit|nuit|mitternacht|nacht|morgen|open end|madrugada|medianoche|amanecer|alba|mezzanotte|notte|ochtend'
const NO_CLOCK = String.raw`(?!\s*(?:(?:las|as|às|alle)\s)?(?:\d{1,2}(?:\s?(?:h|u|uhr|uur|am|pm|a\.m|p\.m)(?!\p{L})|[:.]\d{2}(?![.\d]))|(?:\p{L}+['’\s]\s?){0,3}(?:${NIGHT})(?!\p{L})))`
/** `until close, 5 March` */
const NOTHING_ELSE = String.raw`(?!\s*\p{L}+\s*,)`
/** `VVK bis 01.03.2027, Konzert 06.03.2027`: another date is told behind it. */
const ANOTHER = String.raw`\d[^,;\d]{0,12}[,;]\s*\p{L}.*\d{4}`
const ANY_WORDS = String.raw`\s+(?:\p{L}+\.?,?\s+){0,3}(?=\d)`
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = String.raw`\s+(?:(?:on|le|am|el|il|op)\s+)?(?:\p{L}{2,8}(?:day|tag|di|dag)\.?,?\s+)?(?:(?:${MONTHS})\p{L}*\.?\s+)?(?=\d)`

/** `do 20 maja 2027`; `do 5 de março` and `Do 16 mei` tell a day. */
const SLAVIC_MONTHS =
  'stycz|lut|mar[ec]|kwiet|maja|czerw|lipca|sierp|wrze|paźdz|listop|grud|led|únor|břez|dubn|květ|červ|srp|září|říj|prosin|siječ|velj|ožuj|trav|svib|lipnja|kolov|ruj|studen|janu[áa]ra|febru[áa]ra|apr[íi]la|mája|j[úu]na|j[úu]la|augusta|septembra|okt[óo]bra|novembra|decembra'

const ONLY_LAST_DAY: readonly RegExp[] = [
  String.raw`^\s*(?:${EVERY})?${UNTIL_WORDS}${NO_CLOCK}\s`,
  String.raw`${UNLESS_SHUT}(?!.*${ANOTHER})[^\d:]{0,40}?(?<![\p{L}\d])${UNTIL_WORDS}${NO_CLOCK}${NOTHING_ELSE}${ANY_WORDS}`,
  String.raw`^\s*(?:(?:${ON_ALREADY})\s+){0,3}(?:${TO})${NO_CLOCK}${NOTHING_ELSE}${DATE}`,
  String.raw`^\s*(?:${NOW})\s*[-–—~]\s*(?=\d)`,
  String.raw`^\s*(?:${ENDS}):?${DATE}`,
  String.raw`${UNLESS_SHUT}\s*(?:\p{L}+\s){0,2}do\s\d{1,2}\.?\s(?:${SLAVIC_MONTHS})\p{L}*\D*(?:\d{4}\D*)?$`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** `5月16日まで`, `16.5.2027 asti` */
const BEHIND = /^[\d./年月日()（）\p{L}\s]{3,30}?\s?(?:まで|asti|saakka)\s*$/u

/** Enough of what stands at the front; what is behind it is prose. */
const READ_MAX = 200

/** `Jusqu'au 8 décembre`, `Booking until 16 May`, `now – 16 May`: since when is not said, and the day is no beginning. */
export function tellsOnlyLastDay(given: string): boolean {
  const text = given.slice(0, READ_MAX)
  return /^\s*\d/.test(text)
    ? BEHIND.test(text)
    : ONLY_LAST_DAY.some((pattern) => pattern.test(text))
}
