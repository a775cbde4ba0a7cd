import { Parser } from 'htmlparser2'
import { declaredPrefixes } from './rdfa-prefixes.ts'

export interface PageRead {
  /** The texts of the JSON-LD blocks. */
  readonly blocks: readonly string[]
  /** The last of them never ends. */
  readonly isCutOff: boolean
  /** What relative addresses are relative to, where the page says so; itself relative to the page's address. */
  readonly base: string | null
  /** What it says of its own address, the surest first; maybe relative to where it came from. */
  readonly addresses: readonly string[]
  /** Other ways it marks things up in. */
  readonly markup: ReadonlySet<Markup>
}

export type Markup = 'microdata' | 'rdfa' | 'microformats'

const JSON_LD = /^\s*application\/ld\+json\b/i
const VOCABULARY = /(?:schema|data-vocabulary)\.org\b/i
const HCALENDAR = /(?:^|\s)(?:vevent|h-event)(?:\s|$)/i

/** Reads a page once, for its JSON-LD and for what else it has to say of events. */
export function readPage(html: string): PageRead {
  const blocks: string[] = []
  const addresses = { base: '', canonical: '', shown: '' }
  const markup = new Set<Markup>()
  const prefixes = new Set(['schema', 'schema.org'])
  let vocabulary = false
  let block: string | null = null
  let isCutOff = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'script' && JSON_LD.test(attributes['type'] ?? '')) block = ''
        noteAddress(addresses, name, attributes)
        vocabulary ||= VOCABULARY.test(attributes['vocab'] ?? '')
        for (const one of declaredPrefixes(attributes)) prefixes.add(one)
        if (VOCABULARY.test(attributes['itemtype'] ?? '')) markup.add('microdata')
        if (isRdfa(attributes['typeof'], vocabulary, prefixes)) markup.add('rdfa')
        if (HCALENDAR.test(attributes['class'] ?? '')) markup.add('microformats')
      },
      ontext(text) {
        if (block !== null) block += text
      },
      onclosetag(name, implied) {
        if (name !== 'script' || block === null) return
        isCutOff ||= implied
        blocks.push(block)
        block = null
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(html)
  parser.end()
  return {
    blocks,
    isCutOff,
    base: addresses.base.trim() || null,
    addresses: [addresses.canonical, addresses.shown].filter((one) => one.trim() !== ''),
    markup,
  }
}

/** A type of the vocabulary the page is in, or one that names it. */
function isRdfa(
  type: string | undefined,
  vocabulary: boolean,
  prefixes: ReadonlySet<string>,
): boolean {
  if (type === undefined) return false
  if (vocabulary || VOCABULARY.test(type)) return true
  return type.split(/\s+/).some((one) => prefixes.has(one.split(':')[0]?.toLowerCase() ?? ''))
}

function noteAddress(
  addresses: { base: string; canonical: string; shown: string },
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  if (name === 'base') addresses.base ||= attributes['href'] ?? ''
  else if (name === 'link' && /\bcanonical\b/i.test(attributes['rel'] ?? '')) {
    addresses.canonical ||= attributes['href'] ?? ''
  } else if (name === 'meta' && attributes['property'] === 'og:url') {
    addresses.shown ||= attributes['content'] ?? ''
  }
}
