import { parseDocument } from 'htmlparser2'
import type { JsonObject } from '../json-value.ts'
import { markedItems } from './marked-items.ts'
import { MICRODATA, RDFA } from './marked-words.ts'
import { microformatEvents } from './microformats.ts'
import type { Markup } from './page.ts'

/** What a page says in the ways it was seen to use, one list for each; all of them in the words of schema.org. */
export function readMarkup(
  html: string,
  markup: ReadonlySet<Markup>,
): readonly (readonly JsonObject[])[] {
  if (markup.size === 0) return []
  const document = parseDocument(html)
  const lists: (readonly JsonObject[])[] = []
  if (markup.has('microdata')) lists.push(markedItems(document, MICRODATA))
  if (markup.has('rdfa')) lists.push(markedItems(document, RDFA))
  if (markup.has('microformats')) lists.push(microformatEvents(document))
  return lists
}
