import type { Availability, NameMarker } from '../../domain/listing.ts'
import { STATE_WORDS } from '../../domain/state-words.ts'
import { accentsOptional } from '../../lib/accents-optional.ts'
import { withMovedDate } from './moved-in-name.ts'

/**
 * Status words that sellers write into names. Only known words count, and only in brackets or cut off at an edge:
 * a band may be called Cancelled.
 */
interface MarkerWord {
  readonly words: string
  readonly marker: NameMarker | null
  readonly availability?: Availability
}

/** Of all states the words themselves, before what may follow them in a name. */
function withState(state: keyof typeof STATE_WORDS, ...others: readonly string[]): string {
  return [...others, ...STATE_WORDS[state].map(accentsOptional)].join('|')
}

/** `to 5 May`: to the end of the bracket or part. */
const ON = String.raw`[^\])*|]{1,40}`
const ON_TO_COLON = String.raw`[^\])*|:]{1,40}`
const WEEKDAY = String.raw`(?:\p{L}+\.? )?`
/** `verschoben auf 2028`, `auf Herbst 2028`: it has no date yet. */
const DAY_NUMBER = String.raw`(?!\d{4}(?!\d))\d`
const A_DAY = String.raw`(?=\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)`
/** `new date to follow`. */
const TO_COME = String.raw`tb[acd]|to be (?:announced|confirmed)|to follow|soon|coming soon`
const A_VENIR = '[àa] (?:venir|d[ée]finir|confirmer)'

const SHOW_IN_JAPANESE = '(?:公演|開催|ライブ)'

const MARKERS: readonly MarkerWord[] = [
  {
    words: withState(
      'cancelled',
      '(?:wird|wurde|ist) abgesagt',
      'cancel·lat',
      '[iİ]ptal(?: edildi)?',
      'отмена|отменены',
      `${SHOW_IN_JAPANESE}中止`,
    ),
    marker: 'cancelled',
  },
  {
    words: withState(
      'rescheduled',
      `report[ée]e?s? (?:au|en|to) ${ON}`,
      String.raw`(?:report|(?:report|d[ée]cal|d[ée]plac)[ée]e?s?) du ${WEEKDAY}\d{1,2}(?:er)?(?!\d)${ON}`,
      String.raw`(?:verlegt|verschoben) vom ${WEEKDAY}\d[^\])*|]{1,50}`,
      String.raw`(?:rinviat|spostat)[oa] dal? \d${ON}`,
      String.raw`aplazad[oa]s? del? \d${ON}`,
      String.raw`verplaatst van \d${ON}`,
      String.raw`(?:verschoben|uitgesteld) (?:auf|naar) (?:den )?${WEEKDAY}${DAY_NUMBER}[^\])*|:]{0,40}`,
      String.raw`(?:rinviat|spostat|aplazad)[oa]s? (?:al|hasta el) ${DAY_NUMBER}[^\])*|:]{0,40}`,
      String.raw`adiad[oa]s? para ${DAY_NUMBER}[^\])*|:]{0,40}`,
      String.raw`(?:postponed|moved) from (?=\d|\p{L}+\.? \d)${ON}`,
      String.raw`postponed (?:until|to) (?!\d{4}(?!\d)|further|later|a later|next|spring|summer|autumn|fall|winter)${ON_TO_COLON}`,
      `rescheduled (?:from|to) ${ON}`,
      'rescheduled date',
      String.raw`new date(?! (?:${TO_COME}|to be|coming))[^\])*|:-]{0,30}`,
      `nouvelles? dates?(?! ${A_VENIR})`,
      `moved (?:to|from) ${A_DAY}${ON}`,
      `d[ée]plac[ée]e?s?(?: (?:au|à) ${ON})?`,
      'date modifi[ée]e',
      'cambio de fecha',
      `verlegt auf ${ON_TO_COLON}`,
      `verplaatst naar ${ON_TO_COLON}`,
      `spostat[oa] al ${ON_TO_COLON}`,
      String.raw`перен(?:ос|ес[её]н[аоы]?) с \d${ON}`,
      String.raw`(?:przen(?:iesion|oszon)|przełożon)[yae] z (?:dnia )?\d${ON}`,
      String.raw`(?:přesunut|přelož|preložen)\p{L}* z \d${ON}`,
      String.raw`flytt(?:ad|at|et) fr(?:å|a|ån)n? \d${ON}`,
      '振替(?:公演)?',
    ),
    marker: 'rescheduled',
  },
  {
    words: withState(
      'postponed',
      String.raw`report[ée]e?s?(?: (?:à|sine die)[^\])*|:]{0,30}| ult[ée]rieurement)`,
      `postponed (?:until|to) ${ON_TO_COLON}`,
      '(?:wird|wurde|ist) verschoben',
      'aplazad[oa]s',
      'adiad[oa]s',
      'перенос',
      `${SHOW_IN_JAPANESE}延期`,
      `(?:verschoben|uitgesteld) (?:auf|naar) ${ON_TO_COLON}`,
      `(?:rinviat|aplazad)[oa]s? (?:al?|hasta) ${ON_TO_COLON}`,
      `adiad[oa]s? para ${ON_TO_COLON}`,
      `new date (?:${TO_COME})`,
      `nouvelle date ${A_VENIR}`,
      '(?:temporairement|provisoirement|momentan[ée]ment) suspendue?s?',
      'temporarily suspended',
    ),
    marker: 'postponed',
  },
  { words: withState('soldOut', 'sold-?out'), marker: 'soldOut' },
  {
    words: [
      'derni[èe]res places',
      '(?:low|final|last) tickets|few tickets left|limited (?:tickets|availability)',
      '(?:(?:nur |noch |wenige |letzte )*)restkarten|letzte (?:karten|tickets|pl[äa]tze)',
      'laatste (?:tickets|kaarten|plaatsen)',
      'ultimi (?:posti|biglietti)',
      '[úu]ltimas (?:entradas|plazas|localidades)|[úu]ltimos (?:bilhetes|lugares|ingressos|boletos)',
      '残り?(?:席)?(?:わずか|僅か|僅少)|매진 ?임박|即将售罄',
    ].join('|'),
    marker: null,
    availability: 'limited',
  },
  {
    words: `moved (?:to|from) ${ON}|dates? suppl[ée]mentaires?|suppl[ée]mentaire|extra (?:date|show|night)|2nd (?:date|show) added|prolongations?|prolong[ée]|zusatz(?:konzert|show|termin|vorstellung)|extra (?:voorstelling|concert|datum|konsert)|segunda (?:fecha|funci[óo]n)|nueva funci[óo]n|seconda data|data extra|sess[ãa]o extra|追加公演`,
    marker: null,
  },
]

interface Pattern {
  readonly pattern: RegExp
  readonly word: MarkerWord
}

const EDGE = String.raw`[*!\s]*`
/** `[cancelled due to illness]`. Only in brackets: elsewhere it may be a sentence. */
const REASON = String.raw`(?:\s+(?:due to|because|owing to|pour cause|pour raison|en raison|[àa] cause|suite [àa]|wegen|aufgrund|por|per|wegens|vanwege)(?!\p{L})[^\])}]{1,60})`
const NOTE = String.raw`(?:\s+[-–—/:]\s+[^\])}】］）]{1,40})?`

/** `[Cancelled - rescheduled to 5 May]` says where it went, whatever it says first: words that others behind them overrule. */
const OVERRULED: Partial<Record<NameMarker, readonly NameMarker[]>> = {
  postponed: ['cancelled'],
  rescheduled: ['cancelled', 'postponed'],
}

function wordsOf(isMeant: (marker: NameMarker) => boolean): string {
  return MARKERS.filter(({ marker }) => marker !== null && isMeant(marker))
    .map(({ words }) => words)
    .join('|')
}

function noteBefore({ marker }: MarkerWord): string {
  const overruled = marker === null ? [] : (OVERRULED[marker] ?? [])
  const words = wordsOf((one) => overruled.includes(one))
  return words === '' ? '' : String.raw`(?:(?:${words})\s+[-–—/:]\s+)?`
}

function noteBehind({ marker }: MarkerWord): string {
  const words = wordsOf((one) => marker !== null && OVERRULED[one]?.includes(marker) === true)
  return words === '' ? NOTE : String.raw`(?!\s+[-–—/:]\s+(?:${words}))${NOTE}`
}

const SHOW = String.raw`[ée]v[éèe]nement|concert|spectacle|soir[ée]e|s[ée]ance|repr[ée]sentation|event|show|performance|veranstaltung|konzert|evento|concierto|concerto|spettacolo|evenement|optreden|voorstelling`
/** `Concert annulé - …`, `…, séance annulée`: what it is before what became of it. */
const ITS_SHOW = String.raw`(?:(?:${SHOW})\s+)?`
function showOf({ marker }: MarkerWord): string {
  return marker === null ? '' : ITS_SHOW
}

const SIGNS = String.raw`(?:\*{1,3}|!{1,3}|(?:\p{Extended_Pictographic}\uFE0F?)+)`
/** `Show Cancelled: A Play` is called so; `Cancelled: The Comedy Store` is not, nor is `Cancelled: A Musical Evening`. */
const NO_SUBTITLE = String.raw`(?!\s*(?:(?:an?|une?|ein|eine|una)\s(?:new\s|rock\s|one-act\s)?(?:play|musical|comedy|tragedy|drama|opera|film|movie|story|documentary|pi[èe]ce|com[ée]die|spectacle musical|trag[ée]die|comedia|commedia|kom[öo]die|stück|theaterst[üu]ck)|the musical)\s*$)`
const PATTERNS: readonly Pattern[] = MARKERS.flatMap((word) => [
  // [ANNULÉ], (sold out !), *** CANCELLED ***
  {
    word,
    pattern: new RegExp(
      String.raw`[[({【［（]${EDGE}${noteBefore(word)}${showOf(word)}(?:${word.words})(?:${REASON}|${noteBehind(word)})${EDGE}[\])}】］）]`,
      'iu',
    ),
  },
  {
    word,
    pattern: new RegExp(String.raw`${SIGNS}\s*${showOf(word)}(?:${word.words})\s*${SIGNS}`, 'iu'),
  },
  // COMPLET - …, Reporté : …, CANCELLED | …
  {
    word,
    pattern: new RegExp(
      String.raw`^\s*${showOf(word)}(?:${word.words})${EDGE}(?:\s+[-–—|/]+\s+|\s*[:|–—]\s*|\s+[-–—]|-\s+)${NO_SUBTITLE}`,
      'iu',
    ),
  },
  // … - SOLD OUT, … | Annulé
  {
    word,
    pattern: new RegExp(
      String.raw`(?:\s+[-–—|/]+\s*|\s*[:|]\s+|,\s+(?=(?:${SHOW})\s))${showOf(word)}(?:${word.words})${EDGE}$`,
      'iu',
    ),
  },
])

const BARE: readonly Pattern[] = MARKERS.filter(({ marker }) => marker !== null).map((word) => ({
  word,
  pattern: new RegExp(
    String.raw`^(?:l['’]|le |la |the |das |die |il |el |het )?(?:${SHOW})(?: (?:est|is|ist|è|está))?[\s:–-]+(?:${word.words})[\s!.]*$`,
    'iu',
  ),
}))

/** One cheap look before the patterns: most names hold none of the words. */
const ANY = new RegExp(MARKERS.map(({ words }) => words).join('|'), 'iu')

const WHOLE = new RegExp(`^(?:${MARKERS.map(({ words }) => words).join('|')})$`, 'iu')
/** `A N N U L É`, letter by letter. */
const SPACED = /(?<![^\s[({*!])\p{L}(?:[ .·]\p{L}){4,}(?![^\s\])}*!.:])/gu

/** One look before it. */
const ANY_SPACED = /[ .·].[ .·].[ .·]/u

function closedUp(letters: string): string {
  const word = letters.replace(/[ .·]/g, '')
  return WHOLE.test(word) ? word : letters
}

/** `COMPLET SOLD OUT`: said twice. */
const SEVERAL = new RegExp(
  `^(${MARKERS.map(({ words }) => words).join('|')})(?:[ /]+(?:${MARKERS.map(({ words }) => words).join('|')}))+(?= )`,
  'iu',
)

/** `Annulé ! Les Loutres`: participles of what became of it. `Complet ! …` and `Cancelled! The Musical` may be names. */
const EXCLAIMED =
  /^(Annul[ée]e?s?|Report[ée]e?s?|Abgesagt|Verschoben|Afgelast|Geannuleerd|Annullat[oa]|Rinviat[oa]) ?!+ (?=\p{Lu})(?!L[ea]s? (?:[Ss]pectacle|[Cc]om[ée]die|[Pp]i[èe]ce|[Mm]usical))/u

const CAPITALS = /^\p{Lu}{4,}(?: \p{Lu}{3,})? ?!*(?= )|(?<= )\p{Lu}{4,}(?: \p{Lu}{3,})? ?!*$/gu

/** Words after which the last word of a name belongs to it: `Le Grand COMPLET`, `Pas COMPLET`. */
const LEADS_ON =
  /(?<!\p{L})(?:l[ea]s?|l['’]|une?|[àa]|aux?|du|des?|and|et|the|an?|el|los|il|lo|un[oa]?|der|die|das|ein|e|y|und|grande?|tout|tr[èe]s|trop|plus|pas|non|presque|quasi|jamais|never|not|nearly|almost|nicht|fast)$/iu

/**
 * `COMPLET Les Loutres`: capitals alone set the word off from a name that is not all capitals. `ÉPUISÉ et heureux` and
 * `Le Grand COMPLET` are sentences.
 */
function setOff(name: string): string {
  return name.replace(CAPITALS, (given, at: number) => {
    const words = given.replace(/ ?!+$/, '')
    const rest = at === 0 ? name.slice(given.length) : name.slice(0, at)
    if (!/\p{Ll}/u.test(rest) || /^ \p{Ll}/u.test(rest) || !WHOLE.test(words)) return given
    if (at > 0 && LEADS_ON.test(rest.trim())) return given
    return at === 0 ? `${words} :` : `| ${words}`
  })
}

export interface MarkedName {
  readonly name: string
  readonly markers: readonly NameMarker[]
  readonly availability: Availability | null
}

/** The name without its status markers, and what they said. A name that is nothing else stays a name. */
export function readMarkers(given: string): MarkedName {
  const moved = withMovedDate(given)
  const written = ANY_SPACED.test(moved) ? moved.replace(SPACED, closedUp) : moved
  if (!ANY.test(written)) return { name: written, markers: [], availability: null }
  const name = written
    .replace(EXCLAIMED, '$1 : ')
    .replace(SEVERAL, (words, first: string) => (words === words.toUpperCase() ? first : words))
  const read = takeMarkers(name)
  const apart = read.name === name ? setOff(name) : name
  const found = apart === name ? read : takeMarkers(apart)
  return found.markers.length > 0 || found.availability !== null ? found : calledOff(found)
}

/** `Concert annulé` names no show, and says all the same what became of it. */
function calledOff(read: MarkedName): MarkedName {
  const word = BARE.find(({ pattern }) => pattern.test(read.name))?.word
  return word === undefined || word.marker === null ? read : { ...read, markers: [word.marker] }
}

function takeMarkers(name: string): MarkedName {
  let rest = name
  const markers = new Set<NameMarker>()
  let availability: Availability | null = null
  for (const { pattern, word } of PATTERNS) {
    const without = withoutMarker(rest, pattern)
    if (without === null) continue
    // `… - Sold out - Waiting list`: said in two ways.
    rest = withoutMarker(without, pattern) ?? without
    if (word.marker !== null) markers.add(word.marker)
    availability ??= word.availability ?? null
  }
  return { name: rest, markers: [...markers], availability }
}

/** Null where it holds none, or nothing else. */
function withoutMarker(name: string, pattern: RegExp): string | null {
  const without = tidy(name.replace(pattern, ' '))
  const isName = without !== name && /[\p{L}\p{N}\p{S}!?]/u.test(without)
  return isName && pattern.test(name) ? without : null
}

function tidy(name: string): string {
  return name
    .replace(/\s{2,}/g, ' ')
    .replace(/^\s*[-–—|:]+\s+|\s+[-–—|:]+\s*$/g, '')
    .trim()
}
