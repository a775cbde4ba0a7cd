import { childOf } from '../../../lib/xml-elements.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'

/** Components inside components; everything else inside one is a property. */
const COMPONENT = /^(?:v(?!ersion$)[a-z]+|standard|daylight|participant)$/i
/** Values that are not TEXT: their commas and semicolons mean something. */
const STRUCTURED = new Set(['RRULE', 'EXRULE', 'EXDATE', 'RDATE', 'GEO', 'DTSTART', 'DTEND'])

/**
 * A component of xCal as the content lines of iCalendar: RFC 6321 (`properties`, `components`, typed values), its form without
 * `recur`, and the older one (properties straight inside components, their parameters as attributes).
 */
export function contentLines(component: XmlElement): string[] {
  const name = component.name.toUpperCase()
  const inner = (part: string) => childOf(component, part)?.children ?? []
  const direct = component.children.filter(
    ({ name: one }) => !/^(?:properties|components)$/i.test(one),
  )
  const properties = [...inner('properties'), ...direct.filter((one) => !COMPONENT.test(one.name))]
  const parts = [...inner('components'), ...direct.filter((one) => COMPONENT.test(one.name))]
  return [
    `BEGIN:${name}`,
    ...properties.map(propertyLine),
    ...parts.flatMap(contentLines),
    `END:${name}`,
  ]
}

export function propertyLine(property: XmlElement): string {
  const name = property.name.toUpperCase()
  return `${name}${parametersOf(property)}:${valueOf(name, property)}`
}

function parametersOf(property: XmlElement): string {
  const given = childOf(property, 'parameters')?.children ?? []
  const named = given.map((one): [string, string] => [
    one.name,
    one.children.length === 0 ? one.text : one.children.map(({ text }) => text.trim()).join(','),
  ])
  return [...named, ...property.attributes]
    .map(([name, value]) => [name.toUpperCase(), value.replace(/["\s]+/g, ' ').trim()])
    .map(([name, value = '']) => `;${name}=${/[:;,]/.test(value) ? `"${value}"` : value}`)
    .join('')
}

function valueOf(name: string, property: XmlElement): string {
  const values = property.children.filter((one) => one.name !== 'parameters')
  if (name === 'RRULE' || name === 'EXRULE') return ruleOf(property, values)
  if (name === 'GEO' && values.length > 0) return values.map(({ text }) => text.trim()).join(';')
  const texts = values.length === 0 ? [property.text] : values.map(textOfValue)
  const written = texts.map((text) => text.trim()).filter((text) => text !== '')
  if (STRUCTURED.has(name)) return written.map(oneLine).join(',')
  // A list of categories is written as one text by some, as several by others.
  return written.map(name === 'CATEGORIES' ? oneLine : escaped).join(',')
}

/** A value, or a period of a start and an end or a length. */
function textOfValue(value: XmlElement): string {
  return value.children.length === 0
    ? value.text
    : value.children.map(({ text }) => text.trim()).join('/')
}

/** Parts of a rule, each once or several times, inside `recur` or not; or the rule in one text. */
function ruleOf(property: XmlElement, values: readonly XmlElement[]): string {
  const parts = childOf(property, 'recur')?.children ?? values
  if (parts.length === 0) return oneLine((childOf(property, 'recur') ?? property).text)
  const byName = new Map<string, string[]>()
  for (const part of parts) {
    const name = part.name.toUpperCase()
    // Some put the date of an `until` into an element of its own.
    byName.set(name, [...(byName.get(name) ?? []), oneLine(textOfValue(part))])
  }
  return [...byName].map(([name, list]) => `${name}=${list.join(',')}`).join(';')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}
