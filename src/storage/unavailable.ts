/**
 * SQLSTATEs that say "not now": connection, resources, intervention by an operator, the system below; a server that
 * only reads since a failover; a database that takes no connections, or is gone.
 */
const STATES = /^(?:08|53|57|58|25006|55000|3D000)/
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** What the driver says, without a code, when a connection is gone or none can be had. */
const SENTENCES =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection timeout/i

/** Whether an error means that the database cannot be reached at the moment, rather than that we asked wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = (error as { readonly code?: unknown }).code
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || STATES.test(code))) return true
  return SENTENCES.test(error.message)
}
