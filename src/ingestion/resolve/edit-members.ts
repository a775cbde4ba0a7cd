import { EVENT_LIMITS, EVENT_WEIGHTS, TITLE_CUTS } from './model/event-weights.ts'
import {
  PERFORMER_LIMITS,
  PERFORMER_WEIGHTS,
  PLACE_LIMITS,
  PLACE_WEIGHTS,
} from './model/weights.ts'

/** What an operator's file may change of the model, and within which bounds. */

export interface NumberTable {
  [member: string]: number | NumberTable
}

/** Numbers that may be replaced, each table under the name that the file has for it. */
export const NUMBER_TABLES: Readonly<Record<string, NumberTable>> = {
  eventWeights: EVENT_WEIGHTS,
  eventLimits: EVENT_LIMITS,
  titleCuts: TITLE_CUTS,
  placeWeights: PLACE_WEIGHTS,
  placeLimits: PLACE_LIMITS,
  performerWeights: PERFORMER_WEIGHTS,
  performerLimits: PERFORMER_LIMITS,
}

export interface Bounds {
  readonly least: number
  readonly most: number
  readonly whole: boolean
}

/** By the end of a number's path; the first that fits counts. */
const BOUNDS: readonly (readonly [path: RegExp, least: number, most: number, whole: boolean])[] = [
  [/^\w+Weights\./u, -30, 30, false],
  [/Minutes$/u, 0, 1440, true],
  [/Metres$/u, 0, 1_000_000, false],
  [/Days$/u, 0, 366, true],
  [/Units$/u, 2, 2000, true],
  [/weeks$/u, 1, 520, true],
  [/(?:rare|name)Weight$/u, 0, 20, false],
  [/likeLength$/u, 1, 100, true],
  [/^titleCuts\.|likeness$/u, 0, 1, false],
  // What is left is in bits: where a pair is joined, asked about, or how much a cluster must agree.
  [/./u, -30, 30, false],
]

export function boundsOf(path: string): Bounds {
  const [, least = -30, most = 30, whole = false] = BOUNDS.find(([end]) => end.test(path)) ?? []
  return { least, most, whole }
}

/** Pairs that must stay in order, the smaller first. */
export const IN_ORDER: readonly (readonly [smaller: string, larger: string])[] = [
  ['eventLimits.review', 'eventLimits.merge'],
  ['titleCuts.low', 'titleCuts.mid'],
  ['titleCuts.mid', 'titleCuts.high'],
]

/** Rows of names that mean one thing, the first of them standing for all; `town`: a row begins with it. */
export const ROW_MEMBERS = {
  placeAliases: { least: 3, town: true, like: '["Paris", "Accor Arena", "Bercy Dome"]' },
  cityAliases: { least: 2, town: false, like: '["Lyon", "Lugdunum"]' },
  works: { least: 2, town: false, like: '["La Flûte enchantée", "Taikahuilu"]' },
  teams: { least: 2, town: false, like: '["Paris Saint-Germain", "Paname FC"]' },
} as const

/** Words and phrases; `one`: a single word each. */
export const WORD_MEMBERS = {
  titleNoise: { one: true, like: '"exklusiv"' },
  titleMarkers: { one: false, like: '"prévente fan club"' },
  performerQualifiers: { one: false, like: '"modular set"' },
  notPerformers: { one: false, like: '"artiste mystère"' },
  placeholders: { one: false, like: '"lieu surprise"' },
} as const

export type RowMember = keyof typeof ROW_MEMBERS
export type WordMember = keyof typeof WORD_MEMBERS
