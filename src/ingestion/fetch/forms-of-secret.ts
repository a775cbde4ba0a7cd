import { literalPattern } from '../../lib/literal-pattern.ts'

/** A value in all the ways that texts, addresses within addresses, forms, JSON and markup write it, as a regular expression. */
export function formsOfSecret(value: string): string {
  // As many backslashes as there are: of each by itself there would be too many ways to go about a row of them.
  const parts = value.match(/\\+|[^\\]/gsu) ?? []
  return parts.map((part) => (part.startsWith('\\') ? BACKSLASHES : formsOfSign(part))).join('')
}

const BACKSLASHES = String.raw`(?:(?:\\|%(?:25)*5[cC]){1,99})`

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Forms write one as the other.
  ' ': '\\+',
  '+': ' ',
}

function formsOfSign(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  const literal = literalPattern(sign)
  const units = sign.split('')
  const forms = [
    // JSON of JSON has more of the backslashes.
    `\\\\{0,7}${literal}`,
    [...Buffer.from(sign)].map((byte) => `%(?:25)*${anyCase(byte, 2)}`).join(''),
    units.map((unit) => `\\\\{1,8}u${anyCase(unit.charCodeAt(0), 4)}`).join(''),
    `&#(?:0*${point}|[xX]0*${anyCase(point, 1)});`,
    ...(Object.hasOwn(NAMED, sign) ? [NAMED[sign]] : []),
  ]
  return `(?:${forms.join('|')})`
}

function anyCase(number: number, digits: number): string {
  const hex = number.toString(16).padStart(digits, '0')
  return hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
}
