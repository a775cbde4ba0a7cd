import { isObject } from '../json-value.ts'
import { patternIn, suggestion } from './report.ts'
import type { Report } from './report.ts'
import type { Condition } from './rule.ts'

const CONDITION = ['field', 'is', 'not', 'matches', 'filled', 'above', 'below']

/** One condition or several, all of which must hold. */
export function conditionsIn(value: unknown, at: string, report: Report): readonly Condition[] {
  if (value === undefined || value === null) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap((one, index) => {
    const place = `${at}[${index}]`
    const field = isObject(one) ? one['field'] : null
    if (!isObject(one) || typeof field !== 'string' || Object.keys(one).length < 2) {
      report(place, 'it must be a field and a condition: {"field": "type", "is": ["concert"]}')
      return []
    }
    for (const name of Object.keys(one))
      if (!CONDITION.includes(name))
        report(`${place}.${name}`, `no condition${suggestion(name, CONDITION)}`)
    const filled = one['filled']
    if (filled !== undefined && typeof filled !== 'boolean')
      report(`${place}.filled`, 'it must be true or false', 'slip')
    const condition: Condition = {
      field,
      is: textsIn(one['is'], `${place}.is`, report),
      not: textsIn(one['not'], `${place}.not`, report),
      matches: patternIn(one['matches'], `${place}.matches`, report),
      filled: typeof filled === 'boolean' ? filled : null,
      above: numberIn(one['above'], `${place}.above`, report),
      below: numberIn(one['below'], `${place}.below`, report),
    }
    if (isNeverMet(condition)) report(place, 'nothing can meet all of it', 'slip')
    return [condition]
  })
}

function isNeverMet({ is, not, matches, filled, above, below }: Condition): boolean {
  const wantsValue = is !== null || matches !== null || above !== null || below !== null
  return (
    (filled === false && wantsValue) ||
    (above !== null && below !== null && above >= below) ||
    (is?.every((value) => not?.includes(value) === true) ?? false)
  )
}

function textsIn(value: unknown, place: string, report: Report): readonly string[] | null {
  if (value === undefined) return null
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (list.every((one) => ['string', 'number', 'boolean'].includes(typeof one)))
    return list.map(String)
  report(place, 'it must be a value or a list of values')
  return null
}

function numberIn(value: unknown, place: string, report: Report): number | null {
  if (value === undefined) return null
  if (typeof value === 'number' && Number.isFinite(value)) return value
  report(place, 'it must be a number')
  return null
}
