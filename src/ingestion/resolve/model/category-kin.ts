/** Mains that sellers mix up: a pair in one row does not conflict. By number (domain/category.ts). */
export const KIN: readonly (readonly number[])[] = [
  // music, classical, nightlife, dance
  [100, 500, 1100, 400],
  // music, theatre (musicals), comedy, dance, classical (opera), family
  [200, 300, 400, 500, 1000],
  [100, 200],
  // music, comedy and family shows in theatres' programmes
  [100, 300, 1000],
  // exhibitions, workshops, talks, visits, family
  [700, 1200, 1300, 1400, 1000],
  // cinema with talks and film concerts
  [800, 1200, 100, 500, 1000],
  // food with nightlife, visits, workshops
  [1500, 1100, 1400, 1300],
]

/** Mains that go with anything: festival, other. */
export const NEUTRAL: ReadonlySet<number> = new Set([600, 1600])
