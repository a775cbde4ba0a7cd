const DAY = String.raw`(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{8})`
const MIDNIGHT = String.raw`[T ]00:00(?::00(?:\.0+)?)?Z?`
/** The day that databases and spreadsheets put before a time of day alone. */
const NO_DAY = String.raw`(?:1899-12-3[01]|1900-01-0[01]|0001-01-01|1970-01-01|2000-01-01|3[01]/12/1899|0[01]/01/(?:1900|1970|2000))`
const CLOCK = String.raw`(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?Z?`

type Form = readonly [pattern: RegExp, meant: (...groups: string[]) => string]

/** What is meant is sure also where nobody knows that the text was made of several fields. */
const SURE: readonly Form[] = [
  // A year of two digits, behind which no third number is of the day.
  [
    /^(\d{1,2}[./]\d{1,2}[./]\d{2}),? ([01]?\d|2[0-3])\.([0-5]\d)$/,
    (day, hour, minute) => `${day} ${padded(hour)}:${minute}`,
  ],
  [
    new RegExp(`^${DAY}(?:${MIDNIGHT})?[T ]${NO_DAY}[T ]${CLOCK}$`),
    (day, clock) => `${day} ${clock}`,
  ],
  [
    /^(20\d\d)(0[1-9]|1[0-2])([0-3]\d) ([01]\d|2[0-3])([0-5]\d)([0-5]\d)?$/,
    (year, month, day, hour, minute, second) =>
      `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}`,
  ],
]

/** How a day and a time of day in fields of their own come to stand in one text, and how that is meant. */
const FORMS: readonly Form[] = [
  ...SURE,
  [new RegExp(`^${DAY}${MIDNIGHT}T(\\d{1,2}[:h]\\d{2}.*)$`), (day, clock) => `${day} ${clock}`],
  [
    /^(\d{4}-\d{1,2}-\d{1,2}[T ])(\d{1,2}):(\d)$/,
    (day, hour, minute) => `${day}${padded(hour)}:0${minute}`,
  ],
  [/^(\d{4}-\d{1,2}-\d{1,2}[T ])(\d):(\d{2})$/, (day, hour, minute) => `${day}0${hour}:${minute}`],
  [
    /^(20\d\d)-?(0[1-9]|1[0-2])-?([0-3]\d)[T ]([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?$/,
    (year, month, day, hour, minute) => `${year}-${month}-${day}T${hour}:${minute}`,
  ],
  [
    new RegExp(`^${DAY}(?:${MIDNIGHT})?[T ](0[.,]\\d{2,})$`),
    (day, part) => `${day} ${clockOf(part)}`,
  ],
  [/^([45]\d{4})[T ]0[.,](\d{2,})$/, (day, part) => `${day}.${part}`],
]

/** A text of several fields; where they are a day and a time of day, as both are meant. */
export function joinedMoment(text: string): string {
  if (!/^\d{4}/.test(text) && !/^\d{1,2}[./-]/.test(text)) return text
  return meantBy(FORMS, text)
}

/** The same of a text that came so: `2026-12-05 00:00:00 1899-12-30 20:30:00`, `20261205 2030`. */
export function dayAndClock(text: string): string {
  return /^\d/.test(text) ? meantBy(SURE, text) : text
}

export function isDayAndClock(text: string): boolean {
  const trimmed = text.trim()
  return dayAndClock(trimmed) !== trimmed
}

function meantBy(forms: readonly Form[], text: string): string {
  for (const [pattern, meant] of forms) {
    const found = pattern.exec(text)
    if (found !== null) return meant(...found.slice(1))
  }
  return text
}

function padded(number: string): string {
  return number.padStart(2, '0')
}

const MINUTES = 1440

/** `0,8333`: the part of a day that has gone, as spreadsheets keep times. */
function clockOf(part: string): string {
  const minutes = Math.round(Number(part.replace(',', '.')) * MINUTES) % MINUTES
  return `${padded(String(Math.floor(minutes / 60)))}:${padded(String(minutes % 60))}`
}
