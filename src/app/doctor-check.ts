/** One thing that was looked at, and what to do about it. */
export interface Check {
  readonly name: string
  readonly state: 'ok' | 'warning' | 'failed'
  /** What was found. */
  readonly found: string
  /** What to do about it; null when nothing needs doing. */
  readonly advice: string | null
}

export function ok(name: string, found: string): Check {
  return { name, state: 'ok', found, advice: null }
}

export function warning(name: string, found: string, advice: string): Check {
  return { name, state: 'warning', found, advice }
}
