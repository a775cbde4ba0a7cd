import { MONTH_NAMES, WEEKDAY_NAMES } from './date-words.ts'
import { THAI_MONTHS as SHORT_THAI_MONTHS } from './short-months.ts'
import type { Rewriting } from './tongues-with-endings.ts'

function weekdays(forms: readonly string[]): { any: string; named: (word: string) => string } {
  const each = forms.map((form) => new RegExp(`^(?:${form})$`, 'u'))
  return {
    any: forms.join('|'),
    named: (word) => WEEKDAY_NAMES[each.findIndex((form) => form.test(word))] ?? '',
  }
}

const ARABIC_WEEKDAYS = weekdays([
  'ال[أا]حد',
  'ال[إا]ثنين',
  'الثلاثاء',
  'ال[أا]ربعاء',
  'الخميس',
  'الجمعة',
  'السبت',
])
/** `الجمعة 5 مارس، الساعة 8 مساءً`, `من 5 إلى 7 مارس`, `5 و 6 مارس` */
const ARABIC: Rewriting = {
  look: /[\u0621-\u064a]/u,
  forms: [
    [/،/gu, ','],
    [
      new RegExp(`(?:يوم\\s)?(?<!\\p{L})(${ARABIC_WEEKDAYS.any})(?!\\p{L})`, 'gu'),
      (_, word = '') => ARABIC_WEEKDAYS.named(word),
    ],
    [/(?<!\p{L})(?:الساعة|ابتداءً?|اعتبارا|على)\s(?:من\s)?/gu, ''],
    [/(?<!\p{L})من\s(?=\d)/gu, ''],
    [/(?<=\d{4})\s(?:إلى|الى|حتى|لغاية)\s(?=\d{1,2}(?::|\s[ap]m))/gu, ' until '],
    [/\s(?:إلى|الى|حتى|لغاية)\s(?=\d|\p{Lu})/gu, ' – '],
    [/(?<=\d)\sو\s?(?=\d)/gu, ' & '],
    [/(?<![\d:.])(\d{1,2}(?::\d\d)?)\s(?:صباحا?ً?|ص)(?!\p{L})/gu, '$1 am'],
    [/(?<![\d:.])(\d{1,2}(?::\d\d)?)\s(?:مساءً?|م)(?!\p{L})/gu, '$1 pm'],
  ],
}

const HEBREW_WEEKDAYS = weekdays(['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'])
const HEBREW_LETTERS = 'אבגדהוש'
/** `יום שישי, 5 במרץ בשעה 20:30`, `יום ו' 5.3`, `מוצ"ש` */
const HEBREW: Rewriting = {
  look: /[\u05d0-\u05ea]/u,
  forms: [
    [/(?<!\p{L})(?:מוצ["״]?ש|מוצאי שבת)(?!\p{L})/gu, 'Saturday'],
    [
      new RegExp(
        `(?:^|(?<=^.{0,40}(?:יום|ביום)\\s))(${HEBREW_WEEKDAYS.any})(?=,?\\s(?:ה-?)?\\d)`,
        'u',
      ),
      (_, word = '') => HEBREW_WEEKDAYS.named(word),
    ],
    [
      new RegExp(`(?<=(?:יום|ביום)\\s)([${HEBREW_LETTERS}])['׳’]?(?=,?\\s\\d)`, 'u'),
      (_, letter = '') => WEEKDAY_NAMES[HEBREW_LETTERS.indexOf(letter)] ?? '',
    ],
    [/(?<!\p{L})(?:בשעה|בשעות|ביום|יום|בתאריך|בין)\s/gu, ''],
    [/\sעד\s(?=\d)/gu, ' – '],
    [/(?<=\d)\sו-?\s?(?=\d)/gu, ' & '],
  ],
}

const THAI_WEEKDAYS = weekdays(['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี|พฤหัสฯ?', 'ศุกร์', 'เสาร์'])
const THAI_MONTHS =
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
    ' ',
  )
const SHORT_THAI = SHORT_THAI_MONTHS.map((name) => name.replace('.', '\\.\\s?')).join('|')
/** `วันเสาร์ที่ 6 และวันอาทิตย์ที่ 7 มีนาคม 2570 เวลา 18.00-22.00 น.` */
const THAI: Rewriting = {
  look: /[\u0e01-\u0e2e]/u,
  forms: [
    [
      new RegExp(`(?:วัน)?(${THAI_WEEKDAYS.any})(?:ที่)?\\s(?=\\d)`, 'gu'),
      (_, word = '') => `${THAI_WEEKDAYS.named(word)} `,
    ],
    [/(?:วันที่|เวลา)\s?/gu, ' '],
    [/\s?และ\s?/gu, ' & '],
    [/(?<=\d)\s?ถึง\s?(?=\d|\p{Lu})/gu, ' – '],
    [/(\d{1,2})[.:](\d\d)\s?[-–]\s?(\d{1,2})[.:](\d\d)\s?น\.?/gu, '$1:$2 – $3:$4 '],
    [/(\d{1,2})[.:](\d\d)\s?น\.?(?!\p{L})/gu, '$1:$2 '],
    [
      new RegExp(
        `(?<=\\d\\s?)(${THAI_MONTHS.join('|')})(?:\\s(?:พ\\.ศ\\.\\s?)?(25[4-9]\\d|26[0-3]\\d))?`,
        'gu',
      ),
      (_, name = '', year?: string) =>
        ` ${MONTH_NAMES[THAI_MONTHS.indexOf(name)]}${year === undefined ? '' : ` ${Number(year) - 543}`}`,
    ],
    [
      new RegExp(
        `(?<=\\d\\s?)(${SHORT_THAI})\\.?\\s?(25[4-9]\\d|26[0-3]\\d|[6-9]\\d(?!\\d))`,
        'gu',
      ),
      (_, name = '', year = '') =>
        ` ${MONTH_NAMES[SHORT_THAI_MONTHS.indexOf(name.replace(/\s/gu, ''))]} ${Number(year) + (year.length === 2 ? 2500 : 0) - 543}`,
    ],
  ],
}

/** `20 giờ 30 ngày 5 tháng 3`, `7:30 tối`, `Từ 5/3 đến 7/3/2027`, `5 và 6/3`, `5 Th03 2027` */
const VIETNAMESE: Rewriting = {
  look: /giờ|tối|sáng|chiều|trưa|đến|(?<!\p{L})(?:ngày|và|lúc|th\d\d)\s/iu,
  forms: [
    [
      /(\d{1,2})\s?giờ(?:\s?([0-5]\d)(?![\d.,/-])(?:\s?phút)?|\s(rưỡi))?(?!\p{L})/giu,
      (_, hours, minutes = '00', half?: string) =>
        `${hours}:${half === undefined ? minutes : '30'} `,
    ],
    [/(\d{1,2}(?::\d\d)?)\s?(?:giờ\s)?sáng(?!\p{L})/giu, '$1 am'],
    [/(?<![\d:])(1[3-9]|2[0-3])(:\d\d)\s*(?:chiều|tối|đêm)(?!\p{L})/giu, '$1$2'],
    // Noon is from ten to two.
    [/(?<![\d:])(1[01](?::\d\d)?)\s*trưa(?!\p{L})/giu, '$1 am'],
    [/(\d{1,2}(?::\d\d)?)\s*(?:chiều|tối|trưa)(?!\p{L})/giu, '$1 pm'],
    [/(?<!\p{L})từ\s(?:ngày\s)?(?=\d)/giu, ''],
    [/(?<=\d{4})\s(?:đến|tới)\s(?=\d{1,2}(?:[:h]|\s[ap]m))/giu, ' until '],
    [/\s(?:đến|tới)\s(?:hết\s)?(?:ngày\s)?(?=\d)/giu, ' – '],
    [/(?<=\d)\svà\s(?=\d)/giu, ' & '],
    [/(?<=\d)\sth(\d\d)\s(?=\d{4})/giu, '/$1/'],
    [/(?<!\p{L})(?:ngày|lúc|vào)\s(?=\d)/giu, ''],
  ],
}

/** `5 dan 6 Maret`, `pkl. 19.30`, `15.00 s/d 17.00`, `5 s.d. 7 Maret` */
const INDONESIAN: Rewriting = {
  look: /(?<!\p{L})(?:pkl|pukul|jam|dan|s\/d|s\.d\.|sampai|hingga|WIB|WITA|WIT)(?!\p{L})/iu,
  forms: [
    [/(?<!\p{L})(?:pkl\.?|pukul)\s(?=\d)/giu, 'at '],
    [/(?<=\d{4})\s(?:sampai|hingga)\s(?:(?:at|jam)\s)?(?=\d{1,2}[.:]\d\d(?![.\d]))/giu, ' until '],
    [/(?<=\d)\s(?:s\/d|s\.d\.|sampai(?: dengan)?|hingga)\s(?=\d)/giu, ' – '],
    [/(?<=\d)\sdan\s(?=\d)/giu, ' & '],
    [/(?<!\d)(\d{1,2})\.(\d\d)(?=\s?(?:[-–]\s?\d{1,2}\.\d\d(?![.\d])|WIB|WITA|WIT))/gu, '$1:$2'],
    [/(?<=\d:\d\d\s?[-–]\s?\d{1,2})\.(\d\d)(?!\d)/gu, ':$1'],
  ],
}

export const TONGUES_OF_THE_SOUTH: readonly Rewriting[] = [
  ARABIC,
  HEBREW,
  THAI,
  VIETNAMESE,
  INDONESIAN,
]
