import type { ListingPerformer } from '../../domain/listing.ts'
import { remembering } from '../../lib/remember.ts'
import type { PerformerKeyRef } from '../../storage/performers.ts'
import { contentHash } from '../content-hash.ts'

/** What a partner tells of a performer, with the keys by which it is known. */
export interface Told {
  readonly performer: ListingPerformer
  readonly told: PerformerKeyRef
  /** Ids by which it may be known. */
  readonly ids: readonly PerformerKeyRef[]
}

/** As `performersByKeys` names them. */
export function textOf({ scheme, key }: PerformerKeyRef): string {
  return `${scheme} ${key}`
}

/** An act is told as often as it plays. */
const toldKey = remembering<string>(5000, contentHash)

export function toTold(partnerId: number, performer: ListingPerformer): Told {
  const { role: _, ...described } = performer
  const own = performer.externalId
  return {
    performer,
    told: { scheme: `told:${partnerId}`, key: toldKey(JSON.stringify(described)) },
    ids: [
      ...(own === null ? [] : [{ scheme: `partner:${partnerId}`, key: own }]),
      ...performer.sameAs.map(toKey),
    ],
  }
}

/** By which keys what a partner tells of a performer is known. */
export function performerKeysOf(partnerId: number, performer: ListingPerformer) {
  const { told, ids } = toTold(partnerId, performer)
  const scoped = ({ scheme: scope, key }: PerformerKeyRef) => ({ scope, key })
  return { told: scoped(told), ids: ids.map(scoped) }
}

/** `scheme:id` */
function toKey(text: string): PerformerKeyRef {
  const cut = text.indexOf(':')
  return { scheme: text.slice(0, cut), key: text.slice(cut + 1) }
}
