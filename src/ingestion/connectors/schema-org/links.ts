import type { NativeListing } from '../../../domain/native-listing.ts'
import { withoutHidden } from '../../../lib/hidden-values.ts'
import { isObject, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import type { Graph } from './graph.ts'

/** An absolute web address; undefined where it cannot be made one. */
export function absolute(value: unknown, base: string | null): string | undefined {
  const text = textOf(value)?.trim()
  if (text === undefined || text.startsWith('_:')) return undefined
  try {
    // Without anything that says, `//` is what every page of today is fetched by.
    const url = new URL(text, base ?? (text.startsWith('//') ? 'https://a' : undefined))
    // As given where it was absolute: a seller's link is not ours to respell.
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
    return /^https?:\/\/[^\s]+$/i.test(text) ? text : url.href
  } catch {
    return undefined
  }
}

/** A text that is an address of the web as it stands. */
export function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) ? text : null
}

/** Pictures in all their forms: addresses, ImageObjects, lists of either. */
export function imagesOf(
  graph: Graph,
  node: JsonObject,
  base: string | null,
  ...members: readonly string[]
): NativeListing['image'] {
  const images = members
    .flatMap((member) => graph.all(node, member))
    .flatMap((one) => {
      if (!isObject(one)) return absolute(one, base) ?? []
      const url = absolute(graph.text(one, 'contentUrl', 'url', 'thumbnailUrl') ?? one['@id'], base)
      if (url === undefined) return []
      return without({
        url,
        width: sizeOf(graph, one, 'width'),
        height: sizeOf(graph, one, 'height'),
      })
    })
  return images.length === 0 ? undefined : images
}

/** `640`, `"640"`, `"640px"`, or a QuantitativeValue. */
function sizeOf(graph: Graph, image: JsonObject, member: string): string | undefined {
  const [value] = graph.all(image, member)
  const text = isObject(value) ? graph.text(value, 'value') : textOf(value)
  return text?.replace(/\s*px$/i, '')
}

/**
 * Links to the page itself, without what its address hides. Ids made of the address stay what they are, lest every listing
 * come anew.
 */
export function leadingTo(page: string | null, listing: NativeListing): NativeListing {
  if (page === null || withoutHidden(page) === page) return listing
  return linksMended(listing, page) as NativeListing
}

function linksMended(value: unknown, page: string): unknown {
  if (typeof value === 'string')
    return value === page || value.startsWith(`${page}#`) ? withoutHidden(value) : value
  if (Array.isArray(value)) return value.map((one) => linksMended(one, page))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'id' ? one : linksMended(one, page),
    ]),
  )
}
