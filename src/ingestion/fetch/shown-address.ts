export const SECRET_NAME = /key|token|secret|pass|sig|auth|cred|code|session|cookie/i

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
    if (added.includes(name) || SECRET_NAME.test(name)) shown.searchParams.set(name, '***')
  return shown.href
}

/** The location of a feed as a screen or script may see it: as given, but for what opens it. */
export function shownLocation(location: string): string {
  if (!/^(?:https?|webcal):\/\//i.test(location) || !URL.canParse(location)) return location
  const url = new URL(location)
  const hasUser = url.username !== '' || url.password !== ''
  if (!hasUser && ![...url.searchParams.keys()].some((name) => SECRET_NAME.test(name)))
    return location
  const shown = shownAddress(url)
  return hasUser ? shown.replace('://', '://***@') : shown
}

/** Options of a feed, without what is sent with its requests; a reference to the environment is no secret. */
export function shownOptions(options: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(options).map(([name, value]) => {
    const sent = /^(?:header|query)\./.test(name) && !value.startsWith('env:')
    return [name, sent ? '***' : value] as const
  })
  return Object.fromEntries(shown)
}
