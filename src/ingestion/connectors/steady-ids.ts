import { createHash } from 'node:crypto'
import type { FeedOption } from '../../domain/feed-option.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
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
      return options[OPTION.name] === 'true' ? steadied(items) : items
    },
  }
}

async function* steadied(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    // What is rejected does not tell which listing it was.
    if (item.kind === 'rejected') yield { ...item, id: null }
    else if (item.kind !== 'record') yield item
    else yield { ...item, id: null, read: () => item.read().map(steady) }
  }
}

function steady(outcome: Outcome): Outcome {
  if ('removed' in outcome) return outcome
  if ('rejected' in outcome) return { ...outcome, id: null }
  return { ...outcome, listing: { ...outcome.listing, id: likenessOf(outcome.listing) } }
}

function likenessOf({ name, start, sessions, place }: NativeListing): string {
  const [first] = listOf(sessions)
  const when = start ?? (isObject(first) ? first['start'] : first) ?? null
  const where = isObject(place) ? (place['name'] ?? place['street'] ?? null) : (place ?? null)
  const text = JSON.stringify([words(name), words(when), words(where)])
  return `like-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

function words(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
