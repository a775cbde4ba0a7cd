import { birthsAround } from '../../storage/births.ts'
import type { Birth } from '../../storage/births.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import type { IngestionContext } from '../context.ts'
import { prepareRendering, renderEvents } from '../rendering/render-events.ts'
import { rememberKeys } from '../resolve/blocks.ts'
import type { MatchFeatures } from '../resolve/features.ts'
import { modelVersion } from '../resolve/model/version.ts'

/** As one that shares no key with anything, and is no show of its seller's that another of that evening could be meant by. */
export function apart(birth: Birth): Birth {
  const nobodys = { partner: -birth.id, family: null, version: modelVersion() }
  const features = { ...(birth.features as MatchFeatures), ...nobodys }
  rememberKeys(features, [])
  return { ...birth, features, blockKeys: [] }
}

/** Birth → the event that its number leads to from now on: that of those who were in one event with it. */
export async function heirs(
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

/** Events of which nobody tells any more are gone; where others took in their births, their numbers lead there. */
export async function dropEvents(
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
  await renderEvents(tx, rendering)
}
