import { readPrice } from '../../src/ingestion/normalise/prices/money.ts'
import type { PriceRules } from '../../src/ingestion/normalise/prices/money.ts'

export const RULES: PriceRules = { decimal: null, cents: false, country: 'FR', currency: 'EUR' }

/** `low/high currency`, `~` after a "from" price. */
export function told(value: unknown, rules: Partial<PriceRules> = {}): string {
  const { low, high, from, currency, warning } = readPrice(value, { ...RULES, ...rules })
  const span = high === null ? `${low}` : `${low}/${high}`
  return [span + (from ? '~' : ''), currency, warning === null ? undefined : '!']
    .filter((part) => part !== undefined)
    .join(' ')
}
