import type { GivenCredentials } from './client-credentials.ts'

/**
 * The credentials of an `Authorization: Basic` header. RFC 6749 section 2.3.1 has id and secret form-encoded first, and
 * many clients do not do it: both readings of the secret are given, and either may be right. `null`: no Basic header;
 * `malformed`: one that says nothing.
 */
export function basicCredentials(header: string | null): GivenCredentials | null | 'malformed' {
  if (header === null || !/^basic(?: |$)/i.test(header)) return null
  const text = Buffer.from(header.slice(6).trim(), 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return 'malformed'
  const secret = text.slice(colon + 1)
  const decoded = formDecoded(secret)
  const clientId = formDecoded(text.slice(0, colon)) ?? text.slice(0, colon)
  return {
    clientId,
    secrets: decoded === null || decoded === secret ? [secret] : [secret, decoded],
  }
}

/** Null: it cannot have been encoded (a stray `%`). */
function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
