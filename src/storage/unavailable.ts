/**
 * SQLSTATEs that say "not now": connection, resources, intervention by an operator, the system below; a server that
 * only reads since a failover; a database that takes no connections, or is gone.
 */
const STATES = /^(?:08|53|57|58|25006|55000|3D000)/
/** With these the connection is gone; without, an answer is late, a place full or a name not to be found. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const LOST_STATES = /^(?:08...|57P0[123])$/
const SYSTEM_CODES = new Set([...LOST_CODES, 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'])
/** What the driver says, without a code, when a connection is gone or none can be had. */
const LOST_SENTENCES =
  /connection terminated|connection to the database was lost|not queryable|connection timeout/i
const LATE_SENTENCE = /timeout exceeded when trying to connect/i

/** Whether an error means that the database cannot be reached at the moment, rather than that we asked wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = (error as { readonly code?: unknown }).code
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || STATES.test(code))) return true
  return LOST_SENTENCES.test(error.message) || LATE_SENTENCE.test(error.message)
}

/** Whether the connection to the database is gone: whatever was under way is cut off, and may be begun again. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  const code = (error as { readonly code?: unknown }).code
  if (typeof code === 'string' && (LOST_CODES.has(code) || LOST_STATES.test(code))) return true
  return LOST_SENTENCES.test(error.message)
}
