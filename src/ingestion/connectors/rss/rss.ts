import { createHash } from 'node:crypto'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { cleanLine } from '../../../lib/clean-text.ts'
import { withoutHidden } from '../../../lib/hidden-values.ts'
import { xmlElements } from '../../../lib/xml-elements.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { addressId } from '../address-id.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item, Outcome } from '../connector.ts'
import { without } from '../json-value.ts'
import { datesBy, datesOf, textsOf } from './item-dates.ts'
import type { Dates, DateSource } from './item-dates.ts'
import { itemFields, sourceOf } from './item-fields.ts'
import type { ItemFields } from './item-fields.ts'
import { baseWithin, madeAbsolute, siteOf } from './relative-links.ts'
import { fieldsOf, linkOf, statusOf, titleOf } from './map-item.ts'
import { nameInTitle } from './name-in-title.ts'
import { eventInText } from './marked-text.ts'
import { placeBesideDate } from './place-beside-date.ts'

export const rss: Connector = {
  format: 'rss',
  summary: 'RSS 1.0 and 2.0, and Atom, with event modules (ev:, xcal: and others)',
  options: [
    {
      name: 'dates',
      summary:
        'where the date of the event is: in fields of its own, or also in pubDate, or also in title and text',
      values: ['fields', 'published', 'text'],
    },
    {
      name: 'linkedPages',
      summary:
        'whether the page of an item without a date of its own is fetched and read as schema-org; default: follow',
      values: ['follow', 'ignore'],
    },
  ],
  records,
  leadsToPages: (options) => options['linkedPages'] !== 'ignore',
}

const ROOT = /^(?:rss|rdf|feed|channel)$/i
const ITEM = /^(?:item|entry)$/i
/** What the feed says of itself, for all its items. */
const OF_FEED: ReadonlySet<string> = new Set(['language', 'link', 'title'])

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
  now: number,
): AsyncGenerator<Item> {
  const around = {
    now,
    source: sourceOption(options['dates']),
    follow: options['linkedPages'] !== 'ignore',
  }
  // Ids of items are as written: none is made of this.
  let base = withoutHidden(body.address)
  const told = { starts: new Map<string, string>(), names: new Map<string, string>() }
  let seen = false
  let language: string | undefined
  let feedTitle = ''
  let line = 0
  const wanted = (path: readonly string[]): boolean => {
    const name = path.at(-1) ?? ''
    if (path.length === 1) seen = ROOT.test(name)
    const isOfFeed = path.length === (/^feed$/i.test(path[0] ?? '') ? 2 : 3)
    return ITEM.test(name) || (isOfFeed && OF_FEED.has(name))
  }
  for await (const item of xmlElements(body.chunks(), body.contentType, wanted)) {
    if (item.kind === 'warning') yield item
    else if (!seen) break
    else if (item.kind === 'broken') {
      yield { kind: 'incomplete', reason: `not well-formed XML: ${item.reason}` }
    } else if (item.element.name === 'language') language = item.element.text.trim().slice(0, 2)
    else if (item.element.name === 'title') feedTitle = cleanLine(item.element.text)
    else if (item.element.name === 'link') base = siteOf(item.element, base)
    else {
      line += 1
      const { element, bases } = item
      const within = {
        base: baseWithin(bases, base),
        bases,
        language: item.language?.slice(0, 2) || language,
        feedTitle,
      }
      yield recordOf(element, { ...around, ...within, line, told })
    }
  }
  if (!seen) throw new NotThisFormat('neither RSS nor Atom')
}

function sourceOption(text: string | undefined): DateSource {
  return text === 'published' || text === 'text' ? text : 'fields'
}

interface Around {
  readonly now: number
  readonly line: number
  readonly language: string | undefined
  readonly feedTitle: string
  readonly source: DateSource
  /** Whether the page of an item without a date is fetched. */
  readonly follow: boolean
  /** What relative links are relative to, where it is a web address. */
  readonly base: string
  /** Those of the element and around it, as written. */
  readonly bases: readonly string[]
  readonly told: Told
}

/** Starts and names of the items so far, by their ids. */
interface Told {
  readonly starts: Map<string, string>
  readonly names: Map<string, string>
}

function recordOf(element: XmlElement, around: Around): Item {
  const { line, language, source, told, base, bases } = around
  const item = itemFields(element)
  const fields = datesOf(item)
  const marked = fields === null ? eventInText(item, base, around.now) : null
  const dates = fields ?? datesWithin(marked) ?? datesBy(item, source)
  const start = dates === null ? '' : firstStart(dates)
  const id = ownId(item, start, told)
  const raw = `${language ?? ''}${bases.join(' ')}${sourceOf(element)}`
  const page = dates === null && around.follow ? pageOf(item, base) : null
  if (page !== null)
    return {
      kind: 'page',
      line,
      id,
      address: page,
      format: 'schema-org',
      raw,
      reason: noDate(item, source),
    }
  const read = (): readonly Outcome[] => {
    const isStub = titleOf(item) === undefined && dates === null && statusOf(item) !== undefined
    if (isStub) return [{ listing: { id, status: statusOf(item) } }]
    if (titleOf(item) === undefined) return [{ rejected: 'no title', id }]
    if (dates === null) return [{ rejected: noDate(item, source), id }]
    const place = fields === null && marked === null && source === 'text' ? placeIn(item) : null
    const beside = place === null ? {} : { place }
    const listing = { ...beside, ...marked, ...madeAbsolute(fieldsOf(item, language), base) }
    const name = nameInTitle(String(listing.name ?? ''), around.feedTitle, start)
    return [{ listing: { ...listing, name, ...dates, id } }]
  }
  return { kind: 'record', line, id, raw, read }
}

function firstStart({ start, sessions }: Dates): string {
  const [first] = Array.isArray(sessions) ? sessions : []
  return String(start ?? first?.start ?? '')
}

/** Where a text tells when, it may tell where. */
function placeIn(item: ItemFields): NativeListing['place'] | null {
  for (const text of textsOf(item)) {
    const place = placeBesideDate(text)
    if (place !== null) return place
  }
  return null
}

function datesWithin(event: NativeListing | null): Dates | null {
  if (event === null) return null
  const { start, end, sessions, timeZone } = event
  return without({ start, end, sessions, timeZone })
}

function pageOf(item: ItemFields, base: string): string | null {
  const link = linkOf(item)
  if (link === null) return null
  // Of a file only whole addresses lead anywhere.
  const from = /^https?:\/\//i.test(base) ? base : undefined
  if (!URL.canParse(link, from)) return null
  const address = new URL(link, from)
  address.hash = ''
  return /^https?:$/.test(address.protocol) ? address.href : null
}

/** Why it is rejected, and by which option it would not be. */
function noDate(item: ItemFields, source: DateSource): string {
  // By any other option those whose text told it would be at another time.
  if (source === 'text') return 'no date of the event, nor one with its year in title or text'
  const within = datesBy(item, 'text')
  return within === null
    ? 'no date of the event: pubDate is when it was written (option dates=published if it is the event’s)'
    : `no field tells the date of the event; its text does: "${within.start}" (option dates=text)`
}

/**
 * Items of one id on several dates are told apart by their start. An address alone may be that of a whole page: what is called
 * otherwise there is another event.
 */
function ownId(item: ItemFields, start: string, told: Told): string {
  const title = cleanLine(titleOf(item) ?? '')
  const stated = item.text('id')
  const link = linkOf(item)
  const id = stated ?? (link === null ? fingerprint(title, start) : addressId(link))
  const before = told.starts.get(id)
  if (before === undefined) told.starts.set(id, start)
  const wanted = before === undefined || before === start ? id : `${id}#${start}`
  if (stated !== undefined || start === '') return wanted
  const name = told.names.get(wanted)
  if (name === undefined) told.names.set(wanted, title)
  return name === undefined || name === title ? wanted : fingerprint(title, start)
}

function fingerprint(title: string, start: string): string {
  const text = JSON.stringify([cleanLine(title).toLowerCase(), start])
  return `fp-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}
