import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../contract/errors.ts'
import type { Logger } from '../lib/logger.ts'
import type { Queryable } from '../storage/database.ts'

/** A database that takes longer than this to say anything does not serve requests either. */
const ANSWER_WITHIN_MS = 3_000

/** `/healthz`: the process is up. */
export function healthRoute(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
}

/** `/readyz`: it can answer. Says so in the log when that changes, once, with what to do. */
export function readinessRoute(
  app: FastifyInstance,
  context: { readonly database: Queryable; readonly logger: Logger },
): void {
  let ready = true
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await withinTime(context.database.query('select kid from signing_keys limit 1'))
    } catch (error) {
      if (ready) {
        context.logger.error(
          { err: error },
          'not ready: the database does not answer. Look at its log and its disk; `affiche doctor` says more',
        )
      }
      ready = false
      throw new ServiceError('unavailable', { cause: error })
    }
    if (!ready) context.logger.info('ready again')
    ready = true
    return { status: 'ready' }
  })
}

/** As the system tells of a server that does not answer: the database is away. */
class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('no answer in time')
  }
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ANSWER_WITHIN_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
