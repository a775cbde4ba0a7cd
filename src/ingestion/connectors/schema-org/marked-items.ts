import { DomUtils } from 'htmlparser2'
import { isTag } from 'domhandler'
import type { ChildNode, Document, Element } from 'domhandler'
import type { JsonObject } from '../json-value.ts'

/** How a syntax marks things up. Both say the same with other attributes. */
export interface Dialect {
  readonly scope: string
  readonly type: string
  readonly property: string
  readonly id: readonly string[]
  /** Names elements elsewhere whose properties belong here too. */
  readonly refs: string | null
}

export const MICRODATA: Dialect = {
  scope: 'itemscope',
  type: 'itemtype',
  property: 'itemprop',
  id: ['itemid'],
  refs: 'itemref',
}
/** RDFa Lite. */
export const RDFA: Dialect = {
  scope: 'typeof',
  type: 'typeof',
  property: 'property',
  id: ['resource', 'about'],
  refs: null,
}

const VOCABULARIES =
  /^(?:https?:)?\/\/(?:www\.)?(?:schema\.org|(?:rdf\.)?data-vocabulary\.org)\/#?/i
/** Members that hold addresses: of all others a link is meant by its text. */
const ADDRESSES = new Set([
  'url',
  'sameAs',
  'image',
  'photo',
  'logo',
  'thumbnailUrl',
  'contentUrl',
  'mainEntityOfPage',
  'eventStatus',
  'eventAttendanceMode',
  'availability',
])
const SOURCES: Readonly<Record<string, string>> = {
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
}
/** Things that are often called by the text of the link to them, and by nothing else. */
const LINKED = /^(?:location|performers?|actors?|organizer)$/
/** What links say that are no names. */
const NO_NAME =
  /^(?:(?:(?:view|see|visit|voir|visiter) )?(?:(?:the|our|le|la|notre|venue|google|event) )*(?:web ?site|site(?: web| internet| officiel)?|map|plan|carte|page)|(?:(?:more|view|voir|plus d['’]?) ?)?(?:info\p{L}*|d[ée]tails?)|(?:read |en savoir )?(?:more|plus)|(?:en )?savoir plus|voir|visit|lien|link|(?:click |cliquez )?(?:here|ici)|https?:.*|www\..*)$/iu
const NAME_MAX = 120
/** Nested deeper than any page means. */
const DEPTH_MAX = 30
const ITEMS_MAX = 5000
/** Items of items, references followed: where each refers to all, their number explodes. */
const READS_MAX = 50_000

/** The things of a page as JSON-LD would say them; those inside others stand inside them. */
export function markedItems(document: Document, dialect: Dialect): readonly JsonObject[] {
  const all = DomUtils.filter(
    (node) => isTag(node) && dialect.scope in node.attribs,
    document.children,
  ) as Element[]
  const reader = openReader(document, dialect)
  const tops = all.filter((element) => !isPropertyOfItem(element, dialect))
  return tops.slice(0, ITEMS_MAX).map((element) => reader(element, 0, new Set()))
}

function isPropertyOfItem(element: Element, { scope, property }: Dialect): boolean {
  if (!(property in element.attribs)) return false
  for (let up = element.parent; up !== null; up = up.parent) {
    if (isTag(up) && scope in up.attribs) return true
  }
  return false
}

type Reader = (element: Element, depth: number, above: ReadonlySet<Element>) => JsonObject

function openReader(document: Document, dialect: Dialect): Reader {
  let reads = 0
  const read: Reader = (element, depth, above) => {
    reads += 1
    const members = new Map<string, unknown[]>()
    const seen = new Set([...above, element])
    const add = (one: Element): void => {
      const names = wordsOf(one.attribs[dialect.property])
      if (names.length === 0) return
      const isItem = dialect.scope in one.attribs
      // An item inside itself, by a reference, says nothing.
      if (isItem && (depth >= DEPTH_MAX || reads > READS_MAX || seen.has(one))) return
      for (const name of names.map(bareName)) {
        const value = isItem ? named(read(one, depth + 1, seen), name, one) : valueOf(one, name)
        if (value !== '') members.set(name, [...(members.get(name) ?? []), value])
      }
    }
    const walk = (nodes: readonly ChildNode[]): void => {
      for (const node of nodes) {
        if (!isTag(node)) continue
        add(node)
        if (!(dialect.scope in node.attribs)) walk(node.children)
      }
    }
    walk(element.children)
    for (const id of dialect.refs === null ? [] : wordsOf(element.attribs[dialect.refs])) {
      const referred = DomUtils.getElementById(id, document.children)
      if (referred !== null && !seen.has(referred)) walk([referred])
    }
    const id = dialect.id.flatMap((name) => element.attribs[name] ?? [])[0]
    return {
      '@type': wordsOf(element.attribs[dialect.type]).map(bareName),
      ...(id === undefined ? {} : { '@id': id }),
      ...Object.fromEntries(
        [...members].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
      ),
    }
  }
  return read
}

function named(item: JsonObject, property: string, element: Element): JsonObject {
  if (!LINKED.test(property) || 'name' in item || !('url' in item)) return item
  const link = DomUtils.findOne(({ name }) => name === 'a', element.children)
  const name = link === null ? '' : textOfElement(link)
  return name === '' || name.length > NAME_MAX || NO_NAME.test(name) ? item : { ...item, name }
}

function wordsOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '')
}

function bareName(word: string): string {
  return word.replace(VOCABULARIES, '').replace(/^schema:/, '')
}

function valueOf(element: Element, name: string): string {
  const { attribs } = element
  const tag = element.name
  if (attribs['content'] !== undefined) return attribs['content']
  if (tag === 'time' && attribs['datetime'] !== undefined)
    return withClockOfText(attribs['datetime'], element, name)
  const source = SOURCES[tag]
  if (source !== undefined && attribs[source] !== undefined) return attribs[source]
  const href = attribs['href']
  if (href !== undefined && (tag === 'link' || ADDRESSES.has(name))) return href
  if (name === 'description' || name === 'reviewBody')
    return DomUtils.getInnerHTML(element, { encodeEntities: 'utf8' }).trim()
  return name === 'name' ? linesOfElement(element) : textOfElement(element)
}

const CLOCK =
  /(?<![\d.:,])(\d{1,2})\s?(?:[:h]\s?([0-5]\d)|h(?!\p{L})|uhr(?!\p{L}))?(?:\s?([ap])\.?m\.?(?!\p{L}))?(?![\d:])/giu

/** `<time datetime="2027-01-16">16 January, 8 pm</time>`: people are told the time as well. */
function withClockOfText(day: string, element: Element, name: string): string {
  if (!/^(?:start|end)Date$/.test(name) || !/^\d{4}-\d{2}-\d{2}$/.test(day.trim())) return day
  for (const [written, hour, minutes = '00', half] of textOfElement(element).matchAll(CLOCK)) {
    if (/^\d+\s*$/.test(written) || hour === undefined) continue
    const hours =
      half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
    return hours > 23 ? day : `${day.trim()}T${String(hours).padStart(2, '0')}:${minutes}`
  }
  return day
}

/** A name in several lines: of a hall, its address follows. */
function linesOfElement(element: Element): string {
  const breaks = DomUtils.getElementsByTagName('br', element.children)
  if (breaks.length === 0) return textOfElement(element)
  const lines = splitAtBreaks(element.children).map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}

function splitAtBreaks(nodes: readonly ChildNode[]): readonly string[] {
  let lines = ['']
  for (const node of nodes) {
    const inside =
      isTag(node) && node.name === 'br'
        ? ['', '']
        : isTag(node)
          ? splitAtBreaks(node.children)
          : [DomUtils.innerText(node)]
    const [first = '', ...rest] = inside
    lines = [...lines.slice(0, -1), (lines.at(-1) ?? '') + first, ...rest]
  }
  return lines
}

export function textOfElement(element: Element): string {
  return DomUtils.innerText(element).replace(/\s+/g, ' ').trim()
}
