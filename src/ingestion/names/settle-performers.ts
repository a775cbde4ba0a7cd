import type { Decision } from '../../domain/decision.ts'
import type { ListingPerformer } from '../../domain/listing.ts'
import type { Partner } from '../../domain/partner.ts'
import type { Performer } from '../../domain/performer.ts'
import { gather, gatherSome } from '../../lib/gather.ts'
import { together } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import {
  insertPerformerKeys,
  performersByKeys,
  searchPerformers,
} from '../../storage/performers.ts'
import type {
  PerformerKey,
  PerformerKeyRef,
  PerformerMeant,
  PerformerTelling,
} from '../../storage/performers.ts'
import { noteDoubtfulNames } from '../../storage/doubtful-names.ts'
import type { DoubtfulNames } from '../../storage/doubtful-names.ts'
import { takeIds } from '../../storage/sequences.ts'
import { nameWord } from '../in-force/name-word.ts'
import { onBill } from './on-bill.ts'
import type { Bill } from './on-bill.ts'
import { PerformerIndex } from './performer-index.ts'
import { NOTHING_REFRESHED, refreshPerformers } from './refresh-performers.ts'
import type { Refreshed } from './refresh-performers.ts'
import { textOf, toTold } from './told-performers.ts'
import type { Told } from './told-performers.ts'
import { choosePerformer, mayBeCalled, performerNameKey } from '../resolve/performers.ts'

export interface PerformerSettling {
  /** For each listing the ids of its performers, in the listing's order. */
  readonly settled: readonly (readonly number[])[]
  /** Known performers of whom something new was told. */
  readonly changedPerformers: readonly number[]
  /** These and new ones, as they are from now on. */
  readonly written: readonly Performer[]
}

/** Stands at the place of a name that is no performer. */
const NOBODY = 0

/**
 * Finds or makes the performers that each of a partner's listings names. Known tellings cost one look-up for all of them.
 * `bills`: the listings' bills, for the names that say too little by themselves; their places may still be being found.
 * `asked`: called when all is asked for by which they are chosen.
 */
export async function settlePerformers(
  tx: CatalogueTx,
  partner: Partner,
  named: readonly (readonly ListingPerformer[])[],
  bills: () => Promise<readonly Bill[]>,
  decisions: readonly Decision[],
  now: number,
  asked: () => void,
): Promise<PerformerSettling> {
  const tellings = named.map((performers) => performers.map((one) => toTold(partner.id, one)))
  const distinct = new Map(gather(tellings, (all) => all).map((one) => [textOf(one.told), one]))
  if (distinct.size === 0) {
    asked()
    return { settled: named.map(() => []), changedPerformers: [], written: [] }
  }
  const known = await performersByKeys(tx, gather([...distinct.values()], refsOf))
  const fresh = [...distinct.values()].filter(({ told }) => !known.has(textOf(told)))
  const billed = async () =>
    (await bills()).map((bill, index) => ({ bill, tellings: tellings[index] ?? [] }))
  if (fresh.length === 0) asked()
  const { changed: changedPerformers, written } =
    fresh.length === 0
      ? NOTHING_REFRESHED
      : await learn(tx, partner, fresh, { billed, asked }, known, decisions, now)
  const settled = tellings.map((all) => meantBy(all, known))
  return { settled, changedPerformers, written }
}

/** All by which it may be known. */
function refsOf({ told, ids }: Told): PerformerKeyRef[] {
  return ids.length === 0 ? [told] : [told, ...ids]
}

function meantBy(tellings: readonly Told[], known: ReadonlyMap<string, PerformerMeant>): number[] {
  const meant: number[] = []
  for (const { told } of tellings) meant.push(known.get(textOf(told))?.performerId ?? NOBODY)
  return meant
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
  { billed, asked }: { billed: () => Promise<readonly Billed[]>; asked: () => void },
  known: Map<string, PerformerMeant>,
  decisions: readonly Decision[],
  now: number,
): Promise<Refreshed> {
  await tx.turn()
  tx.wrote('anything')
  const searching = together([
    candidatesFor(tx, fresh, known, decisions),
    takeIds(tx, 'performer_ids', fresh.length),
  ])
  asked()
  const [{ stored, index, survivorOf }, ids] = await searching
  const minted = new Set(ids)
  const learning = new Learning(partner.id, now, ids, { known, index, survivorOf })
  const doubtful = fresh.filter((one) => !learning.settleSurely(one))
  const meaning = { known, index, survivorOf }
  const agreed =
    doubtful.length === 0 ? [] : await bills(tx, doubtful, { ...meaning, billed: await billed() })
  for (const [place, one] of doubtful.entries()) learning.settleBilled(one, agreed[place])
  const { touched, doubts } = learning
  const keys = [...learning.keys.values()]
  const tellings = gatherSome(keys, (key) => toTelling(key, partner, known))
  const live = stored.filter((performer) => performer.replacedBy === null)
  const byId = new Map(live.map((performer) => [performer.id, performer]))
  const refreshed = await refreshPerformers(tx, [...touched], byId, tellings, now, minted)
  tx.later(insertPerformerKeys(tx, keys))
  if (doubts.length > 0) tx.later(noteDoubtfulNames(tx, 'performer', doubts))
  return refreshed
}

interface Known {
  readonly known: Map<string, PerformerMeant>
  readonly index: PerformerIndex
  readonly survivorOf: (id: number) => number
}

/** What becomes of tellings, one after the other: what was told before may be who is meant next. */
class Learning {
  readonly keys = new Map<string, PerformerKey>()
  readonly touched = new Set<number>()
  readonly doubts: DoubtfulNames[] = []
  readonly #partnerId: number
  readonly #now: number
  readonly #ids: number[]
  readonly #known: Known

  constructor(partnerId: number, now: number, ids: number[], known: Known) {
    this.#partnerId = partnerId
    this.#now = now
    this.#ids = ids
    this.#known = known
  }

  /** False: its name alone says too little. */
  settleSurely(one: Told): boolean {
    const { known, index } = this.#known
    const { believed, other } = byIds(one, known, index)
    const choice = this.#choose(one)
    if (believed === null && choice.review !== null) return false
    const homeId = this.#settle(one, believed ?? choice.performerId)
    if (other !== null) this.doubts.push({ a: homeId, b: other, score: 0, reasons: ['OWN_ID'] })
    return true
  }

  /** `agreed`: those of its name who play already where it is billed. */
  settleBilled(one: Told, agreed: ReadonlySet<number> | undefined): void {
    const { performerId, review, score, reasons } = this.#choose(one, agreed)
    const homeId = this.#settle(one, performerId)
    if (review !== null) this.doubts.push({ a: homeId, b: review, score, reasons })
  }

  #choose({ performer }: Told, agreed?: ReadonlySet<number>) {
    const named = this.#known.index.named(performer.name)
    return choosePerformer(withOwnId(performer, this.#partnerId), named, agreed)
  }

  #settle({ performer, told, ids: own }: Told, chosen: number | null): number {
    const { known, index, survivorOf } = this.#known
    const homeId = chosen ?? this.#ids.shift() ?? Number.NaN
    const meant = { homeId, performerId: survivorOf(homeId) }
    this.touched.add(meant.performerId)
    index.add(homeId, performer.name, own)
    for (const id of own) {
      const text = textOf(id)
      if (!known.has(text)) this.#note(text, id, null, meant)
    }
    this.#note(textOf(told), told, performer, meant)
    return homeId
  }

  #note(
    text: string,
    { scheme, key }: PerformerKeyRef,
    told: ListingPerformer | null,
    meant: PerformerMeant,
  ): void {
    const { homeId: performerId } = meant
    const [partnerId, toldAt] = [this.#partnerId, this.#now]
    this.keys.set(text, { scheme, key, performerId, partnerId, told, toldAt })
    this.#known.known.set(text, meant)
  }
}

/**
 * Whom its ids mean. A partner's own id is believed while its names have anything in common: one that has been given to
 * somebody else, or to everybody, must not make them one. `other`: whom such an id meant before.
 */
function byIds(
  { performer, ids }: Told,
  known: ReadonlyMap<string, PerformerMeant>,
  index: PerformerIndex,
): { readonly believed: number | null; readonly other: number | null } {
  let other: number | null = null
  for (const id of ids) {
    const homeId = known.get(textOf(id))?.homeId
    if (homeId === undefined) continue
    const candidate = index.get(homeId)
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
  const byId = gather(fresh, ({ ids }) => gatherSome(ids, (id) => known.get(textOf(id))?.homeId))
  const stored = await searchPerformers(
    tx,
    fresh.map(({ performer }) => performerNameKey(performer.name)),
    [...byId, ...aliases.keys()],
  )
  const merged = new Map(stored.map((performer) => [performer.id, performer.replacedBy]))
  const survivorOf = (id: number) => merged.get(id) ?? id
  return { stored, survivorOf, index: new PerformerIndex(stored, aliases) }
}

function toTelling(
  { scheme, key: name, told, toldAt, performerId: homeId }: PerformerKey,
  { trust }: Partner,
  known: ReadonlyMap<string, PerformerMeant>,
): PerformerTelling | null {
  if (told === null) return null
  const key = `${scheme} ${name}`
  return { key, told, toldAt, trust, performerId: known.get(key)?.performerId ?? homeId }
}

/** Which candidates play already where those of whom the name alone says too little are billed. */
async function bills(
  tx: CatalogueTx,
  doubtful: readonly Told[],
  { billed, known, index, survivorOf }: Known & { readonly billed: readonly Billed[] },
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
  const candidates = doubtful.map(({ performer }) =>
    index.named(performer.name).map(({ id }) => id),
  )
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
