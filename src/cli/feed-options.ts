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
    `there is no format "${format}"${near === null ? '.' : `; did you mean ${near}?`}`,
    `Formats:\n${optionLines([...CONNECTORS.values()].map((each) => ({ name: each.format, summary: each.summary })))}`,
  )
}

/** Refuses options that nobody would read: a misspelt one would do nothing, silently. */
export async function checkOptions(format: string, options: Options): Promise<void> {
  const { CONNECTORS, FEED_OPTIONS, OPEN_OPTIONS } = await import('../app/feed-formats.ts')
  const { NORMALISE_OPTIONS, wrongOptions } = await import('../ingestion/normalise/settings.ts')
  const own = [...(CONNECTORS.get(format)?.options ?? []), ...FEED_OPTIONS]
  const known = [...own, ...NORMALISE_OPTIONS]
  const named = Object.entries(options).filter(([name]) => !OPEN_OPTIONS.test(name))
  for (const [name, value] of named) {
    if (!known.some((option) => option.name === name)) throw unknownOption(name, format, known)
    if (FEED_OPTIONS.some((option) => option.name === name) && !/^\d{1,6}$/.test(value))
      throw new WrongUsage(`--option ${name}=${value}: write a whole number.`)
  }
  const [wrong] = wrongOptions(Object.fromEntries(named), own)
  if (wrong !== undefined) throw new WrongUsage(`--${wrong}.`)
}

function unknownOption(name: string, format: string, known: readonly FeedOption[]): WrongUsage {
  const near = nearest(
    name,
    known.map((each) => each.name),
  )
  const open = {
    name: 'header.NAME, query.NAME',
    summary: 'sent with every request; the value env:NAME is taken from the environment',
  }
  return new WrongUsage(
    `the format ${format} has no option "${name}"${near === null ? '.' : `; did you mean ${near}?`}`,
    `Options:\n${optionLines([...known, open])}`,
  )
}

function optionLines(options: readonly FeedOption[]): string {
  const widest = Math.max(...options.map((each) => each.name.length))
  return options.map(({ name, summary }) => `  ${name.padEnd(widest)}  ${summary}`).join('\n')
}
