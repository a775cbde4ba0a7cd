import { saysCancelled, saysUnavailable } from '../../domain/availability.ts'
import type { Listing } from '../../domain/listing.ts'
import { noEventBecause } from '../../domain/no-event.ts'
import type { Birth } from '../../storage/births.ts'
import { nightOf } from './members.ts'
import { firstDay } from './first-day.ts'
import { matchSessions } from './match-sessions.ts'
import { explode } from '../resolve/explode.ts'

/** A birth before its place, performers, keys and event are known. */
export interface BirthDraft {
  /** null: to be minted. */
  readonly former: Birth | null
  readonly sessionAt: number | null
  /** Cut to its night. */
  readonly listing: Listing
  readonly memory: Pick<
    Birth,
    'startAt' | 'firstSeenAt' | 'unavailableSince' | 'cancelledSince' | 'earliestStart'
  >
}

export interface BirthDrafts {
  readonly active: readonly BirthDraft[]
  /** Nights that the listing has no more, with what it last said of them. */
  readonly retired: readonly { readonly birth: Birth; readonly former: Birth }[]
}

export interface Telling {
  /** When the partner said so. */
  readonly now: number
  /** True: nothing new was said, it is only concluded anew; what is remembered stays. */
  readonly again: boolean
}

/**
 * The births of a listing as it is now, matched with those it had. What is no event (parking…) has none: births it
 * had when it was one are retired.
 */
export function draftBirths(
  listing: Listing,
  former: readonly Birth[],
  before: Listing | null,
  moment: Telling,
): BirthDrafts {
  const nights = noEventBecause(listing) === null ? explode(listing) : []
  if (former.length === 0) {
    return { active: nights.map((night) => draftOf(night, null, before, moment)), retired: NONE }
  }
  const found = foundAmong(former, nights, listing.timing.start.offset)
  const active = nights.map((night, index) =>
    draftOf(night, former[found[index] ?? -1] ?? null, before, moment),
  )
  const taken = new Set(active.map((draft) => draft.former?.id))
  const retired = former
    .filter((birth) => !taken.has(birth.id) && birth.retiredAt === null)
    .map((former) => ({ birth: retire(former, before ?? listing, moment.now), former }))
  return { active, retired }
}

const NONE: readonly never[] = []

type Night = ReturnType<typeof explode>[number]

function draftOf(
  night: Night,
  former: Birth | null,
  before: Listing | null,
  moment: Telling,
): BirthDraft {
  return { former, ...night, memory: remember(former, night.listing, before, moment) }
}

function foundAmong(former: readonly Birth[], nights: readonly Night[], offset: number) {
  return matchSessions(
    former.map((birth) => ({
      startAt: birth.startAt,
      offset,
      retired: birth.retiredAt !== null,
    })),
    nights.map((night) => ({
      startAt: night.listing.timing.start.at,
      offset: night.listing.timing.start.offset,
    })),
  )
}

function retire(birth: Birth, before: Listing, now: number): Birth {
  return { ...birth, retiredAt: now, kept: nightOf(before, birth.sessionAt), withdrawn: true }
}

function remember(
  former: Birth | null,
  listing: Listing,
  before: Listing | null,
  { now, again }: Telling,
): BirthDraft['memory'] {
  if (again && former !== null) return memoryOf(former)
  const { start } = listing.timing
  const since = (says: boolean, told: number | null) => (says ? (told ?? now) : null)
  return {
    startAt: start.at,
    firstSeenAt: former?.firstSeenAt ?? now,
    unavailableSince: since(saysUnavailable(listing, now), former?.unavailableSince ?? null),
    cancelledSince: since(saysCancelled(listing), former?.cancelledSince ?? null),
    earliestStart: former === null ? start : firstDay(former.earliestStart, listing, before, now),
  }
}

function memoryOf(birth: Birth): BirthDraft['memory'] {
  const { startAt, firstSeenAt, unavailableSince, cancelledSince, earliestStart } = birth
  return { startAt, firstSeenAt, unavailableSince, cancelledSince, earliestStart }
}
