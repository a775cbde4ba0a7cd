/** A piece of markup that may stand in a page as it is. */
export interface Markup {
  readonly markup: string
}

export type Piece = string | number | Markup | null | readonly Piece[]

/** Markup with every interpolated text escaped; null and [] give nothing. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const texts = pieces.map((piece, at) => render(piece) + (parts[at + 1] ?? ''))
  return { markup: (parts[0] ?? '') + texts.join('') }
}

/** Markup that was made elsewhere and is known to be safe. */
export function trusted(markup: string): Markup {
  return { markup }
}

function render(piece: Piece): string {
  if (piece === null) return ''
  if (typeof piece === 'string') return escaped(piece)
  if (typeof piece === 'number') return String(piece)
  if ('markup' in piece) return piece.markup
  return piece.map(render).join('')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
