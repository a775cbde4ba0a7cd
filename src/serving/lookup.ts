import { ServiceError, serviceError } from '../contract/errors.ts'
import type { DocumentKind } from '../storage/documents.ts'
import { isDatabaseUnavailable } from '../storage/unavailable.ts'
import { type Answer, errorHeaders, problemAnswer, problemForm } from './answer.ts'
import type { CachedDocument } from './cached-document.ts'
import type { Documents } from './documents.ts'
import { type LookupPath, createLookupPaths } from './lookup-path.ts'
import type { Admission, LookupRequest } from './lookup-request.ts'
import { presentDocument } from './present.ts'
import { VARY } from './representation.ts'
import { notFound, readWish } from './wish.ts'

export interface LookupAnswer extends Answer {
  readonly operation: DocumentKind
  readonly clientId: string | null
  /** Of the document that was given; null: none was. */
  readonly documentKey: number | null
}

export interface LookupContext {
  readonly documents: Documents
  /** Told of what is our fault. */
  readonly failed: (error: unknown, what: string) => void
  readonly basePath: string
  readonly baseUrl: string
  readonly admit: (rawHeaders: readonly string[], now: number) => Admission | Promise<Admission>
}

export type Lookup = (
  request: LookupRequest,
  now: number,
) => LookupAnswer | Promise<LookupAnswer> | null

const METHODS = 'GET, HEAD'
const STRANGER: Admission = { clientId: null, refusal: null, headers: [] }
const WRONG_METHOD: Admission = {
  clientId: null,
  refusal: new ServiceError('method-not-allowed'),
  headers: ['Allow', METHODS],
}

/**
 * The two lookups, decided from method, address, headers and time alone, so that any server can carry them. The answer
 * comes synchronously when token and document are in memory; null: not an address of the lookups.
 *
 * Order of refusals: 405, 401, 429, 400, 406, 404. Nobody learns anything of an id without a token.
 */
export function createLookup(context: LookupContext): Lookup {
  const readPath = createLookupPaths(context.basePath)
  return (request, now) => {
    const path = readPath(request.target)
    if (path === null) return null
    const visit = { context, path, request, now }
    if (request.method !== 'GET' && request.method !== 'HEAD') return decide(visit, WRONG_METHOD)
    const admission = context.admit(request.rawHeaders, now)
    if (!(admission instanceof Promise)) return decide(visit, admission)
    return admission.then(
      (admitted) => decide(visit, admitted),
      (error: unknown) => refuse(visit, STRANGER, error),
    )
  }
}

/** One request at one of the lookups' addresses. */
interface Visit {
  readonly context: LookupContext
  readonly path: LookupPath
  readonly request: LookupRequest
  readonly now: number
}

function decide(visit: Visit, admission: Admission): LookupAnswer | Promise<LookupAnswer> {
  const { context, path, request, now } = visit
  try {
    if (admission.refusal !== null) throw admission.refusal
    const wish = readWish(path, request.headers)
    const present = (document: CachedDocument): LookupAnswer => ({
      operation: path.kind,
      clientId: admission.clientId,
      documentKey: document.key,
      ...presentDocument(document, wish, request, admission.headers, context.baseUrl, now),
    })
    const { documents } = context
    const ready = documents.cached(path.kind, wish.id, wish.form, wish.coding)
    if (ready !== undefined) return present(ready)
    return documents.find(path.kind, wish.id, wish.form, wish.coding).then(
      (found) => (found === null ? refuse(visit, admission, notFound(path)) : present(found)),
      (error: unknown) => refuse(visit, admission, error),
    )
  } catch (error) {
    return refuse(visit, admission, error)
  }
}

/** Whatever went wrong, as the answer that tells it in the form asked for. */
function refuse(
  { context, path, request }: Visit,
  admission: Admission,
  thrown: unknown,
): LookupAnswer {
  const error = isDatabaseUnavailable(thrown)
    ? new ServiceError('unavailable', { cause: thrown })
    : serviceError(thrown)
  if (error.status >= 500) context.failed(thrown, 'a lookup failed')
  const headers = [...VARY, ...errorHeaders(error), ...admission.headers]
  const form = problemForm(request.headers.accept)
  const answer = problemAnswer(error, form, context.baseUrl, headers)
  const body = request.method === 'HEAD' ? null : answer.body
  return { ...answer, body, operation: path.kind, clientId: admission.clientId, documentKey: null }
}
