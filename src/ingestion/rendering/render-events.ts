import { DAY_MS } from '../../lib/durations.ts'
import { mapInSteps } from '../../lib/map-in-steps.ts'
import { slices } from '../../lib/slices.ts'
import type { Decision } from '../../domain/decision.ts'
import type { Event, Member } from '../../domain/event.ts'
import type { Partner } from '../../domain/partner.ts'
import type { Performer } from '../../domain/performer.ts'
import type { Pictures } from '../../domain/picture.ts'
import type { Place } from '../../domain/place.ts'
import type { RateTable } from '../../domain/rates.ts'
import { gather, gatherSome } from '../../lib/gather.ts'
import type { Birth } from '../../storage/births.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import {
  insertEventPerformers,
  insertEvents,
  noteUnchangedEvents,
  replaceEventPerformers,
  writeEvents,
} from '../../storage/event-writes.ts'
import type { EventWrite } from '../../storage/event-writes.ts'
import { deleteEvents, eventHeads, provenanceHash } from '../../storage/events.ts'
import type { EventHead } from '../../storage/events.ts'
import { listingsById } from '../../storage/listings.ts'
import type { ListingWithMemory } from '../../storage/listings.ts'
import { partnersById } from '../../storage/partners.ts'
import { performersById } from '../../storage/performers.ts'
import { UNKNOWN_PLACE, placesById } from '../../storage/places.ts'
import { readRates } from '../../storage/rates.ts'
import { trendRows } from '../../storage/trend.ts'
import type { TrendRows } from '../../storage/trend.ts'
import { contentHash } from '../content-hash.ts'
import type { Presenter } from '../context.ts'
import { toMember } from '../births/members.ts'
import { mergeEvent } from '../merge/merge-event.ts'
import type { MergeInput } from '../merge/merge-input.ts'
import { operatorWord } from '../in-force/operator-word.ts'
import type { OperatorWord } from '../in-force/operator-word.ts'
import { pinnedRecords } from '../in-force/pinned-records.ts'
import { billOf } from './bill-of-event.ts'
import { placeOf } from './place-of-event.ts'
import { picturesShown, withOwnImages, withOwnLogo } from './shown-pictures.ts'
import { shownTrend } from './shown-trend.ts'
import { changesOf, touching } from './touched-documents.ts'
import type { Touching } from './touched-documents.ts'

export interface Rendering {
  readonly present: Presenter
  readonly decisions: readonly Decision[]
  /** Event id → its births. */
  readonly events: ReadonlyMap<number, readonly Birth[]>
  readonly gone: readonly { readonly id: number; readonly replacedBy: number }[]
  /** Listings already in memory; the others are loaded. */
  readonly listings: ReadonlyMap<number, ListingWithMemory>
  /** Performers in memory, as they are from now on; the others are loaded. */
  readonly performers?: ReadonlyMap<number, Performer> | undefined
  readonly now: number
}

/** Events to render, and all that they depend on. */
export interface Surroundings {
  readonly rendering: Rendering
  readonly word: OperatorWord
  readonly listings: ReadonlyMap<number, ListingWithMemory>
  readonly partners: ReadonlyMap<number, Partner>
  readonly places: ReadonlyMap<number, Place & { readonly directoryPlaceId: number | null }>
  readonly performers: ReadonlyMap<number, Performer>
  readonly pictures: Pictures
  readonly rates: RateTable
  readonly trend: TrendRows
  readonly heads: ReadonlyMap<number, EventHead>
}

/** Loads all that the events depend on. */
export async function prepareRendering(tx: Queryable, rendering: Rendering): Promise<Surroundings> {
  const births = gather([...rendering.events.values()], (held) => held)
  const pinned = pinnedRecords(rendering.decisions, births)
  const unknown = new Set(
    births.map((birth) => birth.listingId).filter((id) => !rendering.listings.has(id)),
  )
  const [loaded, word, partners, places, performers, rates, trend, heads] = await Promise.all([
    unknown.size === 0 ? [] : listingsById(tx, [...unknown]),
    operatorWord(tx, rendering.decisions, births),
    partnersById(tx, distinct(births.map((birth) => birth.partnerId))),
    placesById(
      tx,
      distinct(births.map((birth) => birth.placeId).concat(UNKNOWN_PLACE, pinned.placeIds)),
    ),
    performersOf(
      tx,
      distinct(gather(births, (birth) => birth.performerIds).concat(pinned.performerIds)),
      rendering.performers ?? NOBODY,
    ),
    readRates(tx),
    trendRows(tx, [...rendering.events.keys()], Math.floor(rendering.now / DAY_MS)),
    eventHeads(tx, [...rendering.events.keys(), ...rendering.gone.map((one) => one.id)]),
  ])
  const listings =
    unknown.size === 0 ? rendering.listings : new Map([...rendering.listings, ...loaded])
  const pictures = await picturesShown(tx, {
    listings: listings.values(),
    kept: births.map((birth) => birth.kept),
    partners,
    places: places.values(),
    performers: performers.values(),
    pins: word.pinsOf(births),
  })
  return {
    rendering,
    word,
    listings,
    partners: mapped(partners, (partner) => withOwnLogo(partner, pictures)),
    places: mapped(places, (place) => withOwnImages(place, pictures)),
    performers: mapped(performers, (performer) => withOwnImages(performer, pictures)),
    pictures,
    rates,
    trend,
    heads,
  }
}

const NOBODY: ReadonlyMap<number, Performer> = new Map()

/** Those that are not in memory are loaded. */
async function performersOf(
  tx: Queryable,
  ids: readonly number[],
  held: ReadonlyMap<number, Performer>,
): Promise<ReadonlyMap<number, Performer>> {
  const unknown = held.size === 0 ? ids : ids.filter((id) => !held.has(id))
  if (unknown.length === 0) return held
  return new Map([...held, ...(await performersById(tx, unknown))])
}

function mapped<Value>(
  values: ReadonlyMap<number, Value>,
  change: (value: Value) => Value,
): Map<number, Value> {
  const all = new Map<number, Value>()
  for (const [id, value] of values) all.set(id, change(value))
  return all
}

/** While the database writes the first part, the second is rendered. */
const PARTS = 2

/**
 * Merges the events and writes those that came out otherwise than stored, with their changes and those of every
 * document that shows them. Gives the ids of those it wrote or took away.
 */
export async function renderEvents(tx: CatalogueTx, around: Surroundings): Promise<number[]> {
  const { events, gone, now } = around.rendering
  const written: Touching[] = []
  const same: EventWrite[] = []
  const dropped = new Map<number, number | null>(gone.map((one) => [one.id, one.replacedBy]))
  for (const part of slices([...events], Math.ceil(events.size / PARTS))) {
    const rendered = await mapInSteps(part, (some) => {
      const merged = gatherSome(some, ([id, births]): Merged | null => {
        const isShown = births.length > 0 && !births.some((birth) => around.word.isHidden(birth))
        if (!isShown) dropped.set(id, null)
        return isShown ? { births, event: mergeEvent(mergeInputOf(around, id, births)) } : null
      })
      return merged.map((one) => renderEvent(around, one))
    })
    const fresh = gatherSome(rendered, ({ changed, write }) => (changed ? write : null))
    writeRendered(tx, fresh, around.heads)
    written.push(...fresh.map(touching))
    same.push(...gatherSome(rendered, ({ changed, write }) => (changed ? null : write)))
  }
  const goneHeads = [...dropped.keys()].flatMap((id) => around.heads.get(id) ?? [])
  const noted = same.filter((event) => isToNote(event, around.heads.get(event.id), now))
  if (noted.length > 0) tx.later(noteUnchangedEvents(tx, noted))
  if (goneHeads.length > 0) {
    tx.later(
      deleteEvents(
        tx,
        goneHeads.map((head) => head.id),
      ),
    )
  }
  const changes = changesOf(written, around.heads, goneHeads, dropped)
  if (changes.length > 0) tx.stage(changes)
  return [...written, ...goneHeads].map(({ id }) => id)
}

function writeRendered(
  tx: CatalogueTx,
  events: readonly EventWrite[],
  heads: ReadonlyMap<number, EventHead>,
): void {
  const there = events.filter(({ id }) => heads.has(id))
  const minted = there.length === 0 ? events : events.filter(({ id }) => !heads.has(id))
  if (minted.length > 0) {
    tx.later(insertEvents(tx, minted))
    tx.later(insertEventPerformers(tx, minted))
  }
  if (there.length > 0) {
    tx.later(writeEvents(tx, there))
    tx.later(replaceEventPerformers(tx, there))
  }
}

/** Whether what is stored beside an event's document has to be put right though the document came out as it was. */
function isToNote(event: EventWrite, head: EventHead | undefined, now: number): boolean {
  if (head === undefined || head.trendChangeDay !== event.trendChangeDay) return true
  if (head.provenanceHash !== provenanceHash(event.provenance)) return true
  const [stored, next] = [head.nextChangeAt, event.nextChangeAt]
  // A look too early does no harm and puts it right: each read of a feed puts off when its events are looked at next.
  const comesInTime = stored !== null && stored > now && (next === null || next > stored)
  return stored !== next && !comesInTime
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)]
}

/** What the event is concluded from. */
export function mergeInputOf(
  around: Surroundings,
  id: number,
  births: readonly Birth[],
): MergeInput {
  const { day, signals } = around.trend
  const members: Member[] = []
  for (const birth of births) {
    const held = around.listings.get(birth.listingId)
    const partner = around.partners.get(birth.partnerId)
    if (held !== undefined && partner !== undefined) members.push(toMember(birth, held, partner))
  }
  return {
    id,
    members,
    pins: around.word.pinsOf(births),
    rates: around.rates,
    pictures: around.pictures,
    now: around.rendering.now,
    trend: { day, signals: signals.get(id) ?? null },
  }
}

interface Merged {
  readonly births: readonly Birth[]
  readonly event: Event
}

function renderEvent(
  around: Surroundings,
  { births, event }: Merged,
): { write: EventWrite; changed: boolean } {
  const { now, present } = around.rendering
  const { id } = event
  const { place, from } = placeOf(around, births, now)
  const performers = billOf(event, around.performers)
  const head = around.heads.get(id)
  const shown = shownTrend(event, head, around.trend)
  const presented = present(event, { place, performers, trendingScore: shown.score })
  const hash = contentHash(presented.content)
  const changed = hash !== head?.contentHash
  const updatedAt = changed ? changedAt(now, head) : head.updatedAt
  return {
    changed: changed || shown.moved,
    write: {
      id,
      name: event.name,
      startAt: event.start.at,
      placeId: place.id,
      directoryPlaceId: place.directoryPlaceId,
      performerIds: performers.map((one) => one.id),
      fragment: changed || shown.moved ? presented.fragment(updatedAt) : '',
      contentHash: hash,
      provenance: provenanceText(event, from),
      trendingScore: shown.score,
      trendingDay: shown.day,
      trendChangeDay: shown.changeDay,
      createdAt: event.createdAt,
      updatedAt,
      nextChangeAt: event.nextChangeAt,
    },
  }
}

/** Clients order by it: where the clock was put back it goes on from what was told before. */
function changedAt(now: number, head: EventHead | undefined): number {
  return head === undefined || now >= head.updatedAt ? now : head.updatedAt + 1
}

/** What the operator is told of where each field came from. */
function provenanceText(
  { provenance }: Pick<Event, 'provenance'>,
  placeFrom: readonly number[],
): string {
  let text = '{'
  for (const field in provenance) text += `"${field}":[${provenance[field]?.join() ?? ''}],`
  return `${text}"place":[${placeFrom.join()}]}`
}
