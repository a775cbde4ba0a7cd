import { DAY_MS, HOUR_MS } from '../lib/durations.ts'
import type { Language } from './words.ts'

/** A date text of the contract, taken apart: the clock at the place, and the instant. */
export interface Moment {
  /** What the clock at the place shows, as if it were UTC; epoch ms. */
  readonly wall: number
  readonly at: number
  /** `2026-12-05T20:00:00+01:00` */
  readonly iso: string
}

const SHAPE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})\.(\d{3}) ([+-])(\d{2})(\d{2})$/

export function readMoment(text: string): Moment {
  const [, day, clock, ms, sign, hours, minutes] = SHAPE.exec(text) ?? []
  if (day === undefined) throw new Error(`not a date text: ${text}`)
  const iso = `${day}T${clock}${sign}${hours}:${minutes}`
  return {
    wall: Date.parse(`${day}T${clock}.${ms}Z`),
    at: Date.parse(`${day}T${clock}.${ms}${sign}${hours}:${minutes}`),
    iso,
  }
}

const LOCALE: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' }

const FORMATS = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  clock: { hour: '2-digit', minute: '2-digit', hour12: false },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

function formatted(wall: number, language: Language, form: keyof typeof FORMATS): string {
  const key = `${language} ${form}`
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(LOCALE[language], { ...FORMATS[form], timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(wall)
}

/** `samedi 5 décembre 2026 à 20:00`; without the clock where it is midnight, which mostly means unknown. */
export function momentWords(moment: Moment, language: Language, at: string): string {
  const day = formatted(moment.wall, language, 'day')
  return hasClock(moment) ? `${day} ${at} ${clockWords(moment, language)}` : day
}

export function dayWords(moment: Moment, language: Language): string {
  return formatted(moment.wall, language, 'day')
}

export function clockWords(moment: Moment, language: Language): string {
  return formatted(moment.wall, language, 'clock')
}

export function hasClock(moment: Moment): boolean {
  return moment.wall % DAY_MS !== 0
}

function sameDay(one: Moment, other: Moment): boolean {
  return Math.floor(one.wall / DAY_MS) === Math.floor(other.wall / DAY_MS)
}

/** A concert that ends after midnight is still that night. */
export function isOneNight(start: Moment, end: Moment): boolean {
  return sameDay(start, end) || end.at - start.at < 18 * HOUR_MS
}
