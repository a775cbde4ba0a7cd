import { utcText } from '../lib/utc-text.ts'

/** As scripts read it: `2026-12-05T19:00:00.000Z`. */
export function instantOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** As a person reads it in a table. */
export function momentOrNull(at: number | null): string | null {
  return at === null ? null : utcText(at)
}
