import { describe, expect, it, test } from 'vitest'
import { euroCents, NO_RATES, ratePerEuro, rateTable } from './rates.ts'

const at = (day: string): number => Date.parse(`${day}T10:00:00Z`)

const TABLE = rateTable([
  { currency: 'GBP', day: '2026-11-06', perEuro: 0.88 },
  { currency: 'GBP', day: '2026-11-02', perEuro: 0.86 },
  { currency: 'GBP', day: '2026-11-03', perEuro: 0.861 },
  { currency: 'GBP', day: '2026-11-04', perEuro: 0.87 },
  { currency: 'USD', day: '2026-11-02', perEuro: 1.1 },
  { currency: 'BAD', day: '2026-11-02', perEuro: 0 },
])

describe('ratePerEuro', () => {
  test.each([
    ['the day itself', '2026-11-04', 0.87],
    ['the last business day before', '2026-11-05', 0.87],
    ['the first known day, where there is none so early', '2026-10-01', 0.86],
    ['the last known day, ever after', '2027-06-01', 0.88],
  ])('takes %s', (_, day, rate) => {
    expect(ratePerEuro(TABLE, 'GBP', at(day), at(day))).toBe(rate)
  })

  it('keeps the rate of the first sight until it has moved by more than 2 %', () => {
    const since = at('2026-11-02')
    expect(ratePerEuro(TABLE, 'GBP', since, at('2026-11-03'))).toBe(0.86)
    expect(ratePerEuro(TABLE, 'GBP', since, at('2026-11-04'))).toBe(0.86)
    expect(ratePerEuro(TABLE, 'GBP', since, at('2026-11-06'))).toBe(0.88)
  })

  it('knows the fixed ones without any table', () => {
    expect(ratePerEuro(NO_RATES, 'XPF', 0, 0)).toBe(119.331742)
    expect(ratePerEuro(NO_RATES, 'XOF', 0, 0)).toBe(655.957)
    expect(ratePerEuro(NO_RATES, 'EUR', 0, 0)).toBe(1)
  })

  it('guesses none for a currency it does not know', () => {
    expect(ratePerEuro(TABLE, 'PTS', 0, 0)).toBeNull()
    expect(ratePerEuro(TABLE, 'BAD', 0, 0)).toBeNull()
    expect(ratePerEuro(TABLE, 'constructor', 0, 0)).toBeNull()
  })
})

test.each([
  [12.5, 1, 1250],
  [1.005, 1, 101],
  [0.005, 1, 1],
  [0.0049, 1, 0],
  [19.99, 1, 1999],
  [45, 0.86, 5233],
  [3500, 119.331742, 2933],
  [0, 0.86, 0],
])('%d at %d for the euro is %i cents', (amount, perEuro, cents) => {
  expect(euroCents(amount, perEuro)).toBe(cents)
})
