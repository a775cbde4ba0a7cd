import type { Stamp } from '../../src/domain/stamp.ts'
import { read, told } from './native-listing.ts'

const now = Date.parse('2026-11-29T12:00:00Z')

/**
 * What a text of dates is read as, in short: `03-05 20:00>23:00 (19:00)` for a date of 2027 with its end and doors, `R first >
 * last` for days from and to, `15 × first … last` for many; ` W` behind it where it is told that it may be meant otherwise, `!`
 * where it is rejected.
 */
export function datesIn(start: string, country: string): string {
  const native = { start, place: { name: 'Vega Hall' } }
  const result = read(native, {}, { now, country, zone: 'Europe/Paris' })
  if ('rejected' in result) return '!'
  const { timing } = result.listing
  const others = result.warnings.filter((warning) => !warning.startsWith('a date without its year'))
  const doors = timing.doors === null ? '' : ` (${plain(timing.doors).split(' ')[1]})`
  return `${shapeOf(timing)}${doors}${others.length > 0 ? ' W' : ''}`
}

type Timing = Extract<ReturnType<typeof read>, { listing: unknown }>['listing']['timing']

function shapeOf({ precision, start, end, sessions }: Timing): string {
  if (precision === 'range')
    return end === null ? plain(start) : `R ${plain(start)} > ${plain(end)}`
  const all = sessions.map((session) => {
    const isDay = precision === 'day' || session.day === true
    return plain(session.start, isDay) + untilOf(session.start, session.end)
  })
  return all.length > 4 ? `${all.length} × ${all[0]} … ${all.at(-1)}` : all.join(' + ')
}

function plain(stamp: Stamp, isDay = false): string {
  const text = (told(stamp) ?? '').slice(0, 16).replace(/^2027-/, '')
  return isDay ? text.replace(/ .*/, '') : text.replace(/ 00:00$/, '')
}

function untilOf(start: Stamp, end: Stamp | null): string {
  if (end === null) return ''
  const [day, clock] = plain(end).split(' ')
  return plain(start).startsWith(`${day} `) ? `>${clock}` : `>${plain(end)}`
}
