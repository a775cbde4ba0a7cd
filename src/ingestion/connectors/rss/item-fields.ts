import type { XmlElement } from '../../../lib/xml-elements.ts'
import { FIELD_NAMES } from './field-names.ts'
import type { Field } from './field-names.ts'

/** An item or entry, looked at by the meaning of its elements. */
export interface ItemFields {
  readonly element: XmlElement
  /** The first element of this meaning that says something. */
  first(field: Field): XmlElement | null
  text(field: Field): string | undefined
  /** All elements of these names, however deep. */
  named(...names: readonly string[]): readonly XmlElement[]
  /** All elements of this one's name and module, however deep. */
  alike(element: XmlElement): readonly XmlElement[]
}

/** What these hold is text for people, whatever it is marked up with. */
const PROSE = new Set(['description', 'summary', 'content', 'encoded', 'title'])

function key(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '')
}

export function itemFields(element: XmlElement): ItemFields {
  const byName = new Map<string, XmlElement[]>()
  // Level by level: what stands in the item itself counts before what stands deeper.
  let level = element.children
  while (level.length > 0) {
    for (const one of level) {
      const name = key(calledBy(one))
      const list = byName.get(name)
      if (list === undefined) byName.set(name, [one])
      else list.push(one)
    }
    level = level.flatMap((one) => (PROSE.has(key(one.name)) ? [] : one.children))
  }
  const first = (field: Field): XmlElement | null => {
    for (const name of FIELD_NAMES[field]) {
      const found = byName.get(name)?.find((one) => textWithin(one) !== '')
      if (found !== undefined) return found
    }
    return null
  }
  return {
    element,
    first,
    text(field) {
      const found = first(field)
      return found === null ? undefined : textWithin(found)
    },
    named: (...names) => names.flatMap((name) => byName.get(name) ?? []),
    alike: ({ name, namespace }) =>
      (byName.get(key(name)) ?? []).filter((one) => one.namespace === namespace),
  }
}

/** `<x-trumba:customfield name="Location">`: fields that a calendar's owner made are told by their names. */
function calledBy({ name, attributes }: XmlElement): string {
  const own = /^custom-?field$/i.test(name) ? attributes.get('name') : undefined
  return own === undefined ? name : own.replaceAll(' ', '')
}

/** Its own text; of one that has none, that of what is in it. */
export function textWithin(element: XmlElement): string {
  const own = element.text.trim()
  if (own !== '' || element.children.length === 0) return own
  return element.children
    .map(textWithin)
    .filter((text) => text !== '')
    .join(', ')
}

/** Everything an item says, as one text: what tells whether it changed. */
export function sourceOf(element: XmlElement): string {
  const attributes = [...element.attributes].map(
    ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
  )
  const inside = element.children.map(sourceOf)
  return `<${element.name}${attributes.join('')}>${element.text}${inside.join('')}</>`
}
