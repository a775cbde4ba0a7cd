import type { GoodDeal } from '../domain/good-deal.ts'
import { textTable } from './table.ts'

const WORDS: Readonly<Record<string, string>> = {
  G1: 'struck price',
  G2: 'early bird',
  G3: 'preferential rate',
  G4: 'called a promotion',
  G5: 'cheaper than elsewhere',
  G6: 'free where others charge',
}

/** Which sources are good deals, and by which rules. */
export function dealsText(deals: readonly GoodDeal[], named: (source: number) => string): string {
  return textTable(
    ['good deal', 'because'],
    deals.map(({ source, reasons }) => [
      named(source),
      reasons.map((code) => `${WORDS[code] ?? code} (${code})`).join(', '),
    ]),
  )
}
