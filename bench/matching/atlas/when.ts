import { DAY, MINUTE, clockText, dayText, offsetAt } from './days.ts'
import type { Clock } from './sellers.ts'
import type { Town } from './towns.ts'

const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0')

/** A moment by the hall's clock, as a seller of that habit writes it. */
export function moment(at: number, town: Town, clock: Clock): string | number {
  const offset = offsetAt(town, at)
  const text = `${dayText(at)}T${clockText(at)}`
  const [year, month, day] = dayText(at).split('-')
  switch (clock) {
    case 'local':
      return text
    case 'offset':
      return `${text}:00${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
    case 'zulu':
      return new Date(at - offset * MINUTE).toISOString()
    case 'falseZulu':
      return `${text}:00Z`
    case 'abroad':
      return new Date(at - (offset + 60) * MINUTE).toISOString()
    case 'epoch':
      return (at - offset * MINUTE) / 1000
    case 'dmy':
      return `${day}/${month}/${year} ${clockText(at)}`
    case 'mdy':
      return `${month}/${day}/${year} ${clockText(at)}`
  }
}

export function dayAlone(at: number, clock: Clock): string {
  const [year, month, day] = dayText(at).split('-')
  return clock === 'dmy'
    ? `${day}/${month}/${year}`
    : clock === 'mdy'
      ? `${month}/${day}/${year}`
      : dayText(at)
}

/** Day for month and month for day, where that is a date as well. */
export function swapped(at: number): number {
  const date = new Date(at)
  const [month, day] = [date.getUTCMonth(), date.getUTCDate()]
  if (day > 12) return at
  return Date.UTC(date.getUTCFullYear(), day - 1, month + 1) + (at % DAY)
}
