import { pictureSource } from '../../../lib/picture-source.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'

/** The first picture within these. */
export function pictureWithin(elements: readonly XmlElement[]): string | undefined {
  for (const one of elements) {
    const own = /^img$/i.test(one.name) ? pictureSource(Object.fromEntries(one.attributes)) : null
    const found = own ?? pictureWithin(one.children)
    if (found !== undefined) return found
  }
  return undefined
}
