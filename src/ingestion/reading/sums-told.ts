import { counted } from '../../lib/counted.ts'
import type { Count } from '../connectors/connector.ts'

/** What is counted body by body, told once. */
export interface SumsTold {
  /** So many more of what the text says. */
  add(text: string, count: Count): void
  texts(): readonly string[]
}

export function sumsTold(): SumsTold {
  const sums = new Map<string, Count>()
  return {
    add(text, count) {
      sums.set(text, { ...count, of: count.of + (sums.get(text)?.of ?? 0) })
    },
    texts: () => [...sums].map(([text, count]) => withCount(text, count)),
  }
}

/** `left out by "where": 3 rows`. */
export function withCount(text: string, { of, one }: Count): string {
  return `${text}: ${one === undefined ? of : counted(of, one)}`
}
