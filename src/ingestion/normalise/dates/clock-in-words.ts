import { partBeside } from './part-of-day.ts'
import { CLOCK_TONGUES } from '../tables/clock-words.ts'

interface Form {
  readonly pattern: RegExp
  readonly hours: readonly RegExp[]
  readonly minutes: number
  readonly wholeDay: boolean
}

const FORMS: readonly Form[] = CLOCK_TONGUES.flatMap(({ hours, forms, wholeDay = false }) => {
  const byHour = hours.map((word) => new RegExp(`^(?:${word})$`, 'iu'))
  return forms.map(([form, minutes]) => {
    // The longest word first: `vingt-deux` is no `vingt`.
    const words = hours.toReversed().join('|')
    const source = form.replace('{w}', `(?<h>${words})`).replace('{h}', `(?<h>\\d{1,2}|${words})`)
    return {
      pattern: new RegExp(`(?<![\\p{L}\\d.,:])${source}(?![\\p{L}\\d])`, 'iu'),
      hours: byHour,
      minutes,
      wholeDay,
    }
  })
})

/** Hours from here on are told by a clock of the whole day. */
const AFTERNOON = 13
/** `1h et demie` is how long it takes. */
const LENGTH_MAX = 4

/** The longer of the parts around the hour: no form is told without it. */
function besideHour([form]: readonly [form: string, minutes: number]): string {
  const [before = '', behind = ''] = form.split(/\{[hw]\}/)
  return before.length > behind.length ? before : behind
}

/** One look before all: few texts tell a time in words. */
const MAY_BE = new RegExp(
  [...CLOCK_TONGUES.flatMap(({ forms }) => forms.map(besideHour)), '(?:midi|minuit) et '].join('|'),
  'iu',
)

const PAST_TWELVE = /(?<!\p{L})(?:midi|(minuit)) et (demie?|quart)(?!\p{L})/iu

/** `7시`: who tells hours by the whole day writes `07시` or `19시`. */
const KOREAN_HOUR =
  /(?<![\d:.]|(?:오전|오후|아침|저녁|밤|낮|새벽|정오|am|pm) ?)[1-9]시(?!간)(?: ?(?:[0-5]?\d분|반))?/iu

export interface WithoutWords {
  readonly text: string
  /** A time was told, but not of which half of the day. */
  readonly halfUntold: boolean
}

/**
 * `halb acht abends` is `7:30 abends`, `vingt heures trente` is `20:30`. What may be of the morning as well as of the evening
 * (`halb acht`) is left out, as the digits in it are another time.
 */
export function withClockInDigits(given: string): WithoutWords {
  const hour = KOREAN_HOUR.exec(given)
  if (hour !== null) return { text: given.replace(hour[0], ' '), halfUntold: true }
  if (!MAY_BE.test(given)) return { text: given, halfUntold: false }
  const text = given.replace(PAST_TWELVE, (_, night: string | undefined, minutes: string) => {
    return `${night === undefined ? 12 : 24}:${/^q/i.test(minutes) ? 15 : 30}`
  })
  for (const form of FORMS) {
    const match = form.pattern.exec(text)
    const hour = match === null ? null : hourIn(match.groups?.['h'] ?? '', form)
    if (match === null || hour === null) continue
    const before = text.slice(0, match.index)
    const behind = text.slice(match.index + match[0].length)
    const part = hour < AFTERNOON ? partBeside(before, behind) : null
    if (part !== null) {
      const minutes = (hour * 60 + form.minutes + HALF_DAY) % HALF_DAY
      return { text: `${before} ${digits(minutes)} ${part} ${behind}`, halfUntold: false }
    }
    const clock = clockOf(hour, form, match.groups?.['h'] ?? '')
    return clock === null
      ? { text: `${before} ${behind}`, halfUntold: true }
      : { text: `${before} ${clock} ${behind}`, halfUntold: false }
  }
  return { text, halfUntold: false }
}

const HALF_DAY = 12 * 60

function hourIn(word: string, { hours }: Form): number | null {
  const hour = /^\d/.test(word) ? Number(word) : hours.findIndex((one) => one.test(word)) + 1
  return hour > 0 && hour <= 24 ? hour : null
}

/** Null where it may be of either half of the day. */
function clockOf(hour: number, { minutes, wholeDay }: Form, word: string): string | null {
  const isTold = hour >= AFTERNOON || (wholeDay && /^\d/.test(word) && hour > LENGTH_MAX)
  return isTold ? digits(hour * 60 + minutes) : null
}

function digits(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
