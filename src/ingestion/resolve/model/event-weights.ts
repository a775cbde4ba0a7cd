/** Bits for two listings being one event. */
export const EVENT_WEIGHTS = {
  /** By what made them candidates: one place, one headliner, near or unresolved places, a day apart. */
  prior: { place: -2, performer: -2, area: -3, dayApart: -5 },
  title: { exact: 6.5, high: 5, mid: 2, contain: 2, low: -3, none: -6 },
  /** Nothing in common, in letters that cannot be compared. */
  titleInOtherScript: -1.5,
  /** The heads agree better than the whole titles. */
  viaHead: -0.5,
  place: { same: 2.5, sameRoom: 3, likeName: 1.5, near: -1, other: -5 },
  acts: { headliner: 4, headSupport: 1, halfShared: 1.5, disjoint: -4 },
  /** Title and headliner say the same thing twice. */
  titleAndHeadlinerMax: 8,
  doors: 1,
  dates: { half: 2, some: 0.5, span: 0.5, range: 0, gap: -1, apart: -6 },
  spanMismatch: -3,
  onlyCandidate: 1.5,
  price: { like: 0.5, unlike: -1 },
  image: 1,
  text: 1,
  category: { sameSub: 0.5, conflict: -2 },
  /** One title names a sort of event that neither title nor category of the other does. */
  format: -6,
  /** A film that is called like an act, and an evening of that act. */
  filmOfAct: -6,
  /** Only one title says that it is another affair of that name (a party, a lounge). */
  otherAffair: -2,
  slug: 1,
  /** Held by the same, as two sellers tell: a licence, a site or a name in common. */
  organiser: 1.5,
  link: 1.5,
}

/** Minutes between two starts of one event day, bits, code. */
export const TIME_STEPS: readonly (readonly [minutes: number, bits: number, code: string])[] = [
  [5, 1.8, 'M0'],
  [30, 0.3, 'M30'],
  [90, 0, 'M90'],
  [150, -1.5, 'M150'],
  [Infinity, -3.5, 'MX'],
]

/** `nameWeight`: a word that tells this much may be a whole title. */
export const TITLE_CUTS = { high: 0.8, mid: 0.55, contain: 0.9, low: 0.3, nameWeight: 6 }

export const EVENT_LIMITS = {
  merge: 4,
  review: 0,
  /** Beyond it an early and a late show score like one show. */
  autoGapMinutes: 150,
  nearMetres: 400,
  /** Two halls this far apart are two events… */
  otherPlaceMetres: 2000,
  /** …but a headliner's one night may be told with another hall's address. */
  sameNightMetres: 30_000,
  sessionMinutes: 5,
  /** So many words of a title say by themselves which online event it is. */
  onlineWords: 4,
  /** Two runs with more days than these between them are never one event. */
  seriesGapDays: 45,
  umbrellaDays: 21,
  labelledSessionMinutes: 90,
  roomMinutes: 90,
  onlyCandidateMinutes: 90,
  /** …and where all that the titles share is one word. */
  thinMinutes: 30,
  /** Home and away in another order: one match, if it begins when the other does. */
  sameMatchMinutes: 60,
  clusterMean: 1,
  clusterMin: -4,
  clusterUnits: 30,
  doubtfulMean: 2,
  doubtfulUnits: 15,
  blockUnits: 400,
  weeks: 60,
}

/** Before this hour a night belongs to the evening before. */
export const DAY_STARTS_AT_MINUTES = 5 * 60
