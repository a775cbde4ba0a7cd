import type { Decision } from '../../domain/decision.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { renderAgain, succeed } from '../../storage/directory.ts'
import type { Succession } from '../../storage/directory.ts'
import { noteDoubts } from '../../storage/directory-doubts.ts'
import type { DirectoryDoubt } from '../../storage/directory-doubts.ts'
import {
  linkDirectoryIds,
  searchDirectory,
  writePartnerEntries,
} from '../../storage/directory-links.ts'
import type { DirectoryEntry, PartnerEntry } from '../../storage/directory-links.ts'
import { PARTNER_PROVIDER } from '../../storage/places.ts'
import { directoryIndex } from './directory-index.ts'
import type { DirectoryIndex } from './directory-index.ts'
import { directoryWord } from '../in-force/directory-word.ts'
import { partnerEntry } from './partner-entry.ts'
import { choosePlace } from '../resolve/places.ts'
import type { PlaceCandidate, PlaceChoice } from '../resolve/places.ts'
import type { ToldPlace } from './tell-place.ts'
import { placeChanged, recomposeRows } from './write-directory.ts'

/** A wrong directory place spoils all events of a hall: more is asked of it than of two partners' halls. */
export const DIRECTORY_SCORE_MIN = 6
/** From here on a person should look. */
export const DIRECTORY_DOUBT_MIN = 2

export interface PlaceToLink {
  readonly id: number
  readonly told: ToldPlace
  readonly nameKey: string
  /** The row it stands for so far. */
  readonly rowId: number | null
  /** It was there before: something may be in doubt of it. */
  readonly isKnown: boolean
}

export interface DirectoryLinks {
  /** Place id → id of its row in the directory; null: it is to have none. Others keep what they had. */
  readonly rows: ReadonlyMap<number, number | null>
  /** Rows of which partners' word was written. */
  readonly written: readonly number[]
}

/** Collected for all places together, then written by one statement each. */
interface Linking {
  readonly rows: Map<number, number | null>
  readonly own: Map<string, PartnerEntry>
  readonly waiting: { readonly placeId: number; readonly directoryId: string }[]
  readonly aliases: { readonly directoryId: string; readonly directoryPlaceId: number }[]
  readonly doubts: DirectoryDoubt[]
  readonly successions: Succession[]
}

/**
 * Finds each place in the directory: by the operator's word, by the id its partners gave, else by name, town and
 * position. An id that no directory knows becomes an entry of the partners' own. All ids told answer for the place from
 * then on. What is likely and no more is noted for the operator.
 */
export async function linkDirectory(
  tx: CatalogueTx,
  places: readonly PlaceToLink[],
  decisions: readonly Decision[],
  now: number,
): Promise<DirectoryLinks> {
  const word = directoryWord(decisions).ids
  const entries = directoryIndex(
    await searchDirectory(tx, {
      rowIds: places.flatMap(({ rowId }) => rowId ?? []),
      directoryIds: places.flatMap(({ id, told }) => [
        ...told.directoryIds,
        ...saidId(word.get(id)),
      ]),
      names: places.map(({ nameKey, told: { data } }) => ({
        nameKey,
        lat: data.lat,
        lng: data.lng,
      })),
      positions: places.flatMap(({ told: { lat, lng } }) =>
        lat === null || lng === null ? [] : [{ lat, lng }],
      ),
    }),
  )
  const linking: Linking = {
    rows: new Map(),
    own: new Map(),
    waiting: [],
    aliases: [],
    doubts: [],
    successions: [],
  }
  for (const place of places) linkPlace(linking, place, entries, word.get(place.id))
  return writeLinks(tx, linking, places, now)
}

function saidId(said: string | null | undefined): string[] {
  return said === undefined || said === null ? [] : [said]
}

function linkPlace(
  linking: Linking,
  place: PlaceToLink,
  entries: DirectoryIndex,
  said: string | null | undefined,
): void {
  const before = entries.byRow(place.rowId)
  const { entry, doubt } = entryFor(place, entries, said)
  if (entry !== undefined && isReal(entry)) {
    takeEntry(linking, place, entry, before, said)
    return
  }
  if (said !== null && before !== undefined && isReal(before)) return
  takeOwn(linking, place, entry?.data.id ?? before?.data.id ?? freeId(place, entries))
  if (doubt !== null) linking.doubts.push(doubt)
}

/** An id that partners gave and no directory has a record of. */
function freeId({ told }: PlaceToLink, entries: DirectoryIndex): string | null {
  return told.directoryIds.find((id) => !entries.named([id]).some(isReal)) ?? null
}

function isReal({ provider }: DirectoryEntry): boolean {
  return provider !== PARTNER_PROVIDER
}

function takeEntry(
  { rows, aliases, successions }: Linking,
  { id, told }: PlaceToLink,
  entry: DirectoryEntry,
  before: DirectoryEntry | undefined,
  said: string | null | undefined,
): void {
  rows.set(id, entry.id)
  // Where the operator says which it is, the partners' ids may be wrong.
  for (const directoryId of said === undefined ? told.directoryIds : []) {
    if (!entry.directoryIds.includes(directoryId))
      aliases.push({ directoryId, directoryPlaceId: entry.id })
  }
  if (before === undefined || before.id === entry.id || before.provider === 'open') return
  // An answer of another directory, or partners' word, that stood in until now: its id leads here.
  successions.push({ former: before.data.id, rowId: entry.id, isFinal: false })
}

/** Partners' own words, under the id that they gave or that the place had when more was known of it. */
function takeOwn(
  { own, waiting, rows }: Linking,
  { id, told, nameKey }: PlaceToLink,
  directoryId: string | null,
): void {
  if (directoryId === null) {
    rows.set(id, null)
    return
  }
  own.set(directoryId, { data: partnerEntry(directoryId, told.data), nameKey })
  waiting.push({ placeId: id, directoryId })
}

async function writeLinks(
  tx: CatalogueTx,
  linking: Linking,
  places: readonly PlaceToLink[],
  now: number,
): Promise<DirectoryLinks> {
  const { rows, own, waiting, aliases, doubts, successions } = linking
  const written =
    own.size === 0
      ? new Map<string, number>()
      : await writePartnerEntries(tx, [...own.values()], now)
  for (const { placeId, directoryId } of waiting) {
    const row = written.get(directoryId)
    if (row !== undefined) rows.set(placeId, row)
  }
  if (aliases.length > 0) await linkDirectoryIds(tx, aliases)
  if (successions.length > 0) {
    const { retired } = await succeed(tx, successions)
    await renderAgain(tx, { placeIds: [], directoryPlaceIds: [...retired.keys()] }, now)
    tx.stage([...retired].map(([old, current]) => placeChanged(old, current)))
    await recomposeRows(tx, [...new Set(retired.values())], now)
  }
  if (doubts.length > 0 || places.some(({ isKnown }) => isKnown))
    tx.later(
      noteDoubts(
        tx,
        places.map(({ id }) => id),
        doubts,
      ),
    )
  return { rows, written: [...written.values()] }
}

interface Found {
  readonly entry: DirectoryEntry | undefined
  readonly doubt: DirectoryDoubt | null
}

function entryFor(
  { id, told, nameKey, rowId }: PlaceToLink,
  entries: DirectoryIndex,
  said: string | null | undefined,
): Found {
  const given = entries.named(told.directoryIds)
  if (said === null) return { entry: given.find((entry) => !isReal(entry)), doubt: null }
  const byId = entries.named(saidId(said))[0] ?? given.find(isReal)
  if (byId !== undefined) return { entry: byId, doubt: null }
  const before = entries.byRow(rowId)
  const around = new Set([...entries.around(nameKey, told), ...(before ? [before] : [])])
  const real = [...around].filter(isReal).toSorted((a, b) => a.id - b.id)
  // What an open directory publishes is the record; answers of another one stand in where it has none.
  const published = real.filter((entry) => entry.provider !== 'google-legacy')
  const first = choose(told, published)
  const isEnough = isSure(first) || published.length === real.length
  const choice = isEnough ? first : choose(told, real)
  const chosen = real.find((entry) => entry.id === (choice.placeId ?? choice.review))
  if (chosen === undefined) return { entry: given[0], doubt: null }
  // A hall that is closed for good is hardly where something is still to happen.
  if (isSure(choice) && (chosen.closed !== 'permanently' || chosen.id === rowId))
    return { entry: chosen, doubt: null }
  const { score, reasons } = choice
  const isDoubt = score >= DIRECTORY_DOUBT_MIN
  const codes = chosen.closed === 'permanently' ? [...reasons, 'CLOSED'] : reasons
  return {
    entry: given[0],
    doubt: isDoubt ? { placeId: id, rowId: chosen.id, score, reasons: codes } : null,
  }
}

function isSure({ placeId, score }: PlaceChoice): boolean {
  return placeId !== null && score >= DIRECTORY_SCORE_MIN
}

function choose({ data, lat, lng }: ToldPlace, entries: readonly DirectoryEntry[]): PlaceChoice {
  return choosePlace(
    { ...data, lat, lng, externalId: null, room: null, directoryId: null, image: null },
    entries.map(asCandidate),
  )
}

export function asCandidate({ id, data }: DirectoryEntry): PlaceCandidate {
  const { name, street, postalCode, city, country, lat, lng } = data
  const address = { street, postalCode, city, country, lat, lng }
  return { id, name, aliases: [], ...address, directoryId: data.id, isCentroid: false }
}
