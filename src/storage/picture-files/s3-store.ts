import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import {
  PICTURE_TYPES,
  PictureDamaged,
  PictureStoreError,
  isNamed,
  pictureEnding,
  pictureName,
} from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'

export interface BucketSettings {
  /** Where objects lie, with bucket and prefix: `https://s3.eu-west-3.amazonaws.com/my-bucket/pictures`. */
  readonly address: string
  readonly key: string
  readonly secret: string
  readonly region: string
  /** For one try of reading; a reader waits meanwhile. */
  readonly readTimeoutMs?: number
}

const WRITE_TIMEOUT_MS = 20_000
const READ_TIMEOUT_MS = 5_000
/** A store is busy for a moment now and then. Whoever reads waits for less than a job that writes. */
const WAITS_MS = { GET: [200], HEAD: [200], PUT: [200, 800], DELETE: [200, 800] } as const
/** A key may be good for reading alone: only writing tells. */
const PROBE = Buffer.from('Affiche was here.')
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PASSING = new Set([408, 429, 500, 502, 503, 504])

/** Pictures as objects of a bucket of S3, or of anything that speaks like it. */
export function bucketStore(settings: BucketSettings): PictureStore {
  const ask = asker({ ...settings, address: settings.address.replace(/\/+$/, '') })
  const store: PictureStore = {
    place: settings.address,
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes)
      if (answer === null) throw new PictureStoreError(`There is no bucket at ${settings.address}.`)
    },
    async get(name) {
      const answer = await ask('GET', name)
      if (answer === null) return null
      if (isNamed(name, answer.bytes)) return answer.bytes
      throw new PictureDamaged(
        `The picture store ${settings.address} gave other bytes for ${name} than were put there.`,
      )
    },
    // An object is there whole or not at all; reading it to be sure would be paid for.
    has: async (name) => (await store.size(name)) !== null,
    async size(name) {
      const answer = await ask('HEAD', name)
      return answer === null ? null : Number(answer.headers.get('content-length') ?? 0)
    },
    async remove(name) {
      await ask('DELETE', name)
    },
    check: () => tryOut(store),
    // An object is there whole or not at all.
    removeDrafts: async () => {},
  }
  return store
}

async function tryOut(store: PictureStore): Promise<void> {
  const name = pictureName(PROBE, 'png')
  await store.put(name, PROBE)
  if ((await store.get(name)) === null)
    throw new PictureStoreError(
      `The picture store ${store.place} took an object and does not have it.`,
    )
  await store.remove(name)
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

/** An answer that has arrived whole. */
interface Arrived {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

/** Asks, again where the store was busy or broke off. Gives the answer, null where there is no such object. */
function asker({ address, key, secret, region, readTimeoutMs = READ_TIMEOUT_MS }: BucketSettings) {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 0,
  })

  async function askOnce(method: Method, name: string, bytes?: Buffer): Promise<Arrived> {
    const headers = headersOf(name, bytes)
    const body = bytes === undefined ? {} : { body: bytes }
    const signed = await client.sign(`${address}/${name}`, { method, headers, ...body })
    const reads = method === 'GET' || method === 'HEAD'
    const signal = AbortSignal.timeout(reads ? readTimeoutMs : WRITE_TIMEOUT_MS)
    const answer = await fetch(signed, { signal, redirect: 'manual' })
    const arrived = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, bytes: arrived }
  }

  async function ask(method: Method, name: string, bytes?: Buffer): Promise<Arrived> {
    for (const waitMs of WAITS_MS[method]) {
      const answer = await askOnce(method, name, bytes).catch(() => null)
      if (answer !== null && !PASSING.has(answer.status)) return answer
      await wait(waitMs)
    }
    return askOnce(method, name, bytes).catch((error: unknown) => {
      throw new PictureStoreError(
        `The picture store ${address} cannot be reached: ${reasonOf(error)}.`,
        { cause: error },
      )
    })
  }

  return async (method: Method, name: string, bytes?: Buffer): Promise<Arrived | null> => {
    const answer = await ask(method, name, bytes)
    if (answer.status >= 200 && answer.status < 300) return answer
    const said = answer.bytes.toString('utf8')
    if (answer.status === 404 && !said.includes('NoSuchBucket')) return null
    throw new PictureStoreError(refusal(address, answer.status, said))
  }
}

/** `fetch` says only that it failed; why is in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return cause.message === ''
    ? ((cause as NodeJS.ErrnoException).code ?? cause.name)
    : cause.message
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
