import { monthNamed } from '../../../lib/month-words.ts'
import { WEEKDAY_SIGNS, weekdayNamed } from '../../../lib/weekday-words.ts'
import { withoutAccents } from '../../../lib/without-accents.ts'
import { withPlainWeekdays } from './date-spelling.ts'
import { MIDNIGHT } from '../tables/date-words.ts'
import { TONGUES_OF_DATES } from '../tables/tongues-of-dates.ts'

/**
 * `mardi 5`, `Tue, March 5`, `Di., den 5.`: a word, and the number of a day, which no time of day or other number goes on. Of
 * `Sat, 1/30/2027` the day may be the second.
 */
const BEFORE =
  /(?<!\p{L})(?<word>\p{L}{2,})(?=(?<rest>(?<mark>[.,]{0,2})\s?(?:(?:le|the|den|der|il|el|d[ií]a)\s)?(?:(?<month>\p{L}{3,})\.?\s)?(?<date>\d{1,2}))(?:\/(?<b>\d{1,2}))?(?!\d|\s?(?:h|uhr|uur|[ap]\.?\s?m)(?!\p{L})|[:.]\d{2}(?![./]|\d)|\s?[€$£%])(?:(?:\.|er|st|nd|rd|th)?\s?(?:(?:de|of)\s|d['’])?(?<after>\p{L}{3,}))?)/giu
/** `5 mars 2027 (mardi)`, `3/5/2027 (Tue)`, `5日（火）` */
const BEHIND =
  /(?<date>\d{1,2})(?:[日일]|(?:\.|er|st|nd|rd|th)?\s?(?<after>\p{L}{0,12})\.?\s?(?:\d{4})?)\s?[(（](?<word>\p{L}{1,12})\.?[)）]/giu
/** Of dates in digits: the day is the first or the second of the two. */
const NUMBERS =
  /(?<!\d)(?<a>\d{1,2})[./-](?<b>\d{1,2})[./-](?:\d{4}|\d{2})\s?[(（](?<word>\p{L}{1,12})\.?[)）]/giu
/** A weekday is told by letters; dates of machines end here. */
const MAY_BE = /\p{L}{2}\S{0,2}\s?\S{0,12}\s?\d|[(（]\p{L}/u

/** The first weekday in the texts that is none of those of its date, among these days (UTC midnights); null: none. */
export function contradictedWeekday(
  texts: readonly unknown[],
  days: () => readonly number[],
): string | null {
  const told = texts.flatMap((text) =>
    typeof text === 'string' && text.length < 200 && MAY_BE.test(text) ? toldIn(text) : [],
  )
  if (told.length === 0) return null
  const all = days().map((day) => new Date(day))
  const wrong = told.find(({ dates, month, weekday }) => {
    const same = all.filter(
      (day) =>
        dates.includes(day.getUTCDate()) &&
        (month ?? day.getUTCMonth() + 1) === day.getUTCMonth() + 1,
    )
    return same.length > 0 && same.every((day) => day.getUTCDay() !== weekday)
  })
  return wrong?.text ?? null
}

/** As they were written: who reads the warning looks for that. */
function toldIn(given: string): readonly ToldDay[] {
  const text = withPlainWeekdays(given)
  const told = daysIn(text)
  return text === given ? told : told.map((day) => ({ ...day, text: given.trim() }))
}

export interface ToldDay {
  readonly text: string
  readonly weekday: number
  readonly dates: readonly number[]
  /** Null: its number alone is told. */
  readonly month: number | null
}

/** Weekdays beside their days; none where others stand alone: `vendredi et samedi 5 et 6 mars`. */
export function weekdaysIn(text: string): readonly ToldDay[] {
  const told = daysIn(text)
  const named = (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => weekdayNamed(word) !== undefined)
  return named.length > told.length ? [] : told
}

function daysIn(text: string): readonly ToldDay[] {
  const forms = /[(（]/.test(text) ? [BEFORE, BEHIND, NUMBERS] : [BEFORE]
  return forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap((match): readonly ToldDay[] => {
      const groups = match.groups ?? {}
      const weekday = weekdayOf(groups, text, match.index)
      if (weekday === undefined || isOfRun(text.slice(0, match.index))) return []
      const dates = [groups['date'], groups['a'], groups['b']].flatMap((date) =>
        date === undefined ? [] : [Number(date)],
      )
      const month = monthNamed(groups['month'] ?? groups['after'] ?? '')
      return [{ text: `${match[0]}${groups['rest'] ?? ''}`.trim(), weekday, dates, month }]
    }),
  )
}

/** `Fri & Sat, 5–27 March`: weekdays on which it takes place, not of the day behind them. */
const RUN =
  /(?<!\p{L})(?<word>\p{L}{2,})\.?\s?(?:[-–/&+]|,|(?<=\s)(?:et|and|und|y|e|en|i|à|au|to|bis|al|a|till?)(?=\s))\s?$/u

function isOfRun(before: string): boolean {
  const earlier = RUN.exec(before)?.groups?.['word']
  return earlier !== undefined && weekdayNamed(earlier) !== undefined
}

type Groups = Readonly<Record<string, string | undefined>>

/** A short form is one where it begins the text or a dot or comma ends it, and in the tongue of its month: `do 5 ao 7`, `Di 5 marzo` are words. */
function weekdayOf({ word = '', mark, month, after }: Groups, text: string, index: number) {
  if (month !== undefined && monthNamed(month) === null) return undefined
  if (word.length === 1) return WEEKDAY_SIGNS.get(word)
  const weekday = weekdayNamed(word)
  const isBracketed = mark === undefined
  if (word.length > 3 || isBracketed) return weekday
  if (monthNamed(word) !== null && !tellsMonth(text.slice(index + word.length))) return undefined
  if (!isOfTongue(word, month ?? after ?? '')) return undefined
  const isCapital = /^\p{Lu}/u.test(word)
  return mark !== '' || (isCapital && index === 0) ? weekday : undefined
}

/** `mar. 5 mars`, `mar. 05/03`: the word before is no March; of `Mar 5-7` it is. */
function tellsMonth(behind: string): boolean {
  const next = /^\W{0,3}\d{1,2}(?:er|\.)?\s(?<word>\p{L}{3,})/u.exec(behind)?.groups?.['word']
  return (
    (next !== undefined && monthNamed(next) !== null) ||
    /^\W{0,3}\d{1,2}(?:[./]\d|-\d{1,2}-)/.test(behind)
  )
}

/** Where the month is of no tongue that is known here, any may be. */
function isOfTongue(weekday: string, month: string): boolean {
  const [day, name] = [withoutAccents(weekday), withoutAccents(month)]
  const tongues = TONGUES_OF_DATES.filter(({ months }) => months.test(name))
  return tongues.length === 0 || tongues.some(({ weekdays }) => weekdays.split(' ').includes(day))
}

const NIGHT = /(?<!\p{L})(?:nuit|night|nacht|notte|noche)(?!\p{L})/iu

/** A midnight in words of which nothing says whether it ends its day: who names the weekday means the night behind it. */
export function isBareMidnight(text: unknown): boolean {
  if (typeof text !== 'string' || !MIDNIGHT.test(text) || NIGHT.test(text)) return false
  return !(text.match(/\p{L}{2,}/gu) ?? []).some(
    (word) => weekdayNamed(word) !== undefined && monthNamed(word) === null,
  )
}
