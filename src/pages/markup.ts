/** A piece of markup that may stand in a page as it is. */
export interface Markup {
  readonly text: string
}

type Piece = string | number | Markup | null | readonly Piece[]

/** Markup with every interpolated text escaped; null and [] give nothing. */
export function markup(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const texts = pieces.map((piece, at) => render(piece) + (parts[at + 1] ?? ''))
  return { text: (parts[0] ?? '') + texts.join('') }
}

export function trusted(text: string): Markup {
  return { text }
}

/** JSON inside a script element: no text may end the element or open a comment there. */
export function jsonScript(value: unknown): Markup {
  const json = JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
  return trusted(`<script type="application/ld+json">${json}</script>`)
}

/** The address if a reader may be sent there, else null: a feed could say `javascript:`. */
export function webLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}

function render(piece: Piece): string {
  if (piece === null) return ''
  if (typeof piece === 'string') return escape(piece)
  if (typeof piece === 'number') return String(piece)
  if ('text' in piece) return piece.text
  return piece.map(render).join('')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
