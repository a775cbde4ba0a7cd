import type { OpeningMoment, OpeningPeriod } from '../../domain/place.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const

/** Always open, in the form in which both ends are there. */
export const ALWAYS_OPEN: readonly OpeningPeriod[] = EVERY_DAY.map((day) => ({
  open: { day, time: '0000' },
  close: { day: (day + 1) % 7, time: '0000' },
}))

/**
 * Periods as directories write them, or the JSON text of them. A single period without a close is "always open".
 * null where hours are not given, or given in a way that cannot be read.
 */
export function openingPeriods(value: unknown): readonly OpeningPeriod[] | null {
  const given = typeof value === 'string' ? parsed(value) : value
  if (!Array.isArray(given)) return null
  const items = given as readonly unknown[]
  if (items.length === 1 && isOpenOnly(items[0])) return ALWAYS_OPEN
  const periods = items.map(readPeriod)
  return periods.every((period) => period !== null) ? periods : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isOpenOnly(item: unknown): boolean {
  const { open, close } = (item ?? {}) as { open?: unknown; close?: unknown }
  return readMoment(open) !== null && (close === undefined || close === null)
}

function readPeriod(item: unknown): OpeningPeriod | null {
  const period = (item ?? {}) as { open?: unknown; close?: unknown }
  const open = readMoment(period.open)
  const close = readMoment(period.close)
  return open === null || close === null ? null : { open, close }
}

function readMoment(value: unknown): OpeningMoment | null {
  const { day, time } = (value ?? {}) as { day?: unknown; time?: unknown }
  const known = EVERY_DAY.find((each) => each === day)
  if (known === undefined || typeof time !== 'string') return null
  return /^([01]\d|2[0-3])[0-5]\d$/.test(time) ? { day: known, time } : null
}
