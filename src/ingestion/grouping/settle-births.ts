import type { Decision } from '../../domain/decision.ts'
import type { Partner } from '../../domain/partner.ts'
import type { Title } from '../../domain/title/title.ts'
import type { Performer } from '../../domain/performer.ts'
import { groupBy } from '../../lib/group-by.ts'
import { mapInSteps } from '../../lib/map-in-steps.ts'
import { slices } from '../../lib/slices.ts'
import { gather } from '../../lib/gather.ts'
import type { Birth } from '../../storage/births.ts'
import { together } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { makeEventsDue } from '../../storage/events.ts'
import type { ListingWithMemory } from '../../storage/listings.ts'
import { takeIds } from '../../storage/sequences.ts'
import type { BirthDraft, BirthDrafts } from '../births/births-of-listing.ts'
import type { IngestionContext } from '../context.ts'
import type { Bill } from '../names/on-bill.ts'
import { listingKey } from '../in-force/listing-keys.ts'
import { decisionKeys } from './regroup.ts'
import { beginLook } from './look-around.ts'
import type { ChangedBirth } from './look-around.ts'
import { blockKeys } from '../resolve/blocks.ts'
import { matchFeatures, titleOf } from '../resolve/features.ts'
import type { MatchFeatures } from '../resolve/features.ts'
import { settleEvents } from './settle-events.ts'
import { settlePerformers } from '../names/settle-performers.ts'
import type { PerformerSettling } from '../names/settle-performers.ts'
import { settlePlaces } from '../names/settle-places.ts'
import type { PlaceSettling, SettledPlace } from '../names/settle-places.ts'
import { splitWord } from '../names/split-names.ts'
import type { SplitWord } from '../names/split-names.ts'

export interface ListingBirths {
  /** As it is from now on. */
  readonly held: ListingWithMemory
  readonly drafts: BirthDrafts
}

export interface SettlingBirths {
  readonly listings: readonly ListingBirths[]
  /** Births that are what they were, but of listings that came, went or were closed. */
  readonly left: readonly Birth[]
  /** Their listings, as far as they are in memory. */
  readonly held: readonly ListingWithMemory[]
  readonly partners: ReadonlyMap<number, Partner>
  readonly decisions: readonly Decision[]
  readonly now: number
  /** Writes that may go on while places and performers are chosen. */
  readonly meanwhile?: () => void
}

interface Settled {
  readonly place: SettledPlace
  readonly performerIds: readonly number[]
}

interface SettledNames {
  /** By listing. */
  readonly settled: ReadonlyMap<number, Settled>
  /** Performers, as this transaction has written them. */
  readonly performers: ReadonlyMap<number, Performer>
}

/** Places and performers of the listings, then their births, then the events that hold them. */
export async function settleBirths(
  tx: CatalogueTx,
  context: IngestionContext,
  settling: SettlingBirths,
): Promise<void> {
  const { listings, left, held, decisions, now } = settling
  const drafts = gather(listings, draftsOf)
  let isWritten = false
  const write = () => {
    if (!isWritten) settling.meanwhile?.()
    isWritten = true
  }
  const finding = settleNames(tx, settling, write)
  const [ids, { settled, performers }] = await together([takeBirthIds(tx, drafts), finding])
  write()
  const keysOfDecisions = decisionKeys(decisions)
  const gone = [
    ...gather(listings, (one) => one.drafts.retired),
    ...left.map((birth) => ({ birth, former: birth })),
  ].map(({ birth, former }): ChangedBirth => ({
    birth: { ...birth, blockKeys: keysOf(birth.features as MatchFeatures, keysOfDecisions(birth)) },
    former,
  }))
  const looking = beginLook(tx, [...ids, ...gone.map(({ birth }) => birth.id)], decisions)
  if (gone.length > 0) looking.add(gone)
  const changed: ChangedBirth[] = []
  const making = { drafts, ids, settled }
  for (const part of slices([...drafts.keys()], Math.ceil(drafts.length / PARTS))) {
    // What was asked leaves the process only between steps.
    const more = await mapInSteps(part, (some) => {
      const titles = some.map((index) => titleOfDraft(making, index))
      const described = some.map((index, at) => describe(making, index, titles[at]))
      return described.map((one) => toChanged(one, keysOfDecisions))
    })
    looking.add(more)
    changed.push(...more)
  }
  await settleEvents(tx, context, {
    changed: [...changed, ...gone],
    looking,
    listings: new Map([...listings.map((one) => one.held), ...held].map((one) => [one.id, one])),
    performers,
    decisions,
    now,
  })
}

/** While the database looks around the first part, the second is made. */
const PARTS = 2

interface Drafted {
  readonly held: ListingWithMemory
  readonly draft: BirthDraft
}

function draftsOf({ held, drafts }: ListingBirths): Drafted[] {
  return drafts.active.map((draft) => ({ held, draft }))
}

/** The ids that the births have, or are to have. */
async function takeBirthIds(tx: CatalogueTx, drafts: readonly Drafted[]): Promise<number[]> {
  const fresh = drafts.filter(({ draft }) => draft.former === null).length
  if (fresh > 0) await tx.turn()
  const minted = fresh === 0 ? [] : await takeIds(tx, 'birth_ids', fresh)
  let taken = 0
  return drafts.map(({ draft }) => draft.former?.id ?? minted[taken++] ?? Number.NaN)
}

/** A partner at a time, for keys are the partner's own. */
async function settleNames(
  tx: CatalogueTx,
  { listings, partners, decisions, now }: SettlingBirths,
  asked: () => void,
): Promise<SettledNames> {
  const settled = new Map<number, Settled>()
  const written = new Map<number, Performer>()
  const words = {
    place: splitWord(decisions, 'place'),
    performer: splitWord(decisions, 'performer'),
  }
  for (const [partnerId, own] of groupBy(listings, (one) => one.held.partnerId)) {
    const partner = partners.get(partnerId)
    if (partner === undefined) continue
    const said = own.map((one) => one.held.listing)
    let asking = 2
    const bothAsked = () => {
      asking -= 1
      if (asking === 0) asked()
    }
    const finding = settlePlaces(tx, partner, said, decisions, now, bothAsked)
    const [places, performers] = await together([
      finding,
      settlePerformers(
        tx,
        partner,
        said.map((listing) => listing.performers),
        async () => {
          const { settled: at } = await finding
          return own.map((one, index) => toBill(one, at[index]))
        },
        decisions,
        now,
        bothAsked,
      ),
    ])
    putById(written, performers.written)
    addSettled(settled, own, { places, performers, words })
    const moved = { placeIds: places.changedPlaces, performerIds: performers.changedPerformers }
    if (moved.placeIds.length + moved.performerIds.length > 0) await makeEventsDue(tx, moved, now)
  }
  return { settled, performers: written }
}

function putById(to: Map<number, Performer>, performers: readonly Performer[]): void {
  for (const performer of performers) to.set(performer.id, performer)
}

interface Chosen {
  readonly places: PlaceSettling
  readonly performers: PerformerSettling
  /** What the operator said of names that are not to be one. */
  readonly words: { readonly place: SplitWord; readonly performer: SplitWord }
}

function addSettled(
  to: Map<number, Settled>,
  own: readonly ListingBirths[],
  { places, performers, words }: Chosen,
): void {
  for (const [index, { held }] of own.entries()) {
    const place = places.settled[index]
    if (place === undefined) continue
    to.set(held.id, settledOf(held, place, performers.settled[index] ?? [], words))
  }
}

function settledOf(
  { id, partnerId, externalId, closedAt }: ListingWithMemory,
  { placeId, room, isPlace }: SettledPlace,
  performers: readonly number[],
  words: Chosen['words'],
): Settled {
  const key = listingKey({ partnerId, externalId, closed: closedAt !== null, listingId: id })
  const performerIds = performers.map((performer) => words.performer.meant(key, performer))
  return { place: { placeId: words.place.meant(key, placeId), room, isPlace }, performerIds }
}

function toBill({ held, drafts }: ListingBirths, place: SettledPlace | undefined): Bill {
  return {
    performers: held.listing.performers,
    nights: drafts.active.map((draft) => draft.memory.startAt),
    placeId: place?.isPlace === true ? place.placeId : null,
    before: gather(drafts.active, (draft) => draft.former?.performerIds ?? []),
  }
}

/** What the births of a batch are made of. */
interface Making {
  readonly drafts: readonly Drafted[]
  /** Of the births, in the order of the drafts. */
  readonly ids: readonly number[]
  /** By listing. */
  readonly settled: ReadonlyMap<number, Settled>
}

interface Described extends Drafted {
  readonly id: number
  readonly found: Settled
  readonly features: MatchFeatures
}

function titleOfDraft({ drafts }: Making, index: number): Title | undefined {
  const drafted = drafts[index]
  return drafted === undefined ? undefined : titleOf(drafted.draft.listing)
}

function describe({ drafts, ids, settled }: Making, index: number, title?: Title): Described {
  const [drafted, id] = [drafts[index], ids[index]]
  if (drafted === undefined || id === undefined) throw new Error(`there is no birth ${index}`)
  const { held, draft } = drafted
  const found = settled.get(held.id)
  if (found === undefined) throw new Error(`the partner of listing ${held.id} is missing`)
  const { place, performerIds } = found
  const context = {
    partnerId: held.partnerId,
    externalId: held.externalId,
    sessionAt: draft.sessionAt,
    placeId: place.isPlace ? place.placeId : null,
    room: place.room,
    performerIds,
  }
  const features = matchFeatures(draft.listing, context, title)
  return { held, draft, id, found, features }
}

function toChanged(
  { held, draft, id, found, features }: Described,
  keysOfDecisions: ReturnType<typeof decisionKeys>,
): ChangedBirth {
  const { place, performerIds } = found
  const closed = held.closedAt !== null
  const named = {
    listingId: held.id,
    partnerId: held.partnerId,
    externalId: held.externalId,
    closed,
  }
  const birth: Birth = {
    id,
    listingId: held.id,
    partnerId: held.partnerId,
    externalId: held.externalId,
    sessionAt: draft.sessionAt,
    ...draft.memory,
    eventId: draft.former?.eventId ?? id,
    placeId: place.placeId,
    performerIds,
    features,
    blockKeys: keysOf(features, keysOfDecisions(named)),
    retiredAt: null,
    kept: null,
    withdrawn: held.withdrawnAt !== null,
    // Perhaps since a read before the one that showed it.
    missingSince:
      held.missingSince === null ? null : (draft.former?.missingSince ?? held.missingSince),
    thereSince: Math.max(draft.memory.firstSeenAt, held.backSince ?? -Infinity),
    closed,
  }
  return { birth, former: draft.former }
}

/** What its features say, which only the resolving room reads inside, and what the operator's word adds. */
function keysOf(features: MatchFeatures, decided: readonly number[]): readonly number[] {
  const own = blockKeys(features)
  return decided.length === 0 ? own : [...new Set([...own, ...decided])]
}
