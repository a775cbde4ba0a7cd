/** What stands before the last day of a run, in the tongues of our trade. */
const UNTIL =
  "jusqu['’ ]?(?:aux?|[àa])|until|till|til(?: og med)?|bis(?: (?:zum|einschlie(?:ß|ss)lich))?|hasta(?: el)?|fino al?|fins al|t\\/m|t\\.o\\.m\\.|tot(?: en met)?|at[ée](?: ao?)?|p[âa]n[ăa] (?:la|[îi]n|pe)|до|έως|μέχρι"
/** Words as good for other things: only at the beginning, or behind what says that it is on already. `Do 16 mei` is a Thursday. */
const TO = 'through|thru|up to|to'
const NOW =
  'now|ongoing|currently|present|from now(?: on)?|actuellement|(?:d[èe]s )?maintenant|en ce moment|jetzt|ab sofort|ahora|ora|nu'
const ON_ALREADY = `${NOW}|on|open|booking|playing|showing|running|runs?|continu(?:es|ing)|extended`
const ENDS = '(?:must )?ends?|closes|se termine|prend fin|endet|termina|finaliza|finisce|eindigt'
/** Every week of a season. */
const EVERY =
  '(?:every|each|tous les|toutes les|chaque|jeden?|immer|ogni|todos los|cada)\\s\\D*?\\s'
/** What is shut, or put off, until a day begins on it. */
const BEGINS_THEN =
  'not|clos(?:ed|ure)|postponed|delayed|moved|ferm[ée]|report[ée]|repouss|geschlossen|verschoben|cerrad|aplazad|chius|rinviat|gesloten|verplaatst|annul|cancel|abgesagt'

/** Of hours it is said, too: `open until 10pm, 5 March`. */
const NO_CLOCK = String.raw`(?!\s*(?:\d{1,2}(?:\s?(?:h|uhr|am|pm|a\.m|p\.m)(?!\p{L})|[:.]\d{2}(?![.\d]))|\p{L}+\s*,))`
/** `VVK bis 01.03.2027, Konzert 06.03.2027`: another date is told behind it. */
const ANOTHER = String.raw`\d[^,;\d]{0,12}[,;]\s*\p{L}.*\d{4}`
const ANY_WORDS = String.raw`\s+(?:\p{L}+\.?,?\s+){0,3}(?=\d)`
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = String.raw`\s+(?:(?:on|le|am|el|il|op)\s+)?(?:\p{L}{2,8}(?:day|tag|di|dag)\.?,?\s+)?(?:(?:${MONTHS})\p{L}*\.?\s+)?(?=\d)`

/** `do 20 maja 2027`; `do 5 de março` and `Do 16 mei` tell a day. */
const SLAVIC_MONTHS =
  'stycz|lut|mar[ec]|kwiet|maja|czerw|lipca|sierp|wrze|paźdz|listop|grud|led|únor|břez|dubn|květ|červ|srp|září|říj|prosin|siječ|velj|ožuj|trav|svib|lipnja|kolov|ruj|studen|janu[áa]ra|febru[áa]ra|apr[íi]la|mája|j[úu]na|j[úu]la|augusta|septembra|okt[óo]bra|novembra|decembra'

const ONLY_LAST_DAY: readonly RegExp[] = [
  String.raw`^\s*(?:${EVERY})?(?:${UNTIL})\s`,
  String.raw`^(?!.*(?:${BEGINS_THEN}|${ANOTHER}))[^\d:]{0,40}?(?<![\p{L}\d])(?:${UNTIL})${NO_CLOCK}${ANY_WORDS}`,
  String.raw`^\s*(?:(?:${ON_ALREADY})\s+){0,3}(?:${TO})${NO_CLOCK}${DATE}`,
  String.raw`^\s*(?:${NOW})\s*[-–—~]\s*(?=\d)`,
  String.raw`^\s*(?:${ENDS}):?${DATE}`,
  String.raw`^\s*(?:\p{L}+\s){0,2}do\s\d{1,2}\.?\s(?:${SLAVIC_MONTHS})\p{L}*\D*(?:\d{4}\D*)?$`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** `5月16日まで`, `16.5.2027 asti` */
const BEHIND = /^[\d./年月日()（）\p{L}\s]{3,30}?\s?(?:まで|asti|saakka)\s*$/u

/** `Jusqu'au 8 décembre`, `Booking until 16 May`, `now – 16 May`: since when is not said, and the day is no beginning. */
export function tellsOnlyLastDay(text: string): boolean {
  return /^\s*\d/.test(text)
    ? BEHIND.test(text)
    : ONLY_LAST_DAY.some((pattern) => pattern.test(text))
}
