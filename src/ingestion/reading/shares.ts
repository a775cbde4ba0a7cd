import type { Share } from '../connectors/connector.ts'

export interface Shares {
  add(share: Share, reason: string): void
  /** Why the bodies together are not the whole of their answers; null when they are. */
  missing(): string | null
}

/**
 * A folder may hold the pages of an answer file by file: none of them is whole, all of them together are. Parts that
 * disagree about the whole belong to several answers, or to one that changed while it was read: each is held to its own.
 */
export function gatherShares(): Shares {
  const answers = new Map<number, { pages: Set<number>; items: number; reason: string }>()
  return {
    add({ total, here }, reason) {
      const answer = answers.get(total) ?? { pages: new Set(), items: 0, reason }
      answers.set(total, answer)
      if (typeof here === 'number') answer.items += here
      else for (const page of here) answer.pages.add(page)
    },
    missing() {
      for (const [total, { pages, items, reason }] of answers) {
        if (pages.size < total && items < total) {
          return pages.size > 1 ? `${pages.size} of ${total} pages are here` : reason
        }
      }
      return null
    },
  }
}
