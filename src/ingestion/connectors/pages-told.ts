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
