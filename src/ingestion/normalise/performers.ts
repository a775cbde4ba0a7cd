import type { ListingPerformer } from '../../domain/listing.ts'
import { foldName } from '../../lib/fold-name.ts'
import { gather } from '../../lib/gather.ts'
import { rememberingWords } from '../../lib/remember.ts'
import { readExternalId, readSameAs } from './ids.ts'
import { readImage } from './links.ts'
import { isOffStage, withoutCredits } from './off-stage.ts'
import { namesOfBill } from './names-of-bill.ts'
import { readMarkers } from './name-markers.ts'
import { NO_WORD } from './tables/no-words.ts'
import { readLine, readText } from './text.ts'
import type { TextRules } from './text.ts'
import type { Warn } from './warn.ts'

/** What those are called who play before others. */
const SUPPORT =
  '(?:1[eè]re|premi[eè]re)s? parties?|support(?: acts?)?|opening acts?|opener|vorgruppe|vorband|voorprogramma'

const NOBODY_WORDS = [
  // Several, none of them named
  'various(?: artists)?|artistes? divers|divers(?: artistes)?|plusieurs artistes',
  'verschiedene (?:k[üu]nstler|interpreten)|diverse(?: artiesten)?|artisti vari|diversi artisti|v[aá]rios artistas',
  // Not known yet
  'tb[acd]|line-?up tb[acd]|to be (?:announced|confirmed)|wird noch bekannt ?gegeben',
  '[àa] (?:d[ée]finir|confirmer|venir|pr[ée]ciser|annoncer)',
  // Guests
  "local (?:supports?|acts?)|supports|dj['’]?s (?:un)?till? (?:late|close)|resident djs?",
  '(?:(?:surprise|secret|special) )?guests?|invit[ée]s?(?: surprises?)?',
  // What somebody is on the bill as
  SUPPORT,
  // What is sold with the entry
  '(?:(?:[2-9]|single|full|multi)[ -])?(?:day|week-?end|vip|hotel|travel) packages?',
  // Where to read more
  '(?:https?:\\/\\/|www\\.)\\S+',
  '(?:(?:\\+|&|and|plus|und|et|y|e) ?)?(?:(?:many|much|viele) )?(?:more|others|weitere|autres|otros|altri)(?: (?:artists?|acts|bands|guests|artistes))?(?: tb[acd]| to be announced| to come)?',
  'u\\. ?a\\.|u\\. ?v\\. ?m\\.|uvm|et al\\.?|etc\\.?|ほか|他|等|등|외',
  'n\\/?a|unknown|none|null|no soloists?',
].join('|')
const NOBODY = new RegExp(`^(?:${NOBODY_WORDS})$`, 'i')

export function isNobody(name: string): boolean {
  return NOBODY.test(name) || NO_WORD.test(name)
}

/** What follows these words, or precedes those, is honoured, not present. */
const HONOURING = String.raw`(?:tribute to|hommage [àa]u?x?|hommage|the (?:music|songs) of|la musique de|candlelight\s*:?|celebrating|plays)`
const TRIBUTE_BEHIND = String.raw`tribute(?!\s+to(?!\p{L}))`
const SHOW_OF = String.raw`experience|story|symphonic|revival`
const HONOURED: readonly RegExp[] = [
  new RegExp(String.raw`${HONOURING}\s+(.+)$`, 'iu'),
  new RegExp(String.raw`^(.+?)\s+${TRIBUTE_BEHIND}(?!\p{L})`, 'iu'),
]
const HONOURED_BY_SHOW = new RegExp(
  String.raw`^(?<name>.+?)(?:\s+(?:the|an?|live|rock|concert|ultimate|original))*(?:\s+(?:${SHOW_OF}))+(?!\p{L})(?<rest>.*)$`,
  'iu',
)
/** One look before all: few titles hold any of the words. */
const ANY_HONOURING = new RegExp(`${HONOURING}|${TRIBUTE_BEHIND}|${SHOW_OF}`, 'iu')

interface Honoured {
  /** Folded names, with what may stand behind them. */
  readonly begin: readonly string[]
  readonly exact: readonly string[]
}

/** Whom the title honours: a performer of such a name is not on stage. */
function honoured(title: string): Honoured {
  if (!ANY_HONOURING.test(title)) return { begin: [], exact: [] }
  const begin = HONOURED.flatMap((pattern) => {
    const name = pattern.exec(title)?.[1]
    return name === undefined ? [] : [foldName(name)]
  })
  return { begin, exact: honouredByShow(title) }
}

/** `Otters: The Experience`; but `Otters: A Love Story` and `Philharmonia: Symphonic Dances` are what they play. */
function honouredByShow(title: string): readonly string[] {
  const { name, rest = '' } = HONOURED_BY_SHOW.exec(title)?.groups ?? {}
  if (name === undefined || (/[:|,(–—-]$/u.test(name) && /[\p{L}\p{N}]/u.test(rest))) return []
  return [foldName(name)]
}

function roleOf(value: unknown): ListingPerformer['role'] {
  return typeof value === 'string' &&
    /^(?:support|opener|opening|guest|premi[èe]re partie|special guest|warm-?up)/i.test(
      value.trim(),
    )
    ? 'support'
    : 'headliner'
}

/** `PREMIÈRE PARTIE : Les Blaireaux`: what somebody is on the bill as, written before the name. */
const AS_SUPPORT = new RegExp(
  String.raw`^\+?\s*(?:${SUPPORT}|supported by|opening|(?:special )?guests?|invit[ée]e?s?|gruppo spalla|telonero)\s?:\s*(?=\S)`,
  'iu',
)

/** The role that the name begins with goes into its place. */
function withRole(given: Record<string, unknown>): Record<string, unknown> {
  const { name } = given
  if (typeof name !== 'string' || !AS_SUPPORT.test(name)) return given
  return { ...given, name: name.replace(AS_SUPPORT, ''), role: given['role'] ?? 'support' }
}

function readOne(
  value: unknown,
  rules: TextRules,
  base: string | null,
  warn: Warn,
): ListingPerformer | null {
  if (typeof value === 'string' && AS_SUPPORT.test(value.trim()))
    return readOne(withRole({ name: value.trim() }), rules, base, warn)
  if (typeof value !== 'object' || value === null) {
    const name = nameOf(value, rules)
    return name === null
      ? null
      : { externalId: null, name, role: 'headliner', description: null, image: null, sameAs: [] }
  }
  const given = withRole(value as Record<string, unknown>)
  const name = nameOf(given['name'], rules)
  if (name === null) return null
  const description = readText(given['description'], rules)
  return {
    externalId: readExternalId(given['id']),
    name,
    role: roleOf(given['role']),
    description: description === '' ? null : description,
    image: readImage(given['image'], base, warn),
    sameAs: idsElsewhere(given['sameAs']),
  }
}

function nameOf(value: unknown, rules: TextRules): string | null {
  const line = readLine(value, rules)?.replace(LABELLED, '') ?? null
  const name = line === null || !SET_OFF.test(line) ? line : readMarkers(line).name
  return name === null || !/[[(]/.test(name) ? name : name.replace(TOLD_AGAIN, asSpelt)
}

/** `Les Loutres - SOLD OUT`: who takes performers from names has what became of the show behind them. */
const SET_OFF = /[[(*]| [-–—|:] /

/** `艺人：水獭乐队`, `Artist: Otters`, `Leitung: Ann Brock`: what a form asks for. */
const LABELLED =
  /^(?:(?:direction musicale|musikalische leitung|direzione musicale|leitung|dirigent(?:in)?|conductor|chef d['’]orchestre|klavier|piano|orgel|orgue|moderation|pr[ée]sentation)\s?:\s*|(?:direction musicale|musikalische leitung|direzione musicale)\s(?=\p{Lu}))(?=\S)|^(?:artists?|artistes?|artistas?|artisti|performers?|cast|line-?up|k[üu]nstler|mitwirkende|артисты?|исполнител[ьи]|艺人|藝人|演员|演員|主演|出演者?|출연진?)\s?[:：]\s*(?=\S)/iu

/** `Renee (Renée) Otter`, `Otto Baer [Bär]`: archives tell a word once more with its marks. */
const TOLD_AGAIN = /(?<![\p{L}'’-])(\p{L}[\p{L}'’-]*)\s[([](\p{L}[\p{L}'’-]*)[)\]](?!\p{L})/gu

function asSpelt(both: string, plain: string, spelt: string): string {
  const without = foldName(plain)
  const isSame = [spelt, withPairs(spelt)].some((word) => foldName(word) === without)
  return isSame ? spelt : both
}

/** As keyboards without these letters write them. */
function withPairs(word: string): string {
  return word.replace(/[äöüøå]/giu, (letter) => PAIRS[letter.toLowerCase()] ?? letter)
}

const PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

function idsElsewhere(value: unknown): readonly string[] {
  if (value === undefined || value === null) return []
  const links: readonly unknown[] = Array.isArray(value) ? value : [value]
  const ids: string[] = []
  for (let at = 0; at < Math.min(links.length, LINKS_MAX); at += 1) {
    const link = links[at]
    const id = typeof link === 'string' ? readSameAs(link) : null
    if (id !== null && !ids.includes(id)) ids.push(id)
  }
  return ids
}

const LINKS_MAX = 50

/** A name that folds to nothing (`!!!`) is itself its key. */
const keyOf = rememberingWords(2000, (name) => foldName(name) || name)

/** The longest bills of festivals have some 400. */
const PERFORMERS_MAX = 500

/** Who is on stage, each once, in the partner's order; the honoured of a tribute are not. */
export function readPerformers(
  value: unknown,
  title: string,
  rules: TextRules,
  base: string | null,
  warn: Warn,
): readonly ListingPerformer[] {
  const given = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  const absent = honoured(title)
  const performers: ListingPerformer[] = []
  // One alone is like nobody else.
  const bill = withoutMore(gather(gather(given.slice(0, PERFORMERS_MAX), listWritten), oneByOne))
  const seen =
    bill.length === 1 && absent.begin.length + absent.exact.length === 0 ? null : nobody()
  if (given.length > PERFORMERS_MAX) warn(`performers: more than ${PERFORMERS_MAX}`)
  for (const one of bill) {
    const performer = readOne(one, rules, base, warn)
    if (performer === null || isNobody(performer.name) || isOffStage(performer.name)) continue
    if (seen === null || isAnother(performer, seen, absent, warn)) performers.push(performer)
  }
  return performers
}

/** `Badgers and more`, `Badgers u.a.`, `アナグマ ほか`: of the last of several. There are choirs called `Gospel & More`. */
const AND_MORE =
  /(?:\s*[,+&]\s*|\s(?:and|plus|und|et|y|e|en|och|og)\s)(?:(?:many|much|viele|muchos|molti) )?(?:more|others|weitere|mehr|autres|otros|más|altri|outros|meer|anderen|flere)(?: (?:artists?|acts|bands|guests|artistes))?(?: tb[acd])?[.!…]*$|,?\s(?:u\. ?a\.|u\. ?v\. ?m\.|uvm\.?|et al\.?|etc\.?|m\.fl\.|и др\.|та ін\.)$|[\s、,，・]+(?:ほか|他|等|등|외)$/iu

function withoutMore(bill: readonly unknown[]): readonly unknown[] {
  const last = bill.at(-1)
  if (bill.length < 2) return bill
  const name = typeof last === 'string' ? last : nameAlone(last)
  if (name === null || name.length > NAMES_MAX || !AND_MORE.test(name)) return bill
  const bare = name.replace(AND_MORE, '')
  return [
    ...bill.slice(0, -1),
    typeof last === 'string' ? bare : { ...(last as object), name: bare },
  ]
}

/** `["Otters","Badgers"]`: a list that a table keeps as JSON. */
function listWritten(value: unknown): readonly unknown[] {
  const text = typeof value === 'string' ? value : nameAlone(value)
  if (text === null || !/^\s*\[\s*"/.test(text)) return [value]
  const list = parsed(text)
  const areNames = Array.isArray(list) && list.every((one) => typeof one === 'string')
  return areNames ? list.slice(0, PERFORMERS_MAX) : [value]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A name that tells several, and that is all there is of them: an id, a picture or a text is of all of them together. */
function oneByOne(value: unknown): readonly unknown[] {
  const text = typeof value === 'string' ? value : nameAlone(value)
  if (text === null || text.length > NAMES_MAX || !MAY_BE_SEVERAL.test(text)) return [value]
  const onStage = withoutCredits(text)
  const names = namesOfBill(onStage)
  const given = typeof value === 'string' ? {} : (value as object)
  return names.length < 2 && onStage === text
    ? [value]
    : names.map(({ name, isGuest }) => ({ ...given, name, ...(isGuest ? { role: 'guest' } : {}) }))
}

const MAY_BE_SEVERAL = /[|;\n•]|\s\/+\s|feat|ft\.|w\//iu
/** Longer is a text about them. */
const NAMES_MAX = 2000

function nameAlone(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Readonly<Record<string, unknown>>
  const { name, role } = given
  if (typeof name !== 'string' || ((role ?? null) !== null && typeof role !== 'string')) return null
  for (const member in given) {
    if (member !== 'name' && member !== 'role' && (given[member] ?? null) !== null) return null
  }
  return name
}

interface Seen {
  readonly keys: Set<string>
  readonly ids: Set<string>
}

function nobody(): Seen {
  return { keys: new Set(), ids: new Set() }
}

function isAnother(
  { name, externalId }: ListingPerformer,
  { keys, ids }: Seen,
  absent: Honoured,
  warn: Warn,
): boolean {
  const key = keyOf(name)
  if (
    absent.exact.includes(key) ||
    absent.begin.some((honoured) => honoured === key || honoured.startsWith(`${key} `))
  ) {
    warn('performer: honoured by a tribute, not on stage')
    return false
  }
  if (keys.has(key) || (externalId !== null && ids.has(externalId))) return false
  keys.add(key)
  if (externalId !== null) ids.add(externalId)
  return true
}
