import type { Body } from '../connectors/connector.ts'
import { cleanLine, cutText } from '../../lib/clean-text.ts'
import { decodeDocument } from '../../lib/decode-text.ts'
import { lineFromHtml } from '../../lib/html-text.ts'

/** What a person needs to see that it is an error, or whose. */
const TEXT_MAX = 100
export const BEGINNING_BYTES = 4096

/** A message may repeat what was sent: long words, and shorter ones with digits in them, may be keys. */
const MAY_BE_KEY = /[\w+/=-]{24,}|(?=[\w-]*\d)(?=[\w-]*\p{L})[\w-]{10,}/gu
/** These tell what came instead already. */
const TOLD = /answered: |it says |which no format reads|no records, but |: is the delimiter /

/** Takes out of a text what opens the feed. */
export type Hide = (text: string) => string

/** How a body begins that is no feed: `; it begins: {"message":"Forbidden"}`. */
export function tellBeginning(message: string, head: Buffer, hide: Hide = (text) => text): string {
  if (TOLD.test(message)) return message
  const { text } = decodeDocument(head.subarray(0, BEGINNING_BYTES), null)
  // Before it is cut: half a key is too much.
  const line = quoteOf(hide(text))
  if (line === '' || line.startsWith('PK')) return message
  return `${message}; it begins: ${line}`
}

/** As much of what came as a report may tell. */
function quoteOf(text: string): string {
  return cutText(cleanLine(lineFromHtml(text)).replace(MAY_BE_KEY, '…'), TEXT_MAX)
}

/** A warning with what came, where that may be quoted. */
export function withQuote(
  { text, quote }: { readonly text: string; readonly quote?: string },
  mayQuote: boolean,
): string {
  return quote === undefined || !mayQuote ? text : `${text}: ${quoteOf(quote)}`
}

/** The same of a body that can be read once more. */
export async function withBeginning(
  message: string,
  body: Body | undefined,
  hide?: Hide,
): Promise<string> {
  if (body === undefined) return message
  for await (const chunk of body.chunks()) return tellBeginning(message, chunk, hide)
  return message
}
