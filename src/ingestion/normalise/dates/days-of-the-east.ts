import { MONTH_NAMES, WEEKDAY_NAMES } from '../tables/date-words.ts'
import { BEGINS_IN_THE_EAST } from '../tables/door-words.ts'

/** Years of reigns and of the Republic of China: `令和8年`, `民國115年`, `平成元年`. */
const ERAS: readonly (readonly [pattern: RegExp, before: number])[] = [
  [/令和\s?(\d{1,2}|元)\s?年/gu, 2018],
  [/平成\s?(\d{1,2}|元)\s?年/gu, 1988],
  [/民[國国]\s?(\d{2,3}|元)\s?年/gu, 1911],
]

/** One sign each, from Sunday on. */
const WEEKDAYS = ['日月火水木金土', '일월화수목금토', '日一二三四五六', '天']
const SIGNS = `[${WEEKDAYS.join('')}]`
const WEEKDAY = `(?:[(（](?:星期|週|周)?(?<bracketed>${SIGNS})(?:曜日?|요일)?(?:[・･·]?[祝休])?[)）]|(?:星期|週|周)(?<behind>${SIGNS})|(?<before>${SIGNS})(?:曜日|요일))`
/** `2027年3月5日(金)`, `3/5(金)`, `2027.03.05.(금)`; behind another of them `6日(土)` and `6(土)` as well. */
const DAY = new RegExp(
  `(?<![\\d:./])(?<!\\d-(?!\\d{1,4}\\s?[年년月월]))(?:(?<year>\\d{4})\\s?(?:[年년.]\\s?|[/-]))?(?:(?<month>\\d{1,2})\\s?(?<mark>[月월./-])\\s?)?(?<date>\\d{1,2})(?!\\d|[:時时시点點])(?:\\s?(?<day>[日일号號](?!曜|요일))|\\.(?=\\s?[(（]))?(?:\\s?${WEEKDAY})?`,
  'gu',
)
/** One look before it: few texts have any of these. */
const MAY_BE = new RegExp(
  `[年년月월時时시点點午오①-⑳星週周曜]|요일|[(（](?:星期|週|周)?${SIGNS}`,
  'u',
)

const BETWEEN = /\s*[・、､，]\s*/gu
/** `①13:00 ②17:00`, `昼の部13:00`: each begins then. */
const PART = /\s*(?:[①-⑳]|[昼夜](?:の部|公演)|第?\d部|\d회)\s?:?\s?(?=\d{1,2}[:時时시点點])/gu
const BEGINS = new RegExp(`(?:${BEGINS_IN_THE_EAST})(?:時間)?`, 'gu')
const DAILY = /(?:毎日|各日|連日|每天|每日|每晚|매일|연일)(?=\s?\d)/gu
const HALF = '(?:(?<early>午前|오전|上午)|(?<late>午後|오후|下午))'
const CLOCK = new RegExp(
  `${HALF}?\\s?(?<![\\d:])(?<hours>\\d{1,2})(?<sign>[時时시点點])(?!間|间|간)(?:\\s?(?:(?<minutes>\\d{1,2})[分분]|(?<half>半|반)))?`,
  'gu',
)
/** `오후 7:30`: the half of the day stands before a time of digits. */
const HALF_FIRST =
  /(?:(?:am|오전|午前|上午)|(pm|오후|午後|下午))\s?(\d{1,2}:\d{2})(?!\s?[-–—~]\s?\d{1,2}:\d{2}(?!\s?[ap]m))/giu

/** What is put in other words has a blank around it, on both sides of a sign or on none. */
const DASH_BESIDE_BLANK = /(?<=\d|day) +([~～〜–—-])(?=\S)|(?<=\S)([~～〜–—-]) +(?=\S)/gu

/** `3/5(金)18:00/3/6(土)14:00`: behind a time, what tells its month and weekday is another day. */
const STROKE_BEFORE_DAY = new RegExp(
  `(?<=\\d:\\d\\d|[時时시点點半반])\\s?/\\s?(?=\\d{1,2}(?:[月월]|/\\d{1,2}\\s?${WEEKDAY.replaceAll(/\?<\w+>/g, '?:')}))`,
  'gu',
)
/** `七點半` */
const HOURS_IN_SIGNS =
  /(?<![一二三四五六七八九十\d])([二两兩三四五六七八九]|十[一二]?|一)(?=[點点時时](?![間间]))/gu
const SIGNS_OF_HOURS = '一二三四五六七八九'
/** `오후 3시, 7시`: the second is of the same half, or of the afternoon behind a morning. */
const SECOND_OF_HALF =
  /(오전|오후|저녁)(\s?)(\d{1,2})(시(?:\s?\d{1,2}분|\s?반)?)(\s?[,/·&]\s?|\s및\s)(\d{1,2})(?=시)/u

type Groups = Readonly<Record<string, string | undefined>>

/**
 * Days and times of Japan, China and Korea as people write them elsewhere: `2027年3月5日（金）・6日(土) 19時30分` is `Friday 5 March
 * 2027 & Saturday 6 March 2027 19:30`. What leaves out its year or month has those of the day before it.
 */
export function inWordsOfTheWest(given: string): string {
  if (!MAY_BE.test(given)) return given
  const plain = given.replace(PART, ' & ').normalize('NFKC').replace(STROKE_BEFORE_DAY, ' & ')
  const text = withHalves(inOurYears(plain)).replace(DAILY, ' ').replace(HOURS_IN_SIGNS, hourOf)
  return (
    withDays(text)
      .replace(BETWEEN, ' & ')
      .replace(/(?<=\d )至/gu, ' ~ ')
      .replace(/正午|정오/gu, ' 12:00 ')
      .replace(BEGINS, ' ')
      // 12:00～/18:00～
      .replace(/(?<=\d:\d\d)[～〜~](?=\s*(?:$|[/,&)]))/gu, '')
      .replace(HALF_FIRST, (_, late?: string, clock = '') => `${clock} ${late ? 'pm' : 'am'}`)
      .replace(CLOCK, (clock, ...found: unknown[]) => clockIn(found.at(-1) as Groups) ?? clock)
      .replace(DASH_BESIDE_BLANK, ' $1$2 ')
      .replace(/ {2,}/g, ' ')
  )
}

function hourOf(sign: string): string {
  if (/[两兩]/.test(sign)) return '2'
  const ones = SIGNS_OF_HOURS.indexOf(sign.at(-1) ?? '') + 1
  return String((sign.startsWith('十') ? 10 : 0) + ones)
}

function withHalves(text: string): string {
  const told = text.replace(
    SECOND_OF_HALF,
    (_, half: string, gap, first: string, rest, sign: string, second: string) => {
      const next = half === '오전' && Number(second) < Number(first) ? '오후' : half
      return `${half}${gap}${first}${rest}${/\//.test(sign) ? ' & ' : sign}${next} ${second}`
    },
  )
  return told === text ? text : withHalves(told)
}

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

function withDays(text: string): string {
  let before: { readonly year: number | null; readonly month: number } | null = null
  return text.replace(DAY, (given, ...found: unknown[]) => {
    const told = found.at(-1) as Groups
    const weekday = weekdayOf(told)
    const month: number | null =
      told['month'] === undefined ? (before?.month ?? null) : Number(told['month'])
    const isDay = told['month'] !== undefined || told['day'] !== undefined || weekday !== null
    const name = MONTH_NAMES[(month ?? 0) - 1]
    if (month === null || name === undefined || !isDay || isOther(told, weekday)) return given
    const year = yearOf(told, month, before)
    before = { year, month }
    const parts = [weekday, told['date'], name, year]
    return ` ${parts.filter((part) => part !== null).join(' ')} `
  })
}

/** `3/5` and `3-5` are days of March where their weekday is told. */
function isOther({ month, mark = '' }: Groups, weekday: string | null): boolean {
  return month !== undefined && !/[月월]/u.test(mark) && weekday === null
}

/** Of the day before it, or of the next where its month is an earlier one: `12月30日〜1月3日`. */
function yearOf(
  { year }: Groups,
  month: number,
  before: { readonly year: number | null; readonly month: number } | null,
): number | null {
  if (year !== undefined) return Number(year)
  if (before === null || before.year === null) return null
  return month < before.month ? before.year + 1 : before.year
}

function weekdayOf({ bracketed, behind, before }: Groups): string | null {
  const sign = bracketed ?? behind ?? before
  const at = WEEKDAYS.map((signs) => signs.indexOf(sign ?? '?')).find((found) => found >= 0)
  return at === undefined ? null : (WEEKDAY_NAMES[at] ?? null)
}

/** `7시` may be of the morning or the evening; who tells hours by the whole day writes `07시` or `19시`. */
function clockIn({ early, late, hours = '', sign, minutes = '0', half }: Groups): string | null {
  const isUntold = sign === '시' && /^[1-9]$/.test(hours) && (early ?? late) === undefined
  if (isUntold) return null
  const told = half === undefined ? minutes.padStart(2, '0') : '30'
  return ` ${hours}:${told}${late !== undefined ? ' pm' : early !== undefined ? ' am' : ''} `
}
