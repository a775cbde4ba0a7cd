import type { Decision } from '../../domain/decision.ts'
import type { ListingPerformer } from '../../domain/listing.ts'
import type { Partner } from '../../domain/partner.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { performersByKeys, searchPerformers, writePerformerKeys } from '../../storage/performers.ts'
import type {
  PerformerKey,
  PerformerKeyRef,
  PerformerMeant,
  PerformerTelling,
  StoredPerformer,
} from '../../storage/performers.ts'
import { noteDoubtfulNames } from '../../storage/doubtful-names.ts'
import type { DoubtfulNames } from '../../storage/doubtful-names.ts'
import { takeIds } from '../../storage/sequences.ts'
import { contentHash } from '../content-hash.ts'
import { nameWord } from '../in-force/name-word.ts'
import { onBill } from './on-bill.ts'
import type { Bill } from './on-bill.ts'
import { refreshPerformers } from './refresh-performers.ts'
import { choosePerformer, mayBeCalled, performerNameKey } from '../resolve/performers.ts'
import type { PerformerCandidate } from '../resolve/performers.ts'

export interface PerformerSettling {
  /** For each listing the ids of its performers, in the listing's order. */
  readonly settled: readonly (readonly number[])[]
  /** Known performers of whom something new was told. */
  readonly changedPerformers: readonly number[]
}

/** Stands at the place of a name that is no performer. */
const NOBODY = 0

interface Told {
  readonly performer: ListingPerformer
  readonly told: PerformerKeyRef
  /** Ids by which it may be known. */
  readonly ids: readonly PerformerKeyRef[]
}

/** Finds or makes the performers that a partner's listings name. Known tellings cost one look-up for all of them. */
export async function settlePerformers(
  tx: CatalogueTx,
  partner: Partner,
  bills: readonly Bill[],
  decisions: readonly Decision[],
  now: number,
): Promise<PerformerSettling> {
  const tellings = bills.map(({ performers }) => performers.map((one) => toTold(partner.id, one)))
  const distinct = new Map(tellings.flat().map((one) => [textOf(one.told), one]))
  if (distinct.size === 0) return { settled: bills.map(() => []), changedPerformers: [] }
  const known = await performersByKeys(
    tx,
    [...distinct.values()].flatMap(({ told, ids }) => [told, ...ids]),
  )
  const fresh = [...distinct.values()].filter(({ told }) => !known.has(textOf(told)))
  const billed = bills.map((bill, index) => ({ bill, tellings: tellings[index] ?? [] }))
  const changedPerformers =
    fresh.length === 0 ? [] : await learn(tx, partner, fresh, billed, known, decisions, now)
  const settled = tellings.map((all) =>
    all.map(({ told }) => known.get(textOf(told))?.performerId ?? NOBODY),
  )
  return { settled, changedPerformers }
}

function textOf({ scheme, key }: PerformerKeyRef): string {
  return `${scheme} ${key}`
}

function toTold(partnerId: number, performer: ListingPerformer): Told {
  const { role: _, ...described } = performer
  const own = performer.externalId
  return {
    performer,
    told: { scheme: `told:${partnerId}`, key: contentHash(JSON.stringify(described)) },
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

interface Billed {
  readonly bill: Bill
  readonly tellings: readonly Told[]
}

/** Tellings not heard before: of known performers or of new ones. Adds them to `known`. */
async function learn(
  tx: CatalogueTx,
  partner: Partner,
  fresh: readonly Told[],
  billed: readonly Billed[],
  known: Map<string, PerformerMeant>,
  decisions: readonly Decision[],
  now: number,
): Promise<number[]> {
  await tx.turn()
  tx.wrote('anything')
  const { stored, index, survivorOf } = await candidatesFor(tx, fresh, known, decisions)
  const ids = await takeIds(tx, 'performer_ids', fresh.length)
  const keys = new Map<string, PerformerKey>()
  const touched = new Set<number>()
  const settle = ({ performer, told, ids: own }: Told, chosen: number | null) => {
    const homeId = chosen ?? ids.shift() ?? Number.NaN
    const meant = { homeId, performerId: survivorOf(homeId) }
    touched.add(meant.performerId)
    index.add(homeId, performer.name, own)
    const key = { performerId: homeId, partnerId: partner.id, toldAt: now }
    for (const id of own.filter((one) => !known.has(textOf(one)))) {
      keys.set(textOf(id), { ...key, ...id, told: null })
      known.set(textOf(id), meant)
    }
    keys.set(textOf(told), { ...key, ...told, told: performer })
    known.set(textOf(told), meant)
    return homeId
  }
  const doubts: DoubtfulNames[] = []
  const doubtful = fresh.filter((one) => {
    const { believed, other } = byIds(one, known, index.get)
    const choice = choosePerformer(
      withOwnId(one.performer, partner.id),
      index.named(one.performer.name),
    )
    if (believed === null && choice.review !== null) return true
    const homeId = settle(one, believed ?? choice.performerId)
    if (other !== null) doubts.push({ a: homeId, b: other, score: 0, reasons: ['OWN_ID'] })
    return false
  })
  const billing = { billed, known, named: index.named, survivorOf }
  const agreed = doubtful.length === 0 ? [] : await bills(tx, doubtful, billing)
  for (const [place, one] of doubtful.entries()) {
    const performer = withOwnId(one.performer, partner.id)
    const named = index.named(one.performer.name)
    const { performerId, review, score, reasons } = choosePerformer(performer, named, agreed[place])
    const homeId = settle(one, performerId)
    if (review !== null) doubts.push({ a: homeId, b: review, score, reasons })
  }
  const tellings = [...keys.values()].flatMap((key) => toTelling(key, partner, known))
  const live = stored.filter((performer) => performer.replacedBy === null)
  const byId = new Map(live.map((performer) => [performer.id, performer]))
  const changed = await refreshPerformers(tx, [...touched], byId, tellings, now)
  tx.later(writePerformerKeys(tx, [...keys.values()]))
  if (doubts.length > 0) tx.later(noteDoubtfulNames(tx, 'performer', doubts))
  return changed
}

/**
 * Whom its ids mean. A partner's own id is believed while its names have anything in common: one that has been given to
 * somebody else, or to everybody, must not make them one. `other`: whom such an id meant before.
 */
function byIds(
  { performer, ids }: Told,
  known: ReadonlyMap<string, PerformerMeant>,
  get: (id: number) => PerformerCandidate | undefined,
): { readonly believed: number | null; readonly other: number | null } {
  let other: number | null = null
  for (const id of ids) {
    const homeId = known.get(textOf(id))?.homeId
    if (homeId === undefined) continue
    const candidate = get(homeId)
    const isOwn = id.scheme.startsWith('partner:')
    if (!isOwn || candidate === undefined || mayBeCalled(performer.name, candidate)) {
      return { believed: homeId, other: null }
    }
    other = homeId
  }
  return { believed: null, other }
}

async function candidatesFor(
  tx: CatalogueTx,
  fresh: readonly Told[],
  known: ReadonlyMap<string, PerformerMeant>,
  decisions: readonly Decision[],
) {
  const { aliases } = nameWord(decisions, 'performer')
  const byId = fresh.flatMap(({ ids }) => ids.flatMap((id) => known.get(textOf(id))?.homeId ?? []))
  const stored = await searchPerformers(
    tx,
    fresh.map(({ performer }) => performerNameKey(performer.name)),
    [...byId, ...aliases.keys()],
  )
  const merged = new Map(stored.map((performer) => [performer.id, performer.replacedBy]))
  const survivorOf = (id: number) => merged.get(id) ?? id
  return { stored, survivorOf, index: candidateIndex(stored, aliases) }
}

function toTelling(
  { scheme, key: name, told, toldAt, performerId: homeId }: PerformerKey,
  { trust }: Partner,
  known: ReadonlyMap<string, PerformerMeant>,
): PerformerTelling[] {
  if (told === null) return []
  const key = `${scheme} ${name}`
  return [{ key, told, toldAt, trust, performerId: known.get(key)?.performerId ?? homeId }]
}

/** Which candidates play already where those of whom the name alone says too little are billed. */
async function bills(
  tx: CatalogueTx,
  doubtful: readonly Told[],
  {
    billed,
    known,
    named,
    survivorOf,
  }: {
    readonly billed: readonly Billed[]
    readonly known: ReadonlyMap<string, PerformerMeant>
    readonly named: (name: string) => readonly PerformerCandidate[]
    readonly survivorOf: (id: number) => number
  },
): Promise<Set<number>[]> {
  const billsOf = new Map<string, Billed[]>()
  for (const one of billed) {
    for (const { told } of one.tellings) {
      const already = billsOf.get(textOf(told))
      if (already === undefined) billsOf.set(textOf(told), [one])
      else already.push(one)
    }
  }
  // Listings bill the one that stands for all; each of those that it stands for was heard of by a name of its own.
  const candidates = doubtful.map(({ performer }) => named(performer.name).map(({ id }) => id))
  const agreed = await onBill(
    tx,
    doubtful.map(({ told }, place) => ({
      candidates: (candidates[place] ?? []).map(survivorOf),
      bills: (billsOf.get(textOf(told)) ?? []).map(({ bill, tellings }) => ({
        bill,
        known: new Set(tellings.flatMap((one) => known.get(textOf(one.told))?.performerId ?? [])),
      })),
    })),
  )
  return agreed.map(
    (survivors, place) =>
      new Set((candidates[place] ?? []).filter((id) => survivors.has(survivorOf(id)))),
  )
}

/** The partner's own id as matching compares ids: `partner:7:p-9`. */
function withOwnId(performer: ListingPerformer, partnerId: number): ListingPerformer {
  return performer.externalId === null
    ? performer
    : {
        ...performer,
        sameAs: [...performer.sameAs, `partner:${partnerId}:${performer.externalId}`],
      }
}

function candidateIndex(
  stored: readonly StoredPerformer[],
  aliases: ReadonlyMap<number, readonly string[]>,
) {
  const byName = new Map<string, Map<number, PerformerCandidate>>()
  const byId = new Map<number, PerformerCandidate>()
  function put(candidate: PerformerCandidate): void {
    byId.set(candidate.id, candidate)
    for (const name of [candidate.name, ...candidate.aliases].map(performerNameKey)) {
      const already = byName.get(name)
      if (already === undefined) byName.set(name, new Map([[candidate.id, candidate]]))
      else already.set(candidate.id, candidate)
    }
  }
  for (const { id, data, keys } of stored) {
    put({ id, name: data.name, aliases: aliases.get(id) ?? [], keys })
  }
  return {
    get: (id: number) => byId.get(id),
    named: (name: string) => [...(byName.get(performerNameKey(name))?.values() ?? [])],
    add(id: number, name: string, ids: readonly PerformerKeyRef[]): void {
      const already = byId.get(id)
      const keys = ids.map(({ scheme, key }) => `${scheme}:${key}`)
      put(
        already === undefined
          ? { id, name, aliases: [], keys }
          : { ...already, keys: [...new Set([...already.keys, ...keys])] },
      )
    },
  }
}
