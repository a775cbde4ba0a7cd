import { DomUtils } from 'htmlparser2'
import type { Document, Element } from 'domhandler'
import { ownEntry } from '../../../lib/own-entry.ts'
import { prefixesOf } from './rdfa-prefixes.ts'

/** How a syntax marks things up. Both say the same with other attributes. */
export interface Dialect {
  readonly scope: string
  readonly type: string
  readonly property: string
  readonly id: readonly string[]
  /** Links to the things that stand within. */
  readonly link: string | null
  /** Names elements elsewhere whose properties belong here too. */
  readonly refs: string | null
}

export const MICRODATA: Dialect = {
  scope: 'itemscope',
  type: 'itemtype',
  property: 'itemprop',
  id: ['itemid'],
  link: null,
  refs: 'itemref',
}
/** RDFa Lite, and of RDFa what content management systems write. */
export const RDFA: Dialect = {
  scope: 'typeof',
  type: 'typeof',
  property: 'property',
  id: ['resource', 'about'],
  link: 'rel',
  refs: null,
}

const VOCABULARIES =
  /^(?:https?:)?\/\/(?:www\.)?(?:schema\.org|(?:rdf\.)?data-vocabulary\.org)\/#?/i

/** Words that only data-vocabulary.org had, and what they are called today. */
const OLDER: Readonly<Record<string, string>> = {
  dtstart: 'startDate',
  dtend: 'endDate',
  eventType: 'genre',
  tickets: 'offers',
  'Offer-aggregate': 'AggregateOffer',
  offerURL: 'url',
}

/** Attributes by which an element leads to what `rel` says of it. */
const LEADS = ['href', 'src'] as const

/** The words of a syntax, as they are meant in one page: without their vocabulary. */
export interface Words {
  readonly scope: string
  namesOf(element: Element): readonly string[]
  /** Names that are those of the things inside. */
  linksOf(element: Element): readonly string[]
  typesOf(element: Element): readonly string[]
  idOf(element: Element): string | undefined
  /** Elements elsewhere whose properties belong here too. */
  referredBy(element: Element): readonly Element[]
}

export function wordsIn(document: Document, dialect: Dialect): Words {
  const { scope, type, property, id, link, refs } = dialect
  const prefixes = prefixesOf(document)
  const isOurs = (word: string) => prefixes.has(prefixOf(word)) || VOCABULARIES.test(word)
  const bare = (word: string) =>
    prefixes.has(prefixOf(word))
      ? word.slice(prefixOf(word).length + 1)
      : word.replace(VOCABULARIES, '')
  const today = (word: string) => ownEntry(OLDER, bare(word)) ?? bare(word)
  // Other words of `rel` tell programs how to treat a link.
  const linksOf = (element: Element) =>
    link === null ? [] : listOf(element.attribs[link]).filter(isOurs).map(today)
  return {
    scope,
    linksOf,
    namesOf: (element) => [
      ...listOf(element.attribs[property]).map(today),
      ...(LEADS.some((name) => name in element.attribs) || scope in element.attribs
        ? linksOf(element)
        : []),
    ],
    typesOf: (element) => listOf(element.attribs[type]).map(today),
    idOf: (element) => id.flatMap((name) => element.attribs[name] ?? [])[0],
    referredBy: (element) =>
      listOf(refs === null ? '' : element.attribs[refs]).flatMap(
        (one) => DomUtils.getElementById(one, document.children) ?? [],
      ),
  }
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '')
}

function prefixOf(word: string): string {
  return /^([\w-]+):(?!\/)/.exec(word)?.[1]?.toLowerCase() ?? ''
}
