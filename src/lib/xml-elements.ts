import { SaxesParser } from 'saxes'
import type { SaxesTagNS } from 'saxes'
import { decodeHTMLStrict } from 'entities'
import { decodeStream } from './decode-stream.ts'
import { tameMarkup } from './tame-markup.ts'

export interface XmlElement {
  /** Without prefix. */
  readonly name: string
  /** The namespace; '' for none. */
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Its own text and that of CDATA sections, not that of its children. */
  readonly text: string
  readonly line: number
}

export type XmlItem =
  | { readonly kind: 'element'; readonly element: XmlElement; readonly path: readonly string[] }
  /** Not well-formed from here on, or cut off: what follows may be wrong. */
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string }
  | { readonly kind: 'warning'; readonly text: string }

interface Building {
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
  readonly line: number
}

/** A record of more nodes, or more text, is none. */
const NODES_MAX = 100_000
const TEXT_MAX = 8 * 1024 * 1024

/** Faults that change nothing of what the document says. */
const HARMLESS =
  /entity|disallowed character\.|XML declaration|unbound namespace|must be bound|version/i

/**
 * Reads a document of any size, element by element: those that `wanted` names (by its path of local names, root first), each
 * with all that is in it. Entities of HTML are known, those a document defines are not (so none can explode).
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
  const path: string[] = []
  const open: Building[] = []
  const ready: XmlItem[] = []
  const size = { nodes: 0, text: 0 }
  let broken = false
  let harmless = false

  parser.on('opentag', (tag) => {
    path.push(tag.local)
    const starts = open.length === 0 && wanted(path)
    if (!starts && open.length === 0) return
    if (starts) {
      size.nodes = 0
      size.text = 0
    }
    size.nodes += 1
    open.push({
      name: tag.local,
      namespace: tag.uri,
      attributes: attributesOf(tag),
      children: [],
      text: '',
      line: parser.line,
    })
  })
  parser.on('closetag', () => {
    const element = open.pop()
    const around = open.at(-1)
    if (element !== undefined && size.nodes <= NODES_MAX) {
      if (around === undefined) ready.push({ kind: 'element', element, path: [...path] })
      else around.children.push(element)
    }
    path.pop()
  })
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (element === undefined) return
    size.text += text.length
    if (size.text <= TEXT_MAX) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('error', ({ message }) => {
    const line = parser.line
    if (HARMLESS.test(message)) {
      if (!harmless) ready.push({ kind: 'warning', text: `line ${message}` })
      harmless = true
    } else if (!broken) {
      broken = true
      ready.push({ kind: 'broken', line, reason: message.slice(0, 200) })
    }
  })
  return {
    write: (text) => void parser.write(text),
    close: () => void parser.close(),
    take: () => ready.splice(0),
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
