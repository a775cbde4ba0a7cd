import { parseJson } from '../../../lib/tolerant-json.ts'

/** What a block of JSON-LD says: one value, or several that were put one behind the other. Throws where it is no JSON. */
export function parseBlock(text: string): readonly unknown[] {
  try {
    return [parseJson(text)]
  } catch (error) {
    const values = severalIn(text)
    if (values.length < 2) throw error
    return values.map(parseJson)
  }
}

const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\]]/g

/** The objects and lists of a text with nothing but separators between them; none where there is anything else. */
function severalIn(text: string): readonly string[] {
  const values: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of text.matchAll(TOKEN)) {
    if (sign.startsWith('"')) continue
    if (depth === 0) {
      if (!isSeparator(text.slice(from, index))) return []
      from = index
    }
    depth += /[{[]/.test(sign) ? 1 : -1
    if (depth < 0) return []
    if (depth > 0) continue
    values.push(text.slice(from, index + 1))
    from = index + 1
  }
  return depth === 0 && isSeparator(text.slice(from)) ? values : []
}

function isSeparator(text: string): boolean {
  return /^[\s,;]*$/.test(text)
}
