import { SaxesParser, type SaxesTagNS } from 'saxes'
import { DOCUMENTS, type DocumentKind } from '../../src/contract/schemas/records.ts'
import { shapeOf, type Shape } from '../../src/contract/xml-shape.ts'

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

interface Node {
  readonly name: string
  readonly nil: boolean
  readonly children: Node[]
  text: string
}

/** The JSON value that a document's XML stands for, read with nothing but an XML parser and the schema. */
export function readDocumentXml(kind: DocumentKind, xml: string): unknown {
  const root = parse(xml)
  if (root.name !== kind) throw new Error(`the root is ${root.name}, not ${kind}`)
  return valueOf(shapeOf(DOCUMENTS[kind]), root)
}

function parse(xml: string): Node {
  const top: Node = { name: '', nil: false, children: [], text: '' }
  const open: Node[] = [top]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag: SaxesTagNS) => {
    const nil = Object.values(tag.attributes).some(
      (one) => one.uri === XSI && one.local === 'nil' && one.value === 'true',
    )
    const node: Node = { name: tag.local, nil, children: [], text: '' }
    open.at(-1)!.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  return top.children[0]!
}

function valueOf(shape: Shape, node: Node): unknown {
  if (node.nil) {
    if (!shape.nullable) throw new Error(`${node.name} is nil`)
    return null
  }
  switch (shape.kind) {
    case 'record': {
      const names = node.children.map((child) => child.name).join()
      if (names !== shape.members.map((member) => member.name).join()) {
        throw new Error(`${node.name} holds ${names}`)
      }
      return Object.fromEntries(
        shape.members.map((member, index) => [
          member.name,
          valueOf(member.shape, node.children[index]!),
        ]),
      )
    }
    case 'list':
      return node.children.map((child) => {
        if (child.name !== shape.itemName) throw new Error(`${node.name} holds a ${child.name}`)
        return valueOf(shape.item, child)
      })
    case 'number':
    case 'integer':
      if (!/^-?[0-9]+(\.[0-9]+)?$/.test(node.text)) throw new Error(`not a number: ${node.text}`)
      return Number(node.text)
    case 'boolean':
      return node.text === 'true'
    case 'string':
      return node.text
  }
}
