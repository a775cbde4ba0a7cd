import type { IncomingHttpHeaders } from 'node:http'
import type { ServiceError } from '../contract/errors.ts'

export interface LookupRequest {
  readonly method: string
  /** As it came, undecoded. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[]
}

/** Whether the caller may ask. `headers` go on the answer either way: the budget, for one. */
export interface Admission {
  readonly clientId: string | null
  readonly refusal: ServiceError | null
  readonly headers: readonly string[]
}
