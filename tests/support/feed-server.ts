import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CERTIFICATE, KEY } from './certificate.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface FeedServer {
  /** By name: the loopback host must be allowed as `localhost`. */
  readonly origin: string
  readonly requests: readonly IncomingMessage[]
  /** What a path answers: one handler for each request in turn, the last one for all that follow. */
  on(path: string, ...handlers: readonly Handler[]): string
  close(): Promise<void>
}

/** A partner's server, as well or badly behaved as its handlers. `host`: with TLS, under a name of the certificate. */
export async function feedServer(host?: string): Promise<FeedServer> {
  const routes = new Map<string, Handler[]>()
  const requests: IncomingMessage[] = []
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    requests.push(request)
    const handlers = routes.get(new URL(request.url ?? '/', 'http://localhost').pathname) ?? []
    const handler = handlers.length > 1 ? handlers.shift() : handlers[0]
    if (handler === undefined) response.writeHead(404).end()
    else handler(request, response)
  }
  const server =
    host === undefined
      ? createServer(serve)
      : createTlsServer({ cert: CERTIFICATE, key: KEY }, serve)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = host === undefined ? `http://localhost:${port}` : `https://${host}:${port}`
  return {
    origin,
    requests,
    on(path, ...handlers) {
      routes.set(path, [...handlers])
      return `${origin}${path}`
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A handler that answers with this. */
export function answers(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): Handler {
  return (_, response) => response.writeHead(status, headers).end(body)
}
