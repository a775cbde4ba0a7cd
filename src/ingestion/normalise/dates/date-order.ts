import type { DateOrder } from './moment.ts'

const MONTH_FIRST = new Set('US PR VI GU AS MP UM MH FM PW PH'.split(' '))
const YEAR_FIRST = new Set('JP KR CN TW HU'.split(' '))
/** Zones of nobody but who writes so. */
const ZONES: readonly (readonly [zone: RegExp, country: string])[] = [
  [
    /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|(?:Indiana|Kentucky|North_Dakota)\/\w+)|Pacific\/Honolulu)$/,
    'US',
  ],
  [/^Asia\/Manila$/, 'PH'],
  [/^Asia\/(?:Tokyo|Seoul|Shanghai|Taipei)$/, 'JP'],
]

/** How `05/12/26` is meant in a country, where the feed does not say. */
export function orderIn(country: string | null | undefined): DateOrder {
  if (country === null || country === undefined) return 'dmy'
  if (country === 'TH') return 'thai'
  return MONTH_FIRST.has(country) ? 'mdy' : YEAR_FIRST.has(country) ? 'ymd' : 'dmy'
}

/** Of `3/5` and `03. 05.`, where no year tells it; days with a year behind them may still be first. */
export function tellsMonthFirst(order: DateOrder): boolean {
  return order === 'mdy' || order === 'ymd'
}

interface ZonesTold {
  readonly listing: string | null
  readonly feed: string | null
  readonly partner: string | null
}

/** In the country; where nobody says one, in that of the zone. */
export function orderWhere(
  country: string | null | undefined,
  { listing, feed, partner }: ZonesTold,
): DateOrder {
  if (country !== null && country !== undefined) return orderIn(country)
  const zone = listing ?? feed ?? partner ?? ''
  return orderIn(ZONES.find(([form]) => form.test(zone))?.[1] ?? '')
}
