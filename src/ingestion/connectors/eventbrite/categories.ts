/** What kind of happening it is, which says more than what it is about. */
const FORMATS: Readonly<Record<string, string>> = {
  'class, training, or workshop': 'workshop/class',
  'seminar or talk': 'conference/talk',
  'meeting or networking event': 'conference/business',
  conference: 'conference',
  convention: 'conference',
  'festival or fair': 'festival',
  tour: 'attraction/guided-tour',
  attraction: 'attraction',
  'party or social gathering': 'nightlife/party',
  screening: 'cinema/screening',
  'tradeshow, consumer show, or expo': 'conference/fair',
  'race or endurance event': 'sport/running',
  tournament: 'sport',
  'dinner or gala': 'food',
}

/** By name and by the short form of addresses. Those that say nothing of our taxonomy are left out. */
const CATEGORIES: Readonly<Record<string, string>> = {
  music: 'music',
  'performing & visual arts': 'theatre',
  arts: 'theatre',
  'film, media & entertainment': 'cinema',
  'film-and-media': 'cinema',
  'food & drink': 'food',
  'food-and-drink': 'food',
  'sports & fitness': 'sport',
  'sports-and-fitness': 'sport',
  'business & professional': 'conference/business',
  business: 'conference/business',
  'science & technology': 'conference',
  'science-and-tech': 'conference',
  'government & politics': 'conference',
  'health & wellness': 'workshop/wellness',
  health: 'workshop/wellness',
  'travel & outdoor': 'attraction/nature',
  'travel-and-outdoor': 'attraction/nature',
  'family & education': 'family',
  'family-and-education': 'family',
  'school activities': 'family',
  'school-activities': 'family',
}

/** Categories whose subcategories are genres (Jazz, Comedy, Soccer). */
const WITH_GENRES = new Set(['music', 'theatre', 'cinema', 'food', 'sport'])

/** What titles of cards, which show no format, say of it. */
const TITLE_FORMATS: readonly (readonly [words: RegExp, category: string])[] = [
  [/\b(?:workshop|masterclass|boot ?camp|course|lesson)s?\b/i, 'workshop/class'],
  [/\bcomedy\b/i, 'comedy'],
  [/\bguided tour\b/i, 'attraction/guided-tour'],
  [/\b(?:ballet)\b/i, 'dance/ballet'],
]

export function formatsInTitle(title: string): string[] {
  return TITLE_FORMATS.flatMap(([words, category]) => (words.test(title) ? [category] : [])).slice(
    0,
    1,
  )
}

/** Format, then genre, then category; of words that are none of them nothing is made. */
export function categoriesOf(
  words: readonly string[],
  genres: readonly string[],
): string[] | undefined {
  const known = words.map((word) => word.trim().toLowerCase())
  const formats = known.flatMap((word) => FORMATS[word] ?? [])
  const categories = known.flatMap((word) => CATEGORIES[word] ?? [])
  const fitting = categories.some((category) => WITH_GENRES.has(category)) ? genres : []
  const all = [...new Set([...formats, ...fitting, ...categories])]
  return all.length === 0 ? undefined : all
}
