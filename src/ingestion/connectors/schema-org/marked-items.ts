import { DomUtils } from 'htmlparser2'
import { isTag } from 'domhandler'
import type { ChildNode, Document, Element } from 'domhandler'
import type { JsonObject } from '../json-value.ts'
import { textOfElement, valueOf } from './marked-value.ts'
import { wordsIn } from './marked-words.ts'
import type { Dialect, Words } from './marked-words.ts'

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
  const words = wordsIn(document, dialect)
  const all = DomUtils.filter(
    (node) => isTag(node) && words.scope in node.attribs,
    document.children,
  ) as Element[]
  const reader = openReader(words)
  const tops = all.filter((element) => !isPropertyOfItem(element, words))
  return tops.slice(0, ITEMS_MAX).map((element) => reader(element, 0, new Set()))
}

function isPropertyOfItem(element: Element, words: Words): boolean {
  let isProperty = words.namesOf(element).length > 0
  for (let up = element.parent; up !== null; up = up.parent) {
    if (!isTag(up)) continue
    if (words.scope in up.attribs) return isProperty
    isProperty ||= words.linksOf(up).length > 0
  }
  return false
}

type Reader = (element: Element, depth: number, above: ReadonlySet<Element>) => JsonObject

function openReader(words: Words): Reader {
  let reads = 0
  const read: Reader = (element, depth, above) => {
    reads += 1
    const members = new Map<string, unknown[]>()
    const seen = new Set([...above, element])
    const add = (one: Element, links: readonly string[]): void => {
      const isItem = words.scope in one.attribs
      const names = isItem ? [...words.namesOf(one), ...links] : words.namesOf(one)
      // An item inside itself, by a reference, says nothing.
      if (isItem && (depth >= DEPTH_MAX || reads > READS_MAX || seen.has(one))) return
      for (const name of names) {
        const value = isItem ? named(read(one, depth + 1, seen), name, one) : valueOf(one, name)
        if (value !== '') members.set(name, [...(members.get(name) ?? []), value])
      }
    }
    const walk = (nodes: readonly ChildNode[], links: readonly string[] = []): void => {
      for (const node of nodes) {
        if (!isTag(node)) continue
        add(node, links)
        const own = words.linksOf(node)
        if (!(words.scope in node.attribs)) walk(node.children, own.length > 0 ? own : links)
      }
    }
    walk(element.children)
    for (const referred of words.referredBy(element)) if (!seen.has(referred)) walk([referred])
    const id = words.idOf(element)
    return {
      '@type': words.typesOf(element),
      ...(id === undefined ? {} : { '@id': id }),
      ...Object.fromEntries(
        [...members].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
      ),
    }
  }
  return read
}

/** The item, or what it is called where nothing in it is marked. */
function named(item: JsonObject, property: string, element: Element): JsonObject | string {
  if (!LINKED.test(property) || 'name' in item) return item
  const isBare = Object.keys(item).every((member) => member === '@type')
  if (!isBare && !('url' in item)) return item
  const link = isBare ? element : DomUtils.findOne(({ name }) => name === 'a', element.children)
  const name = link === null ? '' : textOfElement(link)
  const isName = name !== '' && name.length <= NAME_MAX && !NO_NAME.test(name)
  if (isBare) return isName ? name : item
  return isName ? { ...item, name } : item
}
