import { trusted, type Markup } from '../lib/markup.ts'

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
