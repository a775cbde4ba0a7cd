import { NAME_REACH } from '../../storage/near.ts'
import type { DirectoryEntry } from '../../storage/directory-links.ts'
import type { ToldPlace } from './tell-place.ts'

/** Places of the directory found for many places of ours at once, so that each is compared with its own few. */
export interface DirectoryIndex {
  byRow(rowId: number | null): DirectoryEntry | undefined
  /** The first that answers to one of the ids, in their order. */
  named(ids: readonly string[]): readonly DirectoryEntry[]
  /** Of its name in its region, or around its position. */
  around(nameKey: string, told: Around): readonly DirectoryEntry[]
}

export interface Around extends Pick<ToldPlace, 'lat' | 'lng'> {
  readonly data: { readonly lat: number; readonly lng: number }
}

/** As wide as places are searched for around a position. */
const CELL_DEGREES = 0.0023

export function directoryIndex(entries: readonly DirectoryEntry[]): DirectoryIndex {
  const byRow = new Map(entries.map((entry) => [entry.id, entry]))
  const byId = new Map(entries.flatMap((entry) => entry.directoryIds.map((id) => [id, entry])))
  const byKey = new Map<string, DirectoryEntry[]>()
  const add = (key: string, entry: DirectoryEntry) => {
    const already = byKey.get(key)
    if (already === undefined) byKey.set(key, [entry])
    else already.push(entry)
  }
  for (const entry of entries) {
    if (entry.nameKey !== '') add(`name ${entry.nameKey}`, entry)
    add(cellKey(entry.data.lat, entry.data.lng), entry)
  }
  return {
    byRow: (rowId) => (rowId === null ? undefined : byRow.get(rowId)),
    named: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    around(nameKey, { data, lat, lng }) {
      const called = (byKey.get(`name ${nameKey}`) ?? []).filter(
        (entry) =>
          Math.abs(entry.data.lat - data.lat) <= NAME_REACH.lat &&
          Math.abs(entry.data.lng - data.lng) <= NAME_REACH.lng,
      )
      const near = lat === null || lng === null ? [] : cellsAround(lat, lng)
      return [...new Set([...called, ...near.flatMap((cell) => byKey.get(cell) ?? [])])]
    },
  }
}

const STEPS = [-1, 0, 1]

function cellKey(lat: number, lng: number, down = 0, right = 0): string {
  return `at ${Math.floor(lat / CELL_DEGREES) + down} ${Math.floor(lng / CELL_DEGREES) + right}`
}

function cellsAround(lat: number, lng: number): string[] {
  return STEPS.flatMap((down) => STEPS.map((right) => cellKey(lat, lng, down, right)))
}
