import { isDeepStrictEqual } from 'node:util'
import type { Decision } from '../../domain/decision.ts'
import { UNTOLD_PLACE } from '../../domain/listing.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { placeTellings, writePlaces } from '../../storage/places.ts'
import type { FoundPlace, PlaceWrite, Telling } from '../../storage/places.ts'
import { noteImages } from '../../storage/pictures.ts'
import { PLACE_KIND } from '../../storage/staged-changes.ts'
import { linkDirectory } from './link-directory.ts'
import { placeKeys } from '../resolve/places.ts'
import { tellPlace } from './tell-place.ts'
import { addressesOf, picturesTold } from './told-image.ts'

/**
 * Makes places anew from all that was ever told of them, `fresh` included. Gives those known before that came out
 * otherwise: events there are to be rendered again.
 */
export async function refreshPlaces(
  tx: CatalogueTx,
  placeIds: readonly number[],
  known: ReadonlyMap<number, FoundPlace>,
  fresh: readonly Telling[],
  decisions: readonly Decision[],
  now: number,
): Promise<number[]> {
  const heard = placeIds.filter((id) => known.has(id))
  const stored = heard.length === 0 ? [] : await placeTellings(tx, heard)
  const tellings = new Map<number, Telling[]>(placeIds.map((id) => [id, []]))
  for (const telling of [...stored, ...fresh]) tellings.get(telling.placeId)?.push(telling)
  const pictures = await picturesTold(tx, tellings.values())
  const told = [...tellings].map(([id, ofPlace]) => {
    const made = tellPlace(ofPlace, pictures)
    const address = { ...made.data, lat: made.lat, lng: made.lng }
    const keys = placeKeys({ ...UNTOLD_PLACE, ...address })
    return { id, told: made, ...keys }
  })
  const links = await linkDirectory(
    tx,
    told.map((one) => {
      const before = known.get(one.id)
      return { ...one, rowId: before?.directoryPlaceId ?? null, isKnown: before !== undefined }
    }),
    decisions,
    now,
  )
  const writes = told.map(
    ({ id, told: { data, lat, lng, contacts }, nameKey, cityKey }): PlaceWrite => {
      const linked = links.rows.get(id)
      const directoryPlaceId =
        linked === undefined ? (known.get(id)?.directoryPlaceId ?? null) : linked
      return { id, data, nameKey, cityKey, lat, lng, directoryPlaceId, contacts }
    },
  )
  const moved = writes.filter((write) => isMoved(write, known.get(write.id)))
  writeMoved(tx, moved, now)
  const movedRows = new Set(moved.map((write) => write.directoryPlaceId))
  const records = new Set(links.written.filter((row) => movedRows.has(row)))
  if (records.size > 0) {
    tx.stage(
      [...records].map((subjectId) => ({
        kind: PLACE_KIND,
        subjectId,
        deleted: false,
        replacedBy: null,
        documentOnly: false,
      })),
    )
  }
  return moved.map((write) => write.id).filter((id) => known.has(id))
}

function writeMoved(tx: CatalogueTx, moved: readonly PlaceWrite[], now: number): void {
  if (moved.length > 0) tx.later(writePlaces(tx, moved, now))
  const addresses = addressesOf(moved)
  if (addresses.length > 0) tx.later(noteImages(tx, addresses, now))
}

function isMoved(write: PlaceWrite, known: FoundPlace | undefined): boolean {
  if (known === undefined) return true
  const { directoryId: _, replacedBy: __, ...before } = known
  return !isDeepStrictEqual(write, before)
}
