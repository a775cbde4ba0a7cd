/** `2026-12-05T19:00:00.000Z` */
export function instantOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
