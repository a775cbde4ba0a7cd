import type { Decision, DecisionBody } from '../domain/decision.ts'
import { UNTOLD_PLACE } from '../domain/listing.ts'
import type { ListingPerformer, ListingPlace } from '../domain/listing.ts'
import type { Queryable } from '../storage/database.ts'
import { searchPerformers } from '../storage/performers.ts'
import { placesOfDirectoryId, searchPlaces, UNKNOWN_PLACE } from '../storage/places.ts'
import { replacementsOf } from '../storage/replacements.ts'
import type { Named } from '../storage/replacements.ts'
import type { Proposed } from './decide.ts'
import { DecisionRefused } from './decision-refused.ts'
import { nameWord } from './name-word.ts'
import { toCandidate } from './place-index.ts'
import { choosePerformer, performerNameKey } from './resolve/performers.ts'
import { choosePlace, placeKeys } from './resolve/places.ts'

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
    const [id = Number.NaN] = await namedIds(tx, of, [typed])
    const word = nameWord(log, of)
    const survivor = word.survivorOf(id)
    const bearers = await (of === 'place' ? placesCalled : performersCalled)(tx, survivor, name)
    const absorbs = bearers.filter(
      (other) => ![...word.joinedWith(id)].some((one) => word.apartBy(one, other) !== undefined),
    )
    const what: DecisionBody =
      of === 'place'
        ? { kind: 'placeAlias', place: id, name, absorbs }
        : { kind: 'performerAlias', performer: id, name, absorbs }
    return { what, typed: [id] }
  }
}

async function performersCalled(tx: Queryable, id: number, name: string): Promise<number[]> {
  const key = performerNameKey(name)
  const found = await searchPerformers(tx, [key], [id])
  const own = found.find((one) => one.id === id)
  if (own === undefined) return []
  const candidate = { id, name: own.data.name, aliases: [name], keys: own.keys }
  return found
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
    .map((one) => one.id)
}

async function placesCalled(tx: Queryable, id: number, name: string): Promise<number[]> {
  const [own] = await searchPlaces(tx, { ...NOWHERE, ids: [id] })
  if (own === undefined) return []
  const called: ListingPlace = { ...UNTOLD_PLACE, name, city: own.data.city }
  const { nameKey } = placeKeys(called)
  const found = await searchPlaces(tx, { ...NOWHERE, nameKeys: [nameKey] })
  return found
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
    .map((one) => one.id)
}

const NOWHERE = { nameKeys: [], ids: [], directoryIds: [], positions: [] } as const

/** Numbers of our own; a place's directory id as well, with `directory:` before one that is a number itself. */
async function namedIds(tx: Queryable, of: Named, typed: readonly string[]): Promise<number[]> {
  const numberOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)
  const known = await replacementsOf(tx, of, typed.map(numberOf))
  const ids: number[] = []
  for (const text of typed) {
    const number = numberOf(text)
    if (known.has(number) && (of === 'performer' || number > UNKNOWN_PLACE)) ids.push(number)
    else ids.push(await byDirectoryId(tx, of, text))
  }
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice !== undefined) throw new DecisionRefused(`${of} ${twice} is named twice.`)
  return ids
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
