import { isObject } from '../json-value.ts'
import { stepsOf } from '../mapping/record-path.ts'

/** The whole body. */
export function isWhole(path: string): boolean {
  return path === '$' || path === '.'
}

/** `$.data[*]`, `/data` and `['data']` as the way they lead; a name that only holds dots stays as it is. */
export function plainPath(path: string): string {
  return /^[$./]|\[/.test(path) ? stepsOf(path).join('.') : path
}

/** The first step of the way to the records is there: with none of them it is a page without records. */
export function isPage(value: unknown, path: string): boolean {
  const first = stepsOf(path)[0] ?? '*'
  return (
    isObject(value) && (Object.hasOwn(value, path) || Object.hasOwn(value, first) || first === '*')
  )
}
