const SECRET_NAME = /key|token|secret|pass|sig|auth|cred|code|session/i

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
