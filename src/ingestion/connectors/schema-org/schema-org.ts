import type { NativeListing } from '../../../domain/native-listing.ts'
import { decodeDocument, readWhole } from '../../../lib/decode-text.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { textFromHtml } from '../../../lib/html-text.ts'
import { parseJson } from '../../../lib/tolerant-json.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item, Outcome } from '../connector.ts'
import type { JsonObject } from '../json-value.ts'
import { whyNotShown } from '../not-shown.ts'
import { asJsonLd, EXTRACTED } from './extracted-json.ts'
import { findEvents, isEvent } from './find-events.ts'
import type { FoundEvent } from './find-events.ts'
import { openGraph } from './graph.ts'
import type { Graph } from './graph.ts'
import { identify, statedId } from './identify.ts'
import type { Mapped } from './identify.ts'
import { parseBlock } from './json-block.ts'
import { absolute, leadingTo, webAddress } from './links.ts'
import { inLocalTime } from './local-offsets.ts'
import { mapEvent } from './map-event.ts'
import type { MapContext } from './map-event.ts'
import { windowAt } from './schedule.ts'
import { withoutSiteNames } from './site-name.ts'
import { missingPages } from './hydra-pages.ts'
import { toldTogether } from './told-before.ts'
import { joinTwins } from './told-twice.ts'
import { asSchemaOrg, UITDATABANK } from './uitdatabank.ts'
import { readMarkup } from './read-markup.ts'
import { readPage } from './page.ts'

/** The largest city pages are below 1 MB. */
const BODY_BYTES_MAX = 64 * 1024 * 1024

export const schemaOrg: Connector = {
  format: 'schema-org',
  summary:
    'schema.org events in web pages (JSON-LD, microdata, RDFa, hCalendar) or as JSON-LD alone',
  options: [{ name: 'baseUrl', summary: 'what relative addresses in a file are relative to' }],
  records,
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
  now: number,
): AsyncGenerator<Item> {
  const bytes = await readWhole(body.chunks(), BODY_BYTES_MAX)
  if (bytes === null) throw new NotThisFormat('larger than a page can be')
  const { text, warning } = decodeDocument(bytes, body.contentType)
  if (warning !== null) yield { kind: 'warning', text: warning }
  const document = documentOf(text)
  yield* document.faults
  const fetched = webAddress(body.address)
  const address = document.addresses.flatMap((one) => absolute(one, fetched) ?? [])[0] ?? null
  const base =
    options['baseUrl'] ?? absolute(document.base, fetched ?? address) ?? address ?? fetched
  const context = { graph: openGraph(document.values), base, ...windowAt(now) }
  let mapped = joinTwins(yield* mapEvents(document.values, context))
  for (const items of document.marked) {
    const marked = yield* mapEvents(items, { ...context, graph: openGraph(items) })
    mapped = toldTogether(marked, mapped)
  }
  const events = withoutSiteNames(identify(inLocalTime(mapped)), document.values)
  const here = address ?? fetched
  let line = 0
  for (const { id, listing, node } of events) {
    line += 1
    // A page of one event is that event's page.
    const url = listing.url ?? (events.length === 1 && document.isPage ? here : null)
    const whole = leadingTo(fetched, { ...listing, ...(url === null ? {} : { url }), id })
    yield recordOf(line, id, outcomeOf(id, whole, node))
  }
}

/** What says of itself that it is not shown is left out. */
function outcomeOf(id: string, listing: NativeListing, node: JsonObject): Outcome {
  const hidden = whyNotShown(node)
  return hidden === null ? { listing } : { rejected: hidden, id, withdraw: true }
}

function recordOf(line: number, id: string, outcome: Outcome): Item {
  const raw = JSON.stringify('listing' in outcome ? outcome.listing : outcome)
  return { kind: 'record', line, id, raw, read: () => [outcome] }
}

/** Every event of a document. One that is not understood costs itself. */
function* mapEvents(
  values: readonly unknown[],
  context: MapContext,
): Generator<Item, readonly Mapped[]> {
  const mapped: Mapped[] = []
  const tops = findEvents(values)
  const within = partsAmong(tops, context)
  const found = tops.flatMap((one) => (within.has(one.node) ? [] : withParts(one, context, 0)))
  for (const { event, parts } of found) {
    try {
      const listing = mapEvent(event, parts, context)
      const id = statedId(context.graph, event.node, listing, context.base)
      mapped.push({ id, node: event.node, listing })
    } catch (error) {
      const reason = `not understood: ${String(error).slice(0, 100)}`
      yield { kind: 'rejected', line: mapped.length + 1, id: null, reason }
    }
  }
  return mapped
}

interface Document {
  /** JSON-LD. */
  readonly values: readonly unknown[]
  /** What the page says in other ways, one list for each. */
  readonly marked: readonly (readonly JsonObject[])[]
  readonly base: string | null
  /** Of the page itself, where it says so. */
  readonly addresses: readonly string[]
  readonly isPage: boolean
  /** Blocks that could not be read: each costs itself. */
  readonly faults: readonly Item[]
}

const NO_PAGE = { marked: [], base: null, addresses: [], isPage: false } as const

function documentOf(text: string): Document {
  const start = text.trimStart()
  if (start === '') throw new NotThisFormat('there is nothing in it')
  if (start.startsWith('<') || /<script\b/i.test(text)) return fromPage(text)
  let value: unknown
  try {
    value = parseJson(text)
  } catch {
    return fromLines(text)
  }
  const isEmpty = Array.isArray(value) && value.length === 0
  if (!isEmpty && !TYPED.test(text)) throw new NotThisFormat('JSON in which nothing has a type')
  return { ...NO_PAGE, values: [asTold(value, text)], faults: missingPages(value) }
}

/** What some tools and agendas write in words of their own, in those of schema.org. */
function asTold(value: unknown, text: string): unknown {
  const plain = EXTRACTED.test(text) ? asJsonLd(value) : value
  return UITDATABANK.test(text) ? asSchemaOrg(plain) : plain
}

/** What JSON-LD has and other JSON has not; some leave out the sign. */
const TYPED =
  /"@(?:type|id|graph|context)"|"type"\s*:\s*\[?\s*"(?:schema:|https?:\/\/schema\.org\/|\w*Event"|Festival"|h-event")/

function fromPage(html: string): Document {
  const page = readPage(html)
  const values: unknown[] = []
  const faults: Item[] = []
  for (const [index, block] of page.blocks.entries()) {
    if (block.trim() === '') continue
    try {
      values.push(...parseBlock(block))
    } catch {
      const isTail = page.isCutOff && index === page.blocks.length - 1
      const reason = `JSON-LD block ${index + 1} of the page is not JSON`
      if (isTail)
        faults.push({ kind: 'incomplete', reason: 'the page is cut off within its JSON-LD' })
      else faults.push({ kind: 'rejected', line: index + 1, id: null, reason })
    }
  }
  if (page.blocks.length === 0 && page.markup.size === 0) {
    throw new NotThisFormat('a page without JSON-LD, microdata, RDFa or hCalendar')
  }
  const whole = { values, base: page.base, addresses: page.addresses, isPage: true, faults }
  try {
    return { ...whole, marked: readMarkup(html, page.markup) }
  } catch (error) {
    // A page nested so deep that no reader gets to its ground.
    if (!(error instanceof RangeError)) throw error
    faults.push({ kind: 'rejected', line: 1, id: null, reason: 'markup nested too deep' })
    return { ...whole, marked: [] }
  }
}

/** One JSON-LD document a line. */
function fromLines(text: string): Document {
  const lines = text.split('\n').map((line) => line.trim())
  const values: unknown[] = []
  const faults: Item[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    try {
      values.push(asTold(parseJson(line), line))
    } catch {
      if (index === lines.length - 1 && values.length > 0)
        faults.push({ kind: 'incomplete', reason: 'it is cut off within its last line' })
      else faults.push({ kind: 'rejected', line: index + 1, id: null, reason: 'not JSON' })
    }
  }
  if (values.length === 0)
    throw new NotThisFormat(
      /^\s*[[{]/.test(text) ? 'JSON that is damaged or cut off' : 'neither a web page nor JSON',
    )
  return { ...NO_PAGE, values, faults }
}

/** In a graph the parts of an event stand beside it as well: they are told once, with what they take from it. */
function partsAmong(tops: readonly FoundEvent[], { graph }: MapContext): ReadonlySet<JsonObject> {
  const within = new Set<JsonObject>()
  const walk = (node: JsonObject, above: readonly JsonObject[]): void => {
    for (const part of graph.nodes(node, 'subEvent', 'subEvents')) {
      if (above.includes(part) || within.has(part)) continue
      within.add(part)
      if (above.length <= NESTING_MAX) walk(part, [...above, part])
    }
  }
  for (const { node } of tops) if (!within.has(node)) walk(node, [node])
  return within
}

/** Festivals have days, and days have stages; deeper is a document that refers to itself. */
const NESTING_MAX = 4

interface WithParts {
  readonly event: FoundEvent
  readonly parts: readonly JsonObject[]
}

/** Sub-events that are further dates of the event go with it; others are events of their own, within it. */
function withParts(event: FoundEvent, context: MapContext, depth: number): readonly WithParts[] {
  const { graph } = context
  const inside =
    depth > NESTING_MAX ? [] : graph.nodes(event.node, 'subEvent', 'subEvents').filter(isEvent)
  const parts = isAtSeveral(event.node, inside, context)
    ? []
    : inside.filter((node) => isDateOf(node, event.node, context))
  const own = inside
    .filter((node) => !parts.includes(node))
    .flatMap((node) =>
      withParts({ ...event, node, parents: [event.node, ...event.parents] }, context, depth + 1),
    )
  // A frame around its parts that has no date of its own is no event of its own.
  const empty =
    parts.length === 0 &&
    ['startDate', 'endDate', 'eventSchedule'].every(
      (member) => graph.all(event.node, member).length === 0,
    )
  const isFrame =
    (empty && own.length > 0) || (parts.length === 0 && isTour(event.node, inside, context))
  return isFrame ? own : [{ event, parts }, ...own]
}

/** Dates of one event are where it is; what tells no place of its own and has parts at several is no event with dates. */
function isAtSeveral(
  event: JsonObject,
  parts: readonly JsonObject[],
  { graph }: MapContext,
): boolean {
  if (graph.all(event, 'location').length > 0) return false
  const places = parts.flatMap((part) => graph.nodes(part, 'location').slice(0, 1))
  return new Set(places.flatMap((place) => graph.text(place, 'name') ?? [])).size > 1
}

/** Its parts are the same show at several places: nobody can go to the tour itself. */
function isTour(event: JsonObject, parts: readonly JsonObject[], { graph }: MapContext): boolean {
  const name = calledIn(event, graph) ?? ''
  const places = parts.map((part) => {
    const own = calledIn(part, graph)
    const [place] = graph.nodes(part, 'location')
    const same = own === undefined || own === name
    return same && place !== undefined ? graph.text(place, 'name') : undefined
  })
  return places.every((place) => place !== undefined) && new Set(places).size > 1
}

/** For comparing; one of the names may hold the entities of HTML, and the other not. */
function calledIn(node: JsonObject, graph: Graph): string | undefined {
  const name = graph.text(node, 'name')
  return name === undefined ? undefined : foldName(textFromHtml(name))
}

function isDateOf(part: JsonObject, event: JsonObject, { graph }: MapContext): boolean {
  const name = calledIn(part, graph)
  if (name !== undefined && name !== (calledIn(event, graph) ?? '')) return false
  const [place] = graph.nodes(part, 'location')
  const [around] = graph.nodes(event, 'location')
  if (place === undefined || around === undefined) return true
  // A stage of the house is no other place.
  const houses = [place, ...graph.nodes(place, 'containedInPlace', 'containedIn')]
  return houses.some((house) => graph.text(house, 'name') === graph.text(around, 'name'))
}
