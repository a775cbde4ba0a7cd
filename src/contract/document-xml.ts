import { decimalText, xmlContent } from '../lib/xml-text.ts'
import { DOCUMENTS, type DocumentKind } from './schemas/records.ts'
import { shapeOf, type Shape } from './xml-shape.ts'

export const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Appends one value, as the element or the content that it was made for, to the pieces of the text. */
type Writer = (value: unknown, pieces: string[]) => void

const SCALAR_TEXTS = {
  string: (value: unknown) => xmlContent(value as string),
  number: (value: unknown) => decimalText(value as number),
  integer: (value: unknown) => decimalText(value as number),
  boolean: (value: unknown) => (value === true ? 'true' : 'false'),
}

const WRITERS: Readonly<Record<DocumentKind, Writer>> = {
  performer: contentWriter(shapeOf(DOCUMENTS.performer)),
  place: contentWriter(shapeOf(DOCUMENTS.place)),
}

/** The XML form of a document, made from its JSON text, so that the two cannot differ. */
export function documentXml(kind: DocumentKind, json: string): string {
  const pieces = [`<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns:xsi="${XSI}">`]
  WRITERS[kind](JSON.parse(json), pieces)
  pieces.push(`</${kind}>\n`)
  return pieces.join('')
}

function elementWriter(name: string, shape: Shape): Writer {
  const open = `<${name}>`
  const close = `</${name}>`
  const nil = `<${name} xsi:nil="true"/>`
  const content = contentWriter(shape)
  return (value, pieces) => {
    if (value === null && shape.nullable) {
      pieces.push(nil)
      return
    }
    pieces.push(open)
    content(value, pieces)
    pieces.push(close)
  }
}

function contentWriter(shape: Shape): Writer {
  if (shape.kind === 'record') {
    const members = shape.members.map(({ name, shape: member }) => ({
      name,
      write: elementWriter(name, member),
    }))
    return (value, pieces) => {
      const fields = value as Readonly<Record<string, unknown>>
      for (const { name, write } of members) write(fields[name], pieces)
    }
  }
  if (shape.kind === 'list') {
    const write = elementWriter(shape.itemName, shape.item)
    return (value, pieces) => {
      for (const item of value as readonly unknown[]) write(item, pieces)
    }
  }
  const text = SCALAR_TEXTS[shape.kind]
  return (value, pieces) => {
    pieces.push(text(value))
  }
}
