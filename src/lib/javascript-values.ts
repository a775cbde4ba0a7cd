/**
 * What JavaScript (and Python) write that JSON does not have: single quotes, names without quotes, comments, trailing commas, `!0`.
 * What is left open goes to the end: looking for its end from each place that follows would take for ever.
 */
const TOKEN =
  /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`?|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|\/\/[^\n]*|(?<![\w$.])[A-Za-z_$][\w$]*|!(?=[01](?![\w.]))[01]|,(?=\s*[}\]])/g
const NAME = /^[A-Za-z_$]/
const WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  True: 'true',
  False: 'false',
  None: 'null',
  undefined: 'null',
  NaN: 'null',
  Infinity: 'null',
}

/** A value as JavaScript writes it, as JSON; what calls or computes something stays no JSON. */
export function jsonOfJavaScript(text: string): string {
  const out: string[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    out.push(text.slice(end, match.index))
    end = match.index + token.length
    out.push(NAME.test(token) ? named(token, text, end) : plain(token))
  }
  out.push(text.slice(end))
  return out.join('').trim().replace(/;$/, '')
}

function plain(token: string): string {
  if (/^["'`]/.test(token)) return quoted(token)
  if (token.startsWith('!')) return token === '!0' ? 'true' : 'false'
  return ''
}

/** The name of a member, or a word for a value. */
function named(token: string, text: string, end: number): string {
  let at = end
  while (/\s/.test(text[at] ?? '')) at += 1
  if (text[at] === ':') return JSON.stringify(token)
  return Object.hasOwn(WORDS, token) ? (WORDS[token] ?? token) : token
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '',
}

function quoted(token: string): string {
  const inner = token.length > 1 && token.endsWith(token[0] ?? '') ? token.slice(1, -1) : null
  // Left open: let it be no JSON.
  if (inner === null) return token
  const text = inner.replace(
    /\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r?\n|[\s\S])/g,
    (_, what: string) => {
      if (/^[ux][0-9a-fA-F]/.test(what))
        return String.fromCharCode(Number.parseInt(what.slice(1), 16))
      return /\n/.test(what) ? '' : (ESCAPES[what] ?? what)
    },
  )
  return JSON.stringify(text)
}
