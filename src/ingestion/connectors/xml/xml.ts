import { xmlElements } from '../../../lib/xml-elements.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item } from '../connector.ts'
import { MAPPING_OPTION, openMapped } from '../mapping/map-records.ts'
import { missedFields } from '../mapping/missed-fields.ts'
import { withoutPrefix } from '../mapping/record-path.ts'
import { suggestion } from '../mapping/report.ts'
import { isProse, proseOf } from '../prose.ts'

export const xml: Connector = {
  format: 'xml',
  summary: 'elements of an XML document, with a mapping file',
  options: [MAPPING_OPTION],
  records,
  missed: (raws, options) => missedFields(raws, options[MAPPING_OPTION.name]),
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const { mapping, mapper, contentType } = openMapped(body, options)
  if (mapping.records === null)
    throw new NotThisFormat(
      'its mapping does not say in "records" which element is a record',
      'mapping',
    )
  const wanted = pathEnding(mapping.records)
  let elements = 0
  let root = false
  const names = new Set<string>()
  let broken: string | null = null
  let error: string | null = null
  const look = (path: readonly string[]): boolean => {
    root = true
    const name = path.at(-1) ?? ''
    const early = names.size < NAMES_LOOKED_AT
    if (names.size < NAMES_TOLD) names.add(name)
    return wanted(path) || (early && elements === 0 && ERRORS.test(name))
  }
  for await (const found of xmlElements(body.chunks(), contentType, look)) {
    if (found.kind === 'warning') yield found
    else if (found.kind === 'broken') broken ??= `line ${found.line}: ${found.reason}`
    else if (!wanted(found.path)) error ??= errorOf(found.element)
    else {
      elements += 1
      const item = mapper.itemOf(recordOf(found.element), found.element.line)
      if (item !== null) yield item
    }
  }
  if (!root) throw new NotThisFormat('no XML: there is not one element in it')
  yield* endOf(mapping.records, { elements, names: [...names], broken, error })
  yield* mapper.end()
}

interface Reading {
  readonly elements: number
  readonly names: readonly string[]
  /** Where it is not well-formed. */
  readonly broken: string | null
  /** What the document says that went wrong. */
  readonly error: string | null
}

function* endOf(records: string, { elements, names, broken, error }: Reading): Generator<Item> {
  if (broken !== null) {
    if (elements === 0) throw new NotThisFormat(`not well-formed XML: ${broken}`)
    yield { kind: 'incomplete', reason: `not well-formed from there on: ${broken}` }
  } else if (elements > 0) {
    if (error !== null) yield { kind: 'warning', text: `beside the records: ${error}` }
  } else {
    const last = stepsOf(records).at(-1) ?? ''
    const near = suggestion(last, names)
    const text = `no element <${records}> is in it${near}; there are: ${names.join(', ')}`
    if (names[0]?.toLowerCase() === 'html')
      throw new NotThisFormat(`a web page, where XML is expected: ${text}`)
    if (error !== null) throw new NotThisFormat(`${text}; it says ${error}`, 'mapping')
    if (lacksParent(records, names)) throw new NotThisFormat(text, 'mapping')
    // In other letters they are there all the same; `<events/>` is where an `<event>` would be.
    const isThere = names.some((name) => name.toLowerCase() === last.toLowerCase())
    yield isThere ? { kind: 'incomplete', reason: text } : { kind: 'warning', text }
  }
}

/** As many names of elements are told where none is the record's. */
const NAMES_TOLD = 20

/** An answer that tells of an error begins with it, maybe within an envelope and its body. */
const NAMES_LOOKED_AT = 3

/** What servers answer with when they have nothing to give; many write an empty one beside what they give. */
const ERRORS = /^(?:\w+)?(?:errors?|faults?|exceptions?)$/i

/** Null where it says that there was no error. A fault, as SOAP knows them, is one even when it says nothing. */
function errorOf(element: XmlElement): string | null {
  const text = textWithin(element).replace(/\s+/g, ' ').trim().slice(0, 120)
  const none = /^(?:0|false|none|ok)?$/i.test(text)
  if (none && !/fault$/i.test(element.name)) return null
  return `<${element.name}>${text === '' ? '' : ` ${text}`}`
}

function textWithin({ text, children, attributes }: XmlElement): string {
  const values = [...attributes].flatMap(([name, value]) => (name === 'nil' ? [] : [value]))
  return [...values, text, ...children.map(textWithin)].join(' ')
}

/** Nothing is in it that records would be in, so its silence says nothing about them. */
function lacksParent(records: string, names: readonly string[]): boolean {
  const parent = stepsOf(records).at(-2)
  return (
    parent !== undefined && parent !== '*' && names.length < NAMES_TOLD && !names.includes(parent)
  )
}

/** `program`, or as much of the way to it as tells it from others: `programs/program`. */
function pathEnding(records: string): (path: readonly string[]) => boolean {
  const steps = stepsOf(records)
  return (path) =>
    path.length >= steps.length &&
    steps.every((step, at) => step === '*' || path[path.length - steps.length + at] === step)
}

function stepsOf(records: string): readonly string[] {
  const steps = records.split(/[./]/).filter((step) => step !== '')
  return steps.map(withoutPrefix)
}

type Tree = string | { readonly [name: string]: Tree | readonly Tree[] }

/**
 * An element as paths see it: its children by name, `@name` for attributes, `#text`; a mere text where it is only that.
 * Markup within a text is part of it.
 */
function recordOf(element: XmlElement): Tree {
  const text = isProse(element) ? proseOf(element) : element.text.trim()
  if (element.children.length === 0 && element.attributes.size === 0) return text
  const tree: Record<string, Tree | Tree[]> = {}
  for (const [name, value] of element.attributes) tree[`@${name}`] = value
  for (const child of element.children) {
    const name = nameAmong(child, element.children)
    const made = recordOf(child)
    const before = Object.hasOwn(tree, name) ? tree[name] : undefined
    if (before === undefined) tree[name] = made
    else if (Array.isArray(before)) before.push(made)
    else tree[name] = [before, made]
  }
  if (text !== '') tree['#text'] = text
  return tree
}

/** A prefix tells `<media:title>` from the `<title>` beside it, and is left out elsewhere. */
function nameAmong({ name, prefix }: XmlElement, siblings: readonly XmlElement[]): string {
  if (prefix === '') return name
  const isTaken = siblings.some((one) => one.name === name && one.prefix === '')
  return isTaken ? `${prefix}:${name}` : name
}
