import { late } from '../../lib/late.ts'
import { remembering } from '../../lib/remember.ts'
import type { ProductKind } from '../listing.ts'
import { CLOSING_KINDS, OPENING_KINDS } from './edge-words.ts'
import type { StatusHint } from './marker-words.ts'
import { KIND_WORDS, SESSION_WORDS, STATUS_WORDS, VERSION_WORDS } from './marker-words.ts'
import { QUALIFIERS } from './noise-words.ts'

export interface Markers {
  status: Set<StatusHint>
  sessions: Set<string>
  versions: Set<string>
  kind: ProductKind | null
}

/** Between the parts of a title. A dash or slash counts only with blanks around it. */
export const SEPARATOR = /\s+[-/~]+\s+|\s*\|+\s*|\s*:\s+|\s+:\s*/u

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u')
const compiled = <Name>(rows: readonly (readonly [Name, string])[]) =>
  rows.map(([name, pattern]) => [name, whole(pattern)] as const)

/** One look instead of one for each row: most segments are no marker. */
const anyOf = (...tables: readonly (readonly (readonly [unknown, string])[])[]) =>
  tables.flatMap((rows) => rows.map(([, pattern]) => pattern)).join('|')

const STATUS = compiled(STATUS_WORDS)
const SESSION = compiled(SESSION_WORDS)
const VERSION = compiled(VERSION_WORDS)
const KIND = late(() => compiled(KIND_WORDS))
const CLOSING = CLOSING_KINDS.map(
  ([kind, pattern]) => [kind, new RegExp(`\\s(?:${pattern})$`, 'u')] as const,
)
const OPENING = OPENING_KINDS.map(
  ([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})[\\s:-]+(?=\\S)`, 'u')] as const,
)
const ANY_MARKER = late(() => whole(anyOf(STATUS_WORDS, SESSION_WORDS, VERSION_WORDS, KIND_WORDS)))
const ANY_KIND = late(() => whole(anyOf(KIND_WORDS)))
const ANY_CLOSING = new RegExp(`\\s(?:${anyOf(CLOSING_KINDS)})$`, 'u')
const QUALIFIER = late(() => whole(QUALIFIERS.join('|')))
const CLOCK =
  /^(?:a |at |@ ?)?(?:([01]?\d|2[0-3]) ?h ?([0-5]\d)?|([01]?\d)(?:[:.]([0-5]\d))? ?([ap])\.?m\.?|([01]?\d|2[0-3]):([0-5]\d))$/u
const CLOSING_CLOCK =
  /\s(?:a |at |@ ?)?(?:([01]?\d|2[0-3]) ?h ?([0-5]\d)?|([01]?\d)(?:[:.]([0-5]\d))? ?([ap])\.?m\.?|([01]?\d|2[0-3]):([0-5]\d))$/u
const CLOSING_SESSION =
  /\s(early show|late show|2e seance|1re seance|2eme seance|1ere seance|vostfr|vost|imax|3d)$/u
const CLOSING_VERSION =
  /\s((?:(?:open|closed)[ -]caption(?:ed|s)?|asl|bsl|bsl\/cap|audio[ -]described|relaxed|sensory[ -]friendly|dubbed|subtitled) (?:performance|show|screening))$/u
/** `3-Day Race Fan Pass`: the words belong to the name, but it is a pass. */
const SEVERAL_DAYS = /\b(?:[2-9]|two|three|four)[- ]days?\b.*\b(?:pass|passes|ticket|tickets)\b/u
const OPENING_STATUS =
  /^(sold[ -]?out|guichets? fermes?|date supplementaire|nouvelle date|dernieres places)\s*[!:]*\s+/u

/** `… + Dinner at Verdi`. */
const AT_TABLE = /(?<=^(?:diner|dinner|brunch|repas|abendessen)) (?:at|au|chez|im|presso|bei) .+$/u

/** Takes the markers off a folded title; what is left names the event. Never leaves nothing. */
export function takeMarkers(text: string): MarkersTaken {
  return lastTaken(text)
}

export interface MarkersTaken {
  readonly rest: string
  readonly markers: Readonly<{
    status: ReadonlySet<StatusHint>
    sessions: ReadonlySet<string>
    versions: ReadonlySet<string>
    kind: ProductKind | null
  }>
}

/** A name is asked what it sells, and when its listing is compared what it is called. */
const lastTaken = remembering(2000, markersTaken)

function markersTaken(text: string): MarkersTaken {
  const markers: Markers = {
    status: new Set(),
    sessions: new Set(),
    versions: new Set(),
    kind: null,
  }
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
      return QUALIFIER().test(inside) || isMarker(inside, markers) ? ' ' : all
    }),
  )
}

function takeOpening(text: string, markers: Markers): string {
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
  const segments = text.split(SEPARATOR)
  if (segments.length < 2) return takePlus(text, markers)
  let first = 0
  let last = segments.length - 1
  while (first < last && isMarker(bare(segments[first]), markers)) first += 1
  while (last > first && isMarker(bare(segments[last]), markers)) last -= 1
  const kept = segments.slice(first, last + 1).filter((one) => !isInnerProduct(one, markers))
  if (kept.length === segments.length) return takePlus(text, markers)
  return takePlus(keepIfEmpty(text, kept.join(' - ')), markers)
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
  for (const [kind, pattern] of ANY_CLOSING.test(text) ? CLOSING : []) {
    if (!pattern.test(rest)) continue
    markers.kind ??= kind
    rest = keepIfEmpty(rest, rest.replace(pattern, ''))
  }
  const version = CLOSING_VERSION.exec(rest)
  if (version !== null && isMarker(version[1] ?? '', markers)) {
    rest = keepIfEmpty(rest, rest.slice(0, version.index))
  }
  const session = CLOSING_SESSION.exec(rest)
  if (session !== null && isMarker(session[1] ?? '', markers))
    rest = keepIfEmpty(rest, rest.slice(0, session.index))
  const clock = CLOSING_CLOCK.exec(rest)
  if (clock !== null && isMarker(clock[0].trim(), markers))
    rest = keepIfEmpty(rest, rest.slice(0, clock.index))
  return rest
}

function bare(segment: string | undefined): string {
  return (segment ?? '').replace(/^[\s!?.,*"-]+|[\s!?.,*"-]+$/gu, '')
}

function isMarker(text: string, markers: Markers): boolean {
  if (!ANY_MARKER().test(text) && !CLOCK.test(text)) return false
  const status = nameOf(STATUS, text)
  if (status !== null) return (markers.status.add(status), true)
  const session = nameOf(SESSION, text) ?? clockOf(text)
  if (session !== null) return (markers.sessions.add(session), true)
  const version = nameOf(VERSION, text)
  if (version !== null) return (markers.versions.add(version), true)
  const kind = kindOf(text)
  if (kind === null) return false
  markers.kind ??= kind
  return true
}

export function kindOf(text: string): ProductKind | null {
  return ANY_KIND().test(text) ? nameOf(KIND(), text) : null
}

function nameOf<Name>(rows: readonly (readonly [Name, RegExp])[], text: string): Name | null {
  return rows.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

function clockOf(text: string): string | null {
  const found = CLOCK.exec(text)
  if (found === null) return null
  const [, h24, m24, h12, m12, half, colonHour, colonMinute] = found
  const hour =
    h12 === undefined ? Number(h24 ?? colonHour) : (Number(h12) % 12) + (half === 'p' ? 12 : 0)
  return `at:${String(hour).padStart(2, '0')}${m24 ?? m12 ?? colonMinute ?? '00'}`
}

function keepIfEmpty(before: string, after: string): string {
  return /[\p{L}\p{N}]/u.test(after) ? after.replace(/\s+/gu, ' ').trim() : before
}
