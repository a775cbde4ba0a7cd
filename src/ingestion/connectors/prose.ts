import type { XmlElement } from '../../lib/xml-elements.ts'

const BLOCK =
  /^(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|tr|table|section|article|header|footer|figure|figcaption|blockquote|pre)$/i

/** Elements that only shape the text they stand in. */
const MARKUP = /^(?:a|abbr|b|big|br|em|font|i|small|span|strong|sub|sup|u)$/i

/** `Otters<br/>and Badgers`: a text with elements of XHTML within, and no list of things called so. */
export function isProse({ text, children }: XmlElement): boolean {
  if (children.length === 0) return false
  return text.trim() === ''
    ? children.every(({ name }) => BLOCK.test(name) || /^br$/i.test(name))
    : children.every(({ name }) => BLOCK.test(name) || MARKUP.test(name))
}

/** XHTML inside an element as text: words in their order, a line for each block. */
export function proseOf(element: XmlElement): string {
  if (element.children.length === 0) return element.text.trim()
  return flow(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function flow(element: XmlElement): string {
  let at = 0
  let text = ''
  for (const child of element.children) {
    text += plain(element.text.slice(at, child.at))
    at = child.at
    if (/^br$/i.test(child.name)) text += '\n'
    else text += BLOCK.test(child.name) ? `\n${flow(child)}\n` : flow(child)
  }
  return text + plain(element.text.slice(at))
}

/** Line ends of the source are blanks. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}
