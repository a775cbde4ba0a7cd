import { hash53 } from '../../lib/hash.ts'
import type { Listing } from '../../domain/listing.ts'
import type { FeatureContext } from './features.ts'

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
  const page = url === '' ? null : innermost(url)
  const path = page === null ? '' : pathOf(page)
  const link =
    page === null || path === '' ? null : `${page.hostname.replace(/^www\./u, '')}${path}`
  const slug = slugOf(path)
  const native =
    family === undefined
      ? null
      : [
          hash53(`${family}|id|${externalId}|${sessionAt}`),
          ...(path.length < 6 ? [] : [hash53(`${family}|path|${path}|${sessionAt}`)]),
        ]
  return {
    ...(link === null ? {} : { link: hash53(link) }),
    ...(slug === null ? {} : { slug: hash53(slug) }),
    ...(native === null ? {} : { native }),
  }
}

function innermost(url: string): URL | null {
  let page = parse(url)
  for (let depth = 0; depth < 3 && page !== null; depth++) {
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
  const named = [...page.searchParams].filter(([name]) => NAMING.test(name)).toSorted(byName)
  const path = page.pathname.replace(/\/+$/u, '').toLowerCase()
  return path + named.map(([name, value]) => `?${name.toLowerCase()}=${value}`).join('')
}

function byName([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** `/concert/lea-mori-le-trianon-123.html` → `lea-mori-le-trianon`; null when it is not words. */
function slugOf(path: string): string | null {
  const last = path.split('?')[0]?.split('/').at(-1) ?? ''
  const slug = last.replace(/\.\w{2,5}$/u, '').replace(/[-_]?\d+$/u, '')
  return slug.length >= 8 && /\p{L}[-_]\p{L}/u.test(slug) ? slug : null
}
