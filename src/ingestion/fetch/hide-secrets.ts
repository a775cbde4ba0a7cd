import { decodedUri } from '../../lib/decode-uri.ts'
import { HIDDEN } from '../../lib/hidden-values.ts'
import { readCredentials } from './credentials.ts'
import { isSecretName } from './shown-address.ts'

/** Shorter values are too many other things as well. */
const LENGTH_MIN = 4

export interface OpenedBy {
  readonly location: string
  readonly options: Readonly<Record<string, string>>
}

/** Takes what opens a feed out of any text about it: servers repeat what was sent, in whatever they answer. */
export function secretHider(
  feed: OpenedBy,
  secret: (name: string) => string | null,
): (text: string) => string {
  const values = [...sentSecrets(feed.options, secret), ...writtenSecrets(feed.location)]
  return hiding(values)
}

/** The same by the values themselves. */
export function hiding(values: readonly string[]): (text: string) => string {
  const forms = [...new Set(values.flatMap(partsOf).flatMap(formsOf))]
    .filter((form) => form.length >= LENGTH_MIN)
    .toSorted((a, b) => b.length - a.length)
  if (forms.length === 0) return (text) => text
  return (text) => forms.reduce((left, form) => left.replaceAll(form, HIDDEN), text)
}

/** What the environment holds, and what is written where keys are. */
function sentSecrets(
  options: Readonly<Record<string, string>>,
  secret: (name: string) => string | null,
): string[] {
  const hidden = Object.entries(options).filter(
    ([name, value]) => value.startsWith('env:') || isSecretName(name),
  )
  return hidden.flatMap(([name, value]) => {
    try {
      const { headers, query } = readCredentials({ [name]: value }, secret)
      return [...Object.values(headers), ...query.map(([, sent]) => sent)]
    } catch {
      // One that is not set, or cannot be sent, is repeated by nobody.
      return []
    }
  })
}

function writtenSecrets(location: string): string[] {
  if (!/^https?:\/\//i.test(location) || !URL.canParse(location)) return []
  const { password, searchParams } = new URL(location)
  const keys = [...searchParams].flatMap(([name, value]) => (isSecretName(name) ? [value] : []))
  return [password, decodedUri(password), ...keys]
}

/** `Bearer abc`: of several words the long ones are told alone, too. */
function partsOf(value: string): string[] {
  return [value, ...value.split(/\s+/).filter((word) => word.length >= 2 * LENGTH_MIN)]
}

/** As texts, addresses, addresses within addresses, forms and JSON write it. */
function formsOf(value: string): string[] {
  const once = encoded(value)
  return [
    value,
    once,
    encoded(once),
    once.replaceAll('%20', '+'),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
  ]
}

function encoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half of a pair of surrogates.
    return text
  }
}
