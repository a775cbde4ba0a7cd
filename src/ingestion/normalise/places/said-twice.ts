import { foldName } from '../../../lib/fold-name.ts'
import { STATE_NAMES } from '../tables/state-names.ts'
import { STATES } from './states.ts'

/** What a place tells of its town in members of their own. */
export interface TownTold {
  readonly city: string | null
  readonly region: string | null
  readonly postalCode: string | null
}

interface HallTold extends TownTold {
  readonly name?: string | null
  readonly country?: string | null
}

/**
 * A street without what follows it of its town: `12 Pine St, Austin, TX` is `12 Pine St` where the town is told apart. '' where
 * it tells no more than the town, the state, or the hall and its town.
 */
export function streetAlone(street: string, told: HallTold): string {
  const { city, region, postalCode } = told
  if (isNoStreet(street, told)) return ''
  const said = new Set(
    [
      city,
      region,
      postalCode,
      together(city, region),
      together(region, postalCode),
      together(city, region, postalCode),
      together(postalCode, city),
      together(city, postalCode),
    ].flatMap((text) => (text === null ? [] : [foldName(text)])),
  )
  const parts = street
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // A number alone is no street.
  const least = Math.max(1, parts.findIndex((part) => /\p{L}/u.test(part)) + 1)
  while (parts.length > least && said.has(foldName(parts.at(-1) ?? ''))) parts.pop()
  return withoutStateAndCode(withoutCodeAndTown(parts.join(', '), postalCode, city), postalCode)
}

function isNoStreet(street: string, { name, city, postalCode, country }: HallTold): boolean {
  if (country === 'US' && STATE_NAMES[street] !== undefined) return true
  if (city === null) return false
  const hall = name ?? null
  const said = [city, together(hall, city), together(hall, postalCode, city)]
  return said.some((text) => text !== null && foldName(text) === foldName(street))
}

/** `12 Pine St TX 78701`, of which nothing parts the state. */
function withoutStateAndCode(street: string, code: string | null): string {
  const [, before, state = '', told] = /^(.*\p{L}.*?)\s+([A-Z]{2})\s+(\d{5})$/u.exec(street) ?? []
  return before !== undefined && told === code && STATES.has(state) ? before : street
}

/** `3 rue des Pins 31000 Toulouse`, `Salle Vega 31000 Toulouse`, of which nothing parts the town. */
export function withoutCodeAndTown(
  street: string,
  code: string | null,
  city: string | null,
): string {
  if (code === null || city === null) return street
  const at = street.lastIndexOf(` ${code} `)
  const isBehind = at > 0 && foldName(street.slice(at)) === foldName(`${code} ${city}`)
  const before = isBehind ? street.slice(0, at).trimEnd() : street
  return /\p{L}/u.test(before) ? before : street
}

function together(...parts: readonly (string | null)[]): string | null {
  return parts.includes(null) ? null : parts.join(' ')
}

/** States that are written as words are: `Drive-IN`, `Add-ON`. */
const WORDS = new Set(['IN', 'ON', 'OR', 'ME', 'OK'])

/** Behind a name in America, where nothing else tells the state. */
const STATE_BEHIND = / [-–] ([A-Z]{2})$|(?<=\p{Ll})-([A-Z]{2})$/u

/** `Vega Center - TX` in America. */
export function stateBehind(name: string, country: string | null): string | null {
  const [, apart, joined] = country === 'US' ? (STATE_BEHIND.exec(name) ?? []) : []
  const state = apart ?? joined ?? ''
  return STATES.has(state) && !WORDS.has(state) ? state : null
}

/** Sellers tell halls of one name apart by their states: `Vega Center - TX`, `Vega Center-PA`, `Vega Center (MA)`. */
export function nameWithoutState(
  name: string,
  told: string | null,
  country: string | null = null,
): string {
  const region = told ?? stateBehind(name, country)
  if (region === null || !/^[A-Z]{2}$/.test(region)) return name
  const spelt = `${region}|${region.charAt(0)}${region.charAt(1).toLowerCase()}`
  const tail = new RegExp(
    String.raw`(?: [-–] (?:${spelt})${WORDS.has(region) ? '' : `|-${region}`}|,? \(${region}\)|, ${region})$`,
  )
  const bare = name.replace(tail, '').trim()
  return bare.length > 2 ? bare : name
}

/** What stands before a town behind a name. */
const BEFORE_TOWN = /\s*\(|\s+[-–—|]\s+|[,:]\s+/gu
/** What goes on with the name of a town: `Vega-sur-Mer`, `Vega upon Tyne`, `Vega (Oder)`. */
const OF_TOWN =
  /^(?:on|upon|under|next|by|sur|sous|lez?|l[èe]s|en|am|an der|im|in der|bei|ob der|del?|de la|aan|op|nad)(?: |$)/

/** `Vega Hall (Austin)`, `Vega Hall - Austin`, and `Vega Hall, Stoke-on-Trent` in Stoke, where the town is told apart. */
export function nameWithoutTown(name: string, city: string | null): string {
  const town = foldName(city ?? '')
  const before = [...name.matchAll(BEFORE_TOWN)].at(-1)
  if (town === '' || before === undefined || before.index < 3) return name
  const behind = foldName(name.slice(before.index))
  // `Vega Hall, Dublin` in Dublin 1.
  const isQuarter = town.replace(/ \d{1,2}$/, '') === behind
  const isLong = behind.startsWith(`${town} `) && OF_TOWN.test(behind.slice(town.length + 1))
  return behind === town || isQuarter || isLong ? name.slice(0, before.index).trim() : name
}
