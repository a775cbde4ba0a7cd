import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'
import type { CategoryId } from '../../domain/category.ts'
import type { Trust } from '../../domain/partner.ts'

/** The figures of merging, in one place. What each is for is said by the rule that uses it and in docs/merging.md. */

export const TRUST: Readonly<Record<Trust, number>> = {
  organiser: 1,
  exclusive: 0.9,
  primary: 0.8,
  reseller: 0.6,
  agenda: 0.5,
  resale: 0.3,
}

/** From here on a partner's word alone decides. */
export const TRUSTED = { cancellation: 0.9, category: 0.8 }

/** How long a show of a category lasts: minutes; or until that clock time; or until its day closes. */
export type UsualLength = number | `${number}:${number}` | 'dayClose'

export const USUAL_LENGTH: Readonly<Record<CategoryId, UsualLength>> = {
  100: 150,
  200: 120,
  300: 90,
  400: 120,
  500: 150,
  501: 180,
  600: 'dayClose',
  700: 'dayClose',
  800: 120,
  900: 120,
  901: 115,
  904: 240,
  1000: 60,
  1100: '05:00',
  1200: 480,
  1300: 120,
  1400: 120,
  1402: 'dayClose',
  1500: 180,
  1502: 'dayClose',
}

export const USUAL_LENGTH_OTHERWISE: UsualLength = 120

export const DATES = {
  /** A stated length outside these multiples of the usual one is doubted. */
  longest: 3,
  shortest: 0.2,
  /** Sources whose ends lie further apart disagree; those within `agree` confirm each other. */
  disagreeMs: 60 * MINUTE_MS,
  agreeMs: 15 * MINUTE_MS,
  eveningHour: 17,
}

/** How long what a feed said about stock, and about which dates there are, counts as known. */
export const FRESH = { stockMs: 24 * HOUR_MS, datesMs: 48 * HOUR_MS, halfLifeMs: 14 * DAY_MS }

export const CANCELLATION = { majority: 2, partnersMin: 2 }

export const PRICES = {
  /** A tier above this multiple of the middle one is a package, whatever it is called. */
  packageTimes: 10,
  packageTiersMin: 3,
}

export const GOOD_DEAL = {
  strike: 0.9,
  strikeMinCents: 200,
  /** An original price above this multiple of what anybody asks was never charged. */
  neverChargedTimes: 1.5,
  preferential: 0.85,
  crossSource: 0.8,
  crossMinCents: 300,
  crossOthersMin: 2,
  freeVersusCents: 500,
}

export const NAME = {
  lengthMax: 90,
  penalty: { marker: 0.3, shouted: 0.25, venueTail: 0.2, product: 0.2, long: 0.2 },
}

export const DESCRIPTION = {
  lengthMax: 1500,
  french: 1,
  unknownLanguage: 0.9,
  otherLanguage: 0.8,
  boilerplate: 0.5,
}

/** Beyond this nobody reads, and every document of the event's performers and place carries it. */
export const COMMENTARIES = { most: 200, lengthMax: 5000 }

export const IMAGE = { widthMin: 600, ratioMin: 1.2, ratioMax: 2, areaMax: 4_000_000 }

export const CATEGORIES = { subsMax: 4, mainsMax: 4, partnersMin: 2 }

export const TRENDING = {
  halfLifeDays: 2,
  perOtherSource: 0.5,
  popularHeadliner: 1,
  goodDeal: 0.3,
  horizonDays: 7,
  tailDays: 30,
  unavailable: 0.3,
  /** The grade's prior: ten grades of four. */
  priorGrades: 10,
  priorMean: 4,
  gradeMin: 0.8,
  gradeMax: 1.1,
  /** How far ahead the next change of a score is looked for. */
  lookAheadDays: 14,
}
