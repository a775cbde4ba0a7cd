import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../bench/matching/catalogue.ts'
import { runCase } from '../../bench/matching/run-case.ts'
import { HABITS_ABROAD } from '../../bench/matching/habits-abroad.ts'
import { HABITS_ELEVEN } from '../../bench/matching/habits-eleven.ts'
import { HABITS_AFFAIRS } from '../../bench/matching/habits-affairs.ts'
import { HABITS_BESIDE } from '../../bench/matching/habits-beside.ts'
import { HABITS } from '../../bench/matching/seller-habits.ts'

describe('one show or two', () => {
  for (const one of [
    ...CATALOGUE,
    ...HABITS,
    ...HABITS_ABROAD,
    ...HABITS_ELEVEN,
    ...HABITS_AFFAIRS,
    ...HABITS_BESIDE,
  ]) {
    it(`${one.n} ${one.why}`, () => expect(runCase(one)).toEqual([]))
  }
})
