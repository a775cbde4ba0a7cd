import { HIDDEN, withoutHidden } from '../../lib/hidden-values.ts'
import type { Hide } from './beginning.ts'

/**
 * A link as it may be passed on: some servers put the key that they were asked with into each address that they tell. It is
 * looked for as the whole of a parameter, since a part of a word may be the same by chance.
 */
export function withoutKeys(link: string, hide: Hide): string {
  const start = link.indexOf('?') + 1
  // Nearly all links end here.
  if (start === 0 || hide(link) === link) return link
  const query = link
    .slice(start)
    .replace(/(?<==)[^&#]+/g, (value) => (isKey(value, hide) ? HIDDEN : value))
  return withoutHidden(link.slice(0, start) + query)
}

function isKey(value: string, hide: Hide): boolean {
  return hide(value) === HIDDEN
}
