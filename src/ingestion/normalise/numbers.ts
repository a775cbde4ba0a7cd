import { asText } from './text.ts'

/** A number as people write it: `8.6`, `8,6`, `1 200`; null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = asText(value)
    ?.replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
  return text !== undefined && /^[-+]?\d*\.?\d+(?:e[-+]?\d{1,2})?$/i.test(text)
    ? Number(text)
    : null
}
