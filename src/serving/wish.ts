import type { IncomingHttpHeaders } from 'node:http'
import { ServiceError } from '../contract/errors.ts'
import type { Form } from '../contract/problem.ts'
import { negotiateCoding, negotiateMediaType, remembered } from '../lib/negotiate.ts'
import type { Coding } from './cached-document.ts'
import { isPlaceId, readPerformerId } from './identifiers.ts'
import type { LookupPath } from './lookup-path.ts'
import { MEDIA_TYPES, type MediaType } from './representation.ts'

/** Which document, in which dress: all that a request says. */
export interface Wish {
  readonly path: LookupPath
  readonly id: string | number
  readonly mediaType: MediaType
  readonly form: Form
  readonly coding: Coding
}

const CODINGS = ['br', 'gzip'] as const
const wantedType = remembered((accept) => negotiateMediaType(accept, MEDIA_TYPES))
const wantedCoding = remembered((accepted) => negotiateCoding(accepted, CODINGS))

const PARAMETERS = {
  performer: { in: 'path', name: 'performerId', detail: 'It must be a number.' },
  place: {
    in: 'path',
    name: 'directoryPlaceId',
    detail: 'It must match ^[A-Za-z0-9_-]{1,512}$.',
  },
} as const

/** Throws the 400, 406 or 404 that needs no look at any data, in this order. */
export function readWish(path: LookupPath, headers: IncomingHttpHeaders): Wish {
  const id = readId(path)
  const mediaType = wantedType(headers.accept)
  if (mediaType === null) throw new ServiceError('not-acceptable')
  const coding = wantedCoding(headers['accept-encoding']?.toString())
  if (coding === null) {
    const detail = 'The answer comes uncoded or coded with gzip or br; Accept-Encoding allows none.'
    throw new ServiceError('not-acceptable', { detail })
  }
  if (id === 'nobody') throw notFound(path)
  const form = mediaType === 'application/json' ? 'json' : 'xml'
  return { path, id: id.value, mediaType, form, coding }
}

export function notFound({ kind }: LookupPath): ServiceError {
  return new ServiceError(kind === 'performer' ? 'performer-not-found' : 'place-not-found')
}

function readId({ kind, segment }: LookupPath): { readonly value: string | number } | 'nobody' {
  const errors = [PARAMETERS[kind]]
  if (segment === null) throw new ServiceError('malformed-path', { errors })
  const id = kind === 'performer' ? readPerformerId(segment) : readPlaceId(segment)
  if (id === null) throw new ServiceError('invalid-parameter', { errors })
  return id === 'nobody' && kind === 'performer' ? id : { value: id }
}

function readPlaceId(segment: string): string | null {
  return isPlaceId(segment) ? segment : null
}
