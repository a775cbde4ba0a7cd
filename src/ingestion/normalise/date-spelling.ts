import { asciiDigits } from '../../lib/ascii-digits.ts'
import { inUsualMonths } from './months-spelled.ts'
import { WEEKDAY_NAMES, yearlessText } from './yearless.ts'

/** Years of reigns and of the Republic of China: `令和8年`, `民國115年`, `平成元年`. */
const ERAS: readonly (readonly [pattern: RegExp, before: number])[] = [
  [/令和\s?(\d{1,2}|元)\s?年/gu, 2018],
  [/平成\s?(\d{1,2}|元)\s?年/gu, 1988],
  [/民[國国]\s?(\d{2,3}|元)\s?年/gu, 1911],
]
/** `ngày 5 tháng 12 năm 2026`, `5 thg 12, 2026`. */
const VIETNAMESE = /(\d{1,2})\s+(?:tháng|thg\.?)\s+(\d{1,2})(?:,?\s+năm)?[\s,]+(\d{4})/iu
/** `8:30 CH 5/12/2026`, `9:00 SA Thứ Ba`: afternoon and morning, before their day. */
const VIETNAMESE_HALF =
  /(\d{1,2}:\d{2}(?::\d{2})?) (?:(SA)|CH)(?=,? (?:\d{1,2}[ /]|\p{Lu}\p{Ll}+day|CN))/u
/** `PM 8:30`, where nothing before it can be meant. */
const LATIN_HALF_FIRST =
  /(?<![\d\p{L}] ?|\d[.:]\d\d ?)([AP])M (\d{1,2}:\d{2}(?::\d{2})?)(?! ?[ap]\.?m)/u

const DAY = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u
const CLOCK =
  /(?:(午前|오전|上午)|(午後|오후|下午))?\s?(\d{1,2})[時时시点點](?:\s?(?:(\d{1,2})[分분]|(半|반)))?/u

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

/** A day written with a midnight nobody meant, as the time of day follows: `2026-12-05T00:00:00 20:00`. */
const MIDNIGHT_BEFORE_CLOCK =
  /(?<=\d)(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?| 12:00(?::00)? ?AM),? (?=\d{1,2}(?:[:h]|\.\d{2}(?!\d)| ?[ap]\.?m))/i

/** `Thứ Hai`, `Thứ 2` is Monday, and no 2nd. */
const VIETNAMESE_WEEKDAY =
  /(?<!\p{L})(?:thứ\s?(?:(hai|2)|(ba|3)|(tư|4)|(năm|5)|(sáu|6)|(bảy|7))|(chủ nhật))(?![\p{L}\d])/giu

/** Weekdays in one word: those of Vietnam, of which some are numbers, and `sexta-feira`. */
export function withPlainWeekdays(given: string): string {
  const text = given
    .replace(/(?<=\p{L})-feiras?(?!\p{L})/giu, '')
    .replace(/п['’ʼ](?=ятниц)/giu, 'п')
  if (!/th[ứư]|ch[ủu]/iu.test(text)) return text
  return text.normalize('NFC').replace(VIETNAMESE_WEEKDAY, (_, ...told: (string | undefined)[]) => {
    const at = told.slice(0, 7).findIndex((word) => word !== undefined)
    return WEEKDAY_NAMES[(at + 1) % 7] ?? ''
  })
}

/** `3月5日(金)`, `3월 5일 금요일`: without a year, and with its weekday. */
const YEARLESS_OF_THE_EAST =
  /(?<![\d年년] ?)(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일号號](?: ?[(（]?(?:(?:星期|週|周)([一二三四五六日])|([日月火水木金土])(?:曜日?|(?=[)）]))|([일월화수목금토])(?:요일|(?=[)）])))[)）]?)?/gu
const SIGNS = ['日一二三四五六', '日月火水木金土', '일월화수목금토']

function withoutYears(text: string): string {
  return text.replace(
    YEARLESS_OF_THE_EAST,
    (given, monthTold: string, date: string, ...signs: (string | undefined)[]) => {
      const at = SIGNS.map((all, index) => all.indexOf(signs[index] ?? '?')).find((one) => one >= 0)
      const month = Number(monthTold)
      if (month < 1 || month > 12) return given
      return ` ${yearlessText({ month, date: Number(date), weekday: at ?? null })} `
    },
  )
}

/** Digits, blanks and signs of one kind. */
export function plainSigns(text: string): string {
  return (
    withPlainWeekdays(asciiDigits(text.normalize('NFKC')))
      .replaceAll('\u2212', '-')
      .replace(/[\u00a0\u202f\s]+/g, ' ')
      .trim()
      .slice(0, 200)
      // With seconds it is a time, without them it may be an offset.
      .replace(/^(\d{4}-\d{2}-\d{2})-(\d{2}:\d{2}:\d{2})$/, '$1 $2')
  )
}

/** What an events plug-in of many sites writes for 19:30: hours twice, minutes, seconds. `2026-12-5T19-19-30-00`. */
const HOURS_TWICE = /(?<=^\d{4}-\d{1,2}-\d{1,2}T)(\d{1,2})-\1-(\d{2})-00$/

/** `10:00-12:00`: no seconds, and both with their minutes. */
const TIGHT_CLOCKS = /(?<![\d:.T])(\d{1,2}:\d{2}) ?-(?=\d{1,2}:\d{2}(?![\d:]))/gu
/** No zone lies so far west. */
const NO_OFFSET =
  /(?<![\d:])(\d{1,2}:\d{2})(?:-(?=1[12]:\d{2}(?![\d:]))|[–—](?=\d{1,2}:\d{2}(?![\d:])))/gu
const YEAR_FIRST = /^\s*\d{4}-\d{1,2}-\d{1,2}/u

/**
 * `5 mars 2027 10:00-12:00` tells when it ends, and no offset from UTC, which people never write: programs do, behind a date that
 * has its year first.
 */
export function withClocksApart(text: string): string {
  const apart = text.replace(NO_OFFSET, '$1 - ')
  return YEAR_FIRST.test(apart) ? apart : apart.replace(TIGHT_CLOCKS, '$1 - ')
}

/**
 * Dates of Japan, China and Korea (`2026年12月5日（土）19時30分`, `2026년 12월 5일 오후 7시`), written as all others are:
 * `2026-12-5 （土） 19:30`, `2026-12-5 7:00 pm`. So is the one of Vietnam.
 */
export function spelledPlainly(given: string): string {
  const text = inUsualMonths(withClocksApart(given))
    // 19:00開演
    .replace(/(\d:\d{2})(?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])/gu, '$1 ')
    .replace(MIDNIGHT_BEFORE_CLOCK, ' ')
    .replace(HOURS_TWICE, '$1:$2')
    .replace(LATIN_HALF_FIRST, '$2 $1M')
    .replace(
      VIETNAMESE_HALF,
      (_, clock: string, early?: string) => `${clock} ${early ? 'am' : 'pm'}`,
    )
  if (!/[年년月월時时시点點午오]/u.test(text)) return text.replace(VIETNAMESE, '$3-$2-$1')
  return withoutYears(inOurYears(text))
    .replace(DAY, '$1-$2-$3 ')
    .replace(HALF_FIRST, (_, late?: string, clock = '') => `${clock} ${late ? 'pm' : 'am'}`)
    .replace(
      CLOCK,
      (_, early?: string, late?: string, hours?: string, told?: string, half?: string) => {
        const minutes = half === undefined ? (told ?? '0').padStart(2, '0') : '30'
        return ` ${hours}:${minutes}${late !== undefined ? ' pm' : early !== undefined ? ' am' : ''} `
      },
    )
}
