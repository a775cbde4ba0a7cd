import type { Share } from './connector.ts'

/** Which page of how many this is, where it says so. */
export interface PagePlace {
  readonly number: number
  readonly pages: number
}

export interface Missing {
  readonly reason: string
  readonly share?: Share
}

/** Pages that tell their numbers, whatever order they come in. */
export function countPages() {
  const here = new Set<number>()
  const totals = new Set<number>()
  return {
    add({ number, pages }: PagePlace): void {
      here.add(number)
      totals.add(pages)
    },
    /** Null when they are all here, or tell nothing. */
    missing(): Missing | null {
      if (totals.size > 1) return { reason: 'the pages disagree about how many there are' }
      const [total = 0] = totals
      if (here.size >= total) return null
      return {
        reason: `${here.size} of ${total} pages are here`,
        share: { total, here: [...here] },
      }
    },
  }
}

/**
 * Answers that each tell how many items they hold, in whatever number of pages. Those that tell different numbers are several
 * answers, or one that changed while it was read: each is held to its own.
 */
export function countAnswers() {
  const items = new Map<number, number>()
  let untold = false
  return {
    add(total: number | null, count: number): void {
      if (total === null) untold = true
      else items.set(total, (items.get(total) ?? 0) + count)
    },
    /** Null when all are whole, or some page does not tell which it belongs to. */
    missing(): Missing | null {
      if (untold) return null
      for (const [total, here] of items)
        if (here < total)
          return {
            reason: `of an answer of ${total} items ${here} are here`,
            share: { total, here },
          }
      return null
    },
  }
}
