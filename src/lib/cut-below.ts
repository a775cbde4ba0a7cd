/** What stands in place of what is nested too deep. */
const CUT = '…'

/**
 * The value without what is nested deeper than so many levels. What writes a value out calls itself for each level, and runs out of
 * stack where a parser that does not has read it well. A value that is not too deep is given back as it is.
 */
export function cutBelow(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return CUT
  const cut = (one: unknown) => cutBelow(one, levels - 1)
  if (Array.isArray(value)) {
    const items = value.map(cut)
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  const members = Object.entries(value)
  const kept = members.map(([name, member]) => [name, cut(member)] as const)
  return kept.some(([, member], at) => member !== members[at]?.[1])
    ? Object.fromEntries(kept)
    : value
}
