import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../bench/matching/catalogue.ts'
import { runCase } from '../../bench/matching/run-case.ts'

describe('one show or two', () => {
  for (const one of CATALOGUE) {
    it(`${one.n} ${one.why}`, () => expect(runCase(one)).toEqual([]))
  }
})
