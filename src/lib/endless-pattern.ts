import { createContext, Script } from 'node:vm'

const PUMPS = ['a', 'A', '0', ' ', '-', ',', '.', '/', 'é']
/** So often that what doubles with each of them does not end, and what grows with their square does at once. */
const TIMES = 40
const LIMIT_MS = 100
/** What fits none of the usual classes, so that all ways to match are tried. */
const NO_FIT = '\u0001'

/** A group that is repeated: without one no pattern doubles its work with each character. */
const REPEATED_GROUP = /\)[*+{]/

const script = new Script('pattern.exec(text)')

/**
 * A short text on which a pattern of people does not come to an end, as `^(a+)+$` on `aaaa…`; null where none was found. Found by
 * trying it within a limit of time: the engine gives a match up only from outside.
 */
export function endlessText(pattern: RegExp): string | null {
  const { source } = pattern
  if (!REPEATED_GROUP.test(source)) return null
  const words = source.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set([...PUMPS, ...words])].find((pump) => isEndless(pattern, pump)) ?? null
}

function isEndless(pattern: RegExp, pump: string): boolean {
  try {
    script.runInContext(createContext({ pattern, text: pump.repeat(TIMES) + NO_FIT }), {
      timeout: LIMIT_MS,
    })
    return false
  } catch {
    return true
  }
}
