import { asText } from './text.ts'

/** A number as people write it: `8.6`, `8,6`, `1 200`; null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? plainZero(value) : null
  const text = asText(value)
    ?.replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
  return text !== undefined && /^[-+]?\d*\.?\d+(?:e[-+]?\d{1,2})?$/i.test(text)
    ? plainZero(Number(text))
    : null
}

/** `-0` is stored, and comes back, as `0`: it is `0` from the start. */
export function plainZero(value: number): number {
  return value === 0 ? 0 : value
}
