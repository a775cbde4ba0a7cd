import { listingsNamed, namesJoined } from '../domain/decision.ts'
import type { DecisionBody } from '../domain/decision.ts'
import { birthsAround, birthsOfListings } from '../storage/births.ts'
import type { Birth } from '../storage/births.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { listDecisions } from '../storage/decisions.ts'
import { finishErasure } from '../storage/erasures.ts'
import {
  dropListings,
  dropPerformers,
  dropTellings,
  dropUnshownImages,
  imagesShown,
  listingIdsNamed,
  rewriteDecisions,
} from '../storage/erasing.ts'
import { makeEventsDue } from '../storage/events.ts'
import { performerTellings, searchPerformers } from '../storage/performers.ts'
import { PERFORMER_KIND, stageChanges } from '../storage/staged-changes.ts'
import type { IngestionContext } from './context.ts'
import { decisionsInForce } from './decisions-in-force.ts'
import {
  begin,
  cleanRunTexts,
  dropOldDocuments,
  waitForRuns,
  wanted,
  withholdBodies,
} from './erase-common.ts'
import type { Erasing, ErasureReport } from './erase-common.ts'
import { listingsOfKey, parseListing } from './listing-keys.ts'
import { refreshPerformers } from './refresh-performers.ts'
import { prepareRendering, renderEvents } from './render-events.ts'
import { rememberKeys } from './resolve/blocks.ts'
import type { MatchFeatures } from './resolve/features.ts'
import { modelVersion } from './resolve/model/version.ts'
import { settleEvents } from './settle-events.ts'

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
  const { leads, ...taken } = await takenOut(context, erasing, begun.id ?? 0, now)
  const counts = {
    ...taken,
    reviews: 0,
    runs: await cleanRuns(context, erasing),
    bodies: await withholdBodies(context, erasing, await wanted(context, erasing)),
  }
  if (begun.id !== null) {
    await dropOldDocuments(context)
    await finishErasure(database, begun.id, counts, clock.now())
  }
  return { ...begun, ...counts, leads, remains: null }
}

type Taken = Pick<ErasureReport, 'listings' | 'events' | 'performers' | 'decisions' | 'leads'>

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

async function takeOut(
  tx: CatalogueTx,
  context: IngestionContext,
  { partnerId, name }: ErasingListing,
  erasureId: number,
  now: number,
): Promise<Taken> {
  const decisions = await forgetDecisions(tx, partnerId, name, erasureId)
  const listingIds = await listingIdsNamed(tx, partnerId, name)
  if (listingIds.length === 0)
    return { listings: 0, events: 0, performers: 0, decisions, leads: [] }
  const births = await birthsOfListings(tx, listingIds)
  const images = await imagesShown(tx, listingIds)
  const own = new Set(births.map((birth) => birth.id))
  const former = [...new Set(births.map((birth) => birth.eventId))]
  const around = await birthsAround(tx, { eventIds: former, ids: [] })
  const mates = around.filter((birth) => !own.has(birth.id))
  // Each by itself first, so that all others are grouped as they would be had it never come.
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
  const performers = await forgetPerformers(tx, context, partnerId, births, now)
  await dropUnshownImages(tx, images)
  const leads = former.map((event) => {
    const to = births.flatMap(({ id, eventId }) =>
      eventId === event ? (heirOf.get(id) ?? []) : [],
    )
    return { event, to: to[0] ?? null }
  })
  return { listings: listingIds.length, events: former.length, performers, decisions, leads }
}

/** As one that shares no key with anything. */
function apart(birth: Birth): Birth {
  const features = { ...(birth.features as MatchFeatures), version: modelVersion() }
  rememberKeys(features, [])
  return { ...birth, features, blockKeys: [] }
}

/** Birth → the event that its number leads to from now on: that of those who were in one event with it. */
async function heirs(
  tx: CatalogueTx,
  births: readonly Birth[],
  mates: readonly Birth[],
): Promise<Map<number, number>> {
  if (mates.length === 0) return new Map()
  const now = await birthsAround(tx, { eventIds: [], ids: mates.map(({ id }) => id) })
  const eventNow = new Map(now.map((birth) => [birth.id, birth.eventId]))
  return new Map(
    births.flatMap(({ id, eventId }) => {
      const first = mates.find((mate) => mate.eventId === eventId)
      const heir = first === undefined ? undefined : eventNow.get(first.id)
      return heir === undefined ? [] : [[id, heir] as const]
    }),
  )
}

async function dropEvents(
  tx: CatalogueTx,
  context: IngestionContext,
  ids: readonly number[],
  heirOf: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  const gone = ids.flatMap((id) => {
    const replacedBy = heirOf.get(id)
    return replacedBy === undefined ? [] : [{ id, replacedBy }]
  })
  const alone = ids.filter((id) => !heirOf.has(id))
  const rendering = await prepareRendering(tx, {
    present: context.present,
    decisions: [],
    events: new Map(alone.map((id) => [id, []])),
    gone,
    listings: new Map(),
    now,
  })
  renderEvents(tx, rendering)
}

/** What only this listing told of performers; those of whom nobody else tells are gone. */
async function forgetPerformers(
  tx: CatalogueTx,
  context: IngestionContext,
  partnerId: number,
  births: readonly Birth[],
  now: number,
): Promise<number> {
  const billed = [...new Set(births.flatMap((birth) => birth.performerIds))]
  const untold = await dropTellings(tx, partnerId, billed)
  if (untold.length === 0) return 0
  const decided = new Set(
    (await listDecisions(tx)).flatMap(({ what }) => namesJoined(what, 'performer')?.ids ?? []),
  )
  const gone = await dropPerformers(
    tx,
    untold.filter((id) => !decided.has(id)),
  )
  const deleted = { deleted: true, replacedBy: null, documentOnly: false }
  if (gone.length > 0) {
    tx.later(
      stageChanges(
        tx,
        gone.map((id) => ({ kind: PERFORMER_KIND, subjectId: id, ...deleted }) as const),
      ),
    )
  }
  await tellAnew(
    tx,
    context,
    untold.filter((id) => !gone.includes(id)),
    now,
  )
  return gone.length
}

/** Performers of whom others still tell are as those tell them. */
async function tellAnew(
  tx: CatalogueTx,
  context: IngestionContext,
  ids: readonly number[],
  now: number,
): Promise<void> {
  const told = new Set((await performerTellings(tx, ids)).map((one) => one.performerId))
  const stored = await searchPerformers(tx, [], [...told])
  const known = new Map(stored.map((one) => [one.id, one]))
  const moved = await refreshPerformers(tx, [...told], known, [], now)
  if (moved.length === 0) return
  await makeEventsDue(tx, { performerIds: moved }, now)
  context.logger.debug({ performers: moved }, 'performers are told anew')
}

function isAbout(what: DecisionBody, partnerId: number, name: string): boolean {
  return listingsNamed(what).some((key) => isKeyOf(key, partnerId, name))
}

function isKeyOf(key: string, partnerId: number, name: string): boolean {
  return listingsOfKey(key).some((one) => {
    const listing = parseListing(one)
    return listing?.partnerId === partnerId && listing.externalId === name
  })
}

/** Decisions stay in the log, without what they told of the listing. */
async function forgetDecisions(
  tx: CatalogueTx,
  partnerId: number,
  name: string,
  erasureId: number,
): Promise<number> {
  const about = (await listDecisions(tx)).filter(({ what }) => isAbout(what, partnerId, name))
  const before = `${partnerId}:${name}`
  const nameless = (what: DecisionBody) =>
    JSON.stringify(what, (key, value: unknown) => {
      if (key === 'value' && what.kind === 'pin') return null
      const isKey = typeof value === 'string' && isKeyOf(value, partnerId, name)
      return isKey ? `${partnerId}:erased-${erasureId}${value.slice(before.length)}` : value
    })
  const rows = about.map(({ id, what }) => ({ id, why: '', body: nameless(what) }))
  if (rows.length > 0) await rewriteDecisions(tx, rows)
  return rows.length
}

function cleanRuns(context: IngestionContext, erasing: ErasingListing): Promise<number> {
  const { name } = erasing
  return cleanRunTexts(context, erasing, ({ rejected, warnings }) => ({
    rejected: rejected.filter(({ id }) => id !== name),
    warnings: warnings.filter((text) => !text.startsWith(`${name}: `)),
  }))
}
