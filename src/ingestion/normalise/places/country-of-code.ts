import { ownEntry } from '../../../lib/own-entry.ts'
import { COUNTRY_SIGNS, POSTAL_SIGNS } from '../tables/postal-signs.ts'
import { regionIn } from './region-names.ts'

/** `H2X 1K5` */
export const CANADIAN = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d`
/** `GL54 1AB` */
export const BRITISH = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`

/** Forms of postal codes that no other country has. */
const FORMS: readonly (readonly [country: string, form: RegExp])[] = [
  ['GG', /^GY\d/],
  ['JE', /^JE\d/],
  ['IM', /^IM\d/],
  ['GI', /^GX11/],
  ['GB', new RegExp(`^${BRITISH}$`)],
  ['CA', new RegExp(`^${CANADIAN}$`)],
  ['IE', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/],
  ['NL', /^[1-9]\d{3} ?[A-Z]{2}$/],
  ['PL', /^\d{2}-\d{3}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['BR', /^\d{5}-\d{3}$/],
  ['LV', /^LV-\d{4}$/],
  ['LT', /^LT-\d{5}$/],
  ['AR', /^[A-Z]\d{4}[A-Z]{3}$/],
  ['AU', /^(?:NSW|VIC|QLD|TAS|ACT) \d{4}$/],
  ['MT', /^[A-Z]{3} \d{4}$/],
]
/** Most codes are nothing but digits. */
const MAY_BE = /[A-Z-]/

/** By the digits of their codes: `Collingwood, VIC, 3066`, `Cape Town, Western Cape, 8001`, `Chennai, TN, 600001`. */
const WITH_REGIONS: Readonly<Record<number, readonly string[]>> = {
  4: ['AU', 'ZA'],
  6: ['IN'],
}

/** Of a region beside a code of digits, where that is one of such a country; null for all others. */
export function countryOfRegionBeside(postalCode: string, region: string): string | null {
  if (!/^\d{4}$|^\d{3} ?\d{3}$/.test(postalCode)) return null
  const countries = WITH_REGIONS[postalCode.length === 4 ? 4 : 6]
  return countries?.find((one) => regionIn(region, one) !== null) ?? null
}

/** The country of a postal code, by its form or by the region told beside it; null where that may be several. */
export function countryOfCode(postalCode: string | null, region: string | null): string | null {
  if (postalCode === null) return null
  if (MAY_BE.test(postalCode))
    return FORMS.find(([, form]) => form.test(postalCode))?.[0] ?? ofSign(postalCode)
  return region === null ? null : countryOfRegionBeside(postalCode, region)
}

/** `D-10969`, `HR-10000` */
function ofSign(postalCode: string): string | null {
  const [, sign = ''] = /^([A-Z]{1,3})-\d{4,5}$/.exec(postalCode) ?? []
  return ownEntry(POSTAL_SIGNS, sign) ?? (COUNTRY_SIGNS.includes(sign) ? sign : null)
}
