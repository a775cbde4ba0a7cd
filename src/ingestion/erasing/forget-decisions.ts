import { listingsNamed, namesJoined } from '../../domain/decision.ts'
import type { Decision, DecisionBody } from '../../domain/decision.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { listDecisions } from '../../storage/decisions.ts'
import { rewriteDecisions } from '../../storage/erasing.ts'
import { notePinnedImages } from '../../storage/pictures.ts'
import type { Named } from '../../storage/replacements.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { ERASED_MARK, withoutWords } from './erased-words.ts'
import { keyText } from './forget-told-names.ts'
import type { ForgottenNames } from './forget-told-names.ts'
import { listingsOfKey, parseListing } from '../in-force/listing-keys.ts'
import { pinnedImages } from '../in-force/pinned-images.ts'

interface ErasedListing {
  readonly partnerId: number
  readonly name: string
  readonly erasureId: number
}

/**
 * Decisions about the listing stay in the log, and what they say of others is obeyed as before, but they tell nothing of it
 * any more. Gives their numbers, and the pictures that they pinned to it.
 */
export async function forgetInDecisions(
  tx: CatalogueTx,
  { partnerId, name, erasureId }: ErasedListing,
): Promise<{ readonly ids: number[]; readonly images: string[] }> {
  const before = `${partnerId}:${name}`
  const nameless = (what: DecisionBody) =>
    JSON.stringify(what, (key, value: unknown) => {
      if (key === 'value' && what.kind === 'pin') return null
      const isKey = typeof value === 'string' && isKeyOf(value, partnerId, name)
      return isKey ? `${partnerId}:erased-${erasureId}${value.slice(before.length)}` : value
    })
  const log = await listDecisions(tx)
  const about = log.filter(({ what }) =>
    listingsNamed(what).some((key) => isKeyOf(key, partnerId, name)),
  )
  const rows = withTheirRevocations(log, about).map(({ id, what }) => ({
    id,
    why: '',
    body: nameless(what),
  }))
  if (rows.length > 0) await rewriteDecisions(tx, rows)
  return {
    ids: rows.map(({ id }) => id),
    images: about.flatMap(({ what }) =>
      what.kind === 'pin' && what.field === 'image' ? [String(what.value)] : [],
    ),
  }
}

function isKeyOf(key: string, partnerId: number, name: string): boolean {
  return listingsOfKey(key).some((one) => {
    const listing = parseListing(one)
    return listing?.partnerId === partnerId && listing.externalId === name
  })
}

/** What takes a decision back says why as well. */
function withTheirRevocations(log: readonly Decision[], about: readonly Decision[]): Decision[] {
  const ids = new Set(about.map(({ id }) => id))
  // Ascending: what takes something back comes after it.
  return log.filter(({ id, revokes }) => {
    if (revokes !== null && ids.has(revokes)) ids.add(id)
    return ids.has(id)
  })
}

/**
 * What decisions say of places and performers that are gone with the listing, by which of its words others were taken out,
 * and what they quote of it in their reasons. Gives their numbers.
 */
export async function forgetNamesInDecisions(
  tx: CatalogueTx,
  forgotten: Readonly<Record<Named, ForgottenNames>>,
  words: readonly string[],
): Promise<number[]> {
  const lost = new Set([...forgotten.place.keys, ...forgotten.performer.keys])
  const gone = {
    place: new Set(forgotten.place.gone),
    performer: new Set(forgotten.performer.gone),
  }
  const log = await listDecisions(tx)
  const ofGone = log.filter(({ what }) =>
    (['place', 'performer'] as const).some((of) =>
      namesJoined(what, of)?.ids.some((id) => gone[of].has(id)),
    ),
  )
  const isUnsaid = new Set(withTheirRevocations(log, ofGone).map(({ id }) => id))
  const told = log.flatMap(({ id, why, what }) => {
    const clean = {
      why: isUnsaid.has(id) ? '' : withoutWords(why, words),
      body: isUnsaid.has(id) ? withoutGone(what, gone, lost) : withoutKeys(what, lost),
    }
    return clean.why === why && clean.body === what ? [] : [{ id, ...clean }]
  })
  if (told.length === 0) return []
  await rewriteDecisions(
    tx,
    told.map(({ id, why, body }) => ({ id, why, body: JSON.stringify(body) })),
  )
  return told.map(({ id }) => id)
}

/** Of pictures pinned to what is erased nobody speaks any more. */
export async function unpinImages(tx: CatalogueTx, now: number): Promise<void> {
  const images = pinnedImages(await decisionsInForce(tx))
  await notePinnedImages(
    tx,
    images.map(({ address }) => address),
    now,
  )
}

function withoutGone(
  what: DecisionBody,
  gone: Readonly<Record<Named, ReadonlySet<number>>>,
  lost: ReadonlySet<string>,
): DecisionBody {
  if (what.kind === 'performerAlias')
    return gone.performer.has(what.performer) ? { ...what, name: ERASED_MARK } : what
  if (what.kind === 'placeAlias')
    return gone.place.has(what.place) ? { ...what, name: ERASED_MARK } : what
  if (what.kind === 'placeDirectory')
    return gone.place.has(what.place) ? { ...what, directoryId: null } : what
  return withoutKeys(what, lost)
}

function withoutKeys(what: DecisionBody, lost: ReadonlySet<string>): DecisionBody {
  if (!('keys' in what)) return what
  const keys = what.keys.filter((key) => !lost.has(keyText(key)))
  return keys.length === what.keys.length ? what : { ...what, keys }
}
