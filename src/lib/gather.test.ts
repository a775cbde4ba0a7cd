import { expect, test } from 'vitest'
import { gather, gatherSome } from './gather.ts'

const LISTS: readonly (readonly number[])[] = [[], [1], [1, 2, 3], [4, 4]]

test.each(LISTS)('gives what flatMap gives', (...all) => {
  const twice = (value: number, index: number) => (index === 1 ? [] : [value, value + index])
  expect(gather(all, twice)).toEqual(all.flatMap(twice))
})

test.each(LISTS)('leaves out where there is none', (...all) => {
  const known = new Map<number, string | null>([
    [1, 'one'],
    [3, null],
    [4, ''],
  ])
  expect(gatherSome(all, (value) => known.get(value))).toEqual(
    all.flatMap((value) => known.get(value) ?? []),
  )
})
