import { SaxesParser } from 'saxes'
import type { SaxesTagNS } from 'saxes'
import { decodeHTMLStrict } from 'entities'
import { decodeStream } from './decode-stream.ts'
import { tameMarkup } from './tame-markup.ts'

export interface XmlElement {
  /** Without prefix. */
  readonly name: string
  readonly prefix: string
  /** The namespace; '' for none. */
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Its own text and that of CDATA sections, not that of its children. */
  readonly text: string
  /** How much of the text of the element around it stands before it. */
  readonly at: number
  readonly line: number
}

export type XmlItem =
  | {
      readonly kind: 'element'
      readonly element: XmlElement
      readonly path: readonly string[]
      /** Every `xml:base` of the elements around it and its own, outermost first. */
      readonly bases: readonly string[]
      /** The nearest `xml:lang`, its own or that of what is around it. */
      readonly language: string | undefined
    }
  /** Not well-formed from here on, or cut off: what follows may be wrong. */
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string }
  | { readonly kind: 'warning'; readonly text: string }

interface Building {
  readonly name: string
  readonly prefix: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
  readonly at: number
  readonly line: number
}

/** Deeper than any feed nests: what lies below is left out. */
const DEPTH_MAX = 64
/** So deep that looking up namespaces takes ever longer: an attack, or no feed. */
const LEVELS_MAX = 500
/** A record of more nodes, or more text, is none. */
const NODES_MAX = 100_000
const TEXT_MAX = 8 * 1024 * 1024

/** Faults that change nothing of what the document says. */
const HARMLESS =
  /entity|disallowed character\.|XML declaration|unbound namespace|must be bound|version|only one root|outside of root|malformed comment|expected one of/i

/**
 * Reads a document of any size, element by element: those that `wanted` names (by its path of local names, root first), each
 * with all that is in it. Entities of HTML are known, and short ones that a document defines; a document that uses others of
 * its own (which may be made of each other, or of files) ends there.
 */
export async function* xmlElements(
  chunks: AsyncIterable<Buffer>,
  contentType: string | null,
  wanted: (path: readonly string[]) => boolean,
): AsyncGenerator<XmlItem> {
  const stream = decodeStream(chunks, contentType)
  const reader = openReader(wanted)
  const tamer = tameMarkup()
  for await (const text of stream.chunks()) {
    reader.write(tamer.push(text))
    yield* reader.take()
  }
  reader.write(tamer.end())
  reader.close()
  yield* reader.take()
  const warning = stream.warning()
  if (warning !== null) yield { kind: 'warning', text: warning }
}

interface Reader {
  write(text: string): void
  close(): void
  take(): XmlItem[]
}

function openReader(wanted: (path: readonly string[]) => boolean): Reader {
  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.ENTITIES = htmlEntities(parser.ENTITIES)
  const ready: XmlItem[] = []
  const builder = elementBuilder(wanted, (item) => ready.push(item))
  let broken = false
  let harmless = false
  let stopped = false
  let defines = false
  parser.on('doctype', (text) => {
    defines = /<!ENTITY\s/.test(text)
    Object.assign(parser.ENTITIES, plainEntities(text))
  })
  parser.on('opentag', (tag) => {
    builder.open(tag, parser.line)
    if (builder.levels() > LEVELS_MAX) throw new Unreadable('nested too deep')
  })
  parser.on('closetag', () => builder.close())
  parser.on('text', (text) => builder.text(text))
  parser.on('cdata', (text) => builder.text(text))
  parser.on('error', ({ message }) => {
    const line = parser.line
    if (defines && /undefined entity/.test(message)) throw new Unreadable(OWN_ENTITIES)
    if (HARMLESS.test(message)) {
      if (!harmless) ready.push({ kind: 'warning', text: `line ${message}` })
      harmless = true
    } else if (!broken) {
      broken = true
      ready.push({ kind: 'broken', line, reason: message.slice(0, 200) })
    }
  })
  const work = (step: () => void): void => {
    if (stopped) return
    try {
      step()
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      stopped = true
      ready.push({ kind: 'broken', line: parser.line, reason: error.message })
    }
  }
  return {
    write: (text) => work(() => parser.write(text)),
    close: () => work(() => parser.close()),
    take: () => ready.splice(0),
  }
}

class Unreadable extends Error {}

const OWN_ENTITIES = 'it uses entities that it makes of others or of files, which are not read'

const PLAIN_ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]{0,200})"|'([^'&%<]{0,200})')\s*>/g

/** Short texts under a name: nothing that can grow. */
function plainEntities(doctype: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of doctype.matchAll(PLAIN_ENTITY))
    found[name] = double ?? single ?? ''
  return found
}

interface ElementBuilder {
  open(tag: SaxesTagNS, line: number): void
  text(text: string): void
  close(): void
  levels(): number
}

/** Puts wanted elements together; what lies outside of them is forgotten at once. */
function elementBuilder(
  wanted: (path: readonly string[]) => boolean,
  emit: (item: XmlItem) => void,
): ElementBuilder {
  const path: string[] = []
  /** By level, as `path`. */
  const said: Said[] = []
  const open: Building[] = []
  const size = { nodes: 0, text: 0 }
  /** Levels open below the deepest that is kept. */
  let below = 0
  return {
    levels: () => path.length,
    open(tag, line) {
      path.push(tag.local)
      said.push(saidBy(tag, said.at(-1)))
      const starts = open.length === 0 && wanted(path)
      if (!starts && open.length === 0) return
      if (starts) {
        size.nodes = 0
        size.text = 0
      }
      if (open.length >= DEPTH_MAX) {
        below += 1
        return
      }
      size.nodes += 1
      open.push(buildingOf(tag, open.at(-1)?.text.length ?? 0, line))
    },
    text(text) {
      const element = open.at(-1)
      if (element === undefined || below > 0) return
      size.text += text.length
      if (size.text <= TEXT_MAX) element.text += text
    },
    close() {
      if (below > 0) below -= 1
      else {
        const element = open.pop()
        const around = open.at(-1)
        if (element !== undefined && size.nodes <= NODES_MAX) {
          if (around === undefined) {
            const where = said.at(-1) ?? NOTHING_SAID
            emit({ kind: 'element', element, path: [...path], ...where })
          } else around.children.push(element)
        }
      }
      path.pop()
      said.pop()
    },
  }
}

/** What elements say of all that is in them. */
type Said = Pick<Extract<XmlItem, { kind: 'element' }>, 'bases' | 'language'>

const NOTHING_SAID: Said = { bases: [], language: undefined }

function saidBy({ attributes }: SaxesTagNS, around: Said = NOTHING_SAID): Said {
  const base = attributes['xml:base']?.value
  const language = attributes['xml:lang']?.value
  if (base === undefined && language === undefined) return around
  return {
    bases: base === undefined ? around.bases : [...around.bases, base],
    language: language ?? around.language,
  }
}

function buildingOf(tag: SaxesTagNS, at: number, line: number): Building {
  return {
    name: tag.local,
    prefix: tag.prefix,
    namespace: tag.uri,
    attributes: attributesOf(tag),
    children: [],
    text: '',
    at,
    line,
  }
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

function attributesOf({ attributes }: SaxesTagNS): ReadonlyMap<string, string> {
  let read: Map<string, string> | null = null
  for (const key in attributes) {
    const attribute = attributes[key]
    if (attribute === undefined || attribute.prefix === 'xmlns' || key === 'xmlns') continue
    read ??= new Map()
    read.set(attribute.local, attribute.value)
  }
  return read ?? NO_ATTRIBUTES
}

/** Feeds use the named letters of HTML although XML knows five of them. */
function htmlEntities(own: Record<string, string>): Record<string, string> {
  return new Proxy(own, {
    get(target, name) {
      if (typeof name !== 'string' || name in target) return Reflect.get(target, name) as unknown
      const entity = `&${name};`
      const letters = decodeHTMLStrict(entity)
      return letters === entity ? undefined : letters
    },
  })
}

export function childOf(element: XmlElement, name: string): XmlElement | null {
  return element.children.find((one) => one.name === name) ?? null
}
