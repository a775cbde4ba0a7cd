import { InvalidArgumentError } from 'commander'
import { nextDue, parseCron } from '../lib/cron.ts'
import type { Cron } from '../lib/cron.ts'
import { isWebAddress } from '../lib/web-address.ts'

/** Readers of option values. What they refuse is wrong usage (exit 2), with the right form in the message. */

export function nonEmpty(text: string): string {
  const value = text.trim()
  if (value === '') throw new InvalidArgumentError('It must not be empty.')
  return value
}

export function colour(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text))
    throw new InvalidArgumentError('Write it as #RRGGBB, for instance #1a2b3c (quoted in a shell).')
  return text.toLowerCase()
}

export function fraction(text: string): number {
  const value = decimal(text)
  if (value === null || value > 1)
    throw new InvalidArgumentError('Write a fraction from 0 to 1: 0.05 is 5 %.')
  return value
}

export function euros(text: string): number {
  const value = decimal(text)
  if (value === null)
    throw new InvalidArgumentError('Write an amount in euros, 0 or more, as 1.50.')
  return value
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Write a whole number, 0 or more.')
  return Number(text)
}

export function positive(text: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value === 0) throw new InvalidArgumentError('Write a whole number, 1 or more.')
  return value
}

export function portNumber(text: string): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= 65_535)) throw new InvalidArgumentError('Write a port number, 0 to 65535.')
  return value
}

export function webAddress(text: string): string {
  if (!isWebAddress(text))
    throw new InvalidArgumentError('Write a full address that begins with http:// or https://.')
  return text
}

/** Affiliate address with `{url}` where the percent-encoded link goes. */
export function linkTemplate(text: string): string {
  if (!text.includes('{url}') || !isWebAddress(text.replaceAll('{url}', 'x')))
    throw new InvalidArgumentError(
      'Write an http(s) address that holds {url} where the ticket link goes.',
    )
  return text
}

export function cron(text: string): string {
  let parsed: Cron
  try {
    parsed = parseCron(text)
  } catch (error) {
    throw new InvalidArgumentError(
      `${(error as Error).message} Write five fields: minute hour day month weekday, as "*/30 * * * *" (UTC) or "CRON_TZ=Europe/Paris 0 4 * * *".`,
    )
  }
  // The 31st of February; of 29 February alone it would find the next one.
  if (nextDue(parsed, 0) === null)
    throw new InvalidArgumentError('There is no such day: it would never be due.')
  return text.trim().replaceAll(/\s+/g, ' ')
}

/** A day, `2026-12-05`. */
export function day(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
    throw new InvalidArgumentError('Write a day as YYYY-MM-DD.')
  const instant = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('There is no such day.')
  return text
}

/** For an option that may be given several times: `key=value`. An empty value removes the key on update. */
export function keyValue(
  text: string,
  earlier: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const [, key, value] = /^([A-Za-z][\w.-]*)=(.*)$/s.exec(text) ?? []
  if (key === undefined || value === undefined)
    throw new InvalidArgumentError('Write it as key=value.')
  return { ...earlier, [key]: value }
}

function decimal(text: string): number | null {
  return /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : null
}
