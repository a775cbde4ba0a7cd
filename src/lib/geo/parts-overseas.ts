import { foldName } from '../fold-name.ts'

/**
 * Parts with a code of their own that people file under the mother country, by what towns and regions are called there,
 * folded, or by their code: `CC part: name, name`. Those of France keep its code, as its addresses do; their zones are told by code and town.
 */
const TABLE = `
CN HK: hong kong, hongkong, hong kong island, kowloon, 香港, 九龙, 九龍
CN MO: macau, macao, 澳门, 澳門
US PR: puerto rico
US GU: guam
US VI: us virgin islands, u s virgin islands
GB GI: gibraltar
GB IM: isle of man
GB JE: jersey
GB GG: guernsey
NL AW: aruba
NL CW: curacao
NL SX: sint maarten
DK FO: faroe islands, foroyar, torshavn
DK GL: greenland, kalaallit nunaat, nuuk
`

const PARTS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [, country = '', part = '', names = ''] = /^(..) (..): (.*)$/.exec(line) ?? []
      const all = [part.toLowerCase(), ...names.split(', ')]
      return all.map((name) => [`${country} ${name}`, part] as const)
    }),
)
const WITH_PARTS: ReadonlySet<string> = new Set([...PARTS.keys()].map((key) => key.slice(0, 2)))

/** `Hong Kong, China`: the part of the country that the town or the region names, else the country. */
export function partOrCountry<Country extends string | null>(
  country: Country,
  city: string | null,
  region: string | null,
): Country | string {
  if (country === null || !WITH_PARTS.has(country)) return country
  const named = (name: string | null) =>
    name === null ? undefined : PARTS.get(`${country} ${foldName(name)}`)
  return named(city) ?? named(region) ?? country
}
