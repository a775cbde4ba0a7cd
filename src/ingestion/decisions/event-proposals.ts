import type { Decision } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import { listingsById } from '../../storage/listings.ts'
import type { Proposed } from './decide.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'
import { birthKey } from '../in-force/listing-keys.ts'
import { PINNABLE } from '../merge/pins.ts'
import { namedIds } from './name-proposals.ts'
import { NOT_PINNED } from './not-pinned.ts'
import type { PinSurroundings } from './read-pin.ts'
import { readPinned, readStamp } from './read-pin.ts'
import { standing } from '../resolve/decisions.ts'
import { namedEvents, namedListings } from './subjects.ts'
import type { NamedEvent } from './subjects.ts'

/** What operators say of events, put into words about the listings that these are made of. */

type Body = (tx: Queryable, log: readonly Decision[]) => Promise<Proposed>

/** These are one event. One alone: its listings are rightly together. */
export function mergeEvents(typed: readonly number[]): Body {
  return async (tx) => {
    const twice = typed.find((id, index) => typed.indexOf(id) < index)
    if (twice !== undefined) throw new DecisionRefused(`event ${twice} is named twice.`)
    const events = await namedEvents(tx, typed)
    const births = new Set(events.flatMap((event) => event.births))
    if (births.size === 1)
      throw new DecisionRefused(
        `event ${events[0]?.id} has one listing only: there is nothing to put together.`,
        'Name the events that are one: affiche merge EVENT EVENT',
      )
    const named = [...births].filter((birth) => typed.includes(birth.id))
    return {
      what: { kind: 'mustLink', listings: [...births].map(birthKey) },
      typed: named.map((birth) => birth.id),
    }
  }
}

/** These listings are another event than the rest of theirs. */
export function splitEvent(typed: number, listings: readonly string[]): Body {
  return async (tx) => {
    const event = await oneEvent(tx, typed)
    const out = await namedListings(
      tx,
      { births: event.births, called: `event ${event.id}` },
      listings,
    )
    const rest = event.births.filter((birth) => !out.includes(birth))
    if (rest.length === 0)
      throw new DecisionRefused(
        `those are all listings of event ${event.id}: one at least must stay.`,
        `Name those that do not belong: affiche explain ${event.id} shows all.`,
      )
    return {
      what: { kind: 'split', groups: [out.map(birthKey), rest.map(birthKey)] },
      typed: out.map((birth) => birth.id),
    }
  }
}

/** Looked at, and found to be different events. */
export function distinctEvents(typed: readonly number[]): Body {
  return async (tx) => {
    const events = await namedEvents(tx, typed)
    const first = new Map<number, NamedEvent>()
    for (const event of events) {
      const other = first.get(event.id)
      if (other !== undefined)
        throw new DecisionRefused(
          other.typed === event.typed
            ? `event ${event.typed} is named twice.`
            : `${other.typed} and ${event.typed} are one event now (${event.id}).`,
          `To take listings out of it: affiche split ${event.id} LISTING…`,
        )
      first.set(event.id, event)
    }
    return {
      what: { kind: 'distinct', groups: events.map((event) => event.births.map(birthKey)) },
      typed,
    }
  }
}

export interface PinWords {
  readonly field: string
  /** As it was typed. */
  readonly value: string
  readonly until: string | null
}

/** From now on, or until then, the event's field is this. */
export function pinField(typed: number, { field, value, until }: PinWords, now: number): Body {
  return async (tx) => {
    const event = await oneEvent(tx, typed)
    const read = Object.hasOwn(PINNABLE, field) ? PINNABLE[field] : undefined
    if (read === undefined) throw notPinnable(field, event.id)
    const zone = await zoneOf(tx, event)
    const pinned = await valueOf(tx, field, value, { zone, now })
    if (read(pinned) === null)
      throw new DecisionRefused(`${JSON.stringify(value)} cannot be the ${field} of an event.`)
    const what = { kind: 'pin', listing: anchorOf(event), field, value: pinned } as const
    if (until === null) return { what: { ...what, until }, typed: [] }
    const { at, offset } = readStamp('time', until, zone)
    if (at <= now) throw new DecisionRefused(`${until} lies in the past.`)
    return { what: { ...what, until: at, untilOffset: offset }, typed: [] }
  }
}

/** Places and performers by their numbers; all else by what it says. */
async function valueOf(
  tx: Queryable,
  field: string,
  value: string,
  around: PinSurroundings,
): Promise<unknown> {
  if (field === 'place') return (await namedIds(tx, 'place', [value.trim()]))[0]
  if (field !== 'performers') return readPinned(field, value, around)
  if (NOBODY.test(value)) return []
  const numbers = value.split(',').map((one) => one.trim())
  if (numbers.includes(''))
    throw new DecisionRefused(
      `${JSON.stringify(value)} is no list of performers.`,
      'Write their numbers with commas between, as affiche performer find shows them; or none.',
    )
  return namedIds(tx, 'performer', numbers)
}

const NOBODY = /^(?:none|nobody|-)$/i

function notPinnable(field: string, event: number): DecisionRefused {
  const known = Object.hasOwn(NOT_PINNED, field.toLowerCase())
    ? NOT_PINNED[field.toLowerCase()]
    : undefined
  return new DecisionRefused(
    `"${field}" cannot be pinned.`,
    known?.replaceAll('EVENT', String(event)) ?? `These can: ${Object.keys(PINNABLE).join(', ')}`,
    true,
  )
}

async function zoneOf(tx: Queryable, { births }: NamedEvent): Promise<string> {
  const ids = births.slice(0, 1).map((birth) => birth.listingId)
  const [held] = (await listingsById(tx, ids)).values()
  return held?.listing.timing.zone ?? 'UTC'
}

/** Clients see nothing of it. */
export function hideEvent(typed: number): Body {
  return async (tx, log) => {
    const event = await oneEvent(tx, typed)
    const listing = anchorOf(event)
    const earlier = standing(log).find(
      ({ what }) => what.kind === 'hide' && what.listing === listing,
    )
    if (earlier !== undefined)
      throw new DecisionRefused(
        `event ${event.id} is hidden already, by decision ${earlier.id}.`,
        `To show it again: affiche revoke ${earlier.id}`,
      )
    return { what: { kind: 'hide', listing }, typed: [] }
  }
}

/** Takes an earlier decision back, or the taking back of one. */
export function revokeDecision(id: number): Body {
  return async (_, log) => {
    const decision = log.find((one) => one.id === id)
    if (decision === undefined)
      throw new DecisionRefused(`there is no decision ${id}.`, 'affiche decisions shows all.')
    const taken = revokedBy(log).get(id)
    if (taken !== undefined)
      throw new DecisionRefused(
        `decision ${id} is taken back already, by decision ${taken}.`,
        `To let it stand again: affiche revoke ${taken}`,
      )
    return { what: { kind: 'revoke' }, typed: [] }
  }
}

/** Decision → the one that takes it back and is not taken back itself. */
export function revokedBy(log: readonly Decision[]): Map<number, number> {
  const revoked = new Map<number, number>()
  for (const { id, revokes } of log.toReversed()) {
    if (revokes !== null && !revoked.has(id)) revoked.set(revokes, id)
  }
  return revoked
}

async function oneEvent(tx: Queryable, typed: number): Promise<NamedEvent> {
  const [event] = await namedEvents(tx, [typed])
  if (event === undefined) throw new Error('an event was named')
  return event
}

/** The oldest listing, if possible one that still bears its id: what is said of the event stays with it. */
function anchorOf(event: NamedEvent): string {
  const anchor = event.births.find((birth) => !birth.closed) ?? event.births[0]
  if (anchor === undefined) throw new Error('an event has listings')
  return birthKey(anchor)
}
