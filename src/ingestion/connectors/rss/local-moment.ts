import { HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts'

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})[\d:.]*$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*Z$/
const QUARTER_MS = 15 * MINUTE_MS

/**
 * A moment that is told in UTC and as it is at the place: together they say the offset there. What does not fit together is
 * left as the first of them that is there.
 */
export function localMoment(
  stated: string | undefined,
  local: string | undefined,
): string | undefined {
  const [, day, clock] = LOCAL.exec(local?.trim() ?? '') ?? []
  if (stated === undefined || stated === '') return local
  if (day === undefined || clock === undefined || !INSTANT.test(stated.trim())) return stated
  const ahead =
    Date.parse(`${day}T${clock}Z`) - Math.floor(Date.parse(stated) / MINUTE_MS) * MINUTE_MS
  if (!(Math.abs(ahead) <= 14 * HOUR_MS) || ahead % QUARTER_MS !== 0) return stated
  const size = Math.abs(ahead)
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  const offset = `${two(size / HOUR_MS)}:${two((size % HOUR_MS) / MINUTE_MS)}`
  return `${day}T${clock}:00${ahead < 0 ? '-' : '+'}${offset}`
}
