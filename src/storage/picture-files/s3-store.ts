import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { PICTURE_TYPES, PictureStoreError, pictureEnding } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'

export interface BucketSettings {
  /** Where objects lie, with bucket and prefix: `https://s3.eu-west-3.amazonaws.com/my-bucket/pictures`. */
  readonly address: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

const TIMEOUT_MS = 20_000
/** A store is busy for a moment now and then. */
const WAITS_MS = [200, 800]
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PASSING = new Set([408, 429, 500, 502, 503, 504])

/** Pictures as objects of a bucket of S3, or of anything that speaks like it. */
export function bucketStore(settings: BucketSettings): PictureStore {
  const ask = asker({ ...settings, address: settings.address.replace(/\/+$/, '') })
  return {
    place: settings.address,
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes)
      if (answer === null) throw new PictureStoreError(`There is no bucket at ${settings.address}.`)
      await answer.body?.cancel()
    },
    async get(name) {
      const answer = await ask('GET', name)
      return answer === null ? null : Buffer.from(await answer.arrayBuffer())
    },
    async size(name) {
      const answer = await ask('HEAD', name)
      await answer?.body?.cancel()
      return answer === null ? null : Number(answer.headers.get('content-length') ?? 0)
    },
    async remove(name) {
      await (await ask('DELETE', name))?.body?.cancel()
    },
  }
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

/** Asks, again where the store was busy. Gives the answer, null where there is no such object. */
function asker({ address, key, secret, region }: BucketSettings) {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 0,
  })

  async function askOnce(method: Method, name: string, bytes?: Buffer): Promise<Response> {
    const headers = headersOf(name, bytes)
    const body = bytes === undefined ? {} : { body: bytes }
    const signed = await client.sign(`${address}/${name}`, { method, headers, ...body })
    return fetch(signed, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
  }

  async function ask(method: Method, name: string, bytes?: Buffer): Promise<Response> {
    for (const waitMs of WAITS_MS) {
      const answer = await askOnce(method, name, bytes).catch(() => null)
      if (answer !== null && !PASSING.has(answer.status)) return answer
      await answer?.body?.cancel()
      await wait(waitMs)
    }
    return askOnce(method, name, bytes).catch((error: unknown) => {
      throw new PictureStoreError(`The picture store ${address} cannot be reached.`, {
        cause: error,
      })
    })
  }

  return async (method: Method, name: string, bytes?: Buffer): Promise<Response | null> => {
    const answer = await ask(method, name, bytes)
    if (answer.ok) return answer
    const said = await answer.text()
    if (answer.status === 404 && !said.includes('NoSuchBucket')) return null
    throw new PictureStoreError(refusal(address, answer.status, said))
  }
}

function headersOf(name: string, bytes: Buffer | undefined): Record<string, string> {
  // Signed with the rest, so that what arrives is what was sent, over plain http too.
  const headers = { 'x-amz-content-sha256': hash('sha256', bytes ?? '', 'hex') }
  const ending = pictureEnding(name)
  if (bytes === undefined || ending === null) return headers
  const type = PICTURE_TYPES[ending]
  return { ...headers, 'content-type': type, 'cache-control': IMMUTABLE }
}

/** The store's own code says most; its message may repeat what was signed, so it is not shown. */
function refusal(address: string, status: number, said: string): string {
  const code = /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(said)?.[1]
  return (
    `The picture store ${address} answered ${status}${code === undefined ? '' : ` (${code})`}. ` +
    'Check AFFICHE_IMAGE_STORE and its _KEY, _SECRET and _REGION.'
  )
}
