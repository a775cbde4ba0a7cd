import type { ListingImage } from '../../domain/listing.ts'
import { cleanLine } from '../../lib/clean-text.ts'
import { linkBehind } from '../../lib/link-behind.ts'
import { pictureInHtml } from '../../lib/picture-source.ts'
import { isStandIn, whyNoPicture } from './picture-address.ts'
import { readFlag } from './status.ts'
import { NO_WORD } from './tables/no-words.ts'
import { asText } from './text.ts'
import type { Warn } from './warn.ts'

const URL_MAX = 4000
/** An address that needs no repair. */
const PLAIN_URL =
  /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!#-;=?-[\]_a-z~]*)?$/i

/**
 * An absolute http(s) address; null when there is none. Well-formed ones stay as they are, letter for letter; others are
 * made absolute against `base` and percent-encoded.
 */
export function readUrl(value: unknown, base: string | null): string | null {
  const given = asText(value)
  if (given === null || given.length > URL_MAX) return null
  if (isPlain(given)) return unwrapped(given)
  const text = firstAddress(cleanLine(given)).replaceAll('&amp;', '&').replace(TWICE, '$1://')
  if (text === '' || text.startsWith('<') || NO_WORD.test(text) || text.length > URL_MAX)
    return null
  if (PLAIN_URL.test(text)) return unwrapped(text)
  try {
    const url = text.startsWith('//')
      ? new URL(`https:${text}`)
      : new URL(withScheme(text, base), base ?? undefined)
    // Whoever follows the link is somebody else.
    url.username = ''
    url.password = ''
    const web = url.protocol === 'https:' || url.protocol === 'http:'
    return web && url.hostname !== '' ? url.href : null
  } catch {
    return null
  }
}

function isPlain(text: string): boolean {
  return PLAIN_URL.test(text) && !text.includes('&amp;') && !TWICE.test(text) && !SEVERAL.test(text)
}

/** Shops write their pictures with nothing but a comma between. */
const SEVERAL = /[,;|]https?:\/\//i

/** `poster.jpg (https://…)` of tables with attachments, Markdown, and the formula of a spreadsheet. */
const NAMED: readonly RegExp[] = [
  /^[^()]{1,120}\.[a-z]{3,4} \((https?:\/\/[^\s()]+)\)/i,
  /^\[[^\]]{0,120}\]\((https?:\/\/[^\s()]+)\)$/i,
  /^=[a-z_]*hyper[a-z_]*\(\s*"(https?:\/\/[^"\s]+)"/i,
]

function namedAddress(text: string): string | undefined {
  if (/^https?:/i.test(text)) return undefined
  return NAMED.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
}

/** `<a href="…">`, and `https://a.example, https://b.example` in one text. */
function firstAddress(text: string): string {
  const linked = /^<a\s[^>]*href\s*=\s*["']([^"']+)/i.exec(text)?.[1]
  return (
    linked ??
    namedAddress(text) ??
    /^(https?:\/\/\S+?)\s*[,;|\s]\s*(?=https?:\/\/)/i.exec(text)?.[1] ??
    text
  )
}

/** What a link leads to by way of somebody else, where that needs no repair. */
function unwrapped(address: string): string {
  const target = linkBehind(address)
  return PLAIN_URL.test(target) ? target : address
}

/** `http://https://x.example`, `http://https//x.example`: forms that ask for what is behind the scheme. */
const TWICE = /^https?:\/\/(https?)(?::\/{0,2}|\/{2})(?=[a-z0-9])/i

/** A host by itself, or with what follows it. Of two letters all ends are countries. */
const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9][a-z0-9-]*[a-z0-9]\.(?:[a-z]{2}|com|net|org|info|biz|edu|gov|coop|museum|events?|tickets?|live|music|band|art|show|theater|theatre|club|online|site|website|app|bzh|paris|alsace|corsica|cat|gal|eus|berlin|hamburg|koeln|wien|london|wales|scot|nyc|quebec)(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** `www.example.org/x` is an address without its scheme; where nothing is relative to a page, `example.org/x` is one as well. */
function withScheme(text: string, base: string | null): string {
  const isHost = /^www\.[a-z0-9-]+\.[a-z]{2,}/i.test(text) || (base === null && HOST.test(text))
  return isHost ? `https://${text}` : text
}

interface Candidate extends ListingImage {
  readonly place: number
}

/** Wide enough to show, and of a shape that can be cut to a card and a square. */
const WIDTH_MIN = 600
const PIXELS_MAX = 100_000
const AREA_MAX = 4_000_000

function worth(image: Candidate): number {
  const { width, height, generic } = image
  if (generic) return -1
  if (width === null) return 1
  // How wide it is tells whether it is large, and which of several is the largest.
  if (height === null) return width < WIDTH_MIN ? width / WIDTH_MIN : 1 + width / PIXELS_MAX
  const ratio = width / height
  const wellShaped = ratio >= 1.2 && ratio <= 2
  const large = width >= WIDTH_MIN
  const area = Math.min(width * height, AREA_MAX) / AREA_MAX
  return (wellShaped && large ? 2 : large ? 1 : 0) + area * (width * height > AREA_MAX ? 0.5 : 1)
}

function pixels(value: unknown): number | null {
  const number = Number(asText(value) ?? Number.NaN)
  return Number.isInteger(number) && number > 0 && number < PIXELS_MAX ? number : null
}

function readOne(value: unknown, base: string | null, place: number): Candidate | null {
  if (typeof value === 'string') {
    // A content system's field as it shows it.
    const shown = /^\s*</.test(value) ? (pictureInHtml(value) ?? value) : value
    const url = readUrl(shown, base)
    return url === null ? null : { url, width: null, height: null, generic: isStandIn(url), place }
  }
  if (typeof value !== 'object' || value === null) return null
  const { url: address, width, height, generic } = value as Record<string, unknown>
  const url = readUrl(address, base)
  if (url === null) return null
  return {
    url,
    width: pixels(width),
    height: pixels(height),
    generic: readFlag(generic) ?? isStandIn(url),
    place,
  }
}

/** The best of one or several pictures: not a stand-in, wide enough, well shaped, then the first. */
export function readImage(value: unknown, base: string | null, warn: Warn): ListingImage | null {
  if (value === null || value === undefined || value === '') return null
  const given = Array.isArray(value) ? value.slice(0, 200) : [value]
  let best: Candidate | null = null
  let why: string | null = null
  for (const [place, one] of given.entries()) {
    const image = readOne(one, base, place)
    const whyNot = image === null ? null : whyNoPicture(image.url)
    why ??= whyNot
    if (whyNot !== null) continue
    if (image !== null && (best === null || worth(image) > worth(best))) best = image
  }
  if (best === null) {
    if (given.length > 0) warn(why ?? 'image: not an absolute web address')
    return null
  }
  const { url, width, height, generic } = best
  return { url, width, height, generic }
}
