import type { Body } from '../connectors/connector.ts'

/** What a program says of its own end takes less. */
const TAIL_BYTES = 2048

/** How programs that write a feed as they go tell that they could not go on. */
const ERRORS: readonly RegExp[] = [
  // A line of its own in place of a further record; a record may say that it has none.
  /(?:^|\n)\s*\{\s*"(?:errors?|exception|fault)"\s*:(?!\s*(?:null|false|-?0(?:\.0+)?|"\s*(?:none|null|false|no|ok|0)?\s*"|\[\s*\]|\{\s*\})\s*[,}])[^\n]*\s*$/i,
  /(?:^|[\n>])\s*(?:<b>)?(?:PHP )?(?:Fatal|Parse) error(?:<\/b>)?\s*: [^\n]*(?:\n[^\n]*){0,2}\s*$/i,
  /(?:^|\n)Traceback \(most recent call last\):/,
  // A page of the server's, or of the proxy's in front of it, behind what had come.
  /<\/(?:html|body)>\s*$/i,
]

export function endsInError(tail: string): boolean {
  return ERRORS.some((pattern) => pattern.test(tail))
}

/** The body, and how it ended once it was read. */
export function notingEnd(body: Body): { readonly body: Body; readonly tail: () => string } {
  let last: Buffer = Buffer.alloc(0)
  async function* chunks() {
    for await (const chunk of body.chunks()) {
      last = chunk.length >= TAIL_BYTES ? chunk : Buffer.concat([last.subarray(-TAIL_BYTES), chunk])
      yield chunk
    }
  }
  return { body: { ...body, chunks }, tail: () => last.subarray(-TAIL_BYTES).toString('latin1') }
}
