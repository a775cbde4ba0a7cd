import { words } from '../../lib/fold.ts'

/** A part of a folded title, or all of it, with its words: those are asked for by several steps. */
export interface Segment {
  readonly text: string
  readonly words: readonly string[]
}

export function toSegment(text: string): Segment {
  return { text, words: words(text) }
}
