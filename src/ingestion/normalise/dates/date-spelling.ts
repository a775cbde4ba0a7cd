import { asciiDigits } from '../../../lib/ascii-digits.ts'
import { rememberingWords } from '../../../lib/remember.ts'
import { inWordsOfTheWest } from './days-of-the-east.ts'
import { inWordsOfOthers } from './in-words-of-others.ts'
import { inUsualMonths } from './months-spelled.ts'
import { withDayOfMonth } from './nth-weekday.ts'
import { WEEKDAY_NAMES } from '../tables/date-words.ts'

/** `ngày 5 tháng 12 năm 2026`, `5 thg 12, 2026`. */
const VIETNAMESE = /(\d{1,2})\s+(?:tháng|thg\.?)\s+(\d{1,2})(?:,?\s+năm)?[\s,]+(\d{4})/iu
/** `8:30 CH 5/12/2026`, `9:00 SA Thứ Ba`: afternoon and morning, before their day. */
const VIETNAMESE_HALF =
  /(\d{1,2}:\d{2}(?::\d{2})?) (?:(SA)|CH)(?=,? (?:\d{1,2}[ /]|\p{Lu}\p{Ll}+day|CN))/u
/** `PM 8:30`, where nothing before it can be meant. */
const LATIN_HALF_FIRST =
  /(?<![\d\p{L}] ?|\d[.:]\d\d ?)([AP])M (\d{1,2}:\d{2}(?::\d{2})?)(?! ?[ap]\.?m)/u

/** A day written with a midnight nobody meant, as the time of day follows: `2026-12-05T00:00:00 20:00`. */
const MIDNIGHT_BEFORE_CLOCK =
  /(?<=\d)(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?| 12:00(?::00)? ?AM),? (?=\d{1,2}(?:[:h]|\.\d{2}(?!\d)| ?[ap]\.?m))/i

/** `Thứ Hai`, `Thứ 2` is Monday, and no 2nd. */
const VIETNAMESE_WEEKDAY =
  /(?<!\p{L})(?:thứ\s?(?:(hai|2)|(ba|3)|(tư|4)|(năm|5)|(sáu|6)|(bảy|7))|(chủ nhật))(?![\p{L}\d])/giu

/** Weekdays in one word: those of Vietnam, of which some are numbers, `sexta-feira`, and those of one sign; days as most tongues have them. */
export const withPlainWeekdays = rememberingWords(2000, plainWeekdays)

function plainWeekdays(given: string): string {
  const text = inWordsOfTheWest(withDayOfMonth(inWordsOfOthers(given)))
    .replace(/(?<=\p{L})-feiras?(?!\p{L})/giu, '')
    .replace(/п['’ʼ](?=ятниц)/giu, 'п')
  if (!/th[ứư]|ch[ủu]/iu.test(text)) return text
  return text.normalize('NFC').replace(VIETNAMESE_WEEKDAY, (_, ...told: (string | undefined)[]) => {
    const at = told.slice(0, 7).findIndex((word) => word !== undefined)
    return WEEKDAY_NAMES[(at + 1) % 7] ?? ''
  })
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
 * Dates of Japan, China and Korea and of Vietnam, written as all others are.
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
  return inWordsOfTheWest(text.replace(VIETNAMESE, '$3-$2-$1'))
}
