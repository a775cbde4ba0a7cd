import { DAY_MS } from '../../../lib/durations.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { wallOf } from '../../../lib/zone.ts'
import { dayOfWall } from './calendar-day.ts'
import type { Calendar, Point } from './calendar.ts'
import { dayText } from './date-texts.ts'
import { daysIn, isOn, sentencesIn } from './days-in-prose.ts'
import type { DayTold } from './days-in-prose.ts'
import type { DateOrder } from './moment.ts'
import { asText } from '../text.ts'

const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?,?\s)?`
const TO = new RegExp(
  String.raw`^\s?(?:au|jusqu['’]au|to|until|through|bis(?:\szum)?|al|hasta\sel|tot(?:\sen\smet)?|t\/m|até(?:\sao?)?|a|[-–])\s${WEEKDAY}$`,
  'iu',
)
const FROM = new RegExp(
  String.raw`(?<!\p{L})(?:du|from|vom|von|del|dal|van|de)\s(?:the\s)?${WEEKDAY}$`,
  'iu',
)
/** What goes on from day to day beside the run, before its days. */
const OTHERS = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    // What is sold, and to be handed in
    'r[ée]serv|book|inscri|regist|anmeld|iscri|(?:pr[ée]-?)?ventes?|billet|tickets?|on sale|vorverkauf|vvk|tarif|prix|price|early',
    'offre|offer|valable|valid|gültig|appel [àa]|candidat|dossier|d[ée]p[ôo]t|votes?(?!\\p{L})|voting',
    // Nothing goes on
    'ferm[ée]|fermeture|clos|rel[âa]che|sauf|hors|geschlossen|spielfrei|außer|chius|cerrad|gesloten|except|vacances|holiday|ferien',
    // Other places, and what it is a part of
    'r[ée]sidence|report|tourn[ée]e|tour(?!\\p{L})|touring|tournee|gira(?!\\p{L})',
    'cadre|occasion|marge|lors|pendant|durant|part of|within|during|rahmen|während|ambito|[âa]mbito|marco|durante|kader|tijdens',
  ].join('|')})`,
  'iu',
)
const YEAR = 366 * DAY_MS

/**
 * The last day of a run of which the first one (`start`, a UTC midnight) is all that is told, where its text tells both: `du 5 au
 * 20 mars`. Null where no sentence does, or two do that differ.
 */
function lastDayOfRun(texts: readonly string[], start: number, order: DateOrder): number | null {
  const found = new Set<number>()
  for (const text of texts) {
    for (const sentence of sentencesIn(text)) {
      if (!/\d\D+\d/.test(sentence)) continue
      for (const last of lastIn(sentence.replaceAll(/\s+/g, ' '), start, order)) found.add(last)
    }
  }
  const [last, other] = found
  return last === undefined || other !== undefined ? null : last
}

function lastIn(sentence: string, start: number, order: DateOrder): readonly number[] {
  const days = daysIn(sentence, order)
  return days.flatMap((first, at) => {
    const last = days[at + 1]
    if (last === undefined || !TO.test(sentence.slice(first.end, last.index))) return []
    const before = sentence.slice(days[at - 1]?.end ?? 0, first.index)
    if (!FROM.test(before) || OTHERS.test(before)) return []
    // `Exposition du 5 au 20 mars, concert le 5 mars`: what has its day for itself is no run.
    if (days.slice(at + 2).some((day) => isOn(day, start))) return []
    return isOn({ ...first, month: first.month ?? last.month }, start)
      ? (dayFrom(last, start) ?? [])
      : []
  })
}

/** Of its year, else the next such day; no run of which nobody tells more lasts longer than one. */
function dayFrom({ date, month, year }: DayTold, start: number): number | null {
  if (month === null) return null
  const near = new Date(start).getUTCFullYear()
  const days = (year === null ? [near, near + 1] : [year]).map((one) =>
    Date.UTC(one, month - 1, date),
  )
  const found = days.find((day) => day > start && day - start < YEAR)
  return found !== undefined && new Date(found).getUTCDate() === date ? found : null
}

export function endOfRun(
  start: Point,
  { name }: NativeListing,
  description: string,
  calendar: Calendar,
): Point | null {
  const texts = [asText(name) ?? '', description]
  const last = lastDayOfRun(texts, dayOfWall(wallOf(start.stamp)), calendar.order)
  const read = last === null ? null : calendar.read(dayText(last), start)
  return read !== null && 'stamp' in read ? read : null
}
