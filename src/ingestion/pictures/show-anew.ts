import type { Decision } from '../../domain/decision.ts'
import type { PictureState } from '../../domain/picture.ts'
import { pictureKey } from '../../domain/picture.ts'
import { birthsOfExternalIds } from '../../storage/births.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { makeEventsDue } from '../../storage/events.ts'
import { searchPerformers } from '../../storage/performers.ts'
import { makeShowingEventsDue, recordsShowing } from '../../storage/picture-users.ts'
import { searchPlaces } from '../../storage/places.ts'
import { PERFORMER_KIND } from '../../storage/staged-changes.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { listingsOfKey, parseListing } from '../in-force/listing-keys.ts'
import { pinnedImages } from '../in-force/pinned-images.ts'
import { refreshPerformers } from '../names/refresh-performers.ts'
import { refreshPlaces } from '../names/refresh-places.ts'

/** An image of which something else is to be shown than before. */
export interface MovedImage {
  readonly key: string
  readonly state: PictureState
}

/**
 * Makes everything due that shows one of these, so that it is rendered again with all else that is due: rendering finds
 * out what really came out otherwise. Performers and places take another picture where theirs is none.
 */
export async function showAnew(
  tx: CatalogueTx,
  images: readonly MovedImage[],
  now: number,
): Promise<void> {
  if (images.length === 0) return
  const keys = images.map(({ key }) => key)
  await makeShowingEventsDue(tx, keys, now)
  const decisions = await decisionsInForce(tx)
  await makePinnedDue(tx, decisions, new Set(keys), now)
  const { performerIds, placeIds } = await recordsShowing(tx, keys)
  if (performerIds.length > 0) {
    const found = await searchPerformers(tx, [], performerIds)
    const known = new Map(found.map((one) => [one.id, one]))
    const { changed } = await refreshPerformers(tx, performerIds, known, [], now)
    const moved = new Set(changed)
    const shown = performerIds.filter((id) => !moved.has(id))
    if (shown.length > 0) tx.stage(shown.map(changedPerformer))
  }
  if (placeIds.length > 0) {
    const found = await searchPlaces(tx, {
      names: [],
      directoryIds: [],
      positions: [],
      ids: placeIds,
    })
    const known = new Map(found.map((one) => [one.id, one]))
    await refreshPlaces(tx, placeIds, known, [], decisions, now)
  }
}

function changedPerformer(subjectId: number) {
  return {
    kind: PERFORMER_KIND,
    subjectId,
    deleted: false,
    replacedBy: null,
    documentOnly: false,
  } as const
}

/** Events on which the operator pinned one of these. */
async function makePinnedDue(
  tx: CatalogueTx,
  decisions: readonly Decision[],
  keys: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const pinned = pinnedImages(decisions).flatMap(({ listing, address }) =>
    keys.has(pictureKey(address)) ? listingsOfKey(listing) : [],
  )
  if (pinned.length === 0) return
  const births = await birthsOfExternalIds(
    tx,
    pinned.flatMap((listing) => parseListing(listing) ?? []),
  )
  await makeEventsDue(tx, { eventIds: births.map((birth) => birth.eventId) }, now)
}
