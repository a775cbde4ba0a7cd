import { MONTHS_BETWEEN_DOTS, MONTHS_IN_DATES, THAI_MONTHS } from '../tables/short-months.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
/** `5 XII 2026`, `5.XII.2026` */
const ROMAN_MONTH = /(?<![\d\p{L}])(\d{1,2})[\s./-]{1,2}([IVX]{1,4})[\s./-]{1,2}(\d{4})(?!\d)/u
/** Two words, as from Iraq to the Lebanon; June as January is cut short; and Croatia's October, which in Poland, where no dot stands behind a day, is November. */
const OTHER_NAMES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/كانون ال[أا]ول/u, 'ديسمبر'],
  [/كانون الثاني/u, 'يناير'],
  [/تشرين ال[أا]ول/u, 'اكتوبر'],
  [/تشرين الثاني/u, 'نوفمبر'],
  [/जन(?=[॰.])/u, 'जनवरी'],
  [/me[áa]n f[óo]mhair/iu, 'september'],
  [/deireadh f[óo]mhair/iu, 'october'],
  [/(?<=\d\.\s?)listopada(?!\p{L})/iu, 'oktobra'],
]
/** `R8.12.5` of Japan's forms. */
const REIWA = /(?<![\d\p{L}])R(\d{1,2})[./](\d{1,2})[./](\d{1,2})(?!\d)/u
/** `5 Ara 2026`, `5. pro 2026.`, `3-mart, 2027` */
const SHORT_BETWEEN =
  /(?<!\d)(\d{1,2})(\.?)[ -](\p{L}[\p{L}\p{M}]{1,5})\.?,? (\d{4})(?!\d)(?=(\.?))/u
/** `Dis 5, 2026` */
const SHORT_FIRST = /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{1,5})\.? (\d{1,2}), (\d{4})(?!\d)/u
/** `5 ธ.ค. 2569`, `5 ธ.ค. 69`: of two digits, years of our era are small ones. */
const THAI = new RegExp(
  `(?<date>\\d{1,2}) ?(?<month>${THAI_MONTHS.map((month) => month.replace('.', '\\. ?')).join('|')})\\.? ?(?<year>\\d{4}|\\d{2})(?!\\d)`,
  'u',
)
const BUDDHIST_MIN = 60

/** Months by numbers of Rome, by short forms, or by names that stand for others elsewhere. */
export function inUsualMonths(text: string): string {
  const named = OTHER_NAMES.reduce((left, [pattern, name]) => left.replace(pattern, name), text)
  return named
    .replace(ROMAN_MONTH, (given, date: string, roman: string, year: string) => {
      const month = ROMAN.indexOf(roman) + 1
      return month === 0 ? given : `${year}-${month}-${date}`
    })
    .replace(REIWA, (_, year: string, month: string, date: string) => {
      return `${2018 + Number(year)}-${month}-${date}`
    })
    .replace(SHORT_BETWEEN, (given, ...[date, dot, word, year, end]: string[]) => {
      const months = dot === '.' && end === '.' ? MONTHS_BETWEEN_DOTS : MONTHS_IN_DATES
      const month = monthIn(months, word)
      return month === undefined ? given : `${year}-${month}-${date}`
    })
    .replace(SHORT_FIRST, (given, word: string, date: string, year: string) => {
      const month = monthIn(MONTHS_IN_DATES, word)
      return month === undefined ? given : `${year}-${month}-${date}`
    })
    .replace(THAI, (_, date: string, written: string, year: string) => {
      const month = THAI_MONTHS.indexOf(written.replace(' ', '')) + 1
      const century = Number(year) < BUDDHIST_MIN ? '20' : '25'
      return `${year.length === 2 ? century : ''}${year}-${month}-${date} `
    })
}

function monthIn(months: ReadonlyMap<string, number>, word = ''): number | undefined {
  return months.get(word.normalize('NFC').toLowerCase())
}
