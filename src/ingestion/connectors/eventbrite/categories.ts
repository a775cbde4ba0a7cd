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

/** What the API calls them where it is not asked to spell them out (`expand=category,format`). */
const FORMAT_IDS: Readonly<Record<string, string>> = {
  1: 'conference',
  2: 'seminar or talk',
  3: 'tradeshow, consumer show, or expo',
  4: 'convention',
  5: 'festival or fair',
  7: 'screening',
  8: 'dinner or gala',
  9: 'class, training, or workshop',
  10: 'meeting or networking event',
  11: 'party or social gathering',
  13: 'tournament',
  15: 'race or endurance event',
  16: 'tour',
  17: 'attraction',
}
const CATEGORY_IDS: Readonly<Record<string, string>> = {
  101: 'business',
  102: 'science & technology',
  103: 'music',
  104: 'film, media & entertainment',
  105: 'performing & visual arts',
  107: 'health',
  108: 'sports & fitness',
  109: 'travel & outdoor',
  110: 'food & drink',
  112: 'government & politics',
  115: 'family & education',
}

/** The words for numbers of formats and categories; of other numbers nothing is made. */
export function wordsOfIds(format: string | undefined, category: string | undefined): string[] {
  const words = [FORMAT_IDS[format ?? ''], CATEGORY_IDS[category ?? '']]
  return words.flatMap((word) => word ?? [])
}

/** Categories whose subcategories are genres (Jazz, Comedy, Soccer). */
const WITH_GENRES = new Set(['music', 'theatre', 'cinema', 'food', 'sport'])

/** Subcategories whose names alone would be read otherwise. */
const SUBCATEGORIES: Readonly<Record<string, string>> = {
  'dj/dance': 'music/electro',
  'religious/spiritual': 'music/gospel',
  orchestra: 'classical/symphonic',
}

/** These are not what their category mostly is: no theatre, no films. */
const APART = new Set(
  'craft|design|jewelry|fine art|painting|sculpture|gaming|comics|tv|adult'.split('|'),
)

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
  const isApart = fitting.some((genre) => APART.has(genre.toLowerCase()))
  const told = fitting.map((genre) => SUBCATEGORIES[genre.toLowerCase()] ?? genre)
  const all = [...new Set([...formats, ...told, ...(isApart ? [] : categories)])]
  return all.length === 0 ? undefined : all
}
