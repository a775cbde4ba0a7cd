import { HIDDEN } from '../../lib/hidden-values.ts'

/** `code` alone is what a login is asked with; that of a post office, a country or a department opens nothing. */
const SECRET =
  /key|token|secret|pass|sig|auth|cred|session|cookie|^(?:(?:query|header)\.)?code$|(?:api|access|login|security|client|invite|verification|pin)[-_.]?code/i
/** Words that hold such letters by chance. */
const OTHER_WORDS =
  /key(?:words?|note|board)|monkey|hockey|turkey|passag|passeng|passiv|compass|bypass|design|sight|signup|signal|(?<!o)author(?!i[sz])|sacred|credit|secretar/gi

/** Whether what goes by this name may open something. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name.replace(OTHER_WORDS, '-'))
}

/**
 * An address as it may be stored and shown: no user, no password, no value that was `added` to it
 * or that looks like a key.
 */
export function shownAddress(url: URL, added: readonly string[] = []): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  shown.hash = ''
  for (const name of new Set(shown.searchParams.keys()))
    if (added.includes(name) || isSecretName(name)) shown.searchParams.set(name, HIDDEN)
  return shown.href
}

const USER = /^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i

/** The location of a feed as a screen or script may see it: as given, but for what opens it. */
export function shownLocation(location: string): string {
  if (!/^(?:https?|webcal):\/\//i.test(location) || !URL.canParse(location))
    return location.replace(USER, `$1${HIDDEN}@`)
  const url = new URL(location)
  const hasUser = url.username !== '' || url.password !== ''
  if (!hasUser && ![...url.searchParams.keys()].some((name) => isSecretName(name))) return location
  const shown = shownAddress(url)
  return hasUser ? shown.replace('://', `://${HIDDEN}@`) : shown
}

/** Options of a feed, without what is sent with its requests; a reference to the environment is no secret. */
export function shownOptions(options: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(options).map(([name, value]) => {
    const sent = /^(?:header|query)\./.test(name) && !value.startsWith('env:')
    return [name, sent ? HIDDEN : value] as const
  })
  return Object.fromEntries(shown)
}
