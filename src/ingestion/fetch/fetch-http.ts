import { STATUS_CODES } from 'node:http'
import { deadline } from '../../lib/deadline.ts'
import { decodedUri } from '../../lib/decode-uri.ts'
import { isWebAddress } from '../../lib/web-address.ts'
import {
  RETRY_AFTER_MAX_MS,
  RETRY_AFTER_READ_MAX_MS,
  retryAfterMs,
} from '../../lib/safe-fetch/retry-after.ts'
import { ask, letGo } from './ask.ts'
import type { Answer, Question } from './ask.ts'
import { readingFault } from './classify.ts'
import type { Fault } from './classify.ts'
import { basicOf, readCredentials } from './credentials.ts'
import type { Credentials } from './credentials.ts'
import { beyondLimit, decode } from './decode.ts'
import type { Coding } from './decode.ts'
import { FetchError } from './fetch-error.ts'
import type { Fetched, FetchContext, FetchLimits, FetchRequest, Validators } from './fetched.ts'

/** Doubled with each attempt, and the server's least wait: nobody is asked twice at once. */
const BACKOFF_MS = 1000

const CODINGS: Readonly<Record<string, Coding>> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  br: 'br',
}

/** Names of no coding: identity, and what belongs to other headers, of characters and of mail. */
const NO_CODING =
  /^(?:|identity|none|binary|text|[78]bit|utf-?8|us-ascii|iso-8859-\d+|windows-\d+)$/

/** Those above 504 are of networks between us and the partner's server, which is not to be had at the moment. */
const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529])

/** How servers answer a condition that they do not understand, each time anew: without it they may give the feed. */
const REFUSES_CONDITIONS = new Set([400, 412, 416, 501])

/** One body over HTTP: polite, with retries while nothing has been read. */
export async function* fetchHttp(
  context: FetchContext,
  request: FetchRequest,
): AsyncGenerator<Fetched> {
  const url = new URL(request.location)
  const credentials = withUser(url, readCredentials(request.options, context.secret))
  const leave = await context.queue.enter(url.host)
  try {
    const answer = await askUntilAnswered(context, request, url, credentials)
    try {
      yield answer.status === 304
        ? { kind: 'notModified', address: answer.address, ...validatorsOf(answer) }
        : await bodyOf(context, request, answer)
    } finally {
      answer.body.destroy()
    }
  } finally {
    leave()
  }
}

async function askUntilAnswered(
  context: FetchContext,
  request: FetchRequest,
  url: URL,
  credentials: Credentials,
): Promise<Answer> {
  let { validators } = request
  const own = request.linkedFrom ?? request.location
  const ownHost = isWebAddress(own) ? new URL(own).hostname : null
  for (let attempt = 1; ; attempt += 1) {
    context.stop?.throwIfAborted()
    const signal = deadline(context.limits.totalMs, context.stop)
    // A server that always fails by a condition would never be read again.
    const isLast = attempt > 1 && attempt >= context.limits.attemptsMax
    const headers = headersOf(isLast ? null : validators)
    const fault = await judge(context, { url, ownHost, headers, credentials, signal }, attempt)
    if (!('error' in fault)) return fault
    if (!fault.passing || attempt >= context.limits.attemptsMax) throw fault.error
    if (REFUSES_CONDITIONS.has(fault.error.status ?? 0)) validators = null
    const waitMs = fault.waitMs ?? backoffMs(context, attempt)
    if (waitMs >= LONG_WAIT_MS) context.waits?.(url.hostname, waitMs)
    await context.sleep(waitMs)
  }
}

/** Whoever looks on takes it for a standstill. */
const LONG_WAIT_MS = 10_000

type Judged = Answer | (Fault & { readonly waitMs?: number })

async function judge(context: FetchContext, question: Question, attempt: number): Promise<Judged> {
  const answer = await ask(context, question)
  if ('error' in answer || answer.status === 200) return answer
  const conditional = 'if-none-match' in question.headers || 'if-modified-since' in question.headers
  if (answer.status === 304 && conditional) return answer
  await letGo(answer.body)
  const fault = statusFault(context, answer, attempt)
  return conditional && REFUSES_CONDITIONS.has(answer.status) ? { ...fault, passing: true } : fault
}

/** Without a stored body there is nothing that a 304 could confirm: it is asked for again. */
function statusFault(
  context: FetchContext,
  answer: Answer,
  attempt: number,
): Fault & { readonly waitMs?: number } {
  const { status, address } = answer
  const says = `${address} answered ${status} (${STATUS_CODES[status] ?? 'unknown'})`
  if (status === 204 || status === 205)
    return { error: new FetchError('empty', `${says}: nothing at all.`), passing: false }
  const asksMs = retryAfterMs(answer.header('retry-after'), context.clock.now())
  const waitMs = Math.min(asksMs ?? 0, RETRY_AFTER_MAX_MS)
  const retryAt = asksMs === null ? {} : { retryAt: context.clock.now() + waitMs }
  const error = new FetchError('status', `${says}.${unopened(answer)}`, { status, ...retryAt })
  if (status === 304) return { error, passing: attempt === 1 }
  // Some refuse with 403 who is only too early.
  if (!PASSING_STATUSES.has(status)) return { error, passing: false }
  if (asksMs === null) return { error, passing: true }
  if (asksMs <= context.limits.retryWaitMsMax)
    return { error, passing: true, waitMs: Math.max(asksMs, BACKOFF_MS) }
  const later = new FetchError('later', `${says} and asks to wait ${waitTold(asksMs)}.`, retryAt)
  return { error: later, passing: false }
}

/** Why who has the right key is refused all the same: `http://` that has become `https://`, mostly. */
function unopened({ status, leftBehindAt, url }: Answer): string {
  if (leftBehindAt === null || (status !== 401 && status !== 403)) return ''
  return ` The feed's credentials go to ${leftBehindAt} only, which redirects there: if ${url.origin} should have them, make it the feed's location.`
}

/** What the server said, and what is done where that is too long. */
function waitTold(asksMs: number): string {
  const asked = asksMs < RETRY_AFTER_READ_MAX_MS ? inSeconds(asksMs) : 'a hundred years or more'
  if (asksMs <= RETRY_AFTER_MAX_MS) return asked
  return `${asked}; it is asked again after ${inSeconds(RETRY_AFTER_MAX_MS)}, the longest that is waited`
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`
}

/** Full jitter: many that failed together do not come back together. */
function backoffMs(context: FetchContext, attempt: number): number {
  const most = Math.min(BACKOFF_MS * 2 ** attempt, context.limits.retryWaitMsMax)
  return Math.round(BACKOFF_MS / 2 + context.random() * (most - BACKOFF_MS / 2))
}

function headersOf(validators: Validators | null): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': 'Affiche (event listing service)',
    accept: '*/*',
    'accept-encoding': 'gzip, br',
  }
  const { etag = null, lastModified = null } = validators ?? {}
  if (isSendable(etag)) headers['if-none-match'] = etag
  if (isSendable(lastModified)) headers['if-modified-since'] = lastModified
  return headers
}

/** Servers send longer headers than they take: most refuse a request with more than 8 KB of them. */
const VALIDATOR_MAX = 2000

function isSendable(validator: string | null): validator is string {
  return validator !== null && validator !== '' && validator.length <= VALIDATOR_MAX
}

/** `https://user:password@host/` is how many portals write basic authentication. */
function withUser(url: URL, credentials: Credentials): Credentials {
  if (url.username === '' && url.password === '') return credentials
  // A password may hold a percent sign that nobody encoded.
  const user = `${decodedUri(url.username)}:${decodedUri(url.password)}`
  const authorization = `Basic ${basicOf(user)}`
  return { ...credentials, headers: { authorization, ...credentials.headers } }
}

async function bodyOf(
  context: FetchContext,
  request: FetchRequest,
  answer: Answer,
): Promise<Fetched> {
  const { address } = answer
  const coding = codingOf(answer)
  const limits = limitsOf(context, request)
  // Who says that it is too much need not send it first.
  if (Number(answer.header('content-length')) > limits.wireBytesMax)
    throw beyondLimit(address, limits)
  const body = await decode(readChunks(answer, address), {
    coding,
    limits,
    htmlIsData: request.htmlIsData,
    address,
  })
  return {
    kind: 'body',
    address,
    contentType: answer.header('content-type'),
    ...validatorsOf(answer),
    ...body,
  }
}

function codingOf(answer: Answer): Coding {
  const written = (answer.header('content-encoding') ?? '').toLowerCase().split(',')
  const names = written.map((name) => name.trim()).filter((name) => !NO_CODING.test(name))
  const [name] = names
  if (name === undefined) return 'identity'
  const coding = names.length === 1 && Object.hasOwn(CODINGS, name) ? CODINGS[name] : undefined
  if (coding !== undefined) return coding
  const shown = names.join(', ').slice(0, NAME_SHOWN)
  throw new FetchError(
    'coding',
    `${answer.address} is sent in a coding we did not ask for (${shown}).`,
  )
}

const NAME_SHOWN = 40

function limitsOf({ limits }: FetchContext, { bytesMax }: FetchRequest): FetchLimits {
  return bytesMax === undefined
    ? limits
    : { ...limits, wireBytesMax: bytesMax, inflatedBytesMax: bytesMax }
}

async function* readChunks(answer: Answer, address: string): AsyncGenerator<Buffer> {
  try {
    yield* answer.body as AsyncIterable<Buffer>
  } catch (error) {
    throw readingFault(address, error).error
  }
}

function validatorsOf(answer: Answer) {
  return { etag: answer.header('etag'), lastModified: answer.header('last-modified') }
}
