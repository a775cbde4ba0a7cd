import { xmlElements } from '../../../lib/xml-elements.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item } from '../connector.ts'
import { MAPPING_OPTION, openMapped } from '../mapping/map-records.ts'
import { missedFields } from '../mapping/missed-fields.ts'
import { suggestion } from '../mapping/report.ts'

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
    throw new NotThisFormat('its mapping does not say in "records" which element is a record')
  const wanted = pathEnding(mapping.records)
  let elements = 0
  let root = false
  const names = new Set<string>()
  let broken: string | null = null
  const look = (path: readonly string[]): boolean => {
    root = true
    if (names.size < NAMES_TOLD) names.add(path.at(-1) ?? '')
    return wanted(path)
  }
  for await (const found of xmlElements(body.chunks(), contentType, look)) {
    if (found.kind === 'warning') yield found
    else if (found.kind === 'broken') broken ??= `line ${found.line}: ${found.reason}`
    else {
      elements += 1
      const item = mapper.itemOf(recordOf(found.element), found.element.line)
      if (item !== null) yield item
    }
  }
  if (!root) throw new NotThisFormat('no XML: there is not one element in it')
  if (broken !== null) {
    if (elements === 0) throw new NotThisFormat(`not well-formed XML: ${broken}`)
    yield { kind: 'incomplete', reason: `not well-formed from there on: ${broken}` }
  } else if (elements === 0) {
    const near = suggestion(stepsOf(mapping.records).at(-1) ?? '', names)
    const text = `no element <${mapping.records}> is in it${near}; there are: ${[...names].join(', ')}`
    if (isOtherDocument(mapping.records, [...names])) throw new NotThisFormat(text)
    yield { kind: 'warning', text }
  }
  yield* mapper.end()
}

/** As many names of elements are told where none is the record's. */
const NAMES_TOLD = 20

/** What servers answer with when they have nothing to give. */
const ERRORS = /^(?:\w+)?(?:errors?|faults?|exceptions?)$/i

/** Nothing is in it that records would be in, so its silence says nothing about them. */
function isOtherDocument(records: string, names: readonly string[]): boolean {
  const parent = stepsOf(records).at(-2)
  const lacksParent =
    parent !== undefined && parent !== '*' && names.length < NAMES_TOLD && !names.includes(parent)
  return lacksParent || names.slice(0, 3).some((name) => ERRORS.test(name))
}

/** `program`, or as much of the way to it as tells it from others: `programs/program`. */
function pathEnding(records: string): (path: readonly string[]) => boolean {
  const steps = stepsOf(records)
  return (path) =>
    path.length >= steps.length &&
    steps.every((step, at) => step === '*' || path[path.length - steps.length + at] === step)
}

function stepsOf(records: string): readonly string[] {
  return records.split(/[./]/).filter((step) => step !== '')
}

type Tree = string | { readonly [name: string]: Tree | readonly Tree[] }

/** An element as paths see it: its children by name, `@name` for attributes, `#text`; a mere text where it is only that. */
function recordOf(element: XmlElement): Tree {
  const text = element.text.trim()
  if (element.children.length === 0 && element.attributes.size === 0) return text
  const tree: Record<string, Tree | Tree[]> = {}
  for (const [name, value] of element.attributes) tree[`@${name}`] = value
  for (const child of element.children) {
    const made = recordOf(child)
    const before = Object.hasOwn(tree, child.name) ? tree[child.name] : undefined
    if (before === undefined) tree[child.name] = made
    else if (Array.isArray(before)) before.push(made)
    else tree[child.name] = [before, made]
  }
  if (text !== '') tree['#text'] = text
  return tree
}
