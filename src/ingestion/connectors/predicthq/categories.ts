/** Categories that people go to, in our taxonomy; null for those that say too little. The others are no events of ours. */
const ATTENDED: Readonly<Record<string, string | null>> = {
  concerts: 'music',
  sports: 'sport',
  festivals: 'festival',
  'performing-arts': 'theatre',
  conferences: 'conference',
  expos: 'conference/fair',
  community: null,
}

/** Labels that say more than their category. */
const LABELS: Readonly<Record<string, string>> = {
  comedy: 'comedy',
  ballet: 'dance/ballet',
  opera: 'classical/opera',
  orchestra: 'classical/symphonic',
  musical: 'theatre/musical',
  circus: 'family/cirque',
  'comedy-show': 'comedy',
  film: 'cinema',
  movie: 'cinema',
  exhibition: 'exhibition',
  family: 'family',
  food: 'food',
  'american-football': 'sport/american-football',
  nfl: 'sport/american-football',
  soccer: 'sport/football',
  rugby: 'sport/rugby',
  basketball: 'sport/basketball',
  nba: 'sport/basketball',
  wnba: 'sport/basketball',
  tennis: 'sport/tennis',
  handball: 'sport/handball',
  'auto-racing': 'sport/motorsport',
  f1: 'sport/motorsport',
  motogp: 'sport/motorsport',
  motocross: 'sport/motorsport',
  'monster-truck': 'sport/motorsport',
  boxing: 'sport/combat',
  fighting: 'sport/combat',
  mma: 'sport/combat',
  wrestling: 'sport/combat',
  wwe: 'sport/combat',
  running: 'sport/running',
  marathon: 'sport/running',
  cycling: 'sport/cycling',
  'ice-hockey': 'sport/ice-hockey',
  nhl: 'sport/ice-hockey',
  baseball: 'sport/baseball',
  mlb: 'sport/baseball',
}

export function isAttended(category: string): boolean {
  return category in ATTENDED
}

/** Of these the labels say what they are about. */
const OF_ANYTHING = new Set(['conferences', 'expos', 'festivals'])

/** The special before the general. */
export function categoriesOf(category: string, labels: readonly string[]): string[] | undefined {
  const special = labels.flatMap((label) => LABELS[label] ?? [])
  const general = [ATTENDED[category] ?? []].flat()
  const isOfAnything = OF_ANYTHING.has(category)
  const all = [...new Set(isOfAnything ? [...general, ...special] : [...special, ...general])]
  return all.length === 0 ? undefined : all
}
