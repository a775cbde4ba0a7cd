import { foldName } from '../../../lib/fold-name.ts'
import { isDepartmentName } from '../tables/departments.ts'
import { NAMED_AS_CODES, REGION_CODES, REGION_NAMES, REGION_WORDS } from '../tables/regions.ts'
import { STATE_NAMES } from '../tables/state-names.ts'
import { isStateOrPart } from './states.ts'

const CODES = new Map(
  Object.entries(REGION_CODES).map(([country, codes]) => [country, new Set(codes.split(' '))]),
)
const NAMES = new Map(
  Object.entries(REGION_NAMES).map(([country, names]) => [
    country,
    new Set(names.split(', ').map(foldName)),
  ]),
)

/** Whether it is the name of a region of this country, as the table has them: neither its code nor a department. */
export function isRegionOf(country: string, name: string): boolean {
  return NAMES.get(country)?.has(foldName(name)) === true
}

/** The region that a part of an address names in this country, as its code where it has one; null where it names none. */
export function regionIn(part: string, country: string): string | null {
  if (country === 'US') return isStateOrPart(part) ? part : (STATE_NAMES[part] ?? null)
  if (CODES.get(country)?.has(part) === true) return part
  const folded = foldName(part)
  const code = NAMED_AS_CODES[country]?.[folded]
  if (code !== undefined) return code
  const isNamed =
    NAMES.get(country)?.has(folded) === true ||
    REGION_WORDS[country]?.test(folded) === true ||
    (country === 'FR' && isDepartmentName(folded))
  return isNamed ? part : null
}
