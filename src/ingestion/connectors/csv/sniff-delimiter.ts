export const SIGNS = [',', ';', '\t', '|'] as const

/** The sign that the first row has most of, outside of quotes; a comma where it has none. */
export function sniffDelimiter(head: string): string {
  const counts = new Map<string, number>(SIGNS.map((sign) => [sign, 0]))
  let quoted = false
  for (const sign of head.replace(/^\uFEFF/, '')) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) break
    else if (!quoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return SIGNS.reduce((best, sign) =>
    (counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best,
  )
}
