import type { Dispatcher } from 'undici'
import { connectingFault } from './classify.ts'
import type { Fault } from './classify.ts'
import { FetchError } from './fetch-error.ts'
import type { FetchContext } from './fetched.ts'
import { hiding } from './hide-secrets.ts'
import type { Credentials } from './credentials.ts'
import { shownAddress } from './shown-address.ts'

/** More is a loop. */
const REDIRECTS_MAX = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export interface Answer {
  readonly status: number
  readonly url: URL
  /** The same, fit to be shown. */
  readonly address: string
  readonly body: Dispatcher.ResponseData['body']
  /** Where credentials had gone, had it not redirected elsewhere; null: they went along, or there are none. */
  readonly leftBehindAt: string | null
  header(name: string): string | null
}

export interface Question {
  readonly url: URL
  /** The name of the host that the operator himself gave; null: a file, which is of none. */
  readonly ownHost: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: Credentials
  readonly signal: AbortSignal
}

/**
 * One GET with its redirects, each hop through the guard, which lets the host that the operator gave be private, and no other; a failure to get any answer is told apart. Credentials go to the
 * origin they were meant for: whoever redirects elsewhere and back does not get them again.
 */
export async function ask(context: FetchContext, question: Question): Promise<Answer | Fault> {
  const { credentials } = question
  let url = withQuery(question.url, credentials)
  let headers = { ...question.headers, ...credentials.headers }
  let home = true
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const address = toldAddress(url, credentials)
    let answer: Answer
    try {
      answer = await askOnce(context, url, headers, question, home)
    } catch (error) {
      const led = { address, isLed: url.hostname !== question.ownHost }
      const from = hop === 0 ? {} : { from: shownAddress(question.url) }
      return connectingFault({ ...led, ...from }, error)
    }
    if (!REDIRECTS.has(answer.status)) return answer
    await letGo(answer.body)
    const next = redirectTarget(answer)
    home &&= next.origin === url.origin
    if (!home) headers = { ...question.headers }
    // `/feed` to `/feed/` loses the query; a target with a query of its own, signed perhaps, is taken as it is.
    url = home && next.search === '' ? withQuery(next, credentials) : next
  }
  throw new FetchError(
    'redirect',
    `${shownAddress(question.url)} redirects more than ${REDIRECTS_MAX} times.`,
  )
}

async function askOnce(
  context: FetchContext,
  url: URL,
  headers: Record<string, string>,
  { url: first, ownHost, credentials, signal }: Question,
  home: boolean,
): Promise<Answer> {
  const agent = url.hostname === ownHost ? context.agent : context.strangers
  const {
    statusCode,
    headers: answered,
    body,
  } = await agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headers,
    signal,
  })
  // Destroying a body that is not wanted is no error of anybody's.
  body.on('error', () => {})
  return {
    status: statusCode,
    url,
    address: toldAddress(url, credentials),
    body,
    leftBehindAt: home || valuesOf(credentials).length === 0 ? null : first.origin,
    header(name) {
      const value = answered[name]
      return (Array.isArray(value) ? value.join(', ') : value) ?? null
    },
  }
}

function toldAddress(url: URL, credentials: Credentials): string {
  const added = credentials.query.map(([name]) => name)
  return hiding(valuesOf(credentials))(shownAddress(url, added))
}

/** Where a redirect leads may repeat them: `/login?from=/feed%3Fkey%3D…`. */
function valuesOf({ headers, query }: Credentials): string[] {
  return [...Object.values(headers), ...query.map(([, value]) => value)]
}

const LET_GO_BYTES = 64 * 1024
const LET_GO_MS = 2000

/** What is not wanted of an answer: read where it ends soon, for the connection's sake, and else cut off. */
export async function letGo(body: Answer['body']): Promise<void> {
  await body.dump({ limit: LET_GO_BYTES, signal: AbortSignal.timeout(LET_GO_MS) }).catch(() => {})
  body.destroy()
}

function redirectTarget(answer: Answer): URL {
  const target = asMeant(answer.header('location') ?? '')
  const url =
    target === '' || !URL.canParse(target, answer.url.href) ? null : new URL(target, answer.url)
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new FetchError('redirect', `${answer.address} redirects to no web address.`)
  url.username = ''
  url.password = ''
  return url
}

/** Headers are read as Latin-1; an address that somebody left unencoded is UTF-8 nearly always. */
function asMeant(header: string): string {
  if (!/[\x80-\xff]/.test(header)) return header
  const text = Buffer.from(header, 'latin1').toString('utf8')
  return text.includes('\uFFFD') ? header : text
}

function withQuery(url: URL, { query }: Credentials): URL {
  const full = new URL(url)
  for (const [name, value] of query) full.searchParams.set(name, value)
  full.username = ''
  full.password = ''
  return full
}
