import type { Element } from 'domhandler'
import { DAY_MS } from '../../../lib/durations.ts'
import { textOfElement } from './marked-value.ts'

const DAY = /^(\d{4})-?(\d{2})-?(\d{2})$/

/**
 * The last day that an element means by a bare day. hCalendar once had the day after the last, as iCalendar has, and people
 * were told the last one: `<abbr class="dtend" title="2027-03-15">14 March</abbr>`. Since 2010 it is the last day itself, as
 * authors always took it; so the day after is read only where the page shows another one, or a single day and no end at all.
 */
export function lastDayOf(element: Element, end: string, start: string | null): string {
  const after = dayOf(end)
  if (after === null) return end
  const before = new Date(after.getTime() - DAY_MS)
  const shown = textOfElement(element).match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []
  const shows = (day: Date) => shown.some((number) => Number(number) === day.getUTCDate())
  const isHidden =
    textOfElement(element) === '' && dayOf(start ?? '')?.getTime() === before.getTime()
  return isHidden || (shows(before) && !shows(after)) ? before.toISOString().slice(0, 10) : end
}

function dayOf(text: string): Date | null {
  const [, year, month, date] = DAY.exec(text) ?? []
  const day = new Date(`${year}-${month}-${date}T00:00:00Z`)
  return year === undefined || Number.isNaN(day.getTime()) ? null : day
}
