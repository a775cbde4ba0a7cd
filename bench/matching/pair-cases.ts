import type { Case } from './catalogue.ts'
import type { Words } from './tell.ts'

/** A pair that a person judged. `code`: a reason that it must give. */
export type PairRow = readonly [
  verdict: 'one' | 'two' | 'extra',
  why: string,
  a: string | ToldPart,
  b: string | ToldPart,
  code?: string,
]

export type ToldPart = Partial<Words> & Pick<Words, 'title'>

const PARTS = { one: 'A B', two: 'A | B', extra: 'B' }

/** Rows as cases; `usual`: what both sides tell where they do not say otherwise. */
export function pairCases(
  name: string,
  rows: readonly PairRow[],
  usual: Omit<Words, 'title'>,
): readonly Case[] {
  const told = (one: string | ToldPart): Words => ({
    ...usual,
    ...(typeof one === 'string' ? { title: one } : one),
  })
  return rows.map(([verdict, why, a, b, code], index) => ({
    n: `${name} ${index + 1}`,
    why,
    told: { A: told(a), B: told(b) },
    parts: PARTS[verdict],
    ...(code === undefined ? {} : { codes: { 'A B': [code] } }),
  }))
}
