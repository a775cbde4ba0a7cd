import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What speaks S3, as far as pictures need: objects in one bucket, requests signed with version 4 and checked. */
export interface BucketServer {
  /** With the bucket. */
  readonly address: string
  readonly key: string
  readonly secret: string
  readonly region: string
  readonly objects: Map<
    string,
    { readonly bytes: Buffer; readonly headers: IncomingMessage['headers'] }
  >
  readonly requests: readonly string[]
  /** Answers so many requests with 503 first. */
  beBusy(times: number): void
  close(): Promise<void>
}

const KEY = 'AKIDEXAMPLE'
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const REGION = 'eu-test-1'
const BUCKET = '/affiche/pictures/'

export async function bucketServer(): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map()
  const requests: string[] = []
  let busy = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request)
    requests.push(`${request.method} ${request.url}`)
    if (busy > 0) {
      busy -= 1
      return refuse(response, 503, 'SlowDown')
    }
    const fault = faultOfSignature(request, bytes)
    if (fault !== null) return refuse(response, 403, fault)
    const path = request.url ?? '/'
    if (!path.startsWith(BUCKET)) return refuse(response, 404, 'NoSuchBucket')
    const name = path.slice(BUCKET.length)
    const object = objects.get(name)
    switch (request.method ?? '') {
      case 'PUT':
        objects.set(name, { bytes, headers: request.headers })
        response.writeHead(200, { etag: '"x"' }).end()
        return
      case 'DELETE':
        objects.delete(name)
        response.writeHead(204).end()
        return
      case 'GET':
      case 'HEAD':
        if (object === undefined) return refuse(response, 404, 'NoSuchKey')
        response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes)
        return
      default:
        refuse(response, 405, 'MethodNotAllowed')
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${BUCKET.slice(0, -1)}`,
    key: KEY,
    secret: SECRET,
    region: REGION,
    objects,
    requests,
    beBusy: (times) => (busy = times),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature version 4, computed from the request by AWS's own description of it. */
function faultOfSignature(request: IncomingMessage, bytes: Buffer): string | null {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, key, day = '', region = '', signed = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? []
  if (key === undefined) return 'AccessDenied'
  if (key !== KEY) return 'InvalidAccessKeyId'
  const contents = String(request.headers['x-amz-content-sha256'])
  if (contents !== sha256(bytes)) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
  const url = new URL(request.url ?? '/', 'http://bucket')
  const canonical = [request.method, url.pathname, '', headers, signed, contents].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)]
  const dated = hmac(`AWS4${SECRET}`, day)
  const signing = hmac(hmac(hmac(dated, region), 's3'), 'aws4_request')
  const right = hmac(signing, toSign.join('\n')).toString('hex')
  if (!names.includes('host') || signature !== right) return 'SignatureDoesNotMatch'
  return region === REGION ? null : 'AuthorizationHeaderMalformed'
}
