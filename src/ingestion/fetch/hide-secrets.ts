import { decodedUri } from '../../lib/decode-uri.ts'
import { HIDDEN } from '../../lib/hidden-values.ts'
import { basicOf, readCredentials } from './credentials.ts'
import { formsOfSecret } from './forms-of-secret.ts'
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
  const hidden = [...new Set(values.flatMap(partsOf))]
    .filter((value) => value.length >= LENGTH_MIN)
    .toSorted((a, b) => b.length - a.length)
    .map((value) => new RegExp(formsOfSecret(value), 'g'))
  return (text) => hidden.reduce((left, forms) => left.replace(forms, HIDDEN), text)
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
  const { username, password, searchParams } = new URL(location)
  const keys = [...searchParams].flatMap(([name, value]) => (isSecretName(name) ? [value] : []))
  const user = `${decodedUri(username)}:${decodedUri(password)}`
  return [password, decodedUri(password), ...keys, ...(password === '' ? [] : [basicOf(user)])]
}

/** `Bearer abc`: of several words the long ones are told alone, too. */
function partsOf(value: string): string[] {
  return [value, ...value.split(/\s+/).filter((word) => word.length >= 2 * LENGTH_MIN)]
}
