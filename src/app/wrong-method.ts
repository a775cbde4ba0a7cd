import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../contract/errors.ts'

/**
 * Answers 405 with Allow where an address exists for other methods, 404 where it does not, before any body is read.
 * Register it before the routes: it takes note of each.
 */
export function refuseWrongMethods(app: FastifyInstance): void {
  const known: { readonly pattern: RegExp; readonly methods: Set<string> }[] = []

  app.addHook('onRoute', ({ url, method }) => {
    const pattern = patternOf(url)
    const methods = [method].flat().map(String)
    const same = known.find((one) => one.pattern.source === pattern.source)
    if (same === undefined) known.push({ pattern, methods: new Set(methods) })
    else for (const one of methods) same.methods.add(one)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = known.flatMap(({ pattern, methods }) =>
      pattern.test(path) ? [...methods] : [],
    )
    if (allowed.length === 0) throw new ServiceError('not-found')
    reply.header('allow', [...new Set(allowed)].toSorted().join(', '))
    throw new ServiceError('method-not-allowed')
  })
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`))
  return new RegExp(`^${escaped.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`)
}
