import type { NativeListing } from '../../../domain/native-listing.ts'
import { eventsMarkedIn } from '../schema-org/events-marked-in.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { xmlAttribute, xmlContent } from '../../../lib/xml-text.ts'
import type { ItemFields } from './item-fields.ts'

const MARKED = /\b(?:vevent|h-event|itemtype|typeof)\b/i

/** The event that the text of an item marks up for programs; null where it marks none, or several. */
export function eventInText(item: ItemFields, base: string, now: number): NativeListing | null {
  for (const element of item.named('encoded', 'content', 'description', 'summary')) {
    const text = element.children.length === 0 ? element.text : htmlOf(element)
    if (!MARKED.test(text)) continue
    const [event, second] = eventsIn(text, base, now)
    if (event !== undefined && second === undefined) return event
  }
  return null
}

/** What is marked up beyond understanding is text: the item may tell its date in another way. */
function eventsIn(text: string, base: string, now: number): readonly NativeListing[] {
  try {
    return eventsMarkedIn(text, base, now)
  } catch {
    return []
  }
}

/** XHTML within Atom as a page writes it. */
function htmlOf(element: XmlElement): string {
  let at = 0
  const parts = element.children.map((child) => {
    const before = xmlContent(element.text.slice(at, child.at))
    at = child.at
    const attributes = [...child.attributes].map(
      ([name, value]) => ` ${name}="${xmlAttribute(value)}"`,
    )
    return `${before}<${child.name}${attributes.join('')}>${htmlOf(child)}</${child.name}>`
  })
  return parts.join('') + xmlContent(element.text.slice(at))
}
