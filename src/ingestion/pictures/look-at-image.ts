import { hash } from 'node:crypto'
import type { PictureForms } from '../../domain/picture.ts'
import { pictureName } from '../../storage/picture-files/picture-store.ts'
import type { PictureStore } from '../../storage/picture-files/picture-store.ts'
import type { DueImage, ImageOutcome, PictureWrite, StoredPicture } from '../../storage/pictures.ts'
import { cutPicture, RECIPE } from '../enrich/pictures/cut-picture.ts'
import type { CutForm } from '../enrich/pictures/cut-picture.ts'
import type { Fetched, FetchRequest } from '../fetch/fetched.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import { GONE_MAX, PASSING_MAX, failureOf, recheckAt, retryAt } from './picture-schedule.ts'
import type { Failure } from './picture-schedule.ts'

export interface LookingAround {
  readonly fetch: (request: FetchRequest) => AsyncIterable<Fetched>
  readonly store: PictureStore
  /** As many pictures at a time are cut as the operator allows; others wait here for their turn. */
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** The picture of these bytes, had before. */
  readonly knownPicture: (hash: Buffer) => Promise<StoredPicture | undefined>
  readonly now: () => number
}

/** What came of an image, and the picture it is where that is new. */
export interface Looked {
  readonly image: DueImage
  readonly outcome: ImageOutcome
  readonly picture: PictureWrite | null
}

/** Fetches what is at the address and makes our copies. Whatever is wrong with it ends in the outcome. */
export async function lookAtImage(around: LookingAround, image: DueImage): Promise<Looked> {
  if (!image.wanted) return { image, outcome: asItWas(image), picture: null }
  try {
    return await ready(around, image)
  } catch (error) {
    const failure = failureOf(error)
    return { image, outcome: failed(image, failure, around.now()), picture: null }
  }
}

async function ready(around: LookingAround, image: DueImage): Promise<Looked> {
  const isCurrent = await isWhole(around.store, image)
  const fetched = await fetchImage(around, image, isCurrent)
  const fine = {
    ...asItWas(image),
    state: 'ready' as const,
    failures: 0,
    reason: null,
    detail: null,
    dueAt: recheckAt(around.now(), image.key),
  }
  if (fetched.bytes === null) return { image, outcome: fine, picture: null }
  const { bytes, etag, lastModified } = fetched
  const found = { ...fine, etag, lastModified }
  const digest = hash('sha256', bytes, 'buffer')
  const known = await around.knownPicture(digest)
  if (known !== undefined && (await isWhole(around.store, known)))
    return { image, outcome: { ...found, pictureId: known.id }, picture: null }
  const picture = await around.inTurn(() => keep(around.store, digest, bytes))
  return { image, outcome: found, picture }
}

/** Cut as we cut today, and all its copies are where they should be: a folder may have been lost, a file torn. */
async function isWhole(
  store: PictureStore,
  { recipe, forms }: Pick<DueImage, 'recipe' | 'forms'>,
): Promise<boolean> {
  if (recipe !== RECIPE || forms === null) return false
  for (const name of [forms.image, forms.square, forms.rectangle, forms.web])
    if (!(await store.has(name))) return false
  return true
}

interface FetchedImage {
  /** Null: as it was. */
  readonly bytes: Buffer | null
  readonly etag: string | null
  readonly lastModified: string | null
}

async function fetchImage(
  { fetch }: LookingAround,
  { address, etag, lastModified }: DueImage,
  isCurrent: boolean,
): Promise<FetchedImage> {
  const validators =
    isCurrent && (etag !== null || lastModified !== null) ? { etag, lastModified } : null
  const request = { location: address, options: {}, validators, htmlIsData: false }
  for await (const fetched of fetch(request)) {
    if (fetched.kind === 'failed') throw fetched.error
    if (fetched.kind === 'notModified') return { bytes: null, etag, lastModified }
    const chunks: Buffer[] = []
    for await (const chunk of fetched.chunks()) chunks.push(chunk)
    return {
      bytes: Buffer.concat(chunks),
      etag: fetched.etag,
      lastModified: fetched.lastModified,
    }
  }
  throw new FetchError('empty', `${address} gave nothing.`)
}

async function keep(store: PictureStore, digest: Buffer, bytes: Buffer): Promise<PictureWrite> {
  const cut = await cutPicture(bytes)
  const put = async ({ bytes: made, ending }: CutForm): Promise<string> => {
    const name = pictureName(made, ending)
    await store.put(name, made)
    return name
  }
  const forms: PictureForms = {
    image: await put(cut.image),
    width: cut.image.width,
    height: cut.image.height,
    square: await put(cut.square),
    rectangle: await put(cut.rectangle),
    web: await put(cut.web),
  }
  const { width, height, blank } = cut
  return { hash: digest, width, height, blank, forms, recipe: RECIPE }
}

function asItWas(image: DueImage): ImageOutcome {
  const { key, state, pictureId, failures, reason, detail, etag, lastModified } = image
  return { key, state, pictureId, failures, reason, detail, etag, lastModified, dueAt: null }
}

/**
 * A picture that we have is kept while its server is away, and given up when it says again that there is none. One that
 * we never had waits for what may pass, and is refused for what does not.
 */
function failed(image: DueImage, failure: Failure, now: number): ImageOutcome {
  const failures = image.failures + 1
  const { reason, detail, passing } = failure
  const lasting = image.state === 'ready' ? !passing && failures >= GONE_MAX : !passing
  const refused = lasting || (image.state !== 'ready' && failures >= PASSING_MAX)
  const state = refused ? 'refused' : image.state
  return {
    ...asItWas(image),
    state,
    failures,
    reason,
    detail,
    dueAt: retryAt(now, failures, failure),
  }
}
