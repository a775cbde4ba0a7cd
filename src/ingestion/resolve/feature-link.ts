import { hash53 } from '../../lib/hash.ts'
import type { Listing } from '../../domain/listing.ts'
import type { FeatureContext } from './features.ts'
import type { Writable } from './writable.ts'

export interface LinkFeatures {
  readonly link?: number
  readonly slug?: number
  readonly native?: readonly number[]
}

/** Parameters in which affiliate networks carry the seller's own address. */
const WRAPPED =
  /^(?:url|u|murl|dest|destination|redirect|redirect_url|redirecturl|ued|target|to|link|deeplink|dl|goto|p)$/iu
/** Parameters that name the page; all others are tracking. */
const NAMING =
  /^(?:id|e|event|eventid|event_id|idevent|idspec|cod|manif|show|showid|product|pid)$/iu

/** What the listing's address tells: its page, the words of the page, and what one family's listings share. */
export function linkFeatures(
  { url, family }: Pick<Listing, 'url' | 'family'>,
  { externalId, sessionAt }: Pick<FeatureContext, 'externalId' | 'sessionAt'>,
): LinkFeatures {
  const features: Writable<LinkFeatures> = {}
  const { host, path } = pageOf(url)
  if (path !== '') features.link = hash53(host.replace(/^www\./u, '') + path)
  const slug = slugOf(path)
  if (slug !== null) features.slug = hash53(slug)
  if (family !== undefined) {
    const id = hash53(`${family}|id|${externalId}|${sessionAt}`)
    features.native = path.length < 6 ? [id] : [id, hash53(`${family}|path|${path}|${sessionAt}`)]
  }
  return features
}

/** Where a link leads; `path` is '' where nothing tells one page of it from others. */
export interface LinkedPage {
  readonly host: string
  readonly path: string
}

/** An address whose parts are what they look like: taking it apart by the rules of addresses changes nothing. */
const PLAIN_URL =
  /^https?:\/\/((?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]+)((?:\/\.?[\w~-]+(?:\.[\w~-]+)*)*)(\/?)$/u

export function pageOf(url: string): LinkedPage {
  const [, host, path] = PLAIN_URL.exec(url) ?? []
  if (host !== undefined && path !== undefined) return { host, path: path.toLowerCase() }
  const page = url === '' ? null : innermost(url)
  return page === null ? NOWHERE : { host: page.hostname, path: pathOf(page) }
}

const NOWHERE: LinkedPage = { host: '', path: '' }

function innermost(url: string): URL | null {
  let page = parse(url)
  for (let depth = 0; depth < 3 && page !== null && page.search !== ''; depth++) {
    const inside = [...page.searchParams].find(
      ([name, value]) => WRAPPED.test(name) && /^https?:\/\//iu.test(value),
    )
    const next = inside === undefined ? null : parse(inside[1])
    if (next === null) return page
    page = next
  }
  return page
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null
}

function pathOf(page: URL): string {
  const path = page.pathname.replace(/\/+$/u, '').toLowerCase()
  if (page.search === '') return path
  const named = [...page.searchParams].filter(([name]) => NAMING.test(name)).toSorted(byName)
  return path + named.map(([name, value]) => `?${name.toLowerCase()}=${value}`).join('')
}

function byName([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** `/concert/lea-mori-le-trianon-123.html` → `lea-mori-le-trianon`; null when it is not words. */
function slugOf(path: string): string | null {
  const asked = path.indexOf('?')
  const page = asked < 0 ? path : path.slice(0, asked)
  const last = page.slice(page.lastIndexOf('/') + 1)
  if (last.length < SLUG_LENGTH_MIN) return null
  const slug = last.replace(/\.\w{2,5}$/u, '').replace(/[-_]?\d+$/u, '')
  return slug.length >= SLUG_LENGTH_MIN && /\p{L}[-_]\p{L}/u.test(slug) ? slug : null
}

const SLUG_LENGTH_MIN = 8
