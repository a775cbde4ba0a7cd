import { DAY_MS } from '../../../lib/durations.ts'
import { textFromHtml } from '../../../lib/html-text.ts'
import { monthNamed } from '../../../lib/month-words.ts'

/** A show of a day: local times, `2026-12-05T20:00`. */
export interface TimedShow {
  readonly start: string
  readonly end?: string
}

const CLOCK = String.raw`\d{1,2}(?::\d{2})?\s?[apAP]\.?[mM]\.?|\d{1,2}\s?[:hH]\s?\d{2}|\d{1,2}\s?(?:[hH]|[Uu]hr)(?!\p{L})`
const CLOCKS = String.raw`[\s,:|]*(?:(?:à|at|um|@|dès|-|–)\s*)?(?<clocks>(?:${CLOCK})(?:\s*(?:&|and|et|und|y|e|,|\/|\+|-|–|to|à|bis)\s*(?:${CLOCK}))*)(?!\s*\(?(?:[Dd]oors|[Pp]ortes|[Ee]inlass|[Pp]uertas))`
const SPAN = String.raw`(?:\s*(?:-|–|&|and|et|und)\s*(?<last>\d{1,2}))?`
const DAYS: readonly RegExp[] = [
  // Saturday, December 5, 2026 8:00pm; some leave no blank between weekday and month: there the capital parts them.
  String.raw`(?:(?<!\p{L})|(?<=day))(?<month>\p{Lu}\p{Ll}{2,11})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?${SPAN},?\s+(?<year>\d{4})${CLOCKS}`,
  // le 5 décembre 2026 à 20h30
  String.raw`(?<!\d)(?<day>\d{1,2})(?:er|\.)?${SPAN}\.?\s+(?:de\s+)?(?<month>\p{L}{3,12})\.?\s+(?:de\s+)?(?<year>\d{4})${CLOCKS}`,
].map((form) => new RegExp(form, 'gu'))

/** Longer texts tell of more than when. */
const TEXT_MAX = 5000
const DAYS_MAX = 14

/**
 * Times of day that the text of a day-long entry tells for the entry's own days, `first` to `last` (UTC midnights), each of
 * which it must tell. Null where it does not, or tells times of other days.
 */
export function clocksInText(
  html: string,
  first: number,
  last: number,
): readonly TimedShow[] | null {
  const length = Math.round((last - first) / DAY_MS) + 1
  if (length < 1 || length > DAYS_MAX || !/\d{4}/.test(html)) return null
  const text = textFromHtml(html.slice(0, TEXT_MAX * 4)).slice(0, TEXT_MAX)
  const shows = new Map<string, TimedShow>()
  const days = new Set<number>()
  for (const form of DAYS) {
    for (const { groups } of text.matchAll(form)) {
      for (const day of daysOf(groups ?? {})) {
        if (day < first || day > last) return null
        days.add(day)
        for (const show of showsOn(day, groups?.['clocks'] ?? '')) shows.set(show.start, show)
      }
    }
  }
  if (days.size < length) return null
  return [...shows.values()].toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

function daysOf(groups: Readonly<Record<string, string | undefined>>): readonly number[] {
  const { day = '', last = day, year = '' } = groups
  const month = monthNamed(groups['month'] ?? '')
  if (month === null || Number(last) < Number(day) || Number(last) > 31) return []
  return Array.from({ length: Number(last) - Number(day) + 1 }, (_, at) =>
    Date.UTC(Number(year), month - 1, Number(day) + at),
  )
}

/** `2:00pm & 7:30pm` are two shows, `12:00pm – 5:00pm` one with its end. */
function showsOn(day: number, clocks: string): readonly TimedShow[] {
  const shows: TimedShow[] = []
  let end = 0
  for (const match of clocks.matchAll(new RegExp(CLOCK, 'giu'))) {
    const before = clocks.slice(end, match.index)
    end = match.index + match[0].length
    const minutes = minutesOf(match[0])
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

function minutesOf(clock: string): number | null {
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number)
  const half = /([ap])\.?m/i.exec(clock)?.[1]?.toLowerCase()
  const hour = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0)
  return hour > 23 || minutes > 59 || (half !== undefined && hours > 12)
    ? null
    : hour * 60 + minutes
}

function local(at: number): string {
  return new Date(at).toISOString().slice(0, 16)
}
