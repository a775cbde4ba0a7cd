import { words } from '../../lib/fold.ts'
import { TRIBUTE_CLOSING, TRIBUTE_NOISE, TRIBUTE_WORDS } from './marker-words.ts'
import { NOISE } from './noise-words.ts'

const TRIBUTE = new RegExp(TRIBUTE_WORDS, 'u')
const TRIBUTE_END = new RegExp(TRIBUTE_CLOSING, 'u')

/** Whether a part of a title says that somebody else's work is played. */
export function isTribute(part: string): boolean {
  return TRIBUTE.test(part) || TRIBUTE_END.test(part)
}

/** Of the part that says so, what stands behind the marker, else before it, else in the other parts. */
export function tributeTarget(text: string, parts: readonly string[]): string[] {
  const marked = parts.find((part) => isTribute(part)) ?? text
  const [before = '', after = ''] = marked.replace(TRIBUTE, '\n').split('\n')
  const others = parts.filter((part) => part !== marked).join(' ')
  const told = [after, before, others].map((side) =>
    words(side).filter((word) => !NOISE.has(word) && !TRIBUTE_NOISE.has(word)),
  )
  return [...new Set(told.find((side) => side.length > 0))].toSorted()
}
