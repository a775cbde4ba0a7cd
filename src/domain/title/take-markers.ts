import { remembering } from '../../lib/remember.ts'
import type { ProductKind } from '../listing.ts'
import { byOpening, mayBegin } from './by-opening.ts'
import type { PatternRow } from './by-opening.ts'
import { CLOSING_KINDS, OPENING_KINDS } from './edge-words.ts'
import type { Row, StatusHint } from './marker-words.ts'
import { KIND_WORDS, SESSION_WORDS, STATUS_WORDS, VERSION_WORDS } from './marker-words.ts'
import { QUALIFIERS } from './noise-words.ts'

export interface MarkersTaken {
  readonly rest: string
  readonly markers: Readonly<{
    status: ReadonlySet<StatusHint>
    sessions: ReadonlySet<string>
    versions: ReadonlySet<string>
    kind: ProductKind | null
  }>
}

/** Between the parts of a title. A dash or slash counts only with blanks around it. */
const SEPARATOR = /\s+[-/~]+\s+|\s*\|+\s*|\s*:\s+|\s+:\s*/u
const MAY_SEPARATE = /[-/~|:]/u

/** Where no blanks are written, a title ends with its bracket. */
const BRACKET = '[》」』】]'
const BEHIND = String.raw`(?:\s|(?<=${BRACKET}))`
const CLOSING = CLOSING_KINDS.map(
  ([kind, pattern]) => [kind, new RegExp(`${BEHIND}(?:${pattern})$`, 'u')] as const,
)
/** A look at each blank, and behind brackets only where there are any. */
const ANY = CLOSING_KINDS.map(([, pattern]) => pattern).join('|')
const ANY_BEHIND_BLANK = new RegExp(`\\s(?:${ANY})$`, 'u')
const ANY_BEHIND_BRACKET = new RegExp(`${BRACKET}(?:${ANY})$`, 'u')
const HAS_BRACKET = new RegExp(BRACKET, 'u')

function mayClose(text: string): boolean {
  return ANY_BEHIND_BLANK.test(text) || (HAS_BRACKET.test(text) && ANY_BEHIND_BRACKET.test(text))
}
const OPENING = OPENING_KINDS.map(
  ([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})[\\s:-]+(?=\\S)`, 'u')] as const,
)
const HOUR = String.raw`(?:a |at |@ ?)?(?:([01]?\d|2[0-3]) ?h ?([0-5]\d)?|([01]?\d)(?:[:.]([0-5]\d))? ?([ap])\.?m\.?|([01]?\d|2[0-3]):([0-5]\d))`
const CLOCK = new RegExp(`^${HOUR}$`, 'u')
const CLOSING_CLOCK = new RegExp(`\\s${HOUR}$`, 'u')
const CLOCK_ENDS = '0123456789hm.'
const CLOSING_SESSION =
  /\s(early show|late show|2e seance|1re seance|2eme seance|1ere seance|vostfr|vost|imax|3d)$/u
const CLOSING_VERSION =
  /\s((?:(?:open|closed)[ -]caption(?:ed|s)?|asl|bsl|bsl\/cap|audio[ -]described|relaxed|sensory[ -]friendly|dubbed|subtitled) (?:performance|show|screening))$/u
/** The last words of both. */
const CLOSES_SESSION: ReadonlySet<string> = new Set(
  'show seance vostfr vost imax 3d performance screening'.split(' '),
)
/** `3-Day Race Fan Pass`: the words belong to the name, but it is a pass. */
const SEVERAL_DAYS = /\b(?:[2-9]|two|three|four)[- ]days?\b.*\b(?:pass|passes|ticket|tickets)\b/u
const OPENING_STATUS =
  /^(sold[ -]?out|guichets? fermes?|date supplementaire|nouvelle date|dernieres places)\s*[!:]*\s+/u

/** `… + Dinner at Verdi`. */
const AT_TABLE = /(?<=^(?:diner|dinner|brunch|repas|abendessen)) (?:at|au|chez|im|presso|bei) .+$/u

type Marker =
  | readonly ['status', StatusHint]
  | readonly ['session', string]
  | readonly ['clock', string]
  | readonly ['version', string]
  | readonly ['kind', ProductKind]

const rowsOf = <Name extends string, One extends Marker>(
  rows: readonly Row<Name>[],
  toMarker: (name: Name) => One,
) => rows.map(([name, pattern]): PatternRow<Marker> => [toMarker(name), pattern])

const markerOf = byOpening<Marker>(() => [
  ...rowsOf(STATUS_WORDS, (name) => ['status', name] as const),
  ...rowsOf(SESSION_WORDS, (name) => ['session', name] as const),
  [['clock', ''], HOUR],
  ...rowsOf(VERSION_WORDS, (name) => ['version', name] as const),
  ...rowsOf(KIND_WORDS, (name) => ['kind', name] as const),
])

/** What a text that is nothing but a marker says is sold. */
export const kindOf = byOpening<ProductKind>(() => KIND_WORDS)

const isQualifier = byOpening(() => QUALIFIERS.map((pattern) => [true, pattern] as const))
const mayOpen = mayBegin([...OPENING.map(([, pattern]) => pattern.source), OPENING_STATUS.source])

/** Takes the markers off a folded title; what is left names the event. Never leaves nothing. */
export function takeMarkers(text: string): MarkersTaken {
  return lastTaken(text)
}

/** A name is asked what it sells, and a batch or two later, when its listing is compared, what it is called. */
const lastTaken = remembering(5000, markersTaken)
interface Markers {
  status: ReadonlySet<StatusHint>
  sessions: ReadonlySet<string>
  versions: ReadonlySet<string>
  kind: ProductKind | null
}

/** Of most titles; never added to. */
const NONE: ReadonlySet<never> = new Set<never>()

function markersTaken(text: string): MarkersTaken {
  const markers: Markers = { status: NONE, sessions: NONE, versions: NONE, kind: null }
  let rest = takeBrackets(text, markers)
  rest = takeOpening(rest, markers)
  rest = takeSegments(rest, markers)
  rest = takeClosing(rest, markers)
  if (markers.kind === null && SEVERAL_DAYS.test(rest)) markers.kind = 'multiDayPass'
  return { rest, markers }
}

function takeBrackets(text: string, markers: Markers): string {
  if (!/[[({*]/u.test(text)) return text
  return keepIfEmpty(
    text,
    text.replace(/\[([^\]]*)\]|\(([^)]*)\)|\{([^}]*)\}|\*+([^*]+)\*+/gu, (all, a, b, c, d) => {
      const inside = String(a ?? b ?? c ?? d).trim()
      return isQualifier(inside) !== null || isMarker(inside, markers) ? ' ' : all
    }),
  )
}

function takeOpening(text: string, markers: Markers): string {
  if (!mayOpen(text)) return text
  for (const [kind, pattern] of OPENING) {
    if (!pattern.test(text)) continue
    markers.kind ??= kind
    return keepIfEmpty(text, text.replace(pattern, ''))
  }
  const found = OPENING_STATUS.exec(text)
  if (found === null) return text
  isMarker(found[1] ?? '', markers)
  return keepIfEmpty(text, text.slice(found[0].length))
}

/** Edge segments that are nothing but a marker go; a title that is nothing else stays. */
function takeSegments(text: string, markers: Markers): string {
  const segments = segmentsOf(text)
  if (segments.length < 2) return takePlus(text, markers)
  let first = 0
  let last = segments.length - 1
  while (first < last && isMarker(bare(segments[first]), markers)) first += 1
  while (last > first && isMarker(bare(segments[last]), markers)) last -= 1
  const kept = segments.slice(first, last + 1).filter((one) => !isInnerProduct(one, markers))
  if (kept.length === segments.length) return takePlus(text, markers)
  return takePlus(keepIfEmpty(text, kept.join(' - ')), markers)
}

/** What stands between separators. */
export function segmentsOf(text: string): string[] {
  return MAY_SEPARATE.test(text) ? text.split(SEPARATOR) : [text]
}

/** `Festival - weekend ticket - who plays`. What merely says how one sits may name a part in there. */
function isInnerProduct(segment: string, markers: Markers): boolean {
  const kind = kindOf(bare(segment))
  if (kind === null || kind === 'admission' || kind === 'sideEvent') return false
  markers.kind ??= kind
  return true
}

/** `Show + parking`, `Show & diner`: a product joined to the show. */
function takePlus(text: string, markers: Markers): string {
  if (!/\s(?:\+|&|et|and)\s/u.test(text)) return text
  const found = /^(.+?)\s+(?:\+|&|et|and)\s+([^+&]+)$/u.exec(text)
  if (found === null) return text
  const [, show = '', joined = ''] = found
  const kind = kindOf(bare(joined.replace(AT_TABLE, '')))
  if (kind === null || keepIfEmpty('', show) === '') return text
  markers.kind ??= kind
  return show
}

function takeClosing(text: string, markers: Markers): string {
  let rest = text
  for (const [kind, pattern] of mayClose(text) ? CLOSING : []) {
    if (!pattern.test(rest)) continue
    markers.kind ??= kind
    rest = keepIfEmpty(rest, rest.replace(pattern, ''))
  }
  if (CLOSES_SESSION.has(lastWord(rest))) {
    rest = takeMarkerAtEnd(rest, CLOSING_VERSION, markers)
    rest = takeMarkerAtEnd(rest, CLOSING_SESSION, markers)
  }
  return CLOCK_ENDS.includes(rest.slice(-1)) ? takeMarkerAtEnd(rest, CLOSING_CLOCK, markers) : rest
}

function takeMarkerAtEnd(text: string, closing: RegExp, markers: Markers): string {
  const found = closing.exec(text)
  if (found === null || !isMarker(found[0].trim(), markers)) return text
  return keepIfEmpty(text, text.slice(0, found.index))
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1)
}

const AT_EDGES = ' \t\n\r!?.,*"-'

/** Without blanks and signs around it. */
function bare(segment = ''): string {
  let [from, to] = [0, segment.length]
  while (from < to && AT_EDGES.includes(segment.charAt(from))) from += 1
  while (to > from && AT_EDGES.includes(segment.charAt(to - 1))) to -= 1
  return segment.slice(from, to)
}

function isMarker(text: string, markers: Markers): boolean {
  const found = markerOf(text)
  if (found === null) return false
  const [sort, name] = found
  if (sort === 'status') markers.status = new Set([...markers.status, name])
  else if (sort === 'version') markers.versions = new Set([...markers.versions, name])
  else if (sort === 'kind') markers.kind ??= name
  else markers.sessions = new Set([...markers.sessions, sort === 'clock' ? clockOf(text) : name])
  return true
}

/** Of a text that is a clock. */
function clockOf(text: string): string {
  const [, h24, m24, h12, m12, half, colonHour, colonMinute] = CLOCK.exec(text) ?? []
  const hour =
    h12 === undefined ? Number(h24 ?? colonHour) : (Number(h12) % 12) + (half === 'p' ? 12 : 0)
  return `at:${String(hour).padStart(2, '0')}${m24 ?? m12 ?? colonMinute ?? '00'}`
}

function keepIfEmpty(before: string, after: string): string {
  return /[\p{L}\p{N}]/u.test(after) ? after.replace(/\s+/gu, ' ').trim() : before
}
