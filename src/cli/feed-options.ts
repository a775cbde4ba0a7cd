import type { FeedOption } from '../domain/feed-option.ts'
import { nearest } from '../lib/nearest.ts'
import { WrongUsage } from './answer.ts'

type Options = Readonly<Record<string, string>>

/** A format by its name; a misspelt one is told the nearest. */
export async function checkFormat(format: string): Promise<void> {
  const { CONNECTORS } = await import('../app/feed-formats.ts')
  if (CONNECTORS.has(format)) return
  const near = nearest(format, [...CONNECTORS.keys()])
  throw new WrongUsage(
    `there is no format "${format}"${near === null ? '' : `; did you mean ${near}?`}`,
    `Formats:\n${[...CONNECTORS.values()].map((each) => `  ${each.format}  ${each.summary}`).join('\n')}`,
  )
}

/** Refuses options that neither the format nor feeds in general know: a misspelt one would do nothing, silently. */
export async function checkOptions(format: string, options: Options): Promise<void> {
  const { CONNECTORS, COMMON_OPTIONS, OPEN_OPTIONS } = await import('../app/feed-formats.ts')
  const known = [...(CONNECTORS.get(format)?.options ?? []), ...COMMON_OPTIONS]
  for (const [name, value] of Object.entries(options)) {
    const option = known.find((each) => each.name === name)
    if (option !== undefined) checkValue(option, value)
    else if (!OPEN_OPTIONS.test(name)) throw unknownOption(name, format, known)
  }
}

function checkValue({ name, values }: FeedOption, value: string): void {
  if (values !== undefined && !values.includes(value))
    throw new WrongUsage(`--option ${name}=${value}: it must be one of ${values.join(', ')}.`)
  const check = CHECKS[name]
  if (check !== undefined && !check.fits(value))
    throw new WrongUsage(`--option ${name}=${value}: write ${check.form}.`)
}

const CHECKS: Readonly<Record<string, { fits(value: string): boolean; form: string }>> = {
  timeZone: { fits: isZone, form: 'a time zone, as Europe/Paris' },
  country: { fits: (value) => /^[A-Z]{2}$/.test(value), form: 'a two-letter country code, as FR' },
  currency: { fits: (value) => /^[A-Z]{3}$/.test(value), form: 'a three-letter currency, as EUR' },
  earliest: { fits: isDay, form: 'a day as YYYY-MM-DD' },
  latest: { fits: isDay, form: 'a day as YYYY-MM-DD' },
  missingHours: { fits: isCount, form: 'a whole number of hours' },
  coversDays: { fits: isCount, form: 'a whole number of days' },
}

function isZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value }).format(0)
    return value.includes('/')
  } catch {
    return false
  }
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
}

function isCount(value: string): boolean {
  return /^\d{1,6}$/.test(value)
}

function unknownOption(name: string, format: string, known: readonly FeedOption[]): WrongUsage {
  const near = nearest(
    name,
    known.map((each) => each.name),
  )
  const widest = Math.max(...known.map((each) => each.name.length))
  return new WrongUsage(
    `the format ${format} has no option "${name}"${near === null ? '' : `; did you mean ${near}?`}`,
    `Options:\n${known.map((each) => `  ${each.name.padEnd(widest)}  ${each.summary}`).join('\n')}\n  header.NAME, query.NAME  sent with every request; env:NAME takes the value from the environment`,
  )
}
