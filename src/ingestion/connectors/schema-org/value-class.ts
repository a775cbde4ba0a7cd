import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { DAY_MS } from '../../../lib/durations.ts'
import { textOfElement } from './marked-value.ts'

/** In lower case: `vCard` is meant as it reads. */
export function classesOf(element: Element): readonly string[] {
  const text = element.attribs['class'] ?? ''
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((name) => name !== '')
}

const EVENT = new Set(['h-event', 'vevent'])

/** The root of an event in microformats. */
export function isEventRoot(element: Element): boolean {
  return classesOf(element).some((name) => EVENT.has(name))
}

/** The outermost elements inside that are wanted, none of them inside another event, or inside what is closed. */
export function outermost(
  element: Element,
  isWanted: (child: Element) => boolean,
  isClosed: (child: Element) => boolean = () => false,
): readonly Element[] {
  const found: Element[] = []
  const walk = (children: Element['children']): void => {
    for (const child of children) {
      if (!isTag(child) || isEventRoot(child)) continue
      if (isWanted(child)) found.push(child)
      else if (!isClosed(child)) walk(child.children)
    }
  }
  walk(element.children)
  return found
}

/** Elements of a class inside, none of them inside another one of it, or inside another event. */
export function inClass(
  element: Element,
  name: string,
  isClosed?: (child: Element) => boolean,
): readonly Element[] {
  return outermost(element, (child) => classesOf(child).includes(name), isClosed)
}

/** Cards within an event: what they say is of somebody or of somewhere, not of the event. */
const CARD = /^(?:vcard|h-(?:card|adr|geo|entry|item|product|review))$/

/** As `inClass`, but not inside the cards that the element holds. */
export function outsideCards(element: Element, name: string): readonly Element[] {
  return inClass(element, name, (child) => classesOf(child).some((one) => CARD.test(one)))
}

/** What an element says as a value: its machine form where it has one, else its text. */
function ownValue(element: Element): string {
  const { attribs, name } = element
  if (classesOf(element).includes('value-title')) return (attribs['title'] ?? '').trim()
  const machine =
    name === 'abbr' || name === 'link'
      ? attribs['title']
      : name === 'data' || name === 'input'
        ? attribs['value']
        : name === 'time' || name === 'ins' || name === 'del'
          ? attribs['datetime']
          : name === 'img' || name === 'area'
            ? attribs['alt']
            : undefined
  return (machine ?? textOfElement(element)).trim()
}

/** The value class pattern of microformats: parts of a value may stand in elements of their own. */
function partsOf(element: Element): readonly string[] {
  const parts = [...inClass(element, 'value'), ...inClass(element, 'value-title')]
  return parts.map(ownValue).filter((part) => part !== '')
}

export function textValue(element: Element): string {
  const parts = partsOf(element)
  return parts.length > 0 ? parts.join(' ') : ownValue(element)
}

const ORDINAL = /^(\d{4})-(\d{3})$/
const CLOCK =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?\s*([ap])?\.?\s*(?:m\.?)?\s*(z|[+-]\d{2}:?(?:\d{2})?)?$/i

/** A date, or date and time, of one or several parts; `start` is for an end that is a time alone. */
export function dateValue(element: Element, start: string | null): string | null {
  const parts = partsOf(element)
  if (parts.length === 0) return oneDate(ownDate(element), start)
  const date = parts.map(asDay).find((part) => part !== null) ?? null
  const clock = parts.flatMap((part) => asClock(part) ?? [])[0]
  const whole = parts.find((part) => /^\d{4}-\d{2}-\d{2}[T ]\d/i.test(part))
  if (whole !== undefined) return whole
  const zone = parts.find((part) => /^(?:z|[+-]\d{2}:?\d{2})$/i.test(part)) ?? ''
  if (date === null) return clock === undefined ? null : behindStart(clock + zone, start)
  return clock === undefined ? date : `${date}T${clock}${zone.toUpperCase()}`
}

/** Many write the machine's form as the title of any element. */
function ownDate(element: Element): string {
  const title = element.attribs['title']?.trim() ?? ''
  return MACHINE_DATE.test(title) ? title : ownValue(element)
}

const MACHINE_DATE = /^\d{4}-?\d{2}-?\d{2}(?:$|[T ]\d{2})/i

function oneDate(text: string, start: string | null): string | null {
  if (text === '') return null
  const clock = asClock(text)
  return (clock === null ? null : behindStart(clock, start)) ?? asDay(text) ?? text
}

const START = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:?\d{2})?)?/i

/** A time of day as an end: of the start's day, or where it would be before the start of the next one; with its offset. */
function behindStart(clock: string, start: string | null): string | null {
  const [, day, begin = '', offset = ''] = START.exec(start ?? '') ?? []
  if (day === undefined) return null
  const isNext = clock.slice(0, 5) < begin
  const date = isNext ? new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10) : day
  return `${date}T${clock}${/z$|[+-]\d{2}:?\d{2}$/i.test(clock) ? '' : offset}`.toUpperCase()
}

/** A calendar day, also by its number in the year. */
function asDay(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const [, year, number] = ORDINAL.exec(text) ?? []
  if (year === undefined || number === undefined) return null
  return new Date(Date.UTC(Number(year), 0, Number(number))).toISOString().slice(0, 10)
}

function asClock(text: string): string | null {
  const [, hour, minutes, seconds, half, zone = ''] = CLOCK.exec(text) ?? []
  if (hour === undefined || (minutes === undefined && half === undefined)) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  const tail = seconds === undefined ? '' : `:${seconds}`
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}${tail}${zone.toUpperCase()}`
}
