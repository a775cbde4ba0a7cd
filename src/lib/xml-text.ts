/** What XML 1.0 (section 2.2) allows in no form; half characters aside. */
// oxlint-disable-next-line no-control-regex -- the control characters are the subject
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/
// oxlint-disable-next-line no-control-regex -- the control characters are the subject
const DROPPED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu
const LONE_SURROGATE = /\p{Surrogate}/gu

/** The text that every reader of JSON and of XML gets alike: what XML forbids dropped, half characters as U+FFFD. */
export function portableText(text: string): string {
  if (!FORBIDDEN.test(text) && text.isWellFormed()) return text
  return text.replace(DROPPED, '').replace(LONE_SURROGATE, '\uFFFD')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // Bare `>` is only forbidden in `]]>`, but escaping it always needs no look behind.
  '>': '&gt;',
  '"': '&quot;',
  // A parser turns a bare CR into LF (section 2.11), and TAB and LF in attributes into spaces (3.3.3).
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}

const IN_CONTENT = /[&<>\r]/g
const IN_ATTRIBUTE = /[&<>"\r\n\t]/g

/** Most texts need nothing: one look, without the cost of reading whole characters, tells. */
// oxlint-disable-next-line no-control-regex -- the control characters are the subject
const PERHAPS_SPECIAL = /[&<>\r\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

/** `text` as the content of an element. */
export function xmlContent(text: string): string {
  if (!PERHAPS_SPECIAL.test(text)) return text
  return escaped(portableText(text), IN_CONTENT)
}

/** `text` as the value of an attribute in double quotes. */
export function xmlAttribute(text: string): string {
  return escaped(portableText(text), IN_ATTRIBUTE)
}

function escaped(text: string, special: RegExp): string {
  return text.replace(special, (character) => ESCAPES[character] ?? character)
}

const EXPONENT_FORM = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/

/** The number's shortest decimal digits, never with an exponent: `1e-7` is `0.0000001`. */
export function decimalText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a decimal number: ${value}`)
  const text = String(value)
  const parts = EXPONENT_FORM.exec(text)
  if (parts === null) return text
  const [, sign = '', first = '', rest = '', exponent = ''] = parts
  const digits = first + rest
  // Where the point stands, counted from the first digit. JavaScript writes an exponent only below 1e-6 and from 1e21.
  const point = 1 + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}
