export type FetchErrorCode =
  | 'badLocation' // the location is no file and no address we can fetch
  | 'missingFile'
  | 'missingSecret' // an option refers to an environment variable that is not set
  | 'refusedAddress' // private or local, and not allowed by the operator
  | 'unreachable' // no connection
  | 'timeout'
  | 'status' // the server answered with something else than the feed
  | 'later' // the server asked to be left alone for longer than a run waits
  | 'redirect' // too many, or to nowhere
  | 'cutOff' // fewer bytes than were promised
  | 'damaged' // the compression's checks fail
  | 'coding' // compressed twice, or in a way we do not read
  | 'tooLarge'
  | 'empty'
  | 'html' // a web page in place of data

/** Why a feed was not fetched, in a sentence for its operator; secrets are never part of it. */
export class FetchError extends Error {
  readonly code: FetchErrorCode
  /** Epoch ms before which the server does not want to be asked again. */
  readonly retryAt: number | null
  /** What the server answered, where that is the reason. */
  readonly status: number | null
  constructor(
    code: FetchErrorCode,
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
