import type { Address } from './address.ts'

/** `4., Kreuzherrengasse 1`: Vienna tells the district in front, which its postal codes have in their midst. */
const DISTRICT_FIRST = /^([1-9]|1\d|2[0-3])\., (\p{L}[^,;]*)$/u

/** Null for a text that is no such address, or where another country is told. */
export function readVienneseAddress(text: string, country: string | null): Address | null {
  const [, district, street] = DISTRICT_FIRST.exec(text) ?? []
  if (district === undefined || street === undefined || country !== 'AT') return null
  const postalCode = `1${district.padStart(2, '0')}0`
  return { name: null, street, postalCode, city: 'Wien', region: null, country }
}
