import { isWeekday } from './date-alone.ts'
import { clockText, dayText } from './date-texts.ts'
import type { Interval } from './interval.ts'
import { readMoment } from './moment.ts'
import type { DateOrder } from './moment.ts'

/** `December 4 and 5, 2026 at 8 PM` */
const MONTH_OF_SEVERAL =
  /^(\p{L}{3,}\.?) ((?:\d{1,2}(?:st|nd|rd|th)?(?:, and |, & |, | and | & ))+)(\d{1,2})(?:st|nd|rd|th)?,? (\d{4}.*)$/iu
/** `5, 6 et 7 décembre 2026 à 20h`, `5./6. Dezember 2026`, `6./7.3.2027` */
const SEVERAL =
  /^((?:\d{1,2}(?:er|\.)?\s*(?:,?\s*(?:et|and|und|e|y|en|i|oraz|og|och|ja|ou|or|oder)|,(?:\s*&)?|&|\+|\/(?=\s?(?:\d{1,2}\.?\s?[/&+,]\s?)*\d{1,2}\.? \p{L}{3})|(?<=\.\s?)\/(?=\s?(?:\d{1,2}\.\s?\/\s?)*\d{1,2}\.\s?\d{1,2}\.\s?\d{4}))\s*)+)(\d{1,2}\D.*\d{4}.*|\d{1,2}([./])\d{1,2}\3\d{2}(?!\d).*)$/iu
/** `Samstag `, `Sa/So ` before a date. */
const WORDS_BEFORE_DATE = /((?:\p{L}+\.?\s?[/+&–-]\s?)*\p{L}+)\.?,? (?=\d)/gu

/** Days of one month, its year behind them: what else is told of the last is told of all. */
export function severalDays(text: string, order: DateOrder): Interval | null {
  const plain = text
    .replace(MONTH_OF_SEVERAL, '$2$3 $1 $4')
    .replace(WORDS_BEFORE_DATE, withoutWeekdays)
  const [, earlier = '', rest = ''] = SEVERAL.exec(plain) ?? []
  const last = readMoment(rest, order)
  if (earlier === '' || last.kind !== 'local' || last.zone !== null) return null
  const days = (earlier.match(/\d+/g) ?? []).map((date) => dayInMonthOf(last.day, Number(date)))
  if (days.some((day) => day === null || day > last.day)) return null
  const clock = last.clock === null ? '' : `T${clockText(last.clock)}`
  return { kind: 'days', starts: [...days, last.day].map((day) => `${dayText(day ?? 0)}${clock}`) }
}

export function withoutWeekdays(given: string, words: string): string {
  return (words.match(/\p{L}+/gu) ?? []).every(isWeekday) ? '' : given
}

export function dayInMonthOf(day: number, date: number): number | null {
  const month = new Date(day)
  const found = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), date))
  return found.getUTCMonth() === month.getUTCMonth() && date > 0 ? found.getTime() : null
}
