import { readUrl } from './links.ts'
import { CALLING_CODES, SERVICE_NUMBERS } from './tables/calling-codes.ts'
import { SHARED_HOSTS, SHARED_HOST_WORDS } from './tables/shared-hosts.ts'
import { asText } from './text.ts'

/** A longer text is no number but prose. */
const PHONE_TEXT_MAX = 200
/** E.164: at most 15 digits; fewer than 8 with the country are no line of a hall's own. */
const DIGITS = { least: 8, most: 15 }

/**
 * The first telephone number of a text with its country, as `+33123456789`: what is written nationally is of `country`.
 * Null: none, of no known country, or one that rings at a seller's.
 */
export function readPhone(value: unknown, country: string | null): string | null {
  const text = asText(value)
  if (text === null || text.length > PHONE_TEXT_MAX) return null
  const [written] = /(?:\+|\b00|\(|\d)[\d\s().\-\u2010-\u2015\u00A0/]*\d/u.exec(text) ?? []
  if (written === undefined) return null
  // Two numbers with a stroke between; a stroke within one (Germans, Belgians) parts off its prefix.
  const one = written.split(/\s\/\s?|\/\s/u)[0] ?? written
  const isAbroad = /^\s*(?:\+|\(\+|00)/u.test(one)
  const digits = (isAbroad ? one.replace(/\(0\)/u, '') : one).replace(/\D/gu, '')
  const number = isAbroad ? fromAbroad(digits.replace(/^00/u, '')) : fromHome(digits, country)
  if (number === null || number.length < DIGITS.least || number.length > DIGITS.most) return null
  return isService(number) ? null : `+${number}`
}

/** `+33 01 23 45 67 89` is written with a digit too many. */
function fromAbroad(digits: string): string {
  const known = Object.values(CALLING_CODES).find(
    ([code, trunk]) => trunk === '0' && digits.startsWith(`${code}0`),
  )
  return known === undefined ? digits : known[0] + digits.slice(known[0].length + 1)
}

const WHOLE_LEAST = 11

function fromHome(digits: string, country: string | null): string | null {
  const known = country === null ? undefined : CALLING_CODES[country]
  if (known === undefined) return null
  const [code, trunk] = known
  // Where numbers begin with a nought at home, one this long that begins with the country's code is whole without its plus.
  const isWhole = trunk === '0' && digits.length >= WHOLE_LEAST && digits.startsWith(code)
  if (isWhole) return digits
  const isTrunk = trunk !== '' && digits.startsWith(trunk)
  return code + (isTrunk ? digits.slice(trunk.length) : digits)
}

function isService(number: string): boolean {
  return Object.entries(SERVICE_NUMBERS).some(
    ([code, pattern]) => number.startsWith(code) && pattern.test(number.slice(code.length)),
  )
}

/** Segments of the path that say whose page of a shared host it is. */
const SEGMENTS = 3
const SITE_MAX = 300

/**
 * Whose site an address is of: the host without `www.`; of a host that many share, with the path. Null: no web address,
 * or the front page of a shared host, which is nobody's.
 */
export function readSite(value: unknown): string | null {
  const text = asText(value)?.trim() ?? ''
  const address = readUrl(
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/iu.test(text) ? `https://${text}` : text,
    null,
  )
  if (address === null || !URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(?:www\d?|m)\./u, '').replace(/\.$/u, '')
  if (!host.includes('.') || /^[\d.]+$/u.test(host)) return null
  const shared = sharedHost(host)
  if (shared === null) return host.slice(0, SITE_MAX)
  const parts = pathname.split('/').filter((part) => part !== '')
  const id = searchParams.get('id')
  if (parts.length === 0 || (/^profile\.php$/iu.test(parts[0] ?? '') && id === null)) return null
  const path = parts.slice(0, SEGMENTS).join('/').toLowerCase()
  return `${shared}/${path}${id === null ? '' : `?id=${id}`}`.slice(0, SITE_MAX)
}

/** The host that many share, without what only tells the language of its pages; null: its owner's alone. */
function sharedHost(host: string): string | null {
  if (SHARED_HOSTS.has(host)) return host
  const below = host.split('.')
  for (let index = 1; index < below.length - 1; index++) {
    const above = below.slice(index).join('.')
    if (!SHARED_HOSTS.has(above)) continue
    return /^[a-z]{2}(?:-[a-z]{2})?$/u.test(below[0] ?? '') ? above : host
  }
  return SHARED_HOST_WORDS.test(host) ? host : null
}
