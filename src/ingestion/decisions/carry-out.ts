import type { Decision } from '../../domain/decision.ts'
import { listingsNamed } from '../../domain/decision.ts'
import { birthsOfExternalIds } from '../../storage/births.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import { notePinnedImages } from '../../storage/pictures.ts'
import type { IngestionContext } from '../context.ts'
import { listingsOfKey, parseListing } from '../in-force/listing-keys.ts'
import { pinnedImages } from '../in-force/pinned-images.ts'
import { pinsConcerned } from '../in-force/pinned-records.ts'
import { recomputeWithin } from '../grouping/recompute.ts'
import { replacePerformers } from '../names/replace-performers.ts'
import { replacePlaces } from '../names/replace-places.ts'
import { carryOutSplit, isSplitOf } from '../names/split-names.ts'

/**
 * Makes of the catalogue what it is with a decision that was just added to the log, or with an earlier one taken back.
 * `log`: the decisions in force, the new one last.
 */
export async function carryOut(
  tx: CatalogueTx,
  context: IngestionContext,
  decision: Decision,
  log: readonly Decision[],
  now: number,
): Promise<void> {
  for (const of of ['place', 'performer'] as const) {
    if (isSplitOf(decision.what, of)) await carryOutSplit(tx, of, decision.what, now)
  }
  const concerned = decisionsConcerned(decision, log)
  const births = new Set([
    ...(await replacePlaces(tx, concerned, log, now)),
    ...(await replacePerformers(tx, concerned, log, now)),
    ...(await birthsOf(tx, [...concerned, ...pinsConcerned(concerned, log)])),
  ])
  if (concerned.some(isImagePin)) {
    const images = pinnedImages(log)
    await notePinnedImages(
      tx,
      images.map(({ address }) => address),
      now,
    )
  }
  await recomputeWithin(
    tx,
    context,
    [...births].toSorted((a, b) => a - b),
    log,
    now,
  )
}

function isImagePin({ what }: Decision): boolean {
  return what.kind === 'pin' && what.field === 'image'
}

/** It, and all that it takes back, gives back… */
function decisionsConcerned(decision: Decision, log: readonly Decision[]): Decision[] {
  const own = log.find((one) => one.id === decision.id) ?? decision
  const revoked = log.find((one) => one.id === decision.revokes)
  return revoked === undefined ? [own] : [own, ...decisionsConcerned(revoked, log)]
}

async function birthsOf(tx: Queryable, decisions: readonly Decision[]): Promise<number[]> {
  const keys = new Set(decisions.flatMap(({ what }) => listingsNamed(what)).flatMap(listingsOfKey))
  const names = [...keys].flatMap((key) => parseListing(key) ?? [])
  if (names.length === 0) return []
  return (await birthsOfExternalIds(tx, names)).map((birth) => birth.id)
}
