import { DecisionRefused } from '../ingestion/in-force/decision-refused.ts'
import { CommandFailure } from './answer.ts'

export interface Explanation {
  readonly message: string
  readonly hint: string | null
}

const CHECK_ADDRESS =
  'Check AFFICHE_DATABASE_URL and that the server there is running; without that setting Affiche runs its own.'

/** What to do about failures below us, by the code that the system or PostgreSQL gives them. */
const HINTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: CHECK_ADDRESS,
  ECONNRESET: CHECK_ADDRESS,
  ENOTFOUND: CHECK_ADDRESS,
  EAI_AGAIN: CHECK_ADDRESS,
  EHOSTUNREACH: CHECK_ADDRESS,
  ETIMEDOUT: CHECK_ADDRESS,
  '28P01': 'User or password in AFFICHE_DATABASE_URL are not accepted by the database.',
  '28000': 'User or password in AFFICHE_DATABASE_URL are not accepted by the database.',
  '3D000': 'Create the database that AFFICHE_DATABASE_URL names, or name another one.',
  '42501': 'The user in AFFICHE_DATABASE_URL may not do this; it must own its database.',
  '53300': 'The database has no connection left: raise max_connections or run fewer processes.',
  '53100': 'The disk of the database is full: make room, then try again.',
  '57P03':
    'The database is starting or stopping: try again in a moment. If it stays so, affiche doctor says why.',
  ENOSPC: 'The disk is full: make room, then try again.',
  EACCES: 'This user may not read or write there: check the owner and mode of the path.',
}

/** The server went, or was told to go, while we were at work. The driver says some of these without a code. */
const CUT_OFF = new Set(['EPIPE', '57P01', '57P02'])
/** The last is of the built-in server, whose socket goes with it. */
const CUT_OFF_SENTENCE = /^connection terminated|not queryable|^connect \w+ .*\.s\.PGSQL\.\d+$/i

/** The driver's words for a connection that was not there in time. */
const TOO_LATE = /^timeout (?:expired|exceeded when trying to connect)$/i

/** Errors of what is loaded only where it is needed, which know what to do about them. */
const ADVISED = new Set(['ListenError', 'StorageError'])

function isAdvised(error: unknown): error is Error & { readonly hint: string | null } {
  if (error instanceof CommandFailure || error instanceof DecisionRefused) return true
  return error instanceof Error && ADVISED.has(error.name) && 'hint' in error
}

/** One sentence about any failure, and what to do next where that is known. Never a stack. */
export function explain(error: unknown): Explanation {
  if (isAdvised(error)) return { message: error.message, hint: error.hint }
  if (!(error instanceof Error)) return { message: String(error), hint: null }
  // Node tries every address of a host and reports all failures together, with an empty message.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined
  const cause = error.message === '' && first instanceof Error ? first : error
  const code = 'code' in cause ? String(cause.code) : ''
  if (CUT_OFF.has(code) || CUT_OFF_SENTENCE.test(cause.message))
    return {
      message: `The connection to the database was cut off (${cause.message}).`,
      hint: 'What was stored before that is kept. Try again; if it fails again, affiche doctor says whether the database is there.',
    }
  if (TOO_LATE.test(cause.message))
    return {
      message: 'The database did not answer in time.',
      hint: 'It may be busy: try again in a moment. If it stays so, affiche doctor says whether the database is there.',
    }
  return {
    message: cause.message === '' ? cause.name : cause.message,
    hint: Object.hasOwn(HINTS, code) ? (HINTS[code] ?? null) : null,
  }
}
