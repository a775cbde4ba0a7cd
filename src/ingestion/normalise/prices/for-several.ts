/** What several people pay together, within a text of prices. */
export interface ForSeveral {
  /** The amount, or the span, as written with its currency. */
  readonly written: string
  /** Of how many people; null where that is not said. */
  readonly people: number | null
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  deux: 2,
  zwei: 2,
  dos: 2,
  due: 2,
  dois: 2,
  twee: 2,
  four: 4,
  quatre: 4,
  vier: 4,
}

const IN_WORDS = Object.keys(NUMBER_WORDS).join('|')

const CURRENCY = String.raw`(?:\p{Sc}|euros?|eur|chf|usd|gbp|cad|aud|z[łl]|pln|k[čc]|czk|kr\.?|sek|dkk|nok|ft|huf|lei|ron|dollars?|pounds?|[円元])`
const SUM = String.raw`(?:${CURRENCY}\s?)?\d{1,7}(?: \d{3}(?!\d))?(?:[.,]\d{1,3})?(?:,-)?(?:\s?${CURRENCY}(?!\p{L}))?`
/** `15/20 €` is a span, `10 € / 20 €` are two prices, of which the words behind tell only the last. */
const SLASH = String.raw`(?<!${CURRENCY}\s?[\d.,]{0,9}\s?)\/`
/** All of it: a part of `30 € each` is no amount. */
const AMOUNT = String.raw`(?<![\d.,])(?<written>${SUM}(?:\s?(?:[-–]|${SLASH}|à|to|bis)\s?${SUM})?)(?![\d.,]*\d)(?!\s?${CURRENCY}(?!\p{L}))`
const FOR = String.raw`(?:pour|for|f[üu]r|por|para|per|voor|dla|za|f[öo]r)`
/** More sit at no table, and share no ticket: then it is something else. */
const COUNT = String.raw`(?<people>(?<![\d.,/])(?:[2-9]|1\d|20)|${IN_WORDS})`
/** `15 € (8 personnes)` tells how many a workshop takes. */
const FEW = `(?<people>[2-4]|${IN_WORDS})`
/** `4 € pour 12`: twelve people, or those of twelve years. */
const MAYBE_AN_AGE = String.raw`(?<more>[5-9]|1\d|20)`
const PEOPLE = String.raw`(?:personn?e?s?|pers\.?|people|pax|adult(?:e?s)?|erwachsene|personen|persona[s]?|pessoas|persone|personer|os[oó]by|os[oó]b|guests?|g[äa]ste|convives)(?!\p{L})`
const TICKETS = String.raw`(?:tickets?|places?|billets?|karten|entradas?|bilhetes|biglietti|kaarten|bilety|entr[ée]es?|${PEOPLE})`
const TABLE = String.raw`(?:tables?|tische?|tavol[oi]|mesas?|tafels?|stolik|st[oó][łl]|box|booth|loge)`
const HOUSEHOLD = String.raw`(?:famil(?:y|le|ie|ia)|famiglia|foyer|household|groupe?|gruppe|gruppo|grupo|team|[ée]quipe|squadra|table|tisch|mesa|tavolo|car|voiture|v[ée]hicule|vehicle|auto)`
const PAIR = String.raw`(?:couples?|paare?|pareja|coppia|koppel|casal|stel)`
const ONE = 'one|une?|eins?|uno|één'
const TWO_FOR_ONE = '2 ?(?:-?for-?|x) ?1'
const BEGIN = String.raw`(?<=^|[,;|(]\s?|[/.]\s|(?<!\p{L})(?:or|ou|oder|o|and|et|und)\s)`
const END = String.raw`(?=\s*(?:$|[,;.)/|!]|(?:or|ou|oder|o)(?!\p{L}|\s(?:more|plus|mehr|m[áa]s))))`
/** A share of it is said, or it is what each pays of at least so many. */
const OF_EACH = String.raw`\(?(?:par|per|pro|por|a|à|/)\s?(?:pers|p\.?p|t[êe]te|head|kopf|s[ée]ances?|sessions?|sesi[óo]n|atelier|cours|kurs|cr[ée]neau|group|grup|booking|slot|termin|date)|each|chacune?|pp(?!\p{L})|p\.p`
const AT_LEAST_OR_MOST = String.raw`\(?(?:et (?:plus|\+)|and (?:more|over)|or more|ou plus|und mehr|o m[áa]s|only|seulement|nur|m[iíaáà][nx]\p{L}*)(?!\p{L})|\+`
const NOT_TOGETHER = String.raw`(?!\s?(?:${OF_EACH}|${AT_LEAST_OR_MOST}))`
/** Others come with them, or of them there may be more. */
const NOT_ALL = String.raw`(?<more>\s?(?:\+|&|,|et|and|und|y|e)\s?\d+(?!\d|\s?(?:${CURRENCY})))?`

/** `10 € / famille 25 €`: the amount in front is another price. `20 €/2 pers. 35 €/4 pers.` are two of them. */
const NO_PRICE_BEHIND = String.raw`(?!\s?[:=]?\s?${SUM}(?![\d.,]*\d)(?!\s?${CURRENCY}(?!\p{L}))(?!\s?[/=(]|\s${FOR}\s))`

const PATTERNS = [
  // 2 for 1
  String.raw`(?<![\d.,\p{L}])${TWO_FOR_ONE}(?![\d.,\p{L}])`,
  String.raw`(?<![\d.,\p{L}])(?:2|two|deux|zwei|dos|due|dois|twee)\s(?:${TICKETS}\s)?${FOR}\s(?:1|${ONE})(?![\d.,\p{L}]|\s?${CURRENCY})`,
  // 20 € pour 2 personnes
  String.raw`${AMOUNT}\s?(?:[/=(]\s?)?(?:${FOR}|les)\s${COUNT}\s?${PEOPLE}${NOT_TOGETHER}\)?${NOT_ALL}${NOT_TOGETHER}`,
  // 20€ / 2 pers., 20 € (2 people)
  String.raw`${AMOUNT}\s?[/=(]\s?${FEW}\s?${PEOPLE}${NOT_TOGETHER}\)?${NOT_ALL}${NOT_TOGETHER}${NO_PRICE_BEHIND}`,
  // £40 for two
  String.raw`${AMOUNT}\s?(?:${FOR}|les)\s(?:${FEW}|${MAYBE_AN_AGE})${END}`,
  // 2 for £30, 2 places pour 30 €
  String.raw`${BEGIN}${COUNT}\s(?:${TICKETS}\s)?${FOR}\s${AMOUNT}${NOT_TOGETHER}`,
  // Tisch für 4: 120 €, Table 6 personnes : 90 €
  String.raw`${TABLE}\s\(?(?:(?:${FOR}|of|de|da|à)\s${COUNT}(?:\s?${PEOPLE})?|(?<seats>[2-9]|1\d|20)\s?${PEOPLE})\)?[\s:=–-]{1,3}${AMOUNT}${NOT_TOGETHER}`,
  // €40 per couple, 50 zł / para
  String.raw`${AMOUNT}\s?(?:(?:[/(]\s?)?(?:(?:per|par|pro|por|a|al|la|le|the|je|${FOR} (?:un|le|a|ein|una|une))\s)?(?<pair>${PAIR})|(?:/\s?|za\s|od\s)(?<pair2>par[aęy])${END})(?!\p{L})(?!\s?[:=–-]?\s?(?:${CURRENCY}\s?)?\d)\)?${NOT_TOGETHER}`,
  // Couple : 35 €
  String.raw`${BEGIN}(?:(?:per|par|pro|por|tarif|prix|price)\s)?(?<pair>${PAIR})\s?[:=–-]?\s?${AMOUNT}${NOT_TOGETHER}`,
  // 40 € par famille
  String.raw`${AMOUNT}\s?(?:/\s?|(?:per|par|pro|por|a|la|le)\s)${HOUSEHOLD}(?!\p{L})(?:\s(?:de|of|von|di|da)\s(?:${COUNT}|\d+)(?![\d\p{L}])(?:\s?${PEOPLE})?)?${NO_PRICE_BEHIND}`,
  // 10 € / 2 adultes 18 €
  String.raw`(?<=${CURRENCY}\s?[\d.,]{0,9}\s?[/|;,(]\s?)${FEW}\s?${PEOPLE}\s?[:=]?\s?(?=\D{0,3}\d[\d.,]*\s?${CURRENCY}|${CURRENCY})${AMOUNT}${END}`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** Most prices hold nothing of the kind. */
const MAY_BE = new RegExp(
  String.raw`${TWO_FOR_ONE}|${PEOPLE}|${PAIR}|par[aęy]|${TABLE}|${HOUSEHOLD}|(?:${FOR}|les)\s(?:\d|${CURRENCY}|${IN_WORDS}|${ONE})`,
  'iu',
)

/** A text of more numbers is a table, or worse. */
const NUMBERS_MAX = 16

function numbersIn(text: string): number {
  return text.match(/\d+/g)?.length ?? 0
}

/** What several pay together, and the text without it. */
export function partForSeveral(text: string): { rest: string; groups: readonly ForSeveral[] } {
  const groups: ForSeveral[] = []
  if (!MAY_BE.test(text) || numbersIn(text) > NUMBERS_MAX) return { rest: text, groups }
  let rest = text
  for (const pattern of PATTERNS) {
    rest = rest.replace(pattern, (...found) => {
      const said = found.at(-1) as Readonly<Record<string, string | undefined>>
      groups.push({ written: said['written'] ?? '', people: peopleOf(said) })
      return ' ; '
    })
  }
  return { rest, groups }
}

function peopleOf(said: Readonly<Record<string, string | undefined>>): number | null {
  if (said['more'] !== undefined) return null
  if ((said['pair'] ?? said['pair2']) !== undefined) return 2
  const word = (said['people'] ?? said['seats'] ?? '').toLowerCase()
  return word === '' ? null : (NUMBER_WORDS[word] ?? Number(word))
}
