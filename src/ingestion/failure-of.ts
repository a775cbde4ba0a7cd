import type { RunFailure } from '../domain/run-failure.ts'
import { NotThisFormat } from './connectors/connector.ts'
import { FetchError } from './fetch/fetch-error.ts'

/** Why a feed could not be read, for programs and for what to do next. */
export function failureOf(error: unknown): RunFailure {
  if (error instanceof NotThisFormat) return error.code
  if (!(error instanceof FetchError)) return 'internal'
  return error.status === 401 || error.status === 403 ? 'forbidden' : error.code
}

/** What the feed did wrong, and is told of; all else is ours. */
export function isFeedsFault(error: unknown): error is FetchError | NotThisFormat {
  return error instanceof FetchError || error instanceof NotThisFormat
}
