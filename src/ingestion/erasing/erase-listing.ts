import { pictureKey } from '../../domain/picture.ts'
import { birthsAround, birthsOfListings } from '../../storage/births.ts'
import type { Birth } from '../../storage/births.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { finishErasure } from '../../storage/erasures.ts'
import { dropListings, dropUnshownImages, listingIdsNamed } from '../../storage/erasing.ts'
import { listingsById } from '../../storage/listings.ts'
import { UNKNOWN_PLACE } from '../../storage/places.ts'
import { forgetAddresses } from '../../storage/raw-bodies.ts'
import type { IngestionContext } from '../context.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import {
  begin,
  cleanRunTexts,
  dropOldDocuments,
  waitForRuns,
  wanted,
  withholdBodies,
} from './erasure-steps.ts'
import type { Erasing, ErasureReport } from './erasure-steps.ts'
import { distinctive, withoutWords, wordsOf } from './erased-words.ts'
import { forgetInDecisions, forgetNamesInDecisions, unpinImages } from './forget-decisions.ts'
import { apart, dropEvents, heirs } from './forget-events.ts'
import { forgetTold } from './forget-told-names.ts'
import { renderAllDue } from '../rendering/render-due.ts'
import { settleEvents } from '../grouping/settle-events.ts'

interface ErasingListing extends Erasing {
  readonly partnerId: number
}

/**
 * Takes a partner's listing out of everything that was concluded from it, and keeps it out of every later run. Only its
 * numbers stay, and lead to the event that it was part of, where others are left of that.
 */
export async function eraseListing(
  context: IngestionContext,
  erasing: ErasingListing,
): Promise<ErasureReport> {
  const { database, clock } = context
  const begun = await begin(context, erasing)
  if (!erasing.dryRun) await waitForRuns(context, erasing.partnerId)
  const now = clock.now()
  const { leads, names, pages, ...taken } = await takenOut(context, erasing, begun.id ?? 0, now)
  const counts = {
    ...taken,
    reviews: 0,
    bodies: await withholdBodies(context, erasing, await wanted(context, erasing), pages),
  }
  if (begun.id !== null) {
    // Events of others at a place, or by a performer, of whom less is told now.
    await renderAllDue(context)
    await dropOldDocuments(context)
    await finishErasure(database, begun.id, counts, clock.now())
  }
  return { ...begun, ...counts, names, leads, remains: null }
}

type Taken = Pick<
  ErasureReport,
  'listings' | 'events' | 'performers' | 'places' | 'decisions' | 'runs' | 'names' | 'leads'
> & {
  /** Bodies of linked pages that were all about it. */
  readonly pages: readonly number[]
}

const NOTHING_TAKEN = {
  listings: 0,
  events: 0,
  performers: 0,
  places: 0,
  names: [],
  pages: [],
  leads: [],
} as const

/** Ends a transaction of which nothing is to be kept. */
class OnlyLooked extends Error {
  readonly taken: Taken

  constructor(taken: Taken) {
    super('only looked at')
    this.taken = taken
  }
}

/** With `dryRun` the same is done and taken back: what is told is what would be. */
async function takenOut(
  context: IngestionContext,
  erasing: ErasingListing,
  erasureId: number,
  now: number,
): Promise<Taken> {
  try {
    return await changeCatalogue(context.database, now, async (tx) => {
      const taken = await takeOut(tx, context, erasing, erasureId, now)
      if (erasing.dryRun) throw new OnlyLooked(taken)
      return taken
    })
  } catch (error) {
    if (error instanceof OnlyLooked) return error.taken
    throw error
  }
}

/**
 * All that is known by the listing's own words, in one transaction: were it cut off between two, nobody would know them any
 * more.
 */
async function takeOut(
  tx: CatalogueTx,
  context: IngestionContext,
  erasing: ErasingListing,
  erasureId: number,
  now: number,
): Promise<Taken> {
  const { partnerId, name } = erasing
  const about = await forgetInDecisions(tx, { partnerId, name, erasureId })
  const listingIds = await listingIdsNamed(tx, partnerId, name)
  if (listingIds.length === 0) {
    const runs = await cleanRuns(tx, erasing, distinctive([name]))
    return { ...NOTHING_TAKEN, decisions: about.ids.length, runs }
  }
  const births = await birthsOfListings(tx, listingIds)
  const words = await wordsToldBy(tx, listingIds, births)
  const events = await leaveEvents(tx, context, listingIds, births, now)
  const forgetting = {
    partnerId,
    // What is no show has no births, and never told of anybody.
    since: Math.min(now, ...births.map(({ firstSeenAt }) => firstSeenAt)),
    decisions: await decisionsInForce(tx),
    now,
  }
  const forgotten = {
    place: await forgetTold(tx, 'place', { ...forgetting, ids: placesOf(births) }),
    performer: await forgetTold(tx, 'performer', { ...forgetting, ids: performersOf(births) }),
  }
  const { place, performer } = forgotten
  const quoted = distinctive([...words.quoted, ...place.names, ...performer.names])
  const quoting = await forgetNamesInDecisions(tx, forgotten, quoted)
  await unpinImages(tx, now)
  const images = [...about.images, ...words.images, ...place.images, ...performer.images]
  await dropUnshownImages(tx, [...new Set(images)].map(pictureKey), forgetting.since)
  const pages = distinctive([name, ...words.pages])
  return {
    ...events,
    listings: listingIds.length,
    performers: performer.gone.length,
    places: place.gone.length,
    names: [...new Set([...performer.names, ...place.names])],
    pages: await forgetAddresses(tx, partnerId, pages, now),
    decisions: new Set([...about.ids, ...quoting]).size,
    runs: await cleanRuns(tx, erasing, quoted),
  }
}

function placesOf(births: readonly Birth[]): number[] {
  return [...new Set(births.map(({ placeId }) => placeId))].filter((id) => id > UNKNOWN_PLACE)
}

function performersOf(births: readonly Birth[]): number[] {
  return [...new Set(births.flatMap(({ performerIds }) => performerIds))]
}

interface Words {
  /** By which others may quote it. */
  readonly quoted: readonly string[]
  readonly pages: readonly string[]
  readonly images: readonly string[]
}

async function wordsToldBy(
  tx: CatalogueTx,
  listingIds: readonly number[],
  births: readonly Birth[],
): Promise<Words> {
  const held = await listingsById(tx, listingIds)
  const all = [
    ...[...held.values()].map(({ listing }) => listing),
    ...births.flatMap(({ kept }) => kept ?? []),
  ]
  return {
    quoted: all.flatMap(wordsOf),
    pages: all.map(({ url }) => url),
    images: all.flatMap(({ image }) => image?.url ?? []),
  }
}

/** Each birth by itself first, so that all others are grouped as they would be had it never come; then they go. */
async function leaveEvents(
  tx: CatalogueTx,
  context: IngestionContext,
  listingIds: readonly number[],
  births: readonly Birth[],
  now: number,
): Promise<Pick<Taken, 'events' | 'leads'>> {
  const own = new Set(births.map((birth) => birth.id))
  const former = [...new Set(births.map((birth) => birth.eventId))]
  const around = await birthsAround(tx, { eventIds: former, ids: [] })
  const mates = around.filter((birth) => !own.has(birth.id))
  await settleEvents(tx, context, {
    changed: births.map((birth) => ({ birth: apart(birth), former: birth })),
    listings: new Map(),
    decisions: await decisionsInForce(tx),
    now,
  })
  const heirOf = await heirs(tx, births, mates)
  await dropListings(
    tx,
    listingIds,
    births.map(({ id }) => ({ id, eventId: heirOf.get(id) ?? id })),
  )
  await dropEvents(tx, context, [...own], heirOf, now)
  const leads = former.map((event) => {
    const to = births.flatMap(({ id, eventId }) =>
      eventId === event ? (heirOf.get(id) ?? []) : [],
    )
    const others = mates.flatMap(({ eventId, partnerId, externalId }) =>
      eventId === event && partnerId === births[0]?.partnerId ? [externalId] : [],
    )
    return { event, to: to[0] ?? null, others: [...new Set(others)] }
  })
  return { events: former.length, leads }
}

function cleanRuns(
  tx: CatalogueTx,
  erasing: ErasingListing,
  words: readonly string[],
): Promise<number> {
  const { name } = erasing
  const isAbout = (text: string) =>
    text.startsWith(`${name}: `) || text.startsWith(`the id ${name} `)
  return cleanRunTexts(tx, erasing, ({ rejected, warnings }) => ({
    rejected: rejected
      .filter(({ id }) => id !== name)
      .map((one) => ({ ...one, reason: withoutWords(one.reason, words) })),
    warnings: warnings.filter((text) => !isAbout(text)).map((text) => withoutWords(text, words)),
  }))
}
