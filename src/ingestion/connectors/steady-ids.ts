import { createHash } from 'node:crypto'
import type { FeedOption } from '../../domain/feed-option.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { MINUTE_MS } from '../../lib/durations.ts'
import { parseOffset } from '../../lib/icalendar/value.ts'
import { instantOf, zoneNamed } from '../../lib/zone.ts'
import type { Connector, Item, Outcome } from './connector.ts'
import { isObject, listOf } from './json-value.ts'

const OPTION: FeedOption = {
  name: 'unstableIds',
  summary: 'ids are new at every read: a listing is known by its name, start and place instead',
  values: ['true', 'false'],
}

/** The connector, for feeds whose ids are new at every read too; one that sees to that itself is left alone. */
export function withSteadyIds(connector: Connector): Connector {
  if (connector.options.some(({ name }) => name === OPTION.name)) return connector
  return {
    ...connector,
    options: [...connector.options, OPTION],
    records: (body, options, now) => {
      const items = connector.records(body, options, now)
      return options[OPTION.name] === 'true' ? steadied(items, options['timeZone']) : items
    },
  }
}

async function* steadied(
  items: AsyncIterable<Item>,
  zone: string | undefined,
): AsyncGenerator<Item> {
  for await (const item of items) {
    // What is rejected does not tell which listing it was.
    if (item.kind === 'rejected') yield { ...item, id: null }
    else if (item.kind !== 'record') yield item
    else yield { ...item, id: null, read: () => item.read().map((one) => steady(one, zone)) }
  }
}

function steady(outcome: Outcome, zone: string | undefined): Outcome {
  if ('removed' in outcome) return outcome
  if ('rejected' in outcome) return { ...outcome, id: null }
  return { ...outcome, listing: { ...outcome.listing, id: likenessOf(outcome.listing, zone) } }
}

function likenessOf(listing: NativeListing, feedZone: string | undefined): string {
  const { name, start, sessions, place, timeZone } = listing
  const [first] = listOf(sessions)
  const when = start ?? (isObject(first) ? first['start'] : first) ?? null
  const where = isObject(place) ? (place['name'] ?? place['street'] ?? null) : (place ?? null)
  const zones = [timeZone, isObject(place) ? place['timeZone'] : null, feedZone]
  const zone = zones.map((one) => zoneNamed(String(one ?? ''))).find((one) => one !== null)
  const text = JSON.stringify([words(name), momentOf(when, zone ?? null), words(where)])
  return `like-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** The instant where it is told, else the clock: one start is written in several ways. Other texts as they are. */
function momentOf(when: unknown, zone: string | null): string {
  const text = words(when)
  const [, year, month, day, hours, minutes, seconds = '00', offset] = ISO.exec(text) ?? []
  if (year === undefined || minutes === undefined) return text
  const wall = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
  if (Number.isNaN(wall)) return text
  const away = offset === undefined || /z/i.test(offset) ? 0 : parseOffset(offset)
  if (away === null) return text
  if (offset !== undefined) return String(wall - away * MINUTE_MS)
  return zone === null
    ? new Date(wall).toISOString().slice(0, -1)
    : String(instantOf(zone, wall).at)
}

function words(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
