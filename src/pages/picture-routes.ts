import type { FastifyInstance, FastifyReply } from 'fastify'
import { ServiceError } from '../contract/errors.ts'
import { PICTURES_PATH } from '../domain/picture.ts'
import type { PictureStore } from '../storage/picture-files/picture-store.ts'
import {
  PICTURE_TYPES,
  PictureDamaged,
  pictureEnding,
} from '../storage/picture-files/picture-store.ts'
import { isKnown, notFoundPage } from './public-pages.ts'
import { preferredLanguage } from './words.ts'

/** A name stands for its bytes: whoever has them never needs to ask again. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; sandbox`,
  // Shown by any site, drawn into any canvas.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const

/** `/images/{name}`: our copies of pictures, for everybody. `damaged` is told of those that are not what was written. */
export function registerPictures(
  app: FastifyInstance,
  store: PictureStore,
  damaged: (name: string) => void = () => {},
): void {
  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name`, async (request, reply) => {
    const { name } = request.params
    const { 'if-none-match': known, 'accept-language': language } = request.headers
    const ending = pictureEnding(name)
    if (ending === null) return notFound(reply, language)
    const etag = `"${name.slice(0, 40)}"`
    const headers = { ...HEADERS, 'content-type': PICTURE_TYPES[ending], etag }
    if (isKnown(known, etag)) {
      if ((await fromStore(store.size(name))) === null) return notFound(reply, language)
      return reply.code(304).headers(headers).send()
    }
    const found = store.get(name).catch((error: unknown) => {
      if (error instanceof PictureDamaged) damaged(name)
      throw error
    })
    const bytes = await fromStore(found)
    return bytes === null ? notFound(reply, language) : reply.headers(headers).send(bytes)
  })
}

/** One that is not there yet may be there in a moment: nobody keeps this answer. */
function notFound(reply: FastifyReply, language: string | undefined): FastifyReply {
  const { status, headers, body } = notFoundPage(preferredLanguage(language))
  return reply.code(status).headers(headers).send(body)
}

/** While the store is away the picture is not gone: whoever asks may ask again. */
function fromStore<Value>(answer: Promise<Value>): Promise<Value> {
  return answer.catch((cause: unknown) => {
    const detail = 'Pictures cannot be read at the moment: see Retry-After.'
    const log = cause instanceof Error ? cause.message : String(cause)
    throw new ServiceError('unavailable', { detail, log, cause })
  })
}
