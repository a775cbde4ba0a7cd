import { without } from '../json-value.ts'

const CANADIAN = new Set([
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
])

/** Rows of one place spell its town in turns. */
const SPELLINGS: readonly (readonly [pattern: RegExp, city: string])[] = [
  [/^New York City$/, 'New York'],
  [/^paris(?: \d{1,2}\b.*)?$/i, 'Paris'],
  [/^lyon(?: \d{1,2}\b.*)?$/i, 'Lyon'],
  [/^marseille(?: \d{1,2}\b.*)?$/i, 'Marseille'],
]

function cityOf(text: string): string | undefined {
  const city = SPELLINGS.reduce((name, [pattern, one]) => name.replace(pattern, one), text)
  return city === '' ? undefined : city
}

export interface Town {
  readonly city?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
}

/** `Kraków, Poland`; in North America the state in place of the country: `Brooklyn, NY`. */
export function townOf(location: string, zone: string | null): Town {
  const comma = location.lastIndexOf(',')
  const city = (comma === -1 ? location : location.slice(0, comma)).trim()
  const last = comma === -1 ? '' : location.slice(comma + 1).trim()
  const state = /^[A-Z]{2}$/.test(last) && (zone === null || /^(?:America|Pacific)\//.test(zone))
  return without({
    city: cityOf(city),
    region: state ? last : undefined,
    country: state ? (CANADIAN.has(last) ? 'CA' : 'US') : last === '' ? undefined : last,
  })
}
