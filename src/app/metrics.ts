import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Documents } from '../serving/documents.ts'
import { BOUNDS_SECONDS, type RequestCounts } from './request-counts.ts'

/** What the operator's side shows of a process that answers clients. */
export function createRegistry(counts: RequestCounts, documents: Documents): Registry {
  const registry = processRegistry()
  requestMetrics(registry, counts)
  const read = gaugeOf(registry)
  read('affiche_documents_in_memory', 'Documents in memory', () => documents.memory().documents)
  read('affiche_documents_bytes', 'Bytes of documents in memory', () => documents.memory().bytes)
  return registry
}

/**
 * What it shows of any process. Everything is read when it is asked for: the library's own default metrics watch every
 * garbage collection, which costs a busy server a tenth.
 */
export function processRegistry(): Registry {
  const registry = new Registry()
  const read = gaugeOf(registry)
  read('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  read(
    'nodejs_heap_used_bytes',
    'Memory of the JavaScript heap',
    () => process.memoryUsage().heapUsed,
  )
  read('process_uptime_seconds', 'Seconds since the start', () => process.uptime())
  read('process_cpu_seconds', 'Seconds of processor time', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  read('nodejs_eventloop_utilization', 'Share of the time that the event loop is busy', () => {
    return performance.eventLoopUtilization().utilization
  })
  return registry
}

function gaugeOf(registry: Registry) {
  return (name: string, help: string, value: () => number): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => gauge.set(value()),
    })
  }
}

function requestMetrics(registry: Registry, counts: RequestCounts): void {
  counter(
    registry,
    'affiche_http_requests_total',
    'Requests answered',
    ['operation', 'status'],
    (add) => {
      for (const [operation, { statuses }] of counts.all()) {
        for (const [status, requests] of statuses) add({ operation, status }, requests)
      }
    },
  )
  const help = 'Requests that took at most so many seconds'
  counter(registry, 'affiche_http_request_seconds_bucket', help, ['operation', 'le'], (add) => {
    for (const [operation, { buckets }] of counts.all()) {
      let sum = 0
      for (const [place, requests] of buckets.entries()) {
        sum += requests
        add({ operation, le: String(BOUNDS_SECONDS[place] ?? '+Inf') }, sum)
      }
    }
  })
  counter(
    registry,
    'affiche_http_request_seconds_sum',
    'Seconds of all requests',
    ['operation'],
    (add) => {
      for (const [operation, { seconds }] of counts.all()) add({ operation }, seconds)
    },
  )
}

type Add = (labels: Record<string, string | number>, value: number) => void

function counter(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  read: (add: Add) => void,
): void {
  const made: Counter = new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      made.reset()
      read((labels, value) => made.inc(labels, value))
    },
  })
}
