import { createHash } from 'node:crypto'
import { withPublicUrl } from '../contract/document.ts'
import type { WireEvent } from '../contract/schemas/event.ts'
import type { Clock } from '../lib/clock.ts'
import type { Queryable } from '../storage/database.ts'
import { publicEvent } from '../storage/public-events.ts'
import { eventPageText } from './event-page.ts'
import { whyBySource } from './why-unavailable.ts'
import { markup } from '../lib/markup.ts'
import { categoryIcon } from './icons.ts'
import { CONTENT_SECURITY_POLICY, pageText } from './layout.ts'
import { WORDS, preferredLanguage, type Language } from './words.ts'

export interface PagesContext {
  readonly database: Queryable
  readonly clock: Clock
  /** Origin without a slash at its end. */
  readonly publicUrl: string
}

export interface PageRequest {
  readonly acceptLanguage: string | undefined
  readonly ifNoneMatch: string | undefined
}

export interface PageAnswer {
  readonly status: 200 | 301 | 304 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A changed event shows within the minute, and a crowd at one link costs the database one read a minute. */
const PAGE_CACHE = 'public, max-age=60'

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': PAGE_CACHE,
  vary: 'Accept-Language',
} as const

/** `/e/{number}`: the page, or the way to the event that this one became, or a page that says there is none. */
export async function eventPage(
  context: PagesContext,
  number: string,
  request: PageRequest,
): Promise<PageAnswer> {
  const language = preferredLanguage(request.acceptLanguage)
  const id = /^[1-9]\d{0,15}$/.test(number) ? Number(number) : null
  const found =
    id === null || !Number.isSafeInteger(id) ? null : await publicEvent(context.database, id)
  if (found === null) return notFoundPage(language)
  if (found.id !== id) {
    return {
      status: 301,
      headers: { location: `${context.publicUrl}/e/${found.id}`, 'cache-control': PAGE_CACHE },
      body: '',
    }
  }
  const event = JSON.parse(withPublicUrl(found.fragment, context.publicUrl)) as WireEvent
  const now = context.clock.now()
  const why = await whyBySource(context.database, [event], now)
  return conditional(eventPageText(event, language, now, why), PAGE_HEADERS, request)
}

export function notFoundPage(language: Language): PageAnswer {
  const words = WORDS[language]
  const body = pageText({
    language,
    title: words.notFoundTitle,
    body: markup`<main><h1>${words.notFoundTitle}</h1><p>${words.notFoundText}</p></main>`,
  })
  return { status: 404, headers: { ...PAGE_HEADERS, 'cache-control': 'no-store' }, body }
}

/** `/icons/{main category}.svg`; null: there is no such picture. */
export function iconAnswer(file: string, request: PageRequest): PageAnswer | null {
  const drawing = file.endsWith('.svg') ? categoryIcon(file.slice(0, -'.svg'.length)) : null
  if (drawing === null) return null
  const headers = {
    'content-type': 'image/svg+xml',
    'content-security-policy': `default-src 'none'`,
    'x-content-type-options': 'nosniff',
    // Not immutable as pictures are: one that is drawn anew keeps its name.
    'cache-control': 'public, max-age=86400',
  }
  return conditional(drawing, headers, request)
}

/** RFC 9110, section 13.1.2: weak comparison, `*` for whatever there is. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

function conditional(
  body: string,
  headers: Readonly<Record<string, string>>,
  { ifNoneMatch }: PageRequest,
): PageAnswer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const all = { ...headers, etag }
  return isKnown(ifNoneMatch, etag)
    ? { status: 304, headers: all, body: '' }
    : { status: 200, headers: all, body }
}
