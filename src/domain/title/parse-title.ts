import { alphabetical, ascending } from '../../lib/ascending.ts'
import { fold, words } from '../../lib/fold.ts'
import { joinInitials } from '../../lib/initials.ts'
import { HALLS_REMEMBERED, remembering, rememberingBoth } from '../../lib/remember.ts'
import { gather, gatherSome } from '../../lib/gather.ts'
import { asOneName } from './called-vip.ts'
import { ENSEMBLE_WORDS } from './ensemble-words.ts'
import { FORMAT_PARTS, FORMAT_WORDS } from './format-words.ts'
import { BESIDE_WORDS } from './marker-words.ts'
import { NOISE, NOISE_PHRASES, WEEKDAYS } from './noise-words.ts'
import { inOneTongue, renamed, translated } from './in-one-tongue.ts'
import { replaceWorks } from './replace-works.ts'
import { toSegment } from './segment.ts'
import type { Segment } from './segment.ts'
import { splitTitle } from './split-title.ts'
import type { TitleParts } from './split-title.ts'
import { segmentsOf, takeMarkers } from './take-markers.ts'
import {
  gameIn,
  takeClosingSequence,
  takeMarkedSequence,
  takeNumberPhrases,
} from './take-numbers.ts'
import type { Numbers } from './take-numbers.ts'
import { isOfCompetition, parseTeams } from './teams.ts'
import type { Title, TitleContext } from './title.ts'
import { isTribute, tributeTarget } from './tribute.ts'

/** `Cerisaie (La)`, `Tempest, The`. */
const TURNED_ARTICLE =
  /^([^,()]+?)(?:, | \()(le|la|les|l'|the|an?|die|der|das|el|los|las|il|de|het)\)?$/u
const PHRASES = new RegExp(NOISE_PHRASES, 'gu')

/** Longer ones are descriptions; the rest of them names nothing. */
const NAME_MAX = 400

/** Takes a title apart. A show is listed once a night, and its title read for each of them: the last are remembered. */
export function parseTitle(name: string, context: TitleContext = {}): Title {
  const known = lastParsed.get(name)
  const same = known?.find((one) => isSame(one.context, context))
  if (same !== undefined) return same.title
  const title = takeApart(name, context)
  remember(name, known ?? [], { context, title })
  return title
}

interface Parsed {
  readonly context: TitleContext
  readonly title: Title
}

const PARSED_MAX = 2000
/** Of one name, which a film in many houses has, or a tour. */
const CONTEXTS_MAX = 20
/** By the name alone: a text made of all that counts would have to be made each time. */
const lastParsed = new Map<string, readonly Parsed[]>()
let parsedCount = 0

function remember(name: string, known: readonly Parsed[], parsed: Parsed): void {
  if (parsedCount >= PARSED_MAX) {
    lastParsed.clear()
    parsedCount = 0
  }
  parsedCount += 1
  lastParsed.set(name, known.length < CONTEXTS_MAX ? [...known, parsed] : [parsed])
}

function isSame(a: TitleContext, b: TitleContext): boolean {
  if (a.place !== b.place || a.city !== b.city || a.sport !== b.sport || a.comedy !== b.comedy)
    return false
  const [mine = NONE, theirs = NONE] = [a.performers, b.performers]
  return mine.length === theirs.length && mine.every((one, index) => one === theirs[index])
}

const NONE: readonly never[] = []

/** The order of the steps matters: each consumes what the next must not see. */
function takeApart(name: string, context: TitleContext): Title {
  const folded = foldedTitle(name)
  const called = asOneName(folded, context)
  const { rest, markers } = takeMarkers(withoutTurn(called))
  const numbers: Numbers = { sequence: null, ofWork: false, edition: null, dayLabel: null }
  const text = takeMarkedSequence(takeNumberPhrases(rest, numbers), numbers)
  const all = toSegment(rest)
  const own = text === rest ? all : toSegment(text)
  const said = saidIn(context)
  const { local } = said
  const parts = splitTitle(own, said.performers)
  parts.head = parts.head.map((segment) => takeClosingSequence(segment, local, numbers))
  const teams = context.sport === true ? parseTeams(rest, local) : null
  const { tokens, head, lead, stem, beside } =
    teams === null
      ? tokensOf(parts, own.words.length > 0 ? own.words : all.words, said)
      : tokensOfTeams(teams, parts, local)
  numbers.dayLabel ??= weekdayIn(all.words) ?? gameIn(rest, context)
  const compact = all.words.join('') || folded.replace(/\s/gu, '')
  const told = partsOf(text)
  const tribute = told.some((part) => isTribute(part))
  return {
    tokens,
    head,
    lead,
    stem,
    presenter: presenterOf(parts),
    compact,
    support: parts.support,
    status: inOrder(markers.status),
    sessions: inOrder(markers.sessions),
    versions: inOrder(markers.versions),
    kind: markers.kind,
    formats: formatsOf(tokens, told),
    beside: called === folded ? beside : NONE,
    tribute,
    tributeTo: tribute ? tributeTarget(text, told) : NONE,
    sequence: teams === null && !isOfCompetition(rest, context) ? numbers.sequence : null,
    sequenceOfWork: numbers.ofWork,
    edition: numbers.edition,
    dayLabel: numbers.dayLabel,
    movedTo: markers.status.has('moved'),
    teams,
  }
}

function foldedTitle(name: string): string {
  const folded = fold(name.slice(0, NAME_MAX))
  const plain = folded.includes('"')
    ? folded.replace(/"/gu, ' ').replace(/\s+/gu, ' ').trim()
    : folded
  return joinInitials(plain)
}

function withoutTurn(folded: string): string {
  const mayBeTurned = folded.includes(',') || folded.includes('(')
  return mayBeTurned ? folded.replace(TURNED_ARTICLE, '$2 $1') : folded
}

function inOrder<Name extends string>(names: ReadonlySet<Name>): readonly Name[] {
  return names.size === 0 ? NONE : alphabetical([...names])
}

/** `Freitag` and `vendredi` are one label. */
function weekdayIn(all: readonly string[]): string | null {
  const named = all.find((word) => WEEKDAYS.has(word))
  return named === undefined ? null : `w:${WEEKDAYS.get(named)}`
}

/** Without what says nothing. */
function presenterOf({ presenter }: TitleParts): readonly string[] {
  if (presenter === '') return NONE
  return alphabetical(words(presenter).filter((word) => !NOISE.has(word)))
}

const BRACKETS = /[([][^)\]]+[)\]]/gu
const BRACKET = /[()[\]]/u

/** Between separators, and what stands in brackets. */
function partsOf(text: string): string[] {
  const segments = segmentsOf(text)
  if (!BRACKET.test(text)) return segments.length === 1 ? segments : segments.filter(isThere)
  return segments
    .flatMap((part) => [part.replace(BRACKETS, ' '), ...(part.match(BRACKETS) ?? [])])
    .map((part) => part.replace(/[()[\]]/gu, ' ').trim())
    .filter(isThere)
}

function isThere(part: string): boolean {
  return part !== ''
}

const foldedName = remembering(5000, (name) => words(fold(name)).join(' '))

/** Told by single words, or by all of a bracket or of a part. */
function formatsOf(tokens: readonly string[], parts: readonly string[]): readonly number[] {
  const found = gatherSome(tokens, (word) => FORMAT_WORDS.get(word))
  if (parts.length > 1) {
    const told = parts.map((part) => words(part).join(' '))
    for (const [main, pattern] of FORMAT_PARTS) {
      if (told.some((one) => pattern.test(one))) found.push(main)
    }
  }
  return found.length === 0 ? NONE : ascending([...new Set(found)])
}

/** Of a place by its name and town: either may come again and again. */
const placeWords = rememberingBoth(HALLS_REMEMBERED, (place, city) =>
  wordsOfPlace(`${place} ${city}`),
)

function wordsOfPlace(text: string): ReadonlySet<string> {
  const told = words(fold(text))
  return new Set([...told, ...translated(told)])
}

interface Tokens {
  readonly tokens: readonly string[]
  readonly head: readonly string[]
  readonly lead: readonly string[]
  readonly stem: readonly string[]
  readonly beside: readonly string[]
}

function tokensOfTeams(
  teams: readonly [string, string],
  { head }: TitleParts,
  local: ReadonlySet<string>,
): Tokens {
  const sides = alphabetical(teams.flatMap((side) => side.split(' ')))
  return { tokens: sides, head: sides, lead: bill(head, sides, local), stem: NONE, beside: NONE }
}

/** `UFC 309: Jones vs Miocic`: what the fight is part of may be all that others say. */
function bill(
  head: readonly Segment[],
  sides: readonly string[],
  local: ReadonlySet<string>,
): readonly string[] {
  const said = { local, performers: NONE, city: '' }
  const first = head.length < 2 ? NONE : meaning(head.slice(0, 1), said)
  return first.length === 0 || first.some((word) => sides.includes(word))
    ? sides
    : alphabetical(first)
}

/** `whole`: what to take where nothing else is left. */
function tokensOf(parts: TitleParts, whole: readonly string[], said: Said): Tokens {
  const head = meaning(parts.head, said)
  const more = [
    ...telling(gather(parts.tour, worded), said),
    ...telling(gather(parts.support, words), said),
  ]
  const tokens = more.length === 0 ? head : [...head, ...more]
  const all = alphabetical(tokens.length > 0 ? tokens : whole)
  const own = more.length === 0 || head.length === 0 ? all : alphabetical(head)
  const lead = parts.head.length < 2 ? NONE : meaning(parts.head.slice(0, 1), said)
  return {
    tokens: all,
    head: own,
    lead: lead.length > 0 ? alphabetical(lead) : own,
    stem: parts.stem === null ? NONE : alphabetical(meaning([parts.stem], said)),
    beside: besideIn(head),
  }
}

/** Words that are said elsewhere: where it is, and who plays. */
interface Said {
  readonly local: ReadonlySet<string>
  readonly performers: readonly string[]
  readonly city: string
}

function saidIn({ place, city, performers }: TitleContext): Said {
  return {
    local: placeWords(place ?? '', city ?? ''),
    performers: (performers ?? NONE).map(foldedName),
    city: city ?? '',
  }
}

function meaning(segments: readonly Segment[], said: Said): readonly string[] {
  const all = segments.length === 1 ? worded(segments[0]) : gather(segments, worded)
  const kept = telling(all, said)
  return renamed(kept.length > 0 ? kept : ofSaid(all, said.city), ENSEMBLE_WORDS)
}

/** Where no word says anything of the show, those that are no noise; without the town's, if others are left. */
function ofSaid(all: readonly string[], city: string): readonly string[] {
  const rest = all.filter((word) => !NOISE.has(word))
  if (rest.length === 0) return rest
  const town = placeWords('', city)
  const own = rest.filter((word) => !town.has(word))
  return own.length > 0 ? own : rest
}

/** Those that say something of the show. */
function telling(all: readonly string[], { local, performers }: Said): readonly string[] {
  if (all.length === 0) return all
  return all.filter((word) => !NOISE.has(word) && (!local.has(word) || isInName(word, performers)))
}

function isInName(word: string, performers: readonly string[]): boolean {
  return performers.some((name) => ` ${name} `.includes(` ${word} `))
}

/** At an edge of the name, alone or with others of the sort. */
function besideIn(head: readonly string[]): readonly string[] {
  if (head.length < 2) return NONE
  const [first = '', last = ''] = [head[0], head.at(-1)]
  if (!BESIDE_WORDS.has(first) && !BESIDE_WORDS.has(last)) return NONE
  return [first, last].filter((word) => BESIDE_WORDS.has(word))
}

/** Words of a part, with fixed titles of works as one word whatever their tongue. */
function worded({ text, words: own }: Segment = NOTHING): readonly string[] {
  const rest = text.replace(PHRASES, ' ')
  const list = rest === text ? own : words(rest)
  if (list.length > 0) return inOneTongue(replaceWorks(list))
  return own
}

const NOTHING: Segment = { text: '', words: NONE }
