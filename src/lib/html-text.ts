import { decodeHTMLStrict } from 'entities'

/** Elements that HTML, and the SVG and MathML inside it, define: only these count as markup in a short text. */
const KNOWN = new Set(
  `a abbr acronym address animate applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body
  br button canvas caption center circle cite code col colgroup data datalist dd defs del desc details dfn dialog dir div dl
  dt ellipse em embed fieldset figcaption figure filter font footer foreignobject form frame frameset g h1 h2 h3 h4 h5 h6
  head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li lineargradient link listing
  main map mark marker marquee mask math menu menuitem meta meter nav nobr noembed noframes noscript object ol optgroup
  option output p param path pattern picture plaintext polygon polyline pre progress q rb rect rp rt rtc ruby s samp script
  search section select set slot small source spacer span strike strong style sub summary sup svg symbol table tbody td
  template textarea tfoot th thead time title tr track tt tspan u ul use var video wbr xmp`.split(
    /\s+/,
  ),
)

const PARAGRAPHS = new Set(
  'address article aside blockquote center dialog dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
const LINES = new Set(
  'br caption dd details div dt figcaption legend li option summary tr'.split(' '),
)
const CELLS = new Set(['td', 'th'])
/** What stands inside these is not text for people. */
const HIDDEN = new Set(
  'script style template noscript head title iframe object svg math textarea select'.split(' '),
)
const HIDDEN_IN_LINE = new Set(['script', 'style'])

/** Longer, and it is no tag but a stray sign: bounds the search for its end. */
const TAG_LENGTH_MAX = 4096

interface Piece {
  readonly text: string
  /** Name in lower case; '' for a comment or declaration; null for text. */
  readonly tag: string | null
  readonly closing: boolean
}

/** Ends after the `>` of the tag that begins at `start`, or -1 when none begins there. */
function tagEnd(html: string, start: number): number {
  let quote = ''
  const limit = Math.min(html.length, start + TAG_LENGTH_MAX)
  for (let at = start + 1; at < limit; at += 1) {
    const sign = html[at] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '>') return at + 1
    else if (sign === '<') return -1
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign
  }
  return -1
}

const NAME = /\/?([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])/y

function markupAt(html: string, at: number): { end: number; tag: string; closing: boolean } | null {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4)
    return { end: end === -1 ? html.length : end + 3, tag: '', closing: false }
  }
  if (/^<[!?][a-zA-Z[]/.test(html.slice(at, at + 3))) {
    const end = html.indexOf('>', at)
    return end === -1 ? null : { end: end + 1, tag: '', closing: false }
  }
  NAME.lastIndex = at + 1
  const name = NAME.exec(html)?.[1]?.toLowerCase()
  if (name === undefined || !KNOWN.has(name)) return null
  const end = tagEnd(html, at)
  if (end === -1 && !isCutOff(html, at)) return null
  return { end: end === -1 ? html.length : end, tag: name, closing: html[at + 1] === '/' }
}

const CUT_EARLY = /^<[a-z][a-z0-9]*\s+[a-z-]*=?$/i
const CLOSED_TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i

/** A text that was cut to a length within a tag: `<span style="color: #00`. */
function isCutOff(html: string, at: number): boolean {
  if (html.length - at > TAG_LENGTH_MAX) return false
  // `<span s` is one only behind other tags: `a <b and` is not.
  if (CUT_EARLY.test(html.slice(at))) return CLOSED_TAG.test(html.slice(0, at))
  return /^<[a-z][a-z0-9]*\s+[a-z-]+\s*=\s*["'][^<>]*$/i.test(html.slice(at))
}

/** Text and known tags in turn. Linear in the length of the text. */
function* pieces(html: string): Generator<Piece> {
  let from = 0
  let at = html.indexOf('<')
  while (at !== -1) {
    const markup = markupAt(html, at)
    if (markup === null) {
      at = html.indexOf('<', at + 1)
      continue
    }
    if (at > from) yield { text: html.slice(from, at), tag: null, closing: false }
    yield { text: '', tag: markup.tag, closing: markup.closing }
    from = markup.end
    at = html.indexOf('<', from)
  }
  if (from < html.length) yield { text: html.slice(from), tag: null, closing: false }
}

/** The pieces outside of elements that hold no text for people. An element left open hides nothing. */
function* shown(html: string, hidden: ReadonlySet<string>): Generator<Piece> {
  const all = [...pieces(html)]
  const lastClose = new Map<string, number>()
  for (const [at, { tag, closing }] of all.entries())
    if (closing && tag !== null) lastClose.set(tag, at)
  for (let at = 0; at < all.length; at += 1) {
    const piece = all[at]
    if (piece === undefined) break
    if (piece.tag !== null && !piece.closing && hidden.has(piece.tag)) {
      // Where one closes later the search for it ends there, so that all of it is looked at once.
      if ((lastClose.get(piece.tag) ?? -1) > at) {
        while (all[at]?.tag !== piece.tag || all[at]?.closing !== true) at += 1
      }
      continue
    }
    yield piece
  }
}

const ENTITY = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});/g
/**
 * The entities that people leave without their semicolon; a quote even before a letter, as nothing else is called so, and money
 * before its amount. */
const OPEN_ENTITY =
  /&(quot(?![;=])|(?:pound|euro)(?=\d)|(?:amp|nbsp|lt|gt|#0?39|#8217)(?![a-zA-Z0-9;=]))/g

/** Entities, once. What is no entity stays as it is (`R&B`, `?a=1&copy=2`). */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(OPEN_ENTITY, '&$1;').replace(ENTITY, (entity) => decodeHTMLStrict(entity))
}

const ESCAPED_TWICE = /&amp;((?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});)/g

/** `Tom &amp;amp; Jerry`, `L&amp;#039;été`: a text for people spells no entities; whoever sent it escaped it twice. */
function escapedOnce(text: string): string {
  return text.replace(ESCAPED_TWICE, (escaped, rest: string) =>
    decodeHTMLStrict(`&${rest}`) === `&${rest}` ? escaped : `&${rest}`,
  )
}

function hasMarkup(text: string): boolean {
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (markupAt(text, at) !== null) return true
  }
  return false
}

function strip(text: string): string {
  let out = ''
  for (const piece of shown(text, HIDDEN_IN_LINE)) {
    if (piece.tag === null) out += piece.text
    else if (PARAGRAPHS.has(piece.tag) || LINES.has(piece.tag) || CELLS.has(piece.tag)) out += ' '
  }
  return out
}

/** A short text without the tags that HTML defines: `<b>Les</b> <Live>` is `Les <Live>`. Entities decoded. */
export function lineFromHtml(given: string): string {
  if (!given.includes('<') && !given.includes('&')) return given
  const text = escapedOnce(given)
  if (hasMarkup(text)) return decodeEntities(strip(text))
  // Markup that was escaped as a whole is markup all the same.
  const decoded = decodeEntities(text)
  return hasMarkup(decoded) ? strip(decoded) : decoded
}

/** Blanks between two lines are of the source, as those between the items of a list. */
function inLine(text: string, before: string): string {
  const words = text.replace(/[ \t\r\n\f]+/g, ' ')
  return words === ' ' && before.endsWith('\n') ? '' : words
}

function render(html: string): string {
  // Text that brings no line breaks of its own in markup keeps those it is written with.
  const laidOut = [...pieces(html)].some(
    ({ tag }) => tag !== null && (PARAGRAPHS.has(tag) || LINES.has(tag)),
  )
  let out = ''
  let asWritten = !laidOut
  for (const piece of shown(html, HIDDEN)) {
    if (piece.tag === null) out += asWritten ? piece.text : inLine(piece.text, out)
    if (piece.tag === 'pre') asWritten = !laidOut || !piece.closing
    if (piece.tag === null) continue
    if (piece.tag === 'li' && !piece.closing) out += out.endsWith('\n') ? '- ' : '\n- '
    else if (PARAGRAPHS.has(piece.tag)) out += '\n\n'
    else if (piece.tag === 'br') out += '\n'
    else if (LINES.has(piece.tag)) out += out.endsWith('\n') ? '' : '\n'
    else if (CELLS.has(piece.tag)) out += ' '
  }
  return out
}

/** A description that may be HTML, as plain text with its line breaks. A text without markup keeps its own. */
export function textFromHtml(given: string): string {
  if (!given.includes('<') && !given.includes('&')) return given
  const text = escapedOnce(given)
  if (hasMarkup(text)) return decodeEntities(render(text))
  const decoded = decodeEntities(text)
  return hasMarkup(decoded) ? render(decoded) : decoded
}
