import { foldName } from '../../../lib/fold-name.ts'
import { cityCentre } from '../../../lib/geo/centres.ts'
import { COUNTIES, NAMED_AS_CODES } from '../tables/regions.ts'
import { STATE_NAMES } from '../tables/state-names.ts'
import { AT_THE_END, BEHIND, IN_FRONT } from '../../../lib/street-words.ts'
import { countryOfCode } from './country-of-code.ts'
import { regionIn } from './region-names.ts'
import type { Town } from './town-forms.ts'

/** Countries where a town goes with its state or province: `Austin, TX` names no hall. */
const TOWN_WITH_STATE = new Set(['US', 'CA', 'AU'])

/** States that are written out tell their country, but for those that are a large town or a country as well. */
const PLAIN_STATES = new Set(
  Object.keys(STATE_NAMES).filter((name) => !['Georgia', 'New York', 'Washington'].includes(name)),
)

/** The state and not the country: behind a large town of America. */
export function isAmericanGeorgia(region: string, before: string | undefined): boolean {
  return region === 'Georgia' && isLarge('US', before ?? null)
}

/** `Co. Mayo` */
function countryOfCounty(region: string): string | null {
  const [, county] = /^(?:co|county) (.+)$/.exec(foldName(region)) ?? []
  if (county === undefined) return null
  const found = Object.entries(COUNTIES).find(([, names]) => names.split('|').includes(county))
  return found?.[0] ?? null
}

function countryOfName(region: string, before: string | undefined): string | null {
  if (/^co(?:unty|\.)? /i.test(region)) return countryOfCounty(region)
  if (PLAIN_STATES.has(region) || isAmericanGeorgia(region, before)) return 'US'
  // Quebec is a town as well.
  const code = NAMED_AS_CODES['CA']?.[foldName(region)]
  return code === undefined || code === 'QC' ? null : 'CA'
}

/** `Melbourne, VIC`, `Minneapolis MN`: behind a large town of the country that writes it so. */
function countryOfCodeBehind(code: string, town: string | undefined): string | null {
  if (!/^[A-Z]{2,3}$/.test(code)) return null
  const isOf = (country: string) =>
    isLarge(country, town ?? null) && regionIn(code, country) === code
  return ['US', 'AU'].find(isOf) ?? null
}

/** `Melbourne VIC` */
const TOWN_AND_CODE = /^(\p{L}[\p{L} '’.-]*) ([A-Z]{2,3})$/u

/**
 * The town in front of a region that ends an address: `12 Pine St, Austin, Texas`, `Vega Arms, Brighton, England`. Where nothing
 * is in front of a state, only that is told.
 */
export function townBeforeRegion(
  parts: readonly string[],
  told: string | null,
  named: boolean,
): Town | null {
  const at = parts.length - 1
  const last = parts[at] ?? ''
  const [, city, code = last] = TOWN_AND_CODE.exec(last) ?? []
  const country =
    told ?? countryOfCodeBehind(code, city ?? parts[at - 1]) ?? countryOfName(last, parts[at - 1])
  if (country === null) return null
  const isBeside = city !== undefined && TOWN_WITH_STATE.has(country) && isTown(city)
  if (isBeside && regionIn(code, country) === code)
    return { at, postalCode: null, city, region: code, country }
  const region = regionIn(last, country)
  if (region === null) return null
  return beforeRegion({ at, postalCode: null, city: last, region, country }, parts, named)
}

/** Countries whose codes may stand behind the region; elsewhere what is beside a code is the town, whatever it is called. */
const CODE_BEHIND_REGION = new Set(['AU', 'CA', 'GB', 'IE', 'IN'])

/** `Brighton, East Sussex, BN1 1AA`, `Mumbai, Maharashtra 400001`: the town is the part in front of its region. */
export function withoutRegion(
  town: Town,
  told: string | null,
  parts: readonly string[],
  named: boolean,
): Town {
  const { city } = town
  const country = town.country ?? told ?? countryOfCode(town.postalCode, city)
  if (country === null || city === null || town.region !== null) return town
  const region = CODE_BEHIND_REGION.has(country) ? regionIn(city, country) : null
  if (region === null) return town
  return beforeRegion({ ...town, city, region, country }, parts, named) ?? town
}

interface RegionTold extends Town {
  readonly city: string
  readonly region: string
  readonly country: string
}

/** Regions that are towns as well, too small for the table of large ones. */
const TOWNS_AS_WELL = new Set(['vienne', 'brandenburg'])

/** Null where the region may be a town as well, and nothing tells that another one is meant. */
function beforeRegion(told: RegionTold, parts: readonly string[], named: boolean): Town | null {
  const { at, city, country } = told
  const withState = TOWN_WITH_STATE.has(country)
  const town = townBefore(told, parts[at - 1], named || withState)
  if (isTownAsWell(city, country) && !isLarge(country, town)) return null
  if (town !== null) {
    const found = { ...told, at: at - 1, city: town }
    // `Toulouse, Haute-Garonne, Occitanie`
    const isRegion = !withState && regionIn(town, country) !== null
    return isRegion ? (beforeRegion(found, parts, named) ?? found) : found
  }
  return withState && named ? { ...told, city: null } : null
}

function townBefore(
  { at, postalCode, country }: RegionTold,
  before: string | undefined,
  mayBeFirst: boolean,
): string | null {
  if (before === undefined || !isTown(before)) return null
  if (at > 1 || mayBeFirst) return before
  // No hall with a code behind it is called like a large town alone.
  return postalCode !== null && isLarge(country, before) ? before : null
}

function isTownAsWell(region: string, country: string): boolean {
  return cityCentre(country, region) !== undefined || TOWNS_AS_WELL.has(foldName(region))
}

function isLarge(country: string, town: string | null): boolean {
  return town !== null && cityCentre(country, town) !== undefined
}

const STREET = new RegExp(
  String.raw`(?<!\p{L})(?:${BEHIND.surely}|${IN_FRONT.butNoTowns})\.?(?!\p{L})|(?:${AT_THE_END.surely})$`,
  'iu',
)

function isTown(part: string): boolean {
  return /^\p{L}[\p{L} '’.()-]*$/u.test(part) && !STREET.test(part.replace(/^St\.? /, ''))
}

/** Whether a name in front of what was taken for a town is the town, and that its region: `Lyon, Rhône`, `Cork, Co. Cork`. */
export function isTownOfRegion(name: string, region: string, country: string): boolean {
  const [folded, behind] = [foldName(name), foldName(region)]
  if (regionIn(region, country) === null || folded === behind) return false
  return isLarge(country, name) || behind.endsWith(` ${folded}`)
}
