import { foldName } from '../../../lib/fold-name.ts'
import { cityCentre, cityOfName } from '../../../lib/geo/centres.ts'
import { ownEntry } from '../../../lib/own-entry.ts'

/** Two letters that close American addresses: there they are states, not countries. */
export const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
)

/** Parts of America that are written as its states are, by how their codes begin: behind others these letters are provinces of Italy. */
const PARTS: Readonly<Record<string, RegExp>> = { PR: /^00[679]/, VI: /^008/, GU: /^969/ }

/** Whether two letters stand for a state or a part of America where that country is told. */
export function isStateOrPart(text: string): boolean {
  return STATES.has(text) || ownEntry(PARTS, text) !== undefined
}

export function isPart(state: string, postalCode: string | undefined): boolean {
  return postalCode !== undefined && ownEntry(PARTS, state)?.test(postalCode) === true
}

const PROVINCES_OF_CANADA = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))
/** No countries, nor behind a town a region of another one. */
const OF_CANADA_ALONE = new Set('AB BC NS ON QC'.split(' '))
/** Towns of Baja California, which is BC as well. */
const OF_BAJA =
  /^(?:ensenada|mexicali|(?:playas de )?rosarito|san felipe|tecate|tijuana|valle de guadalupe)$/

/** Two letters that are a state or province as well as a country. */
export function isState(text: string): boolean {
  return STATES.has(text) || PROVINCES_OF_CANADA.has(text)
}

/** Large towns of countries that share their letters with a state, where the table of cities has none of them. */
const TOWNS_ABROAD: Readonly<Record<string, string>> = {
  AR: 'buenos aires|cordoba|rosario|mendoza|la plata',
  AZ: 'baku',
  CA: 'bathurst|brandon|charlottetown|corner brook|dieppe|edmundston|fredericton|iqaluit|miramichi|moncton|mount pearl|moose jaw|prince albert|regina|sackville|saint john|saskatoon|st john s|summerside|whitehorse|yellowknife',
  CO: 'bogota|medellin|cali|barranquilla|cartagena',
  GA: 'libreville',
  ID: 'jakarta|surabaya|bandung|denpasar',
  IL: 'tel aviv|tel aviv yafo|jerusalem|haifa',
  IN: 'mumbai|delhi|new delhi|bengaluru|bangalore|chennai|kolkata|hyderabad|pune|ahmedabad',
  LA: 'vientiane',
  MN: 'ulaanbaatar',
  NC: 'noumea',
  PA: 'panama city|ciudad de panama',
}

/** A large town of that country. */
export function isTownOf(country: string, town: string): boolean {
  const others = ownEntry(TOWNS_ABROAD, country)?.split('|') ?? []
  return cityCentre(country, town) !== undefined || others.includes(foldName(town))
}

/** `Berlin, DE`, `10115 Berlin, DE`: the country of the large town before it, of which America has none. */
export function isCountryOfTown(letters: string, before: string | undefined): boolean {
  const town = before?.replace(/^\d{4,6}[ -]+|[ -]+\d{4,6}$/g, '') ?? ''
  return isTownOf(letters, town) && cityCentre('US', town) === undefined
}

/** `Toronto, ON`, `St. John's, NL`: a province behind a town, and neither `Amsterdam, NL` nor `Eindhoven, NB`. */
export function isProvinceOf(letters: string, before: string | null): boolean {
  if (before === null || !PROVINCES_OF_CANADA.has(letters)) return false
  if (isTownOf('CA', before)) return true
  if (letters === 'BC' && OF_BAJA.test(foldName(before))) return false
  return OF_CANADA_ALONE.has(letters) && cityOfName(before) === null
}

/** A town and its state or province: `Austin, TX`. */
export const TOWN_AND_STATE = /^(\p{L}[^,]*),\s*([A-Z]{2})(?:,? (?:USA?|United States|Canada))?$/u

const OF_AUSTRALIA = new Set('NSW VIC QLD SA WA TAS ACT NT'.split(' '))
const STATES_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  US: STATES,
  CA: PROVINCES_OF_CANADA,
  AU: OF_AUSTRALIA,
}

/** `Minneapolis MN`, where the country is told; not `Recife - PE`. */
const TOWN_BESIDE_STATE = /^(\p{L}(?:[\p{L} .'’-]*[\p{L}.'’])?) ([A-Z]{2,3})$/u

function stateBeside(text: string, country: string | null): string | null {
  const states = country === null ? undefined : ownEntry(STATES_OF, country)
  const state = states === undefined ? undefined : TOWN_BESIDE_STATE.exec(text)?.[2]
  return state !== undefined && states?.has(state) === true ? state : null
}

/** The state behind a town: `Austin, TX`. Null where the country told has none of that name. */
export function stateInCity(text: string | null, country: string | null): string | null {
  return text === null ? null : (stateBeside(text, country) ?? stateBehind(text, country))
}

function stateBehind(text: string, country: string | null): string | null {
  const [, town, state = ''] = TOWN_AND_STATE.exec(text) ?? []
  if (country === 'US' && isStateOrPart(state)) return state
  if (country === null && STATES.has(state) && !isCountryOfTown(state, town)) return state
  if (country === null && isProvinceOf(state, town ?? null)) return state
  return PROVINCES_OF_CANADA.has(state) && country === 'CA' ? state : null
}

/** `Austin, TX` is Austin. */
export function withoutState(town: string, country: string | null): string {
  if (stateInCity(town, country) === null) return town
  const [, bare = town] = TOWN_AND_STATE.exec(town) ?? TOWN_BESIDE_STATE.exec(town) ?? []
  return bare.trim()
}
