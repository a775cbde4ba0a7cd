import type { XmlElement } from '../../../lib/xml-elements.ts'
import type { Field } from './field-names.ts'
import { textWithin } from './item-fields.ts'
import type { ItemFields } from './item-fields.ts'

/** What each date of several tells of itself. */
const OF_A_DATE = ['start', 'startTime', 'end', 'endTime'] as const satisfies readonly Field[]

/**
 * The dates of an item that is on several times, an element each: those that hold a start of their own, or what stands behind
 * one another in the item, a start with its end. Null where it tells one start.
 */
export function elementsByDate(item: ItemFields, start: XmlElement): readonly XmlElement[] | null {
  const starts = item.alike(start).filter((one) => textWithin(one) !== '')
  if (starts.length < 2) return null
  const holders = holdersOf(item.element, new Set(starts))
  const [holder] = holders
  if (holder === undefined) return null
  if (holders.length === 1) return inOrder(item, holder, starts)
  const areAlike = holders.every((one) => one.name === holder.name && one !== item.element)
  return areAlike && holders.length === starts.length ? holders : null
}

/** The elements that the starts stand in. */
function holdersOf(element: XmlElement, starts: ReadonlySet<XmlElement>): readonly XmlElement[] {
  const own = element.children.some((one) => starts.has(one)) ? [element] : []
  return [...own, ...element.children.flatMap((one) => holdersOf(one, starts))]
}

/** The first start with the first end, and so on; ends that do not come out even belong to nobody. */
function inOrder(
  item: ItemFields,
  holder: XmlElement,
  starts: readonly XmlElement[],
): readonly XmlElement[] {
  const within = new Set(holder.children)
  const columns = OF_A_DATE.map((field) => {
    const first = item.first(field)
    const all = first === null ? [] : item.alike(first).filter((one) => within.has(one))
    return all.length === starts.length ? all : []
  })
  return starts.map((_, at) => ({
    ...holder,
    children: columns.flatMap((column) => column[at] ?? []),
  }))
}
