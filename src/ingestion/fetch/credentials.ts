import { FetchError } from './fetch-error.ts'

/** What a feed's options add to a request; sent to the feed's own origin only. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>
  readonly query: readonly (readonly [name: string, value: string])[]
}

const REFERENCE = 'env:'
const SENT = /^(header|query)\.(.+)$/s

/** What `user:password` is sent as. */
export function basicOf(user: string): string {
  return Buffer.from(user).toString('base64')
}

/**
 * Options `header.NAME` and `query.NAME`. A value `env:VARIABLE` stands for what that environment
 * variable holds, so that no secret is stored, shown or logged.
 */
export function readCredentials(
  options: Readonly<Record<string, string>>,
  secret: (name: string) => string | null,
): Credentials {
  const headers: Record<string, string> = {}
  const query: [string, string][] = []
  for (const [option, written] of Object.entries(options)) {
    const [, kind, name = ''] = SENT.exec(option) ?? []
    if (kind === undefined) continue
    const value = resolveValue(option, written, secret)
    if (kind === 'query') query.push([name, value])
    else headers[checkHeader(option, name, value)] = value
  }
  return { headers, query }
}

/** The environment variables that options refer to, by the options. */
export function variablesOf(
  options: Readonly<Record<string, string>>,
): readonly (readonly [option: string, variable: string])[] {
  return Object.entries(options)
    .filter(([option, written]) => SENT.test(option) && written.startsWith(REFERENCE))
    .map(([option, written]) => [option, written.slice(REFERENCE.length)])
}

function resolveValue(
  option: string,
  written: string,
  secret: (name: string) => string | null,
): string {
  if (!written.startsWith(REFERENCE)) return written
  const variable = written.slice(REFERENCE.length)
  const value = secret(variable)
  if (value !== null && value !== '') return value
  throw new FetchError(
    'missingSecret',
    `The option ${option} refers to the environment variable ${variable}, which is not set.`,
  )
}

/** A line break in a value would begin another header. The value may be secret: it is not shown. */
function checkHeader(option: string, name: string, value: string): string {
  if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    return name.toLowerCase()
  throw new FetchError(
    'badLocation',
    `The option ${option} cannot be sent as an HTTP header: its name or value holds what a header must not, such as a line break.`,
  )
}
