import { parse as parseLossless } from 'lossless-json'
import { decodeEntities } from './html-text.ts'
import { jsonOfJavaScript } from './javascript-values.ts'

/** A number of so many digits that a JavaScript number may not hold it. Written out, it costs a fifth of `\d{16}`. */
const BIG = new RegExp(String.raw`[:[,\s]-?${String.raw`\d`.repeat(16)}`)

/** Whole numbers that a JavaScript number cannot hold become text, digit for digit. */
function exactNumber(digits: string): number | string {
  const value = Number(digits)
  return Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(digits)
    ? digits
    : value
}

/** As every other reader of JSON takes it. */
function lastOf({ newValue }: { readonly newValue: unknown }): unknown {
  return newValue
}

function parseStrict(text: string): unknown {
  return BIG.test(text)
    ? parseLossless(text, undefined, { parseNumber: exactNumber, onDuplicateKey: lastOf })
    : JSON.parse(text)
}

/**
 * JSON as feeds and pages really send it: raw control characters inside strings, a byte order mark, a body whose quotes are
 * HTML entities, comments, trailing commas, wrong escapes, numbers that are none, and values as JavaScript writes them (`{id: 1, title: 'A'}`).
 * Throws for anything else that is no JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return parseStrict(text)
  } catch (error) {
    return retry(text, error)
  }
}

/** What is longer is not a page's block or a listing with a slip in it, but broken as a whole. */
const REPAIR_LENGTH_MAX = 20_000_000

function retry(text: string, error: unknown): unknown {
  if (text.length > REPAIR_LENGTH_MAX) throw error instanceof Error ? error : new Error('not JSON')
  const trimmed = text.replace(/^\ufeff+/, '')
  const candidates = /&(?:quot|#0?34|#x22);/i.test(trimmed)
    ? [trimmed, decodeEntities(trimmed)]
    : [trimmed]
  for (const candidate of candidates) {
    for (const repair of [escapeControls, repairJson, repairScript]) {
      try {
        return parseStrict(repair(candidate))
      } catch {
        continue
      }
    }
  }
  throw error instanceof Error ? error : new Error('not JSON')
}

const STRING = /"(?:[^"\\]|\\[\s\S])*"?/g

function escapeControls(text: string): string {
  return text.replace(STRING, escapeIn)
}

function escapeIn(string: string): string {
  return string.replace(
    /\p{Cc}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** What is left open goes to the end: looking for its end from each place that follows would take for ever. */
const TOKEN =
  /"(?:[^"\\]|\\[\s\S])*"?|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>|,(?=\s*[}\]])|(?<![\w.])(?:-?Infinity|NaN|undefined)(?!\w)/g
/** Python and JavaScript write these where there is no number. */
const NO_NUMBER = /^(?:-?Infinity|NaN|undefined)$/

function repairJson(text: string): string {
  // A comment may stand between a trailing comma and its bracket: commas are looked at again when comments are gone.
  return fixTokens(fixTokens(text)).trim().replace(/;$/, '')
}

/** Commas are looked at again when comments are gone. */
function repairScript(text: string): string {
  return fixTokens(jsonOfJavaScript(text))
}

function fixTokens(text: string): string {
  return text.replace(TOKEN, (token) => {
    if (token.startsWith('"')) return fixEscapes(escapeIn(token))
    return NO_NUMBER.test(token) ? 'null' : ''
  })
}

/** `\'` and other escapes that JSON does not have stand for the sign itself. */
function fixEscapes(string: string): string {
  return string.replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (escape, what: string) =>
    /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})$/.test(what) ? escape : what,
  )
}
