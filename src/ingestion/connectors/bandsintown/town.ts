import { without } from '../json-value.ts'

const CANADIAN = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))
const AUSTRALIAN = new Set('ACT NSW NT QLD SA TAS VIC WA'.split(' '))

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

/** `Kraków, Poland`; in North America and Australia the state in place of the country: `Brooklyn, NY`. */
export function townOf(location: string, zone: string | null): Town {
  const comma = location.lastIndexOf(',')
  const city = (comma === -1 ? location : location.slice(0, comma)).trim()
  const last = comma === -1 ? '' : location.slice(comma + 1).trim()
  const state = stateIn(last.replaceAll('.', ''), zone)
  return without({
    city: cityOf(city),
    region: state?.region,
    country: state === null ? last || undefined : state.country,
  })
}

function stateIn(text: string, zone: string | null): { region: string; country: string } | null {
  if (zone?.startsWith('Australia/') === true)
    return AUSTRALIAN.has(text) ? { region: text, country: 'AU' } : null
  const isAmerican = zone === null || /^(?:America|Pacific)\//.test(zone)
  if (!isAmerican || !/^[A-Z]{2}$/.test(text)) return null
  return { region: text, country: CANADIAN.has(text) ? 'CA' : 'US' }
}
