const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|~>])/g
/** Stands for a character that was escaped, so that no rule takes it for a mark. */
const KEPT = /\uE000(\d+)\uE001/g

/**
 * Markdown as plain text with its line breaks: marks of headings, emphasis and quotes go, links keep their words, items of
 * lists begin with a dash. What only looks like a mark (`2 * 3`, `snake_case`) stays.
 */
export function textFromMarkdown(text: string): string {
  if (!/[*_#[\\`~>+-]/.test(text)) return text
  const signs: string[] = []
  const guarded = text.replace(/[\uE000\uE001]/g, '').replace(ESCAPED, (_, sign: string) => {
    signs.push(sign)
    return `\uE000${signs.length - 1}\uE001`
  })
  const plain = guarded.split('\n').map(plainLine).join('\n')
  return plain.replace(KEPT, (_, index: string) => signs[Number(index)] ?? '')
}

/** What nobody writes but in Markdown: a heading, a link, bold words, which begin behind no number or price: `12 €**`. */
const SURELY =
  /^ {0,3}#{1,6} (?!\d)\S|(?<!\\)\[[^[\]\n]{1,200}\]\((?:https?:\/\/|mailto:|\/)[^)\s]*\)|(?<![*\\\w€£$%])\*\*(?=[^\s*])[^*\n]{1,300}(?<=[^\s*])\*\*(?!\*)/m

/** Whether a text that may be of any kind is Markdown. */
export function isMarkdown(text: string): boolean {
  return SURELY.test(text)
}

function plainLine(line: string): string {
  if (/^\s{0,3}(?:(?:\*\s*){3,}|(?:_\s*){3,}|(?:-\s*){3,}|(?:=\s*){3,})$/.test(line)) return ''
  const bare = headingIn(line.replace(/^\s{0,3}>\s?/, '')).replace(/^(\s*)[*+-]\s+(?=\S)/, '$1- ')
  return withoutEmphasis(withoutLinks(bare))
}

/** A heading may be closed as it was opened, `## Jeudi ##`; in steps, as one pattern would try each blank with each. */
function headingIn(line: string): string {
  const words = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line)?.[1]
  return words === undefined
    ? line
    : words
        .trimEnd()
        .replace(/(?<!#)#+$/, '')
        .trimEnd()
}

/** Behind the words: an address, maybe with a title. Bounded, as each of fifty thousand that is never closed is looked through. */
const TARGET = String.raw`\([^)\s]{0,2000}(?:\s+"[^"]{0,500}")?\)`
const IMAGE = new RegExp(String.raw`!\[([^[\]\n]*)\]${TARGET}`, 'g')
const LINK = new RegExp(String.raw`\[([^[\]\n]+)\]${TARGET}`, 'g')

function withoutLinks(line: string): string {
  return line
    .replace(IMAGE, '$1')
    .replace(LINK, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^>\s]+)>/g, '$1')
}

/** One mark alone opens before a character and closes after one; inside words only asterisks mark. */
function withoutEmphasis(line: string): string {
  return line
    .replace(/\*{2,3}([^*]{1,2000})\*{2,3}/g, '$1')
    .replace(/\*(?=[^\s*])([^*]{1,2000})(?<=\S)\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.{1,2000}?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/~~(?=\S)([^~]{1,2000})(?<=\S)~~/g, '$1')
    .replace(/`([^`]{1,2000})`/g, '$1')
}
