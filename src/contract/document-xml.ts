import { decimalText, xmlContent } from '../lib/xml-text.ts'
import { DOCUMENTS, type DocumentKind } from './schemas/records.ts'
import { shapeOf, type Member, type Shape } from './xml-shape.ts'

export const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Writes one value as the element that it was made for. */
type Writer = (value: unknown) => string

const WRITERS: Readonly<Record<DocumentKind, Writer>> = {
  performer: rootWriter('performer'),
  place: rootWriter('place'),
}

/** The XML form of a document, made from its JSON text, so that the two cannot differ. */
export function documentXml(kind: DocumentKind, json: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${WRITERS[kind](JSON.parse(json))}\n`
}

function rootWriter(kind: DocumentKind): Writer {
  const content = contentWriter(shapeOf(DOCUMENTS[kind]))
  return (value) => `<${kind} xmlns:xsi="${XSI}">${content(value)}</${kind}>`
}

function elementWriter(name: string, shape: Shape): Writer {
  const content = contentWriter(shape)
  const open = `<${name}>`
  const close = `</${name}>`
  const nil = `<${name} xsi:nil="true"/>`
  return (value) => {
    if (value === null && shape.nullable) return nil
    return open + content(value) + close
  }
}

function contentWriter(shape: Shape): Writer {
  switch (shape.kind) {
    case 'record':
      return recordWriter(shape.members)
    case 'list':
      return listWriter(elementWriter(shape.itemName, shape.item))
    case 'number':
    case 'integer':
      return (value) => decimalText(value as number)
    case 'boolean':
      return (value) => (value === true ? 'true' : 'false')
    case 'string':
      return (value) => xmlContent(value as string)
  }
}

function recordWriter(members: readonly Member[]): Writer {
  const writers = members.map(({ name, shape }) => ({ name, write: elementWriter(name, shape) }))
  return (value) => {
    const fields = value as Readonly<Record<string, unknown>>
    let text = ''
    for (const { name, write } of writers) text += write(fields[name])
    return text
  }
}

function listWriter(write: Writer): Writer {
  return (value) => {
    let text = ''
    for (const item of value as readonly unknown[]) text += write(item)
    return text
  }
}
