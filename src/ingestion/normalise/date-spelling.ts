const DAY = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u
const CLOCK =
  /(?:(午前|오전|上午)|(午後|오후|下午))?\s?(\d{1,2})[時时시点點](?:\s?(\d{1,2})[分분])?/u

/** `오후 7:30`: the half of the day stands before a time of digits. */
const HALF_FIRST = /(?:(?:am|오전|午前|上午)|(pm|오후|午後|下午))\s?(\d{1,2}:\d{2})/iu

/**
 * Dates of Japan, China and Korea (`2026年12月5日（土）19時30分`, `2026년 12월 5일 오후 7시`), written as all others are:
 * `2026-12-5 （土） 19:30`, `2026-12-5 7:00 pm`.
 */
export function spelledPlainly(text: string): string {
  if (!/[年년時时시点點午오]/u.test(text)) return text
  return text
    .replace(DAY, '$1-$2-$3 ')
    .replace(HALF_FIRST, (_, late?: string, clock = '') => `${clock} ${late ? 'pm' : 'am'}`)
    .replace(CLOCK, (_, early?: string, late?: string, hours?: string, minutes = '00') => {
      const half = late !== undefined ? ' pm' : early !== undefined ? ' am' : ''
      return ` ${hours}:${minutes.padStart(2, '0')}${half} `
    })
}
