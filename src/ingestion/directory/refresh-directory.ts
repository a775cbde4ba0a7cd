import { keptValues } from '../../domain/directory.ts'
import type { DirectoryFields } from '../../domain/directory.ts'
import { DAY_MS, HOUR_MS } from '../../lib/durations.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { directoryRows, knownIds, renderAgain, succeed } from '../../storage/directory.ts'
import { setDirectoryRow } from '../../storage/directory-merges.ts'
import { noteDoubts } from '../../storage/directory-doubts.ts'
import {
  entriesToRefresh,
  noteQuestion,
  placesToFind,
  setMissing,
} from '../../storage/directory-stale.ts'
import type { StaleEntry, UnfoundPlace } from '../../storage/directory-stale.ts'
import { questioner } from './ask-directory.ts'
import type { IngestionContext } from '../context.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { directoryWord } from '../in-force/directory-word.ts'
import { DirectoryStopped } from '../enrich/places-directory.ts'
import type { AskedPlace, PlacesDirectory, SoughtPlace } from '../enrich/places-directory.ts'
import { DIRECTORY_DOUBT_MIN, DIRECTORY_SCORE_MIN } from '../names/link-directory.ts'
import { renderAllDue } from '../rendering/render-due.ts'
import { choosePlace } from '../resolve/places.ts'
import type { PlaceChoice } from '../resolve/places.ts'
import { placeChanged, recomposeRows, writeDirectory } from '../names/write-directory.ts'

export interface RefreshReport {
  /** Our places that were looked for, and what came of it. */
  readonly found: number
  readonly doubtful: number
  readonly notFound: number
  /** Entries of which we heard again; `replaced`: under another id than before; `missing`: their directory lost them. */
  readonly refreshed: number
  readonly replaced: number
  readonly missing: number
  /** Of which the answer was none that could be read: each is asked again, later and later. */
  readonly failed: number
  readonly failures: readonly { readonly of: string; readonly why: string }[]
  /** Why it ended before all was asked; null: all was. */
  readonly stopped: string | null
}

export interface RefreshOptions {
  /** Places and entries, at most so many of each. */
  readonly limit?: number
  readonly progress?: (asked: number) => void
}

/** What would be gone before the next look is asked for again now. */
const SOON_MS = 6 * HOUR_MS
/** An id has to be heard again after this long. */
const ID_HEARD_MS = 365 * DAY_MS
/** Whom the directory does not know today it will hardly know tomorrow. */
const AGAIN_MS = 30 * DAY_MS
const LIMIT = 1000

/** Asks a directory for the places that none is known to have, and again for those of which something is stale. */
export async function refreshDirectory(
  context: IngestionContext,
  directory: PlacesDirectory,
  { limit = LIMIT, progress = () => {} }: RefreshOptions = {},
): Promise<RefreshReport> {
  const { database, clock } = context
  const { provider } = directory
  const sum = {
    found: 0,
    doubtful: 0,
    notFound: 0,
    decided: 0,
    refreshed: 0,
    replaced: 0,
    missing: 0,
    failed: 0,
  }
  const now = clock.now()
  const failures: RefreshReport['failures'][number][] = []
  const asking = questioner(context, progress, (of, why) => {
    sum.failed += 1
    if (failures.length < FAILURES_KEPT) failures.push({ of, why })
  })
  let stopped: string | null = null
  try {
    const times = { now, soon: now + SOON_MS, idHeard: now - ID_HEARD_MS }
    for (const entry of await entriesToRefresh(database, { provider, ...times, limit })) {
      const { rowId: id, directoryId: of } = entry
      const outcome = await asking({ subject: 'entry', id, of }, () =>
        refreshEntry(context, directory, entry),
      )
      if (outcome !== null) sum[outcome]++
    }
    const word = directoryWord(await decisionsInForce(database)).ids
    for (const place of await placesToFind(database, provider, now, limit)) {
      if (word.has(place.id)) continue
      const of = `${place.id} ${place.data.name}`
      const outcome = await asking({ subject: 'place', id: place.id, of }, () =>
        findPlace(context, directory, place),
      )
      if (outcome !== null) sum[outcome]++
    }
  } catch (error) {
    if (!(error instanceof DirectoryStopped)) throw error
    stopped = error.message
  }
  await renderAllDue(context)
  // Answered by somebody else meanwhile: nothing that this round did.
  const { decided: _, ...counts } = sum
  return { ...counts, refreshed: sum.refreshed + sum.replaced, failures, stopped }
}

/** They tell what is wrong; the log names all. */
const FAILURES_KEPT = 20

async function findPlace(
  context: IngestionContext,
  directory: PlacesDirectory,
  place: UnfoundPlace,
): Promise<'found' | 'doubtful' | 'notFound' | 'decided'> {
  const best = await bestOf(directory, sought(place), place.directoryId)
  const now = context.clock.now()
  const outcome = best === null ? 'notFound' : isSure(best) ? 'found' : 'doubtful'
  return changeCatalogue(context.database, now, async (tx) => {
    if (await isAnswered(tx, directory, place, now)) return 'decided'
    if (best !== null) {
      const rowId = await keep(tx, directory, best.asked, [], now)
      if (outcome === 'found') await standFor(tx, place, rowId, now)
      else {
        const { score, reasons } = best.choice
        await noteDoubts(tx, [place.id], [{ placeId: place.id, rowId, score, reasons }])
      }
    }
    const againAt = now + AGAIN_MS
    await noteQuestion(tx, { subject: 'place', id: place.id, outcome, againAt }, now)
    return outcome
  })
}

/** While it was asked about, an operator may have said which it is, an import may have brought it, or two became one. */
async function isAnswered(
  tx: CatalogueTx,
  { provider }: PlacesDirectory,
  { id }: UnfoundPlace,
  now: number,
): Promise<boolean> {
  if (directoryWord(await decisionsInForce(tx)).ids.has(id)) return true
  return (await placesToFind(tx, provider, now, 1, id)).length === 0
}

async function refreshEntry(
  context: IngestionContext,
  directory: PlacesDirectory,
  { rowId, directoryId }: StaleEntry,
): Promise<'refreshed' | 'replaced' | 'missing'> {
  const told = await directory.details(directoryId)
  const asked = told ?? (await foundAgain(context, directory, rowId))
  const now = context.clock.now()
  const outcome = asked === null ? 'missing' : asked.id === directoryId ? 'refreshed' : 'replaced'
  await changeCatalogue(context.database, now, async (tx) => {
    if (asked === null) await setMissing(tx, [rowId], now)
    else await keep(tx, directory, asked, asked.id === directoryId ? [] : [directoryId], now)
    const againAt = asked === null ? now + AGAIN_MS : now
    await noteQuestion(tx, { subject: 'entry', id: rowId, outcome, againAt }, now)
  })
  return outcome
}

/** A place whose id the directory lost may be there under another one. */
async function foundAgain(
  { database }: IngestionContext,
  directory: PlacesDirectory,
  rowId: number,
): Promise<AskedPlace | null> {
  const [row] = await directoryRows(database, [rowId])
  const [place] = row?.places ?? []
  if (place === undefined) return null
  const { lat, lng } = place.data
  const best = await bestOf(directory, { ...place.data, lat, lng }, null)
  return best !== null && isSure(best) ? best.asked : null
}

interface Best {
  readonly asked: AskedPlace
  readonly choice: Pick<PlaceChoice, 'score' | 'reasons'>
}

function isSure({ asked, choice }: Best): boolean {
  return choice.score >= DIRECTORY_SCORE_MIN && asked.closed !== 'permanently'
}

/** The likeliest of what the directory finds; null: nothing that is worth a look. */
async function bestOf(
  directory: PlacesDirectory,
  place: SoughtPlace,
  partnersId: string | null,
): Promise<Best | null> {
  if (partnersId !== null && directory.ownsId(partnersId)) {
    const asked = await directory.details(partnersId)
    // Partners that name the id mean it.
    if (asked !== null) return { asked, choice: { score: Infinity, reasons: ['DIRECTORY'] } }
  }
  let best: Best | null = null
  for (const id of await directory.find(place)) {
    const asked = await directory.details(id)
    const choice = asked === null ? null : compare(place, asked)
    if (asked !== null && choice !== null && choice.score > (best?.choice.score ?? -Infinity))
      best = { asked, choice }
    if (best !== null && isSure(best)) break
  }
  return best !== null && best.choice.score >= DIRECTORY_DOUBT_MIN ? best : null
}

function compare(place: SoughtPlace, { fields }: AskedPlace): PlaceChoice | null {
  const { name, street, postalCode, city, country, lat, lng } = fields
  if (name === null) return null
  const address = { street, postalCode, city, country, lat, lng }
  const told = { externalId: null, room: null, directoryId: null, image: null }
  return choosePlace({ ...place, ...told }, [
    { id: 1, name, aliases: [], ...address, directoryId: '', isCentroid: false },
  ])
}

function sought({ data, lat, lng }: UnfoundPlace): SoughtPlace {
  return { ...data, lat, lng }
}

/** Keeps what may be kept of an answer. Gives its row. */
async function keep(
  tx: CatalogueTx,
  { provider, retention }: PlacesDirectory,
  { id, fields, closed, attribution, attributions }: AskedPlace,
  formerIds: readonly string[],
  now: number,
): Promise<number> {
  const data = fields as Partial<DirectoryFields>
  const said = { provider, data, fetchedAt: now, attribution } as const
  const values = keptValues(said, retention, attributions)
  const written = await writeDirectory(
    tx,
    provider,
    [{ id, values, formerIds, closed, hash: null }],
    now,
  )
  // An id that was given up before is answered for by the one that took its place.
  const current = await knownIds(tx, [written.replaced.get(id) ?? id])
  const [rowId = Number.NaN] = [...current.values()].flatMap((row) => row.rowId ?? [])
  await renderAgain(tx, { placeIds: written.movedPlaces, directoryPlaceIds: [rowId] }, now)
  tx.stage([placeChanged(rowId, null)])
  return rowId
}

async function standFor(
  tx: CatalogueTx,
  place: UnfoundPlace,
  rowId: number,
  now: number,
): Promise<void> {
  await setDirectoryRow(tx, [place.id], rowId)
  await noteDoubts(tx, [place.id], [])
  await renderAgain(tx, { placeIds: [place.id], directoryPlaceIds: [] }, now)
  if (place.directoryId !== null && place.rowId !== rowId) {
    // What partners call it answers with the place that it was found to be.
    const { retired } = await succeed(tx, [{ former: place.directoryId, rowId, isFinal: false }])
    tx.stage([...retired].map(([old, current]) => placeChanged(old, current)))
  }
  await recomposeRows(tx, [rowId], now)
}
