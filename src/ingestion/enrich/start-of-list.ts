/**
 * Where in the text of a JSON object the list begins that is its member of this name; null: it has none as far as the text
 * goes. Others may stand before it, with members of the same name inside them.
 */
export function startOfList(text: string, name: string): number | null {
  const token = /"(?:[^"\\]|\\[\s\S])*"|[[\]{}]/g
  let depth = 0
  let key: string | null = null
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [sign] = found
    if (sign === '[' && depth === 1 && key === name) return found.index
    if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    // The first object is over: what follows is another record.
    if (depth === 0) return null
    const isKey =
      sign.startsWith('"') && /^\s*:/.test(text.slice(token.lastIndex, token.lastIndex + 20))
    key = depth === 1 && isKey ? sign.slice(1, -1) : null
  }
  return null
}
