import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../contract/errors.ts'

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

type CountedPayload = Transform & { receivedEncodedLength: number }

/**
 * Bodies that come coded are decoded while they are read, so that the body limit holds for the decoded bytes: a small
 * bomb ends where a large body does.
 */
export function acceptCodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply, payload: Readable) => {
    const coding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    if (coding === 'identity') return payload
    const decoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined
    if (decoder === undefined) {
      reply.header('accept-encoding', 'gzip, deflate, br')
      const detail = 'The body has a coding that this address does not take.'
      throw new ServiceError('unsupported-media-type', { detail })
    }
    const decoded = Object.assign(decoder(), { receivedEncodedLength: 0 }) as CountedPayload
    payload.on('data', (chunk: Buffer) => {
      decoded.receivedEncodedLength += chunk.length
    })
    payload.on('error', (error) => decoded.destroy(error))
    return payload.pipe(decoded)
  })
}
