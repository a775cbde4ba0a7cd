import type { Catalogue } from './feed-world.ts'
import { tablesTelling } from './where-told.ts'

/** Which tables tell any of the texts. */
export const found = (world: Catalogue, ...texts: string[]) =>
  tablesTelling(world.test.database, texts)

export const NAME = 'Zoé Duval-Quintard'
export const TEXT = 'Une soirée inoubliable, du début à la fin'

export function review(author: string, text: string, grade: number) {
  return { id: `r-${author}`, grade, scale: 5, text, author, date: '2026-11-02' }
}

export const ZOE = review(NAME, TEXT, 2)
export const BOB = review('Bob', 'Correct', 4)
