import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Logger } from '../lib/logger.ts'
import type { Documents } from '../serving/documents.ts'

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

/** One line in the log and one count in the metrics for every request. */
export function createRequestRecorder(logger: Logger, registry: Registry): RecordRequest {
  const labelNames = ['operation', 'status'] as const
  const requests = new Counter({
    name: 'affiche_http_requests_total',
    help: 'Requests answered, by operation and status',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'affiche_http_request_seconds',
    help: 'Seconds from a request to its answer, by operation',
    labelNames: ['operation'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  return (request) => {
    const ms = performance.now() - request.startedAt
    const { requestId, method, operation, status, bytes, clientId, address } = request
    requests.inc({ operation, status })
    seconds.observe({ operation }, ms / 1000)
    const path = pathOf(request.target)
    const line = { requestId, method, path, status, bytes, ms: Math.round(ms * 1000) / 1000 }
    logger.info({ ...line, clientId, address }, 'request')
  }
}

/** Without the query: some callers put tokens there. */
export function pathOf(target: string): string {
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  return path.length > PATH_LOGGED_MAX ? `${path.slice(0, PATH_LOGGED_MAX)}…` : path
}

export function createRegistry(documents: Documents): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gauge(
    registry,
    'affiche_documents_in_memory',
    'Documents in memory',
    () => documents.memory().documents,
  )
  gauge(
    registry,
    'affiche_documents_bytes',
    'Bytes of documents in memory',
    () => documents.memory().bytes,
  )
  return registry
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => made.set(read()),
  })
}
