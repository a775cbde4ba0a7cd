import { environmentValue } from '../app/config.ts'
import type { Environment } from '../app/config.ts'
import type { FeedOption } from '../domain/feed-option.ts'
import { variablesOf } from '../ingestion/fetch/credentials.ts'
import { nearest } from '../lib/nearest.ts'
import { WrongUsage } from './answer.ts'
import { readTextFile } from './location.ts'

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

/**
 * The options as they are kept: of an option that is a file, what is in it. Refuses options that nobody would read (a
 * misspelt one would do nothing, silently), wrong values, and a format without what it needs.
 */
export async function settleOptions(format: string, options: Options): Promise<Options> {
  const { CONNECTORS, FEED_OPTIONS, OPEN_OPTIONS } = await import('../app/feed-formats.ts')
  const { NORMALISE_OPTIONS, wrongOptions } = await import('../ingestion/normalise/settings.ts')
  const ofFormat = CONNECTORS.get(format)?.options ?? []
  const own = [...ofFormat, ...FEED_OPTIONS]
  const known = [...own, ...NORMALISE_OPTIONS]
  const named = Object.entries(options).filter(([name]) => !OPEN_OPTIONS.test(name))
  for (const [name, value] of named) {
    if (!known.some((option) => option.name === name)) throw unknownOption(name, format, known)
    if (FEED_OPTIONS.some((option) => option.name === name) && !/^\d{1,6}$/.test(value))
      throw new WrongUsage(`--option ${name}=${value}: write a whole number.`)
    const [fault] = FEED_OPTIONS.find((option) => option.name === name)?.faults?.(value) ?? []
    if (fault !== undefined) throw new WrongUsage(`--option ${name}=${value}: ${fault}`)
  }
  const [wrong] = wrongOptions(Object.fromEntries(named), own)
  if (wrong !== undefined) throw new WrongUsage(`--${wrong}.`)
  const settled: Record<string, string> = { ...options }
  for (const option of ofFormat.filter(({ file }) => file === true)) {
    const given = options[option.name]
    if (given === undefined) {
      throw new WrongUsage(
        `the format ${format} needs --option ${option.name}=FILE.`,
        `${option.name}: ${option.summary}`,
      )
    }
    settled[option.name] = await contentOf(option, given)
  }
  return settled
}

/** A feed that is updated has the content already. */
async function contentOf(option: FeedOption, given: string): Promise<string> {
  if (given.trimStart().startsWith('{')) return given
  const text = await readTextFile(given, `${option.name}: ${option.summary}`)
  const faults = option.faults?.(text) ?? []
  if (faults.length === 0) return text
  throw new WrongUsage(
    `the ${option.name} file ${given} cannot be used.`,
    faults.slice(0, FAULTS_SHOWN).join('\n'),
  )
}

/** More than these are mended in a second round. */
const FAULTS_SHOWN = 12

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

/** What an option does that nobody sees before it does. */
const NOTES: readonly (readonly [name: string, value: RegExp, note: string])[] = [
  [
    'missingHours',
    /^0+$/,
    'missingHours=0: what two runs in a row lack is withdrawn by the second one, however soon it comes.',
  ],
]

export function optionNotes(options: Options, env: Environment | undefined): readonly string[] {
  const unset = variablesOf(options).filter(([, variable]) => !environmentValue(variable, env))
  return [
    ...NOTES.flatMap(([name, value, note]) => (value.test(options[name] ?? '') ? [note] : [])),
    ...unset.map(
      ([name, variable]) =>
        `${name}=env:${variable}: ${variable} is not set here. Where the feed is run, by command or by a worker, it must be.`,
    ),
  ]
}
