import type { DirectoryPlace } from '../domain/place.ts'
import type { Queryable } from '../storage/database.ts'
import {
  linkDirectoryIds,
  searchDirectory,
  writePartnerEntries,
} from '../storage/directory-links.ts'
import type { DirectoryEntry, PartnerEntry } from '../storage/directory-links.ts'
import { PARTNER_PROVIDER } from '../storage/places.ts'
import { choosePlace } from './resolve/places.ts'
import type { PlaceCandidate } from './resolve/places.ts'
import type { ToldPlace } from './tell-place.ts'

/** A wrong directory place spoils all events of a hall: more is asked of it than of two partners' halls. */
const DIRECTORY_SCORE_MIN = 6

export interface PlaceToLink {
  readonly id: number
  readonly told: ToldPlace
  readonly nameKey: string
}

export interface DirectoryLinks {
  /** Place id → id of its row in the directory, for places that have one. */
  readonly rows: ReadonlyMap<number, number>
  /** Rows of which partners' word was written. */
  readonly written: readonly number[]
}

/**
 * Finds each place in the directory: by the id its partners gave, else by name, town and position. An id that no
 * directory knows becomes an entry of the partners' own. All ids told answer for the place from then on.
 */
export async function linkDirectory(
  tx: Queryable,
  places: readonly PlaceToLink[],
  now: number,
): Promise<DirectoryLinks> {
  const entries = await searchDirectory(tx, {
    directoryIds: places.flatMap(({ told }) => told.directoryIds),
    nameKeys: places.map(({ nameKey }) => nameKey),
    positions: places.flatMap(({ told: { lat, lng } }) =>
      lat === null || lng === null ? [] : [{ lat, lng }],
    ),
  })
  const rows = new Map<number, number>()
  const own = new Map<string, PartnerEntry>()
  const waiting: { readonly placeId: number; readonly directoryId: string }[] = []
  const aliases: { readonly directoryId: string; readonly directoryPlaceId: number }[] = []
  for (const place of places) {
    const entry = entryFor(place, entries)
    const [given] = place.told.directoryIds
    if (entry !== undefined && entry.provider !== PARTNER_PROVIDER) {
      rows.set(place.id, entry.id)
      for (const directoryId of place.told.directoryIds) {
        if (!entry.directoryIds.includes(directoryId)) {
          aliases.push({ directoryId, directoryPlaceId: entry.id })
        }
      }
    } else if (given !== undefined) {
      const directoryId = entry?.directoryIds[0] ?? given
      own.set(directoryId, {
        data: asDirectoryPlace(directoryId, place.told),
        nameKey: place.nameKey,
      })
      waiting.push({ placeId: place.id, directoryId })
    }
  }
  const written =
    own.size === 0
      ? new Map<string, number>()
      : await writePartnerEntries(tx, [...own.values()], now)
  for (const { placeId, directoryId } of waiting) {
    const row = written.get(directoryId)
    if (row !== undefined) rows.set(placeId, row)
  }
  if (aliases.length > 0) await linkDirectoryIds(tx, aliases)
  return { rows, written: [...written.values()] }
}

function entryFor(
  { told }: PlaceToLink,
  entries: readonly DirectoryEntry[],
): DirectoryEntry | undefined {
  const real = entries.filter((entry) => entry.provider !== PARTNER_PROVIDER)
  const named = (among: readonly DirectoryEntry[]) =>
    told.directoryIds
      .map((id) => among.find((entry) => entry.directoryIds.includes(id)))
      .find((entry) => entry !== undefined)
  const byId = named(real)
  if (byId !== undefined) return byId
  const { data, lat, lng } = told
  const choice = choosePlace(
    { ...data, lat, lng, externalId: null, room: null, directoryId: null, image: null },
    real.map(asCandidate),
  )
  const matched = choice.placeId !== null && choice.score >= DIRECTORY_SCORE_MIN
  return (matched ? real.find((entry) => entry.id === choice.placeId) : undefined) ?? named(entries)
}

function asCandidate({ id, data }: DirectoryEntry): PlaceCandidate {
  const { name, street, postalCode, city, country, lat, lng } = data
  return {
    id,
    name,
    aliases: [],
    street,
    postalCode,
    city,
    country,
    lat,
    lng,
    directoryId: data.id,
    isCentroid: false,
  }
}

/** What partners know of a place, in the directory's terms: the rest is unknown. */
function asDirectoryPlace(id: string, { data }: ToldPlace): DirectoryPlace {
  const { name, street, city, postalCode, country, lat, lng } = data
  const town = [postalCode, city].filter((part) => part !== null).join(' ')
  return {
    id,
    name,
    address: [street, town, country].filter((part) => part !== null && part !== '').join(', '),
    lng,
    lat,
    averageGrade: null,
    totalGrades: null,
    street,
    city,
    postalCode,
    country,
    photoRef: null,
    website: null,
    editorialSummary: null,
    periods: null,
  }
}
