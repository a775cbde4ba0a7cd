const CDATA = '<![CDATA['
/** An ampersand that begins no reference, a bracket that begins no tag. */
const STRAY = /&(?!#\d{1,7};|#[xX][0-9a-fA-F]{1,6};|[A-Za-z_][\w.-]{0,31};)|<(?![\p{L}_:/!?])/gu
/** What decides whether a sign is stray is no longer than this. */
const LOOK_AHEAD = 40

export interface MarkupTamer {
  /** What of the text so far is sure. */
  push(text: string): string
  end(): string
}

/**
 * Escapes the ampersands and angle brackets that are meant as such: `R&B <3` breaks no document any more. Sections of CDATA
 * stay as they are.
 */
export function tameMarkup(): MarkupTamer {
  let held = ''
  let inside = false
  const work = (last: boolean): string => {
    let out = ''
    let at = 0
    for (;;) {
      const border = held.indexOf(inside ? ']]>' : CDATA, at)
      const end = border !== -1 ? border : last ? held.length : sureEnd(held, at, inside)
      const text = held.slice(at, end)
      out += inside ? text : text.replace(STRAY, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
      at = end
      if (border === -1) break
      out += inside ? ']]>' : CDATA
      at += inside ? 3 : CDATA.length
      inside = !inside
    }
    held = held.slice(at)
    return out
  }
  return {
    push(text) {
      held += text
      return work(false)
    },
    end: () => work(true),
  }
}

/** Up to where more text can change nothing. */
function sureEnd(text: string, from: number, inside: boolean): number {
  if (inside) return Math.max(from, text.length - 2)
  const tail = Math.max(from, text.length - LOOK_AHEAD)
  const sign = text.slice(tail).search(/[&<]/)
  return sign === -1 ? text.length : tail + sign
}
