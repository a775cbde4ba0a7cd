/** Years of reigns and of the Republic of China: `令和8年`, `民國115年`, `平成元年`. */
const ERAS: readonly (readonly [pattern: RegExp, before: number])[] = [
  [/令和\s?(\d{1,2}|元)\s?年/gu, 2018],
  [/平成\s?(\d{1,2}|元)\s?年/gu, 1988],
  [/民[國国]\s?(\d{2,3}|元)\s?年/gu, 1911],
]
/** `ngày 5 tháng 12 năm 2026`. */
const VIETNAMESE = /(\d{1,2})\s+tháng\s+(\d{1,2})(?:,?\s+năm)?[\s,]+(\d{4})/iu

const DAY = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u
const CLOCK =
  /(?:(午前|오전|上午)|(午後|오후|下午))?\s?(\d{1,2})[時时시点點](?:\s?(\d{1,2})[分분])?/u

/** `오후 7:30`: the half of the day stands before a time of digits. */
const HALF_FIRST = /(?:(?:am|오전|午前|上午)|(pm|오후|午後|下午))\s?(\d{1,2}:\d{2})/iu

function inOurYears(text: string): string {
  return ERAS.reduce(
    (years, [pattern, before]) =>
      years.replace(
        pattern,
        (_, year: string) => `${before + (year === '元' ? 1 : Number(year))}年`,
      ),
    text,
  )
}

/**
 * Dates of Japan, China and Korea (`2026年12月5日（土）19時30分`, `2026년 12월 5일 오후 7시`), written as all others are:
 * `2026-12-5 （土） 19:30`, `2026-12-5 7:00 pm`. So is the one of Vietnam.
 */
export function spelledPlainly(text: string): string {
  if (!/[年년時时시点點午오]/u.test(text)) return text.replace(VIETNAMESE, '$3-$2-$1')
  return inOurYears(text)
    .replace(DAY, '$1-$2-$3 ')
    .replace(HALF_FIRST, (_, late?: string, clock = '') => `${clock} ${late ? 'pm' : 'am'}`)
    .replace(CLOCK, (_, early?: string, late?: string, hours?: string, minutes = '00') => {
      const half = late !== undefined ? ' pm' : early !== undefined ? ' am' : ''
      return ` ${hours}:${minutes.padStart(2, '0')}${half} `
    })
}
