import type { DateOrder } from './moment.ts'

const MONTH_FIRST = new Set('US PR VI GU AS MP UM MH FM PW PH'.split(' '))
const YEAR_FIRST = new Set('JP KR CN TW'.split(' '))

/** How `05/12/26` is meant in a country, where the feed does not say. */
export function orderIn(country: string | null | undefined): DateOrder {
  if (country === null || country === undefined) return 'dmy'
  return MONTH_FIRST.has(country) ? 'mdy' : YEAR_FIRST.has(country) ? 'ymd' : 'dmy'
}
