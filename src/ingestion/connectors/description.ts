import { textOf } from './json-value.ts'

/** A short text, then a long one where it does not repeat it, then what else is to be said. */
export function joinedText(
  short: string | undefined,
  long: string | undefined,
  ...more: readonly string[]
): string | undefined {
  const lead = short?.trim() ?? ''
  const rest = long?.trim() ?? ''
  const parts = rest.startsWith(lead) ? [rest, ...more] : [lead, rest, ...more]
  const text = parts.filter((part) => part !== '').join('\n\n')
  return text === '' ? undefined : text
}

const ANY_AGE = 99

/** For which ages it is, in words; '' for all. */
export function agesText(min: unknown, max: unknown): string {
  const from = Number(textOf(min) ?? 0)
  const to = Number(textOf(max) ?? ANY_AGE)
  if (from > 0 && to > 0 && to < ANY_AGE) return `De ${from} à ${to} ans.`
  if (from > 0) return `À partir de ${from} ans.`
  return to > 0 && to < ANY_AGE ? `Jusqu’à ${to} ans.` : ''
}
