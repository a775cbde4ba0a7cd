/**
 * Reads the text that tools write for a nested value in a cell of CSV where they know no JSON: DuckDB's
 * `{'primary': Trempo, 'rules': NULL}` and `{fr=Le Lieu}`, Python's `[{'locality': 'Nantes', 'region': None}]`, numpy's
 * lists without commas. Undefined: it is none of these.
 */
export function readStructText(text: string): unknown {
  const reader: Reader = { text, at: 0 }
  try {
    const value = readValue(reader, LIST_END, 0)
    return reader.text.slice(reader.at).trim() === '' ? value : undefined
  } catch (error) {
    if (error instanceof NotStruct) return undefined
    throw error
  }
}

interface Reader {
  readonly text: string
  at: number
}

class NotStruct extends Error {}

const NESTED_MAX = 12
/** What ends a text that stands without quotes: within a struct the next key, for the text may hold commas. */
const STRUCT_END = /,\s*'[^']*':|\}/g
const MAP_END = /,\s*[^,={}]*=|\}/g
const LIST_END = /,\s|\]/g
const KEY = /\s*(?:'([^']*)'|"([^"]*)"|([^:={}'"]+))\s*([:=])/y
const BLANKS = /[\s,]*/y
const WORDS: ReadonlyMap<string, unknown> = new Map([
  ['NULL', null],
  ['None', null],
  ['nan', null],
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
])

function readValue(reader: Reader, end: RegExp, depth: number): unknown {
  if (depth > NESTED_MAX) throw new NotStruct()
  pass(reader, BLANKS)
  const sign = reader.text[reader.at]
  if (sign === '{') return readMembers(reader, depth)
  if (sign === '[') return readItems(reader, depth)
  if (sign === "'" || sign === '"') return readQuoted(reader, sign)
  end.lastIndex = reader.at
  const found = end.exec(reader.text)
  const bare = reader.text.slice(reader.at, found?.index ?? reader.text.length).trim()
  reader.at = found?.index ?? reader.text.length
  return WORDS.has(bare) ? WORDS.get(bare) : bare
}

function readMembers(reader: Reader, depth: number): Readonly<Record<string, unknown>> {
  const members: [string, unknown][] = []
  reader.at += 1
  for (;;) {
    pass(reader, BLANKS)
    if (isClosed(reader, '}')) return Object.fromEntries(members)
    const key = pass(reader, KEY)
    if (key === null) throw new NotStruct()
    const end = key[4] === '=' ? MAP_END : STRUCT_END
    members.push([(key[1] ?? key[2] ?? key[3] ?? '').trim(), readValue(reader, end, depth + 1)])
  }
}

function readItems(reader: Reader, depth: number): readonly unknown[] {
  const items: unknown[] = []
  reader.at += 1
  for (;;) {
    pass(reader, BLANKS)
    if (isClosed(reader, ']')) return items
    items.push(readValue(reader, LIST_END, depth + 1))
  }
}

function isClosed(reader: Reader, sign: string): boolean {
  if (reader.at >= reader.text.length) throw new NotStruct()
  if (reader.text[reader.at] !== sign) return false
  reader.at += 1
  return true
}

function pass(reader: Reader, what: RegExp): RegExpExecArray | null {
  what.lastIndex = reader.at
  const found = what.exec(reader.text)
  if (found !== null) reader.at += found[0].length
  return found
}

const QUOTED = { "'": /'((?:[^'\\]|\\.)*)'/sy, '"': /"((?:[^"\\]|\\.)*)"/sy } as const
const ESCAPE = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|(.))/gis
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

function readQuoted(reader: Reader, sign: "'" | '"'): string {
  const found = pass(reader, QUOTED[sign])
  if (found === null) throw new NotStruct()
  return (found[1] ?? '').replace(
    ESCAPE,
    (_, byte?: string, unit?: string, letter?: string): string => {
      const code = byte ?? unit
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      return ESCAPED.get(letter ?? '') ?? letter ?? ''
    },
  )
}
