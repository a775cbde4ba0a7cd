/** One property of a component, its parameters in upper case, its value as written. */
export interface Property {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

export interface Component {
  readonly name: string
  readonly properties: readonly Property[]
  readonly components: readonly Component[]
}

const NAME = /^[A-Za-z0-9-]+/

/**
 * Splits one unfolded content line (RFC 5545 3.1); null when it is none. Quoted parameter values may hold colons,
 * semicolons and commas; `^n`, `^'` and `^^` are decoded (RFC 6868).
 */
export function parseContentLine(line: string): Property | null {
  const name = NAME.exec(line)?.[0]
  if (name === undefined) return null
  let at = name.length
  const parameters = new Map<string, string>()
  while (line[at] === ';') {
    const end = parameterEnd(line, at + 1)
    addParameter(parameters, line.slice(at + 1, end))
    at = end
  }
  if (line[at] !== ':') {
    // A quote closed too late swallows the value: read it as if there were none.
    return line.includes('"') ? parseContentLine(line.replaceAll('"', '')) : null
  }
  return { name: name.toUpperCase(), parameters, value: line.slice(at + 1) }
}

/** Where the parameter ends: at a `;` or `:` outside of quotes. A quote that is never closed quotes nothing. */
function parameterEnd(line: string, from: number): number {
  let at = from
  while (at < line.length) {
    const sign = line[at]
    if (sign === ';' || (sign === ':' && !isOfValue(line, from, at))) return at
    if (sign === '"') {
      const close = line.indexOf('"', at + 1)
      if (close !== -1) at = close
    }
    at += 1
  }
  return at
}

/**
 * Outlook writes `TZID=tzone://Microsoft/Utc:20261205T200000` and `TZID=(UTC-05:00) Eastern Time:…`, others an `ALTREP` without
 * its quotes: the colon of an address, of its port and of an offset ends no parameter where another colon follows.
 */
function isOfValue(line: string, from: number, at: number): boolean {
  if (!line.includes(':', at + 1)) return false
  const before = line.slice(from, at)
  if (/=\(?(?:UTC|GMT)?[+-]\d{1,2}$/i.test(before))
    return /^\d\d[):]/.test(line.slice(at + 1, at + 4))
  if (/^[^=]+=[a-z][a-z0-9+.-]*$/i.test(before)) return line.startsWith('//', at + 1)
  return (
    /^[^=]+=[a-z][a-z0-9+.-]*:\/\/[^/]+$/i.test(before) &&
    /^\d{1,5}\//.test(line.slice(at + 1, at + 7))
  )
}

function addParameter(parameters: Map<string, string>, text: string): void {
  const equals = text.indexOf('=')
  if (equals === -1) return
  const value = text.slice(equals + 1).replaceAll('"', '')
  parameters.set(
    text.slice(0, equals).toUpperCase(),
    value.includes('^')
      ? value.replace(/\^(n|'|\^)/g, (_, sign: string) => CARET[sign] ?? '')
      : value,
  )
}

const CARET: Readonly<Record<string, string>> = { n: '\n', "'": '"', '^': '^' }

/** Deeper than any calendar nests. */
const DEPTH_MAX = 8

/** Names that no text has before a colon. */
const KNOWN =
  /^(?:X-.*|BEGIN|END|[A-Z]+-[A-Z-]+|DT(?:START|END|STAMP)|DURATION|SUMMARY|LOCATION|UID|URL|GEO|CATEGORIES|STATUS|CLASS|CREATED|SEQUENCE|TRANSP|PRIORITY|ORGANIZER|ATTENDEE|ATTACH|RRULE|RDATE|EXDATE|EXRULE|COMMENT|CONTACT|RESOURCES|IMAGE|COLOR|CONFERENCE)$/

/**
 * The component that a text of unfolded lines holds. Forgives what can be forgiven: a line that is none goes on the text of
 * the one before it, an inner component that is never closed ends with its outer one.
 */
export function parseComponent(text: string): Component | null {
  const open: { name: string; properties: Property[]; components: Component[] }[] = []
  let root: Component | null = null
  let broken = false
  for (const line of text.split('\n')) {
    const property = parseContentLine(line)
    const current = open.at(-1)
    // Within text that was not folded, `Tickets: …` and `https://…` are text as well.
    broken = property === null || (broken && !KNOWN.test(property.name))
    if (property === null || broken) {
      if (line.trim() !== '' && current !== undefined) continueValue(current.properties, line)
    } else if (property.name === 'BEGIN') {
      const component = {
        name: property.value.trim().toUpperCase(),
        properties: [],
        components: [],
      }
      if (current !== undefined) current.components.push(component)
      root ??= component
      if (open.length < DEPTH_MAX) open.push(component)
    } else if (property.name === 'END') {
      const name = property.value.trim().toUpperCase()
      const index = open.findLastIndex((one) => one.name === name)
      if (index !== -1) open.length = index
    } else current?.properties.push(property)
  }
  return root
}

function continueValue(properties: Property[], line: string): void {
  const last = properties.at(-1)
  if (last === undefined) return
  properties[properties.length - 1] = { ...last, value: `${last.value}\\n${line.trim()}` }
}

export function propertyOf(component: Component, name: string): Property | null {
  return component.properties.find((one) => one.name === name) ?? null
}

export function propertiesOf(component: Component, name: string): readonly Property[] {
  return component.properties.filter((one) => one.name === name)
}
