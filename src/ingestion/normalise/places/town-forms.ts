import { foldName } from '../../../lib/fold-name.ts'
import { cityCentre } from '../../../lib/geo/centres.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { BEHIND } from '../../../lib/street-words.ts'

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

function isPart(state: string, postalCode: string | undefined): boolean {
  return postalCode !== undefined && ownEntry(PARTS, state)?.test(postalCode) === true
}

/** `2949 W. Pine Ave.`, `4422 Pine Way NE`, `2121 Pine Rd Suite 108`: no postal code and its town */
const AMERICAN_STREET = new RegExp(
  String.raw`(?<=[\p{L}\d.] )(?:${BEHIND.surely}|${BEHIND.american}|way|court|ct|terrace)\.?(?: (?:north|south|east|west|[ns][ew]?|[ew])\.?)?(?:,? ?(?:#|suite|ste\.?|unit|floor)(?!\p{L}).*)?$`,
  'iu',
)

const POSTAL_CITY =
  /^(?:(F|FR|D|DE|B|BE|CH|L|LU|A|AT|NL|I|IT|E|ES|P|PT|PL|S|SE|CZ|SK|GR|DK|N|NO|FI|HR|SI)[- ])?(\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}(?: ?[A-Z]{2})?)\s+(\p{L}.*)$/u
/** Signs before postal codes that are not the country's code. */
const POSTAL_SIGNS: Readonly<Record<string, string>> = {
  F: 'FR',
  D: 'DE',
  B: 'BE',
  L: 'LU',
  A: 'AT',
  I: 'IT',
  E: 'ES',
  P: 'PT',
  S: 'SE',
  N: 'NO',
}
/** Signs of Italy's provinces behind their towns, `20121 Milano MI`. A text all in capitals may end in such a word. */
const ITALIAN_PROVINCE =
  / (?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHILNORSTZ]|E[EN]|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[RT]|P[ACDEGINORTUVZ]|R[ACEGIMNO]|S[APORSUV]|T[AENOPRSV]|UD|V[ABCEIRTV])$/

const STATE_POSTAL = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/
const CITY_STATE_POSTAL = /^(\p{L}.*?)\s+([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/u
const CITY_UK_POSTAL = /^(\p{L}.*?)\s+([A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2})$/u
const UK_POSTAL = /^[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}$/

/** `LS1 4AB Leeds`, `604-8024 京都`: the wrong way round for these countries, as programs write that know one way. */
const UK_POSTAL_CITY = /^([A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2})\s+(\p{L}[\p{L} '’-]*)$/u
const JAPANESE_POSTAL_CITY = /^〒?(\d{3}-\d{4})\s+(\p{L}[\p{L} '’-]*)$/u

/** `QC H2X 1K5`: Canada's provinces and codes. */
const PROVINCE =
  'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Qu[ée]bec|Saskatchewan'
const CANADIAN = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d`
const PROVINCE_POSTAL = new RegExp(`^(?:(${PROVINCE}),? +)?(${CANADIAN})$`)
const PROVINCE_ALONE = new RegExp(`^(?:${PROVINCE})$`)
const CITY_PROVINCE_POSTAL = new RegExp(
  String.raw`^(\p{L}.*?),? +\(?(${PROVINCE})\)?,? +(${CANADIAN})$`,
  'u',
)
const CITY_AUSTRALIAN = /^(\p{L}.*?) +(NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? +(\d{4})$/u
/** Ireland's, `D08 W3CK`. */
const EIRCODE = /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/
/** Brazil's, `01501-040`. */
const CEP = /^\d{5}-\d{3}$/
/** `Mumbai 400001`, `Mumbai - 400 001`; Singapore's and China's have as many digits. Not `PO Box 123456`. */
const CITY_SIX_DIGITS =
  /^(?!(?:p\.? ?o\.? box|box|postfach|apartado|casilla|bp|t[ée]l|telefon|t[ée]l[ée]phone|phone|fax|lot|unit|exit)(?!\p{L}))(\p{L}[\p{L} .'’-]*?)(?: -)? +(\d{3} ?\d{3})$/iu
/** `Tokyo 150-0011` */
const CITY_JAPANESE = /^(\p{L}.*?) +(\d{3}-\d{4})$/u

/** A town as an address tells it. */
export interface Town {
  /** The part it begins with: those before belong to name and street. */
  readonly at: number
  readonly postalCode: string | null
  readonly city: string | null
  readonly region: string | null
  /** Where only one country writes it so. */
  readonly country?: string
}

/** `Milano MI`; not where all is in capitals. */
export function withoutProvince(city: string): string {
  return /\p{Ll}/u.test(city) ? city.replace(ITALIAN_PROVINCE, '') : city
}

function italianTown(city: string, postalCode: string): string {
  const bare = city.replace(/ \([A-Z]{2}\)$/, '')
  return /^\d{5}$/.test(postalCode) ? withoutProvince(bare) : bare
}

type TownForm = (
  part: string,
  before: string | null,
  at: number,
  /** The part before that. */
  further: string | undefined,
) => Town | null

/** How towns are written, one function a habit; `before` is the part in front. */
export const TOWN_FORMS: readonly TownForm[] = [
  // 31000 Toulouse, CH-8001 Zürich, 20121 Milano (MI)
  (part, _, at) => {
    const [, sign, postalCode, city] = POSTAL_CITY.exec(part) ?? []
    if (postalCode === undefined || city === undefined) return null
    if (sign === undefined && AMERICAN_STREET.test(city)) return null
    const country = sign === undefined ? undefined : (POSTAL_SIGNS[sign] ?? sign)
    const town = { at, postalCode, city: italianTown(city, postalCode), region: null }
    return country === undefined ? town : { ...town, country }
  },
  // Austin TX 78701
  (part, _, at) => {
    const [, city, region, postalCode] = CITY_STATE_POSTAL.exec(part) ?? []
    if (city === undefined || region === undefined) return null
    const town = { at, postalCode: postalCode ?? null, city, region }
    if (isPart(region, postalCode)) return { ...town, country: 'US' }
    return STATES.has(region) ? town : null
  },
  // Austin, TX 78701
  (part, before, at) => {
    const [, state, postalCode] = STATE_POSTAL.exec(part) ?? []
    const region = state ?? part
    const town = { at: Math.max(0, at - 1), postalCode: postalCode ?? null, city: before, region }
    if (isPart(region, postalCode)) return { ...town, country: 'US' }
    return STATES.has(region) ? town : null
  },
  // London N1 9AG
  (part, _, at) => {
    const [, city, postalCode] = CITY_UK_POSTAL.exec(part) ?? []
    return city === undefined || postalCode === undefined
      ? null
      : { at, postalCode, city, region: null }
  },
  // N1 9AG London, 150-0011 Tokyo
  (part, _, at) => {
    const [, postalCode, city] = UK_POSTAL_CITY.exec(part) ?? JAPANESE_POSTAL_CITY.exec(part) ?? []
    return city === undefined || postalCode === undefined
      ? null
      : { at, postalCode, city, region: null }
  },
  // London, N1 9AG
  (part, before, at) =>
    UK_POSTAL.test(part) && before !== null
      ? { at: at - 1, postalCode: part, city: before, region: null }
      : null,
  // Montréal (Québec) H2X 1K5
  (part, _, at) => {
    const [, city, region, postalCode] = CITY_PROVINCE_POSTAL.exec(part) ?? []
    if (city === undefined || region === undefined || postalCode === undefined) return null
    return { at, postalCode, city, region, country: 'CA' }
  },
  // Montréal, QC H2X 1K5; Montréal, QC, H2X 1K5
  (part, before, at, further) => {
    const [, region, postalCode] = PROVINCE_POSTAL.exec(part) ?? []
    if (postalCode === undefined) return null
    if (before === null)
      return region === undefined ? null : { at, postalCode, city: null, region, country: 'CA' }
    if (region === undefined && PROVINCE_ALONE.test(before) && further !== undefined)
      return { at: at - 2, postalCode, city: further, region: before, country: 'CA' }
    return { at: at - 1, postalCode, city: before, region: region ?? null, country: 'CA' }
  },
  // Newtown NSW 2042
  (part, _, at) => {
    const [, city, region, postalCode] = CITY_AUSTRALIAN.exec(part) ?? []
    if (city === undefined || region === undefined || postalCode === undefined) return null
    return { at, postalCode, city, region, country: 'AU' }
  },
  // Dublin 8, D08 W3CK
  (part, before, at) =>
    EIRCODE.test(part) && before !== null
      ? { at: at - 1, postalCode: part, city: before, region: null, country: 'IE' }
      : null,
  // São Paulo - SP, 01501-040
  (part, before, at) => {
    if (!CEP.test(part) || before === null) return null
    const [city = before, region = null] = before.split(/ - (?=[A-Z]{2}$)/)
    return { at: at - 1, postalCode: part, city, region, country: 'BR' }
  },
  // Mumbai 400001
  (part, _, at) => {
    const [, city, postalCode] = CITY_SIX_DIGITS.exec(part) ?? []
    if (city === undefined || postalCode === undefined) return null
    return { at, postalCode, city, region: null }
  },
  // Tokyo 150-0011
  (part, _, at) => {
    const [, city, postalCode] = CITY_JAPANESE.exec(part) ?? []
    if (city === undefined || postalCode === undefined) return null
    return { at, postalCode, city, region: null, country: 'JP' }
  },
]

const PROVINCES_OF_CANADA = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))
/** Two letters that are a state or province as well as a country. */
export function isState(text: string): boolean {
  return STATES.has(text) || PROVINCES_OF_CANADA.has(text)
}

/** Large towns of countries that share their letters with a state, where the table of cities has none of them. */
const TOWNS_ABROAD: Readonly<Record<string, string>> = {
  AR: 'buenos aires|cordoba|rosario|mendoza|la plata',
  AZ: 'baku',
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

/** A town and its state or province: `Austin, TX`. */
export const TOWN_AND_STATE = /^(\p{L}[^,]*),\s*([A-Z]{2})(?:,? (?:USA?|United States|Canada))?$/u

/** The state behind a town: `Austin, TX`. Null where the country told has none of that name. */
export function stateInCity(text: string | null, country: string | null): string | null {
  const [, town, state = ''] = TOWN_AND_STATE.exec(text ?? '') ?? []
  if (country === 'US' && isStateOrPart(state)) return state
  if (country === null && STATES.has(state) && !isCountryOfTown(state, town)) return state
  return PROVINCES_OF_CANADA.has(state) && country === 'CA' ? state : null
}

/** `Austin, TX` is Austin. */
export function withoutState(town: string, country: string | null): string {
  if (stateInCity(town, country) === null) return town
  return TOWN_AND_STATE.exec(town)?.[1]?.trim() ?? town
}
