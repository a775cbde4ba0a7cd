import { HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts'
import { readMoment } from './moment.ts'
import type { DateOrder, Moment } from './moment.ts'

export type Local = Extract<Moment, { kind: 'local' }>

/** A day with its year. */
export function whole(text: string, order: DateOrder): Local | null {
  if (!/\d{4}|\d(?:[./-]\d{1,2}[./-]|\. \d{1,2}\. )\d{2}(?!\d)/.test(text)) return null
  const moment = readMoment(text, order)
  return moment.kind === 'local' ? moment : null
}

export function clockIn(text: string): number | null {
  if (
    !/[:h]|[ap]\.?m|uhr|uur|\d\s?ч|^(?:ore|alle) |minuit|midnight|mitternacht|noon|^(?:midi|mittag|mezzogiorno|mediod[ií]a|mezzanotte|medianoche|middernacht)$/i.test(
      text,
    )
  )
    return null
  const moment = readMoment(text)
  return moment.kind === 'clock' ? moment.clock : null
}

export function dayText(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}

export function clockText(clock: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${two(clock / HOUR_MS)}:${two((clock / MINUTE_MS) % 60)}`
}

const NUMBERS = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}(?!\d)/

/** `03/28/2027` where days come first, `28/03/2027` where months do: read as it must be, and others may be read wrongly. */
export function isOtherOrder(value: unknown, order: DateOrder): boolean {
  if (typeof value !== 'string' || value.length > 60) return false
  const [, first, second] = NUMBERS.exec(value) ?? []
  const [large, small] = order === 'dmy' ? [second, first] : [first, second]
  return Number(large) > 12 && Number(small) <= 12
}
