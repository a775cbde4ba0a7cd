const CLOSING = /\[\/([a-z][\w-]{0,40})\]/giu
const TAG = /\[\/?([a-z][\w-]{0,40})(?:[ =][^[\]]{0,500})?\/?\]/giu
const PICTURE = /\[img(?:[ =][^[\]]{0,500})?\][^[\]]{0,500}\[\/img\]/giu
/** Of builders of pages; they are not all closed. */
const OF_BUILDERS = /^(?:vc|et_pb|fusion|av|gallery)(?:_|$)/iu

/**
 * A text without what forums and content systems write in square brackets, where it is closed somewhere: `[b]Otters[/b]`,
 * `[vc_row]Otters[/vc_row]`. `[live]` is a word.
 */
export function withoutBracketMarkup(text: string): string {
  if (!text.includes('[/')) return text
  const closed = new Set([...text.matchAll(CLOSING)].map(([, name = '']) => name.toLowerCase()))
  if (closed.size === 0) return text
  return text
    .replace(PICTURE, '')
    .replace(/^[^\S\n]*\[\*\][^\S\n]*/gmu, closed.has('list') ? '- ' : '$&')
    .replace(TAG, (given, name: string) =>
      closed.has(name.toLowerCase()) || OF_BUILDERS.test(name) ? '' : given,
    )
}
