import { createHash } from 'node:crypto'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { cleanLine } from '../../../lib/clean-text.ts'
import { addressId } from '../address-id.ts'
import { isObject, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import type { Graph } from './graph.ts'
import { absolute } from './links.ts'

export interface Mapped {
  /** The document's own id of it, or null. */
  readonly id: string | null
  readonly node: JsonObject
  readonly listing: NativeListing
}

/** The id that a document gives an event: its @id, its identifier, its address. */
export function statedId(
  graph: Graph,
  node: JsonObject,
  listing: NativeListing,
  base: string | null,
): string | null {
  const id = textOf(node['@id'])
  // A fragment means something only on its page, a path only on its site.
  const own =
    id === undefined || /^[#_/]/.test(id) ? absolute(id, base) : (absolute(id, null) ?? id)
  const identifier = graph.all(node, 'identifier').flatMap((value) => {
    const text = isObject(value)
      ? (graph.text(value, 'value') ?? textOf(value['@id']))
      : textOf(value)
    return text ?? []
  })[0]
  const link = textOf(listing.url)
  if (typeof own === 'string') return addressId(own)
  return identifier ?? (link === undefined ? null : addressId(link))
}

/** Equal for two descriptions of one event in one document. */
function likeness({ node, listing }: Mapped): string {
  const { name, start, place, sessions } = listing
  const where = isObject(place) ? (place['name'] ?? place['street']) : place
  // What repeats is known by its rule: the dates that are written out move on.
  const when = start ?? JSON.stringify(node['eventSchedule'] ?? sessions ?? null)
  return JSON.stringify([cleanLine(String(name ?? '')).toLowerCase(), when, where ?? null])
}

/** Halls without names or streets are told apart by their towns, where more than one has the event. */
function townOf({ listing: { place } }: Mapped): string {
  return isObject(place) ? cleanLine(String(place['city'] ?? place['address'] ?? '')) : ''
}

function fingerprint(text: string): string {
  return `fp-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

/**
 * Gives every event an id and drops those that are there twice. One id (an address of a whole season, say) used for
 * several events is told apart by their starts.
 */
export function identify(events: readonly Mapped[]): readonly (Mapped & { readonly id: string })[] {
  const once = new Map<string, Mapped>()
  for (const event of events) {
    const key = likeness(event) + townOf(event)
    const before = once.get(key)
    if (before === undefined || (before.id === null && event.id !== null)) once.set(key, event)
  }
  const uses = new Map<string, number>()
  for (const { id } of once.values()) if (id !== null) uses.set(id, (uses.get(id) ?? 0) + 1)
  const taken = new Set<string>()
  return [...once.values()].map((event) => {
    const shared = event.id !== null && (uses.get(event.id) ?? 0) > 1
    const likely = fingerprint(likeness(event))
    const wanted =
      event.id === null
        ? likely
        : shared
          ? `${event.id}#${textOf(event.listing.start) ?? ''}`
          : event.id
    const other = taken.has(likely) ? fingerprint(likeness(event) + townOf(event)) : likely
    const id = taken.has(wanted) || wanted.length > 500 ? other : wanted
    taken.add(id)
    return { ...event, id }
  })
}
