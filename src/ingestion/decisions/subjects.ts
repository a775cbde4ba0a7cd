import type { Birth } from '../../storage/births.ts'
import { birthsAround, resolveEventIds } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { partnersById } from '../../storage/partners.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'
import { birthKey, listingKey } from '../in-force/listing-keys.ts'

/** An event that the operator named, by its own number or by one that has become part of it. */
export interface NamedEvent {
  /** As it was typed. */
  readonly typed: number
  readonly id: number
  readonly births: readonly Birth[]
}

export async function namedEvents(tx: Queryable, typed: readonly number[]): Promise<NamedEvent[]> {
  const named = await resolveEventIds(tx, typed)
  const eventIds = [...new Set(named.values())]
  const births = eventIds.length === 0 ? [] : await birthsAround(tx, { eventIds, ids: [] })
  const held = new Set(births.map((birth) => birth.eventId))
  return typed.map((number) => {
    const id = named.get(number)
    // The number of an erased listing that nobody else told of leads to nothing.
    if (id === undefined || !held.has(id))
      throw new DecisionRefused(
        `there is no event ${number}.`,
        'affiche event list --name TEXT shows events with their numbers.',
      )
    return { typed: number, id, births: births.filter((birth) => birth.eventId === id) }
  })
}

const NAMED_MAX = 20

/**
 * The births of an event (`called`: "event 12"), a place or a performer that the operator named: `7:A-1001`, `City Tickets:A-1001`, `A-1001` where only one partner has
 * it, each with `@…` of its night where there are several; or `source:12`, by its number among the event's sources.
 */
export async function namedListings(
  tx: Queryable,
  { births, called }: { readonly births: readonly Birth[]; readonly called: string },
  names: readonly string[],
): Promise<Birth[]> {
  const partners = await partnersById(tx, [...new Set(births.map((birth) => birth.partnerId))])
  const callings = births.map((birth) => {
    const partner = partners.get(birth.partnerId)?.name.toLowerCase() ?? ''
    const night = birth.sessionAt === null ? [] : [`${birth.externalId}@${birth.sessionAt}`]
    const own = [birth.externalId, ...night, `source:${birth.id}`]
    const full = own.flatMap((id) => [`${birth.partnerId}:${id}`, `${partner}:${id.toLowerCase()}`])
    return { birth, exact: new Set([birthKey(birth), listingKey(birth), ...own, ...full]) }
  })
  const found = names.flatMap((name) => {
    const of = (text: string) =>
      callings.filter(({ exact }) => exact.has(text)).map(({ birth }) => birth)
    const meant = of(name).length > 0 ? of(name) : of(name.toLowerCase())
    const known = births.slice(0, NAMED_MAX).map(birthKey).join(', ')
    const more = births.length > NAMED_MAX ? ` and ${births.length - NAMED_MAX} more` : ''
    if (meant.length === 0)
      throw new DecisionRefused(
        `${called} has no listing "${name}".`,
        `Its listings are: ${known}${more}`,
      )
    if (new Set(meant.map((birth) => birth.listingId)).size > 1)
      throw new DecisionRefused(
        `"${name}" may be several listings of ${called}.`,
        `Write one of: ${meant.map(birthKey).join(', ')}`,
      )
    return meant
  })
  return [...new Set(found)]
}
