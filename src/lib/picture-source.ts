/** Where pages keep the address of a picture that is loaded only when it is looked at. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy']
const SETS = ['srcset', 'data-srcset', 'data-lazy-srcset']

type Attributes = Readonly<Record<string, string>>

/**
 * The picture that an `img` shows, not what stands in its place before it is loaded. Null for one that nobody sees: pixels of
 * one by one count readers.
 */
export function pictureSource(attributes: Attributes): string | null {
  if (['width', 'height'].every((side) => /^[01](?:px)?$/i.test(attributes[side]?.trim() ?? '')))
    return null
  const src = attributes['src']?.trim() ?? ''
  if (src !== '' && !/^(?:data|about|javascript):/i.test(src)) return src
  const told = (names: readonly string[]) =>
    names.map((name) => attributes[name]?.trim() ?? '').find((one) => one !== '')
  return told(LAZY) ?? told(SETS)?.split(/[\s,]+/)[0] ?? null
}

const IMAGE = /<img\b[^>]{0,4000}>/gi
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** The first picture that a text in HTML shows. */
export function pictureInHtml(html: string): string | null {
  for (const [tag] of html.matchAll(IMAGE)) {
    const attributes = [...tag.matchAll(ATTRIBUTE)].map(
      ([, name = '', double, single, bare]) =>
        [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
    )
    const source = pictureSource(Object.fromEntries(attributes))
    if (source !== null) return source
  }
  return null
}
