import { BEHIND } from '../../../lib/street-words.ts'
import { brazilianTown } from './brazilian-town.ts'
import { CANADIAN, countryOfCode } from './country-of-code.ts'
import { regionIn } from './region-names.ts'
import { readPostalCity } from './postal-city.ts'
import { isCountryOfTown, isPart, isProvinceOf, isTownOf, STATES } from './states.ts'

/** `2949 W. Pine Ave.`, `4422 Pine Way NE`, `2121 Pine Rd Suite 108`: no postal code and its town */
const AMERICAN_STREET = new RegExp(
  String.raw`(?<=[\p{L}\d.] )(?:${BEHIND.surely}|${BEHIND.american}|way|court|ct|terrace)\.?(?: (?:north|south|east|west|[ns][ew]?|[ew])\.?)?(?:,? ?(?:#|suite|ste\.?|unit|floor)(?!\p{L}).*)?$`,
  'iu',
)

/** Signs of Italy's provinces behind their towns, `20121 Milano MI`. A text all in capitals may end in such a word. */
const ITALIAN_PROVINCE =
  / (?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHILNORSTZ]|E[EN]|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[RT]|P[ACDEGINORTUVZ]|R[ACEGIMNO]|S[APORSUV]|T[AENOPRSV]|UD|V[ABCEIRTV])$/

const STATE_POSTAL = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/
const CITY_STATE_POSTAL = /^(\p{L}.*?)\s+([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/u
const LETTERS_AT_END = /[A-Z]{2}$/
const CITY_STATE = /^(\p{Lu}[\p{L} .'’-]*?) ([A-Z]{2})$/u
/** Britain's, and Malta's (`VLT 1112`). */
const CITY_UK_POSTAL =
  /^(\p{L}.*?)\s+([A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}|(?!(?:NSW|VIC|QLD|TAS|ACT) )[A-Z]{3} \d{4})$/u
/** Britain's, Latvia's and Lithuania's. */
const UK_POSTAL = /^(?:[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}|LV-\d{4}|LT-\d{5})$/

/** `LS1 4AB Leeds`, `604-8024 京都`: the wrong way round for these countries, as programs write that know one way. */
const UK_POSTAL_CITY = /^([A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2})\s+(\p{L}[\p{L} '’-]*)$/u
const JAPANESE_POSTAL_CITY = /^〒?(\d{3}-\d{4})\s+(\p{L}[\p{L} '’-]*)$/u

/** `QC H2X 1K5`: Canada's provinces and codes. */
const PROVINCE =
  'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Qu[ée]bec|Saskatchewan'
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
  /^(?!(?:p\.? ?o\.? box|box|postfach|apartado|casilla|bp|t[ée]l|telefon|t[ée]l[ée]phone|phone|fax|lot|unit|exit)(?!\p{L}))(\p{L}[\p{L} .'’-]*?)(?: -)? +\(?(\d{3} ?\d{3})\)?$/iu
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
  /** The part behind it. */
  behind: string | undefined,
) => Town | null

/** How towns are written, one function a habit; `before` is the part in front. */
export const TOWN_FORMS: readonly TownForm[] = [
  // 31000 Toulouse, CH-8001 Zürich, 20121 Milano (MI)
  (part, _, at) => {
    const read = readPostalCity(part)
    if (read === null || (!read.isSigned && AMERICAN_STREET.test(read.city))) return null
    const { postalCode, city, country } = read
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
  // Austin, TX 78701; Toronto, ON
  (part, before, at, _, behind) => {
    const [, state, postalCode] = STATE_POSTAL.exec(part) ?? []
    const region = state ?? part
    const town = { at: Math.max(0, at - 1), postalCode: postalCode ?? null, city: before, region }
    if (isPart(region, postalCode)) return { ...town, country: 'US' }
    // `Chennai, TN, 600001`
    if (STATES.has(region)) return countryOfCode(behind ?? null, region) === null ? town : null
    return isProvinceOf(region, before) ? { ...town, country: 'CA' } : null
  },
  // Austin TX
  (part, before, at) => {
    if (before === null || at === 0 || !LETTERS_AT_END.test(part)) return null
    const [, city, region] = CITY_STATE.exec(part) ?? []
    if (city === undefined || region === undefined) return null
    if (!STATES.has(region) || isCountryOfTown(region, city)) return null
    const isTown = isTownOf('US', city) || (/^\d/.test(before) && AMERICAN_STREET.test(before))
    return isTown ? { at, postalCode: null, city, region } : null
  },
  // Rio de Janeiro - RJ
  (part, _, at) => {
    const town = at === 0 || !LETTERS_AT_END.test(part) ? null : brazilianTown(part, null)
    return town === null ? null : { at, postalCode: null, ...town, country: 'BR' }
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
    const { city, region } = brazilianTown(before, 'BR') ?? { city: before, region: null }
    return { at: at - 1, postalCode: part, city, region, country: 'BR' }
  },
  // Mumbai 400001
  (part, _, at) => {
    const [, city, postalCode] = CITY_SIX_DIGITS.exec(part) ?? []
    if (city === undefined || postalCode === undefined) return null
    // `Chennai TN 600001`
    const [, town = '', region = ''] = /^(.+) ([A-Z]{2})$/.exec(city) ?? []
    return regionIn(region, 'IN') === null
      ? { at, postalCode, city, region: null }
      : { at, postalCode, city: town, region, country: 'IN' }
  },
  // Tokyo 150-0011
  (part, _, at) => {
    const [, city, postalCode] = CITY_JAPANESE.exec(part) ?? []
    if (city === undefined || postalCode === undefined) return null
    return { at, postalCode, city, region: null, country: 'JP' }
  },
]
