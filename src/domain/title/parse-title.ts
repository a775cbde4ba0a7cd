import { firstNames } from '../../lib/first-names.ts'
import { fold, words } from '../../lib/fold.ts'
import { joinInitials } from '../../lib/initials.ts'
import { late } from '../../lib/late.ts'
import { remembering } from '../../lib/remember.ts'
import { asOneName } from './called-vip.ts'
import { ENSEMBLE_WORDS } from './ensemble-words.ts'
import { FORMAT_PARTS, FORMAT_WORDS } from './format-words.ts'
import { BESIDE_WORDS, TRIBUTE_CLOSING, TRIBUTE_NOISE, TRIBUTE_WORDS } from './marker-words.ts'
import { NOISE, NOISE_PHRASES, WEEKDAYS } from './noise-words.ts'
import { inOneTongue, translated } from './in-one-tongue.ts'
import { splitTitle } from './split-title.ts'
import type { TitleParts } from './split-title.ts'
import { SEPARATOR, takeMarkers } from './take-markers.ts'
import {
  gameIn,
  takeClosingSequence,
  takeMarkedSequence,
  takeNumberPhrases,
} from './take-numbers.ts'
import type { Numbers } from './take-numbers.ts'
import { isOfCompetition, parseTeams } from './teams.ts'
import type { Title, TitleContext } from './title.ts'
import { WORK_NAMES } from './work-names-table.ts'

const TRIBUTE = new RegExp(TRIBUTE_WORDS, 'u')
const TRIBUTE_END = new RegExp(TRIBUTE_CLOSING, 'u')
/** `Cerisaie (La)`, `Tempest, The`. */
const TURNED_ARTICLE =
  /^([^,()]+?)(?:, | \()(le|la|les|l'|the|an?|die|der|das|el|los|las|il|de|het)\)?$/u
const PHRASES = new RegExp(NOISE_PHRASES, 'gu')

/** Longer ones are descriptions; the rest of them names nothing. */
const NAME_MAX = 400

/** Takes a title apart. A show is listed once a night, and its title read for each of them: the last are remembered. */
export function parseTitle(name: string, context: TitleContext = {}): Title {
  const { place, city, performers, sport, comedy } = context
  const text = JSON.stringify([name, place, city, performers, sport, comedy])
  const known = lastParsed.get(text)
  if (known !== undefined) return known
  if (lastParsed.size >= PARSED_MAX) lastParsed.clear()
  const title = takeApart(name, context)
  lastParsed.set(text, title)
  return title
}

const PARSED_MAX = 2000
const lastParsed = new Map<string, Title>()

/** The order of the steps matters: each consumes what the next must not see. */
function takeApart(name: string, context: TitleContext): Title {
  const folded = joinInitials(
    fold(name.slice(0, NAME_MAX)).replace(/"/gu, ' ').replace(/\s+/gu, ' ').trim(),
  )
  const told = asOneName(folded, context)
  const { rest, markers } = takeMarkers(told.replace(TURNED_ARTICLE, '$2 $1'))
  const numbers: Numbers = { sequence: null, ofWork: false, edition: null, dayLabel: null }
  const text = takeMarkedSequence(takeNumberPhrases(rest, numbers), numbers)
  const performers = new Set((context.performers ?? []).map(foldedName))
  const parts = splitTitle(text, performers)
  const local = placeWords(context)
  parts.head = parts.head.map((segment) => takeClosingSequence(segment, local, numbers))
  const teams = context.sport === true ? parseTeams(rest, local) : null
  const wordsOfRest = words(rest)
  const own = text === rest ? wordsOfRest : words(text)
  const flat = own.length > 0 ? own : wordsOfRest
  const { tokens, head, lead, beside } = tokensOf(
    parts,
    teams,
    local,
    flat,
    performers,
    wordsOfPlace(context.city ?? ''),
  )
  numbers.dayLabel ??= weekdayIn(wordsOfRest) ?? gameIn(rest, context)
  const tribute = partsOf(text).some((part) => isTribute(part))
  return {
    tokens,
    head,
    lead,
    presenter: presenterOf(parts),
    compact: wordsOfRest.join('') || folded.replace(/\s/gu, ''),
    support: parts.support,
    status: [...markers.status].toSorted(),
    sessions: [...markers.sessions].toSorted(),
    versions: [...markers.versions].toSorted(),
    kind: markers.kind,
    formats: formatsOf(tokens, text),
    beside: told === folded ? beside : [],
    tribute,
    tributeTo: tribute ? tributeTarget(text) : [],
    sequence: teams === null && !isOfCompetition(rest, context) ? numbers.sequence : null,
    sequenceOfWork: numbers.ofWork,
    edition: numbers.edition,
    dayLabel: numbers.dayLabel,
    movedTo: markers.status.has('moved'),
    teams,
  }
}

/** `Freitag` and `vendredi` are one label. */
function weekdayIn(all: readonly string[]): string | null {
  const named = all.find((word) => WEEKDAYS.has(word))
  return named === undefined ? null : `w:${WEEKDAYS.get(named)}`
}

/** Without what says nothing. */
function presenterOf({ presenter }: TitleParts): string[] {
  return words(presenter)
    .filter((word) => !NOISE.has(word))
    .toSorted()
}

const BRACKETS = /[([][^)\]]+[)\]]/gu

/** Between separators, and what stands in brackets. */
function partsOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .flatMap((part) => [part.replace(BRACKETS, ' '), ...(part.match(BRACKETS) ?? [])])
    .map((part) => part.replace(/[()[\]]/gu, ' ').trim())
    .filter((part) => part !== '')
}

const foldedName = remembering(5000, (name) => words(fold(name)).join(' '))

/** Told by single words, or by all of a bracket or of a part. */
function formatsOf(tokens: readonly string[], text: string): number[] {
  const told = partsOf(text).map((part) => words(part).join(' '))
  const found = new Set([
    ...tokens.flatMap((word) => FORMAT_WORDS.get(word) ?? []),
    ...(told.length < 2
      ? []
      : FORMAT_PARTS.flatMap(([main, pattern]) =>
          told.some((one) => pattern.test(one)) ? [main] : [],
        )),
  ])
  return [...found].toSorted((a, b) => a - b)
}

function placeWords({ place, city }: TitleContext): ReadonlySet<string> {
  return wordsOfPlace(`${place ?? ''} ${city ?? ''}`)
}

const wordsOfPlace = remembering(5000, (text): ReadonlySet<string> => {
  const told = words(fold(text))
  return new Set([...told, ...translated(told)])
})

function tokensOf(
  parts: TitleParts,
  teams: readonly [string, string] | null,
  local: ReadonlySet<string>,
  whole: readonly string[],
  performers: ReadonlySet<string>,
  town: ReadonlySet<string>,
): { tokens: string[]; head: string[]; lead: string[]; beside: string[] } {
  if (teams !== null) {
    const sides = teams.flatMap((side) => side.split(' ')).toSorted()
    return { tokens: sides, head: sides, lead: openingOf(parts, sides, local), beside: [] }
  }
  const named = new Set<string>()
  for (const name of performers) for (const word of name.split(' ')) named.add(word)
  const said = { local, named, town }
  const head = meaning(parts.head, said)
  const support = telling(parts.support.flatMap(words), said)
  const tour = telling(parts.tour.flatMap(worded), said)
  const tokens = [...head, ...tour, ...support]
  const all = tokens.length > 0 ? tokens : [...whole]
  const own = head.length > 0 ? head : all
  const lead = parts.head.length < 2 ? own : meaning(parts.head.slice(0, 1), said)
  return {
    tokens: all.toSorted(),
    head: own.toSorted(),
    lead: (lead.length > 0 ? lead : own).toSorted(),
    beside: head.length < 2 ? [] : head.filter((word, index) => isBeside(word, index, head)),
  }
}

/** `UFC 309: Jones vs Miocic`: what the fight is part of may be all that others say. */
function openingOf({ head }: TitleParts, sides: readonly string[], local: ReadonlySet<string>) {
  const none = new Set<string>()
  const first = head.length < 2 ? [] : meaning(head.slice(0, 1), { local, named: none, town: none })
  return first.length === 0 || first.some((word) => sides.includes(word))
    ? [...sides]
    : first.toSorted()
}

/** Words that are said elsewhere: where it is, and who plays. */
interface Said {
  readonly local: ReadonlySet<string>
  readonly named: ReadonlySet<string>
  readonly town: ReadonlySet<string>
}

function meaning(texts: readonly string[], said: Said): string[] {
  const all = texts.flatMap(worded)
  const kept = telling(all, said)
  return ofSaid(kept, all, said).map((word) => ENSEMBLE_WORDS.get(word) ?? word)
}

/** Where no word says anything of the show, those that are no noise; without the town's, if others are left. */
function ofSaid(
  kept: readonly string[],
  all: readonly string[],
  { town }: Said,
): readonly string[] {
  if (kept.length > 0) return kept
  const rest = all.filter((word) => !NOISE.has(word))
  const own = rest.filter((word) => !town.has(word))
  return own.length > 0 ? own : rest
}

/** Those that say something of the show. */
function telling(all: readonly string[], { local, named }: Said): string[] {
  const kept: string[] = []
  for (const word of all) {
    if (!NOISE.has(word) && (!local.has(word) || named.has(word))) kept.push(word)
  }
  return kept
}

/** At an edge of the name, alone or with others of the sort. */
function isBeside(word: string, index: number, head: readonly string[]): boolean {
  if (!BESIDE_WORDS.has(word)) return false
  return index === 0 || index === head.length - 1
}

/** Words of a part, with fixed titles of works as one word whatever their tongue. */
function worded(text: string): readonly string[] {
  const rest = text.replace(PHRASES, ' ')
  const list = words(rest)
  if (list.length > 0) return inOneTongue(replaceWorks(list))
  return rest === text ? list : words(text)
}

interface Work {
  readonly words: readonly string[]
  readonly token: string
}

/** Names of works by their first word, the longest first. */
const worksByWord = late((): ReadonlyMap<string, readonly Work[]> => {
  const known = new Map<string, Work[]>()
  for (const [name, means] of withoutArticles(firstNames(WORK_NAMES))) {
    const [first = '', ...others] = name.split(' ')
    const work = { words: [first, ...others], token: `~${means.replaceAll(' ', '-')}` }
    const works = [...(known.get(first) ?? []), work]
    known.set(
      first,
      works.toSorted((a, b) => b.words.length - a.words.length),
    )
  }
  return known
})

/** So long a word names a work without its article: `Nussknacker`. */
const NAMES_ALONE = 9

/** `Lac des cygnes` is `Le lac des cygnes`; `Mouette` alone is too little to be `La mouette`. */
function withoutArticles(names: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(names)
  for (const [name, means] of names) {
    const short = name.replace(/^(?:le|la|les|l|the|an?|die|der|das|el|il|o|as|de|een|en) /u, '')
    if ((short.includes(' ') || short.length >= NAMES_ALONE) && !all.has(short)) {
      all.set(short, means)
    }
  }
  return all
}

/** The first name of a work in it becomes one word. */
function replaceWorks(list: readonly string[]): readonly string[] {
  for (const [index, first] of list.entries()) {
    const found = worksByWord()
      .get(first)
      ?.find(({ words: name }) => name.every((word, offset) => list[index + offset] === word))
    if (found !== undefined) return list.toSpliced(index, found.words.length, found.token)
  }
  return list
}

function isTribute(part: string): boolean {
  return TRIBUTE.test(part) || TRIBUTE_END.test(part)
}

/** Of the part that says so, what stands behind the marker, else before it, else in the other parts. */
function tributeTarget(text: string): string[] {
  const parts = partsOf(text)
  const marked = parts.find((part) => isTribute(part)) ?? text
  const [before = '', after = ''] = marked.replace(TRIBUTE, '\n').split('\n')
  const others = parts.filter((part) => part !== marked).join(' ')
  const told = [after, before, others].map((side) =>
    words(side).filter((word) => !NOISE.has(word) && !TRIBUTE_NOISE.has(word)),
  )
  return [...new Set(told.find((side) => side.length > 0))].toSorted()
}
