import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { connect } from 'node:net'

/* oxlint-disable typescript/no-explicit-any -- a reply's JSON is looked at member by member */

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  json(): any
}

export interface RequestOptions {
  readonly method?: string
  /** A list sends the header once for each. */
  readonly headers?: Record<string, string | string[]>
  readonly body?: string | Buffer
  /** The request target as it is to be sent, whatever it looks like. */
  readonly target?: string
  readonly localAddress?: string
}

/** One request on a connection of its own; the address is sent as it is, not tidied up as `fetch` would. */
export function request(address: string, options: RequestOptions = {}): Promise<Reply> {
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        hostname,
        port,
        path: options.target ?? (address.slice(origin.length) || '/'),
        method: options.method ?? 'GET',
        headers: options.headers ?? {},
        agent: false,
        ...(options.localAddress === undefined ? {} : { localAddress: options.localAddress }),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          const { statusCode = 0, headers } = response
          resolve({ status: statusCode, headers, bytes, text, json: () => JSON.parse(text) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}

/** Sends bytes as they are and collects all that comes back until the server closes. */
export function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
    socket.on('close', () => resolve(answer))
  })
}
