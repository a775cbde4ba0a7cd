import type { FetchFailure } from '../../domain/run-failure.ts'

/** Why a feed was not fetched, in a sentence for its operator; secrets are never part of it. */
export class FetchError extends Error {
  readonly code: FetchFailure
  /** Epoch ms before which the server does not want to be asked again. */
  readonly retryAt: number | null
  /** What the server answered, where that is the reason. */
  readonly status: number | null
  constructor(
    code: FetchFailure,
    message: string,
    options: ErrorOptions & { retryAt?: number; status?: number } = {},
  ) {
    super(message, options)
    this.name = 'FetchError'
    this.code = code
    this.retryAt = options.retryAt ?? null
    this.status = options.status ?? null
  }
}
