import { DomUtils } from 'htmlparser2'
import { isTag } from 'domhandler'
import type { Document, Element } from 'domhandler'

/** With the one that was before it. */
const OURS = String.raw`https?:\/\/(?:www\.)?(?:schema|(?:rdf\.)?data-vocabulary)\.org\/#?`
const DECLARED = new RegExp(String.raw`(?:^|\s)([\w-]+):\s+${OURS}(?=\s|$)`, 'gi')
const VOCABULARY = new RegExp(`^${OURS}$`, 'i')

/** The prefixes that an element declares for schema.org or the older vocabulary, by `prefix` or as XML does. */
export function declaredPrefixes(attributes: Readonly<Record<string, string>>): readonly string[] {
  const listed = [...(attributes['prefix'] ?? '').matchAll(DECLARED)].map(([, name = '']) => name)
  const asXml = Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('xmlns:') && VOCABULARY.test(value.trim()) ? name.slice('xmlns:'.length) : [],
  )
  return [...listed, ...asXml].map((name) => name.toLowerCase())
}

/** Those of a whole page, and the one that needs no declaration. */
export function prefixesOf(document: Document): ReadonlySet<string> {
  const found = new Set(['schema'])
  const elements = DomUtils.filter(isTag, document.children) as Element[]
  for (const { attribs } of elements) for (const name of declaredPrefixes(attribs)) found.add(name)
  return found
}
