import { withoutOtherNumbers } from '../../../lib/beside-dates/without-other-numbers.ts'
import { DAY_MS } from '../../../lib/durations.ts'
import { textFromHtml } from '../../../lib/html-text.ts'
import { monthNamed } from '../../../lib/month-words.ts'
import { WEEKDAYS } from '../../../lib/weekday-words.ts'
import { withoutAccents } from '../../../lib/without-accents.ts'

/** A show of a day: local times, `2026-12-05T20:00`. */
export interface TimedShow {
  readonly start: string
  readonly end?: string
}

const CLOCK = String.raw`\d{1,2}(?::\d{2})?\s?[apAP]\.?[mM]\.?|\d{1,2}\s?(?:[:hH]|heures?)\s?\d{2}|\d{1,2}\s?(?:[hH]|heures?|[Uu]hr)(?!\p{L})`
/** Not half of a time, and not when the doors open; `8pm (doors 7pm)` tells both. */
const END = String.raw`(?![:hH\d]|(?<=\d)\s?[apAP]\.?[mM]|\s*(?:\((?![^)\d]*\d))?(?:[Dd]oors|[Oo]uverture|[Pp]ortes|[Ee]inlass|[Pp]uertas))`
const CLOCKS = String.raw`[\s,:|]*(?:(?:à partir de|starting at|from|à|at|um|ab|@|dès|-|–)\s*)?(?<clocks>(?:${CLOCK})(?:\s*(?:&|and|et|und|y|e|,|\/|\+|-|–|to|à|bis)\s*(?:${CLOCK}))*)${END}`
const SPAN = String.raw`(?:\s*(?:-|–|&|and|et|und)\s*(?<last>\d{1,2}))?`
const WITH_YEAR = daysWith(
  String.raw`,?\s+(?<year>\d{4})`,
  String.raw`\.?\s+(?:de\s+)?(?<year>\d{4})`,
)
const WITHOUT_YEAR = daysWith('', '\\.?')

function daysWith(yearBehindDay: string, yearBehindMonth: string): readonly RegExp[] {
  return [
    // Saturday, December 5, 2026 8:00pm; some leave no blank between weekday and month: there the capital parts them.
    String.raw`(?:(?<!\p{L})|(?<=day))(?<month>\p{Lu}\p{Ll}{2,11})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?${SPAN}${yearBehindDay}${CLOCKS}`,
    // le 5 décembre 2026 à 20h30
    String.raw`(?<!\d)(?<day>\d{1,2})(?:er|\.)?${SPAN}\.?\s+(?:de\s+)?(?<month>\p{L}{3,12})${yearBehindMonth}${CLOCKS}`,
  ].map((form) => new RegExp(form, 'gu'))
}

/** Longer texts tell of more than when. */
const TEXT_MAX = 5000
const DAYS_MAX = 14

/**
 * Times of day that the text of a day-long entry tells for the entry's own days, `first` to `last` (UTC midnights), each of
 * which it must tell. Null where it does not, or tells times of other days. Of one day alone the year may be left out.
 */
export function clocksInText(
  html: string,
  first: number,
  last: number,
): readonly TimedShow[] | null {
  const length = Math.round((last - first) / DAY_MS) + 1
  if (length < 1 || length > DAYS_MAX || !/\d/.test(html)) return null
  const text = withoutOtherNumbers(textFromHtml(html.slice(0, TEXT_MAX * 4)).slice(0, TEXT_MAX))
  const dated = datesIn(text, WITH_YEAR, first)
  const told = dated.length === 0 && length === 1 ? datesIn(text, WITHOUT_YEAR, first) : dated
  if (told.some(({ day }) => day < first || day > last)) return null
  const shows = new Map<string, TimedShow>()
  const days = new Set<number>()
  for (const { day, clocks } of told) {
    for (const show of showsOn(day, clocks)) {
      days.add(day)
      shows.set(show.start, show)
    }
  }
  if (days.size < length) return null
  return [...shows.values()].toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

interface DayTold {
  readonly day: number
  readonly clocks: string
}

/** Without a year, days of the year of `near`. */
function datesIn(text: string, forms: readonly RegExp[], near: number): readonly DayTold[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ index, groups = {} }) => {
      const days = daysOf(groups, new Date(near).getUTCFullYear())
      const before = text.slice(Math.max(0, index - BEFORE_MAX), index)
      if (groups['year'] === undefined && days.some((day) => isOther(day, before))) return []
      return days.map((day) => ({ day, clocks: groups['clocks'] ?? '' }))
    }),
  )
}

const BEFORE_MAX = 30
/** What ends, opens or is sold then is not the show. */
const NOT_SHOW =
  /(?<!\p{L})(?:jusqu['’]au|until|till|before|avant le|by|bis(?: zum)?|doors|portes|einlass|vente|sale|ventes?|billetterie|r[ée]servations?|inscriptions?|registration|deadline)(?!\p{L})[^.\n]*$/iu

/** A day of another year by its weekday, or not of the show. */
function isOther(day: number, before: string): boolean {
  const word = /(\p{L}+)[\s,.]*(?:(?:the|le|den|der)\s+)?$/u.exec(before)?.[1] ?? ''
  const weekday = word.length < 3 ? undefined : WEEKDAYS.get(withoutAccents(word))
  return NOT_SHOW.test(before) || (weekday !== undefined && weekday !== new Date(day).getUTCDay())
}

function daysOf(
  groups: Readonly<Record<string, string | undefined>>,
  yearNear: number,
): readonly number[] {
  const { day = '', last = day, year = yearNear } = groups
  const month = monthNamed(groups['month'] ?? '')
  if (month === null || Number(last) < Number(day) || Number(last) > 31) return []
  return Array.from({ length: Number(last) - Number(day) + 1 }, (_, at) =>
    Date.UTC(Number(year), month - 1, Number(day) + at),
  )
}

const ONE_CLOCK = new RegExp(CLOCK, 'gu')

/** `2:00pm & 7:30pm` are two shows, `12:00pm – 5:00pm` one with its end. */
function showsOn(day: number, text: string): readonly TimedShow[] {
  const shows: TimedShow[] = []
  const found = [...text.matchAll(ONE_CLOCK)]
  const clocks = found.map(([clock]) => clock)
  let end = 0
  for (const [index, match] of found.entries()) {
    const before = text.slice(end, match.index)
    end = match.index + match[0].length
    const minutes = minutesAt(clocks, index)
    if (minutes === null) continue
    const previous = shows.at(-1)
    if (previous !== undefined && previous.end === undefined && /-|–|to|à|bis/.test(before)) {
      const start = Date.parse(`${previous.start}Z`)
      const at = day + minutes * 60_000
      shows[shows.length - 1] = { ...previous, end: local(at > start ? at : at + DAY_MS) }
    } else shows.push({ start: local(day + minutes * 60_000) })
  }
  return shows
}

const HALF_DAY = 12 * 60

/** `2:00 – 5:00pm`, `11:00 – 2:00pm`: the half of the day that is told behind a later one, unless it would come after that. */
function minutesAt(clocks: readonly string[], index: number): number | null {
  const clock = clocks[index] ?? ''
  const own = halfOf(clock)
  const half =
    own ??
    clocks
      .slice(index)
      .map(halfOf)
      .find((one) => one !== undefined)
  const minutes = minutesOf(clock, half)
  if (own !== undefined || half === undefined || minutes === null) return minutes
  const next = minutesAt(clocks, index + 1)
  return next !== null && minutes > next ? (minutes + HALF_DAY) % (2 * HALF_DAY) : minutes
}

function halfOf(clock: string): string | undefined {
  return /([ap])\.?m/i.exec(clock)?.[1]?.toLowerCase()
}

function minutesOf(clock: string, half: string | undefined): number | null {
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number)
  const hour = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0)
  return hour > 23 || minutes > 59 || (half !== undefined && hours > 12)
    ? null
    : hour * 60 + minutes
}

function local(at: number): string {
  return new Date(at).toISOString().slice(0, 16)
}
