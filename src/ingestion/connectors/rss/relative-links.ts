import type { NativeListing } from '../../../domain/native-listing.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'

/** The site a feed is of: what its links are relative to where the feed itself has no web address. */
export function siteOf(link: XmlElement, base: string): string {
  if (isWeb(base) || /^(?:self|hub|next)$/.test(link.attributes.get('rel') ?? '')) return base
  const address = (link.attributes.get('href') ?? link.text).trim()
  return isWeb(address) ? address : base
}

/** What links within an element are relative to (XML Base): each base may itself be relative to the one around it. */
export function baseWithin(bases: readonly string[], around: string): string {
  return bases.reduce(
    (outer, base) =>
      URL.canParse(base, isWeb(outer) ? outer : undefined)
        ? new URL(base, isWeb(outer) ? outer : undefined).href
        : outer,
    around,
  )
}

/** Atom's links may be relative, and in practice those of RSS are too. */
export function madeAbsolute(fields: NativeListing, base: string): NativeListing {
  if (!isWeb(base)) return fields
  const { url, image } = fields
  const images = Array.isArray(image) ? (image as readonly Image[]) : null
  return {
    ...fields,
    ...(typeof url === 'string' ? { url: absolute(url, base) } : {}),
    ...(images === null ? {} : { image: images.map((one) => imageAt(one, base)) }),
  }
}

type Image = string | { readonly url?: string }

function imageAt(image: Image, base: string): Image {
  if (typeof image === 'string') return absolute(image, base)
  return image.url === undefined ? image : { ...image, url: absolute(image.url, base) }
}

function absolute(address: string, base: string): string {
  if (isWeb(address) || !URL.canParse(address, base)) return address
  return new URL(address, base).href
}

function isWeb(address: string): boolean {
  return /^https?:\/\//i.test(address)
}
