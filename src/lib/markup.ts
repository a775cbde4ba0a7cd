/** A piece of markup that may stand in a page as it is. */
export interface Markup {
  readonly text: string
}

export type Piece = string | number | Markup | null | readonly Piece[]

/** Markup with every interpolated text escaped; null and [] give nothing. */
export function markup(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const texts = pieces.map((piece, at) => render(piece) + (parts[at + 1] ?? ''))
  return { text: (parts[0] ?? '') + texts.join('') }
}

/** Markup that was made elsewhere and is known to be safe. */
export function trusted(text: string): Markup {
  return { text }
}

function render(piece: Piece): string {
  if (piece === null) return ''
  if (typeof piece === 'string') return escaped(piece)
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
