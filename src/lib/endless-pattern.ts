import { createContext, Script } from 'node:vm'
import { remembering } from './remember.ts'

const PUMPS = ['a', 'A', '0', ' ', '-', ',', '.', '/', 'é']
/** So often that what doubles with each of them does not end, and what grows with their square does at once. */
const TIMES = 40
/** The second try is for machines that stood still during the first: what does not end takes longer than either. */
const LIMITS_MS = [100, 1000]
/** What fits none of the usual classes, so that all ways to match are tried. */
const NO_FIT = '\u0001'

/** A group that is repeated: without one no pattern doubles its work with each character. */
const REPEATED_GROUP = /\)[*+{]/

const script = new Script('pattern.exec(text)')

/**
 * A short text on which a pattern of people does not come to an end, as `^(a+)+$` on `aaaa…`; null where none was found. Found by
 * trying it within a limit of time: the engine gives a match up only from outside.
 */
export function endlessText({ source }: RegExp): string | null {
  return REPEATED_GROUP.test(source) ? tried(source) : null
}

/** A mapping is read anew for each body of its feed. */
const PATTERNS_REMEMBERED = 200
const tried = remembering(PATTERNS_REMEMBERED, (source) => {
  const words = source.match(/[\p{L}\p{N}]+/gu) ?? []
  const around = { pattern: new RegExp(source, 'u'), text: '' }
  const context = createContext(around)
  return (
    [...new Set([...PUMPS, ...words])].find((pump) => {
      around.text = pump.repeat(TIMES) + NO_FIT
      return LIMITS_MS.every((limit) => takesLonger(context, limit))
    }) ?? null
  )
})

function takesLonger(context: object, limit: number): boolean {
  try {
    script.runInContext(context, { timeout: limit })
    return false
  } catch {
    return true
  }
}
