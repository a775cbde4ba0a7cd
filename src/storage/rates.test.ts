import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { ratePerEuro } from '../domain/rates.ts'
import { readRates, writeRates } from './rates.ts'

let world: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  world = await testDatabase()
})

afterAll(() => world.drop())

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`)

test('rates are read as they were written, corrected ones corrected, and counted once', async () => {
  const { database } = world
  expect((await readRates(database)).byCurrency.size).toBe(0)
  const rates = [
    { currency: 'GBP', day: '2026-11-26', perEuro: 0.86 },
    { currency: 'GBP', day: '2026-11-27', perEuro: 0.861 },
    { currency: 'USD', day: '2026-11-27', perEuro: 1.1 },
    { currency: 'USD', day: '2026-11-27', perEuro: 1.12 },
  ]
  expect(await writeRates(database, rates)).toBe(3)
  const table = await readRates(database)
  expect(ratePerEuro(table, 'GBP', at('2026-11-26'), at('2026-11-26'))).toBe(0.86)
  expect(ratePerEuro(table, 'USD', at('2026-11-27'), at('2026-11-27'))).toBe(1.12)

  expect(await writeRates(database, rates)).toBe(0)
  expect(await readRates(database)).toBe(table)

  expect(await writeRates(database, [{ currency: 'USD', day: '2026-11-27', perEuro: 1.3 }])).toBe(1)
  const corrected = await readRates(database)
  expect(ratePerEuro(corrected, 'USD', at('2026-11-27'), at('2026-11-27'))).toBe(1.3)
})

test('no rates are written by no rates', async () => {
  expect(await writeRates(world.database, [])).toBe(0)
})
