import type { Decision, DecisionBody } from '../../domain/decision.ts'
import { namesJoined } from '../../domain/decision.ts'
import { UNTOLD_PLACE } from '../../domain/listing.ts'
import type { ListingPerformer, ListingPlace } from '../../domain/listing.ts'
import { foldKey } from '../../lib/fold.ts'
import type { Queryable } from '../../storage/database.ts'
import { searchPerformers } from '../../storage/performers.ts'
import { placesOfDirectoryId, searchPlaces, UNKNOWN_PLACE } from '../../storage/places.ts'
import { homesOf, replacementsOf } from '../../storage/replacements.ts'
import { takeIds } from '../../storage/sequences.ts'
import type { Named } from '../../storage/replacements.ts'
import type { Proposed } from './decide.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'
import { LINE_MAX } from '../normalise/text.ts'
import { nameListings } from '../names/name-listings.ts'
import type { NameKey, NameListing } from '../names/name-listings.ts'
import { nameWord } from '../in-force/name-word.ts'
import { standing } from '../resolve/decisions.ts'
import { namedListings } from './subjects.ts'
import { toCandidate } from '../names/place-index.ts'
import { placeName } from '../resolve/place-name.ts'
import { choosePerformer, isPerformerName, performerNameKey } from '../resolve/performers.ts'
import { choosePlace, placeKeys } from '../resolve/places.ts'

/** What operators say of places and performers. */

type Body = (tx: Queryable, log: readonly Decision[]) => Promise<Proposed>

/** They are one: the smallest number stands for all. */
export function mergeNames(of: Named, typed: readonly string[]): Body {
  return async (tx) => {
    const ids = await namedIds(tx, of, typed)
    const what: DecisionBody =
      of === 'place'
        ? { kind: 'placeMerge', places: ids }
        : { kind: 'performerMerge', performers: ids }
    return { what, typed: ids }
  }
}

export function distinctNames(of: Named, typed: readonly string[]): Body {
  return async (tx) => {
    const ids = await namedIds(tx, of, typed)
    const what: DecisionBody =
      of === 'place'
        ? { kind: 'placeDistinct', places: ids }
        : { kind: 'performerDistinct', performers: ids }
    return { what, typed: ids }
  }
}

/**
 * It is called that as well. Who bears the name now is what the name would have led to had it been known: one place or
 * performer with it, unless ids or addresses say otherwise.
 */
export function aliasName(of: Named, typed: string, name: string): Body {
  return async (tx, log) => {
    refuseNoName(of, name)
    const [id = Number.NaN] = await namedIds(tx, of, [typed])
    const word = nameWord(log, of)
    const survivor = word.survivorOf(id)
    const called = await (of === 'place' ? placesCalled : performersCalled)(tx, survivor, name)
    const absorbs = called.others.filter(
      (other) => ![...word.joinedWith(id)].some((one) => word.apartBy(one, other) !== undefined),
    )
    if (called.itself && absorbs.length === 0)
      throw new DecisionRefused(`${of} ${id} is called "${name}" already.`)
    const what: DecisionBody =
      of === 'place'
        ? { kind: 'placeAlias', place: id, name, absorbs }
        : { kind: 'performerAlias', performer: id, name, absorbs }
    return { what, typed: [id] }
  }
}

/** What is read as nobody's name, or no place's, would never be asked for. */
function refuseNoName(of: Named, name: string): void {
  if (name.length > LINE_MAX)
    throw new DecisionRefused(
      `that name has ${name.length} characters; ${LINE_MAX} are the most there may be.`,
    )
  const names = of === 'performer' ? isPerformerName(name) : namesPlace(name)
  if (!names)
    throw new DecisionRefused(
      `"${name}" names no ${of}: sellers write it where they know none, or it has no letters.`,
    )
}

function namesPlace(name: string): boolean {
  return foldKey(name) !== '' && !placeName(name, null, null).isPlaceholder
}

interface Called {
  /** The one asked about bears the name by itself. */
  readonly itself: boolean
  readonly others: readonly number[]
}

async function performersCalled(tx: Queryable, id: number, name: string): Promise<Called> {
  const key = performerNameKey(name)
  const found = await searchPerformers(tx, [key], [id])
  const own = found.find((one) => one.id === id)
  if (own === undefined) return { itself: false, others: [] }
  const candidate = { id, name: own.data.name, aliases: [name], keys: own.keys }
  const others = found
    .filter((one) => one.nameKey === key && one.id !== id && one.replacedBy === null)
    .filter((one) => {
      const told: ListingPerformer = {
        externalId: null,
        name,
        role: 'headliner',
        description: null,
        image: null,
        sameAs: one.keys,
      }
      return choosePerformer(told, [candidate]).performerId === id
    })
  return { itself: own.nameKey === key, others: others.map((one) => one.id) }
}

async function placesCalled(tx: Queryable, id: number, name: string): Promise<Called> {
  const [own] = await searchPlaces(tx, { ...NOWHERE, ids: [id] })
  if (own === undefined) return { itself: false, others: [] }
  const called: ListingPlace = { ...UNTOLD_PLACE, name, city: own.data.city }
  const { nameKey, cityKey } = placeKeys(called)
  const { lat, lng, data } = own
  const names = [{ nameKey, cityKey, postalCode: data.postalCode, lat, lng }]
  const found = await searchPlaces(tx, { ...NOWHERE, names })
  const others = found
    .filter((one) => one.nameKey === nameKey && one.id !== id && one.replacedBy === null)
    .filter(({ data, lat, lng, directoryId }) => {
      const { street, postalCode, city, country } = data
      const told = {
        ...UNTOLD_PLACE,
        name,
        street,
        postalCode,
        city,
        country,
        lat,
        lng,
        directoryId,
      }
      return choosePlace(told, [toCandidate(own, [name])]).placeId === id
    })
  return { itself: own.nameKey === nameKey, others: others.map((one) => one.id) }
}

/** These listings mean another one, which gets a number of its own. */
export function splitName(of: Named, typed: string, listings: readonly string[]): Body {
  return async (tx, log) => {
    const [id = Number.NaN] = await namedIds(tx, of, [typed])
    const from = nameWord(log, of).survivorOf(id)
    const all = await nameListings(tx, of, from)
    const called = `${of} ${from}`
    const births = await namedListings(
      tx,
      { births: all.map((one) => one.birth), called },
      listings,
    )
    const out = all.filter(({ birth }) => births.includes(birth))
    const rest = all.filter((one) => !out.includes(one))
    if (rest.length === 0)
      throw new DecisionRefused(
        `those are all listings of ${called}: one at least must stay.`,
        `Name those that mean another: affiche ${of} show ${from} shows all.`,
      )
    await refuseMerged(tx, of, from, { out, log })
    const keys = keysOfOnly(out, rest)
    const [to = Number.NaN] = await takeIds(tx, of === 'place' ? 'place_ids' : 'performer_ids', 1)
    const kind = of === 'place' ? 'placeSplit' : 'performerSplit'
    return { what: { kind, from, to, listings: out.map((one) => one.listing), keys }, typed: [] }
  }
}

/** What these tell and the others do not. */
function keysOfOnly(out: readonly NameListing[], rest: readonly NameListing[]): NameKey[] {
  const keysOf = (all: readonly NameListing[]) =>
    new Map(
      all
        .flatMap(({ tellings }) => tellings.flatMap(({ told, ids }) => [told, ...ids]))
        .map((key) => [`${key.scope} ${key.key}`, key]),
    )
  const others = keysOf(rest)
  return [...keysOf(out)].filter(([text]) => !others.has(text)).map(([, key]) => key)
}

/** What an operator's merge has put together comes apart by taking that back: both old numbers then answer again. */
async function refuseMerged(
  tx: Queryable,
  of: Named,
  from: number,
  { out, log }: { readonly out: readonly NameListing[]; readonly log: readonly Decision[] },
): Promise<void> {
  const told = out.flatMap(({ tellings }) => tellings.map((one) => one.told))
  const homes = await homesOf(tx, of, told)
  const [home] = homes
  if (home === undefined || homes.length > 1 || home === from) return
  const merge = standing(log).findLast(({ what }) => {
    const said = namesJoined(what, of)
    return said?.same === true && said.ids.includes(home)
  })
  if (merge === undefined) return
  throw new DecisionRefused(
    `they were told of ${of} ${home}, which decision ${merge.id} made one with ${from}.`,
    `To part the two again: affiche revoke ${merge.id}`,
  )
}

const NOWHERE = { names: [], ids: [], directoryIds: [], positions: [] } as const

/** Numbers of our own; a place's directory id as well, with `directory:` before one that is a number itself. */
export async function namedIds(
  tx: Queryable,
  of: Named,
  typed: readonly string[],
): Promise<number[]> {
  const numberOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)
  const known = await replacementsOf(tx, of, typed.map(numberOf))
  const ids: number[] = []
  for (const text of typed) {
    const number = numberOf(text)
    if (known.has(number) && (of === 'performer' || number > UNKNOWN_PLACE)) ids.push(number)
    else ids.push(await byDirectoryId(tx, of, text))
  }
  const second = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (second < 0) return ids
  const id = ids[second] ?? Number.NaN
  const [one, other] = [typed[ids.indexOf(id)], typed[second]]
  throw new DecisionRefused(
    one === other || of === 'performer'
      ? `${of} ${id} is named twice.`
      : `${one} and ${other} are one ${of} already: ${id}.`,
  )
}

async function byDirectoryId(tx: Queryable, of: Named, text: string): Promise<number> {
  const hint = `affiche ${of} find NAME shows their numbers.`
  const none = new DecisionRefused(`there is no ${of} ${text}.`, hint)
  if (of === 'performer') throw none
  const ids = await placesOfDirectoryId(tx, text.replace(/^directory:/, ''))
  const [id, other] = ids
  if (id === undefined) throw none
  if (other === undefined) return id
  throw new DecisionRefused(
    `the directory's place ${text} is ${ids.length} of our places.`,
    `Write one by its number: ${ids.join(', ')}`,
  )
}
