import type { Logger } from '../lib/logger.ts'
import { lineWriter } from '../lib/logger.ts'
import type { RequestCounts } from './request-counts.ts'

/** One answered request, as it is logged and measured. Holds nothing that could be a credential. */
export interface AnsweredRequest {
  readonly requestId: string
  readonly method: string
  /** As it came; only what stands before the query is logged. */
  readonly target: string
  readonly operation: string
  readonly status: number
  readonly bytes: number
  readonly clientId: string | null
  readonly address: string
  /** From `performance.now()`. */
  readonly startedAt: number
}

export type RecordRequest = (request: AnsweredRequest) => void

/** An address longer than this is cut in the log. */
const PATH_LOGGED_MAX = 200

/**
 * One line in the log and one count in the metrics for every request. The line is written by hand, in the logger's own
 * form: with every request it would otherwise cost as much as the lookup itself.
 */
export function createRequestRecorder(logger: Logger, counts: RequestCounts): RecordRequest {
  const write = lineWriter(logger)
  return (request) => {
    const ms = performance.now() - request.startedAt
    counts.count(request.operation, request.status, ms)
    if (logger.isLevelEnabled('info')) write(lineOf(request, ms))
  }
}

function lineOf(request: AnsweredRequest, ms: number): string {
  const { requestId, method, status, bytes, clientId, address } = request
  return (
    `{"level":30,"time":${Date.now()},"requestId":"${requestId}","method":"${method}",` +
    `"path":${JSON.stringify(pathOf(request.target))},"status":${status},"bytes":${bytes},` +
    `"ms":${Math.round(ms * 1000) / 1000},"clientId":${clientId === null ? 'null' : `"${clientId}"`},` +
    `"address":${JSON.stringify(address)},"msg":"request"}\n`
  )
}

/** Without the query: some callers put tokens there. */
export function pathOf(target: string): string {
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  return path.length > PATH_LOGGED_MAX ? `${path.slice(0, PATH_LOGGED_MAX)}…` : path
}
