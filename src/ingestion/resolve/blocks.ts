import { ascending } from '../../lib/ascending.ts'
import { hash53 } from '../../lib/hash.ts'
import { EVENT_LIMITS } from './model/event-weights.ts'
import { metropolisOf } from './known-halls.ts'
import { modelVersion } from './model/version.ts'
import type { MatchFeatures } from './features.ts'
import { rarest } from './word-weight.ts'

const RARE_WORDS = 2
/** A run without performers' names in common is found by place or title; longer bills only repeat that. */
const ACTS_MAX = 4
const ACT_DAYS_MAX = 14
/** About 5 km: a cell of a hundredth of the earth's degrees, five by five. */
const CELL_DEGREES = 0.05

/**
 * Births that share a key are candidates for each other. 53-bit integers, ascending, no two alike. Few keys, each
 * a whole week wide: what does not fit within the week falls to the vetoes at little cost.
 */
export function blockKeys(features: MatchFeatures): readonly number[] {
  const known = keysOfFeatures.get(features)
  if (known !== undefined) return known
  const keys = computeKeys(features)
  keysOfFeatures.set(features, keys)
  return keys
}

/** Asked for when a birth is stored, and again for each look at its neighbourhood. */
const keysOfFeatures = new WeakMap<MatchFeatures, readonly number[]>()

/** `keys`: what `blockKeys` gave when these features were stored. Those of another model are not believed. */
export function rememberKeys(features: MatchFeatures, keys: readonly number[]): void {
  if (features.version === modelVersion()) keysOfFeatures.set(features, keys)
}

function computeKeys(features: MatchFeatures): number[] {
  const texts = [...placeKeysOf(features), ...actKeysOf(features), ...titleKeysOf(features)]
  if (features.holders !== undefined) texts.push(...holderKeysOf(features))
  if (features.kind === 'stream') texts.push(...onlineKeysOf(features))
  if (features.link !== undefined) texts.push(`L:${features.link}:${features.session}`)
  if (features.native !== undefined) texts.push(...nativeTexts(features))
  const keys = ascending(texts.map((text) => hash53(text)))
  return keys.some((key, index) => key === keys[index + 1]) ? [...new Set(keys)] : keys
}

function nativeTexts({ native }: MatchFeatures): string[] {
  return (native ?? []).map((id) => `F:${id}`)
}

/** Those of its keys that tie one family's listings of one native id together. */
export function nativeKeys(features: MatchFeatures): readonly number[] {
  return features.native === undefined ? [] : nativeTexts(features).map((text) => hash53(text))
}

/** Weeks since 1970, from Thursday to Wednesday: a weekend is never cut. */
function weekOf(day: number): number {
  return Math.floor(day / 7)
}

/** The weeks in which it plays, at most `EVENT_LIMITS.weeks`, then `LONG`. */
function weeksOf({ days, from, to }: MatchFeatures): readonly (number | 'LONG')[] {
  if (days !== null && days.length === 1) return [weekOf(days[0] ?? from)]
  if (days !== null) {
    const weeks = [...new Set(days.map(weekOf))]
    return weeks.length <= EVENT_LIMITS.weeks
      ? weeks
      : [...weeks.slice(0, EVENT_LIMITS.weeks), 'LONG']
  }
  const first = weekOf(from)
  const last = to === null ? Infinity : weekOf(to)
  const count = Math.min(last - first + 1, EVENT_LIMITS.weeks)
  const weeks = Array.from({ length: count }, (_, index) => first + index)
  return last - first >= EVENT_LIMITS.weeks ? [...weeks, 'LONG'] : weeks
}

function placeKeysOf(features: MatchFeatures): readonly string[] {
  const { place, grain, previousDay } = features
  if (place.id === null) return NONE
  const keys = weeksOf(features).map((week) => `P:${place.id}:${week}`)
  if (previousDay !== undefined) keys.push(`P:${place.id}:${weekOf(previousDay)}`)
  if (grain === 'single') return keys
  const [word] = rarest(headOf(features), 1)
  if (word !== undefined) keys.push(`R:${place.id}:${word}`)
  const series = seriesKey(features)
  if (series !== null) keys.push(series)
  return keys
}

const NONE: readonly never[] = []

function actKeysOf({ headliners, days, from }: MatchFeatures): readonly string[] {
  if (headliners.length === 0) return NONE
  const played =
    days === null ? [from] : days.length > ACT_DAYS_MAX ? days.slice(0, ACT_DAYS_MAX) : days
  const keys: string[] = []
  for (const { id, key } of headliners.slice(0, ACTS_MAX)) {
    for (const day of played) keys.push(`A:${id === 0 ? key : id}:${day}`)
  }
  return keys
}

/** Town or neighbourhood, week (for a run: none) and a rare word of the title: for places that are not known. */
function titleKeysOf(features: MatchFeatures): readonly string[] {
  const { place, grain } = features
  const areas = place.city === '' ? cells(features) : townsOf(place.city)
  if (areas.length === 0) return NONE
  const weeks = grain === 'run' ? ['run'] : weeksAround(features)
  const found = rarest(headOf(features), RARE_WORDS)
  const keys: string[] = []
  for (const area of areas) {
    for (const week of weeks) for (const word of found) keys.push(`T:${area}:${week}:${word}`)
  }
  return keys
}

/** `berlin` and `berlin tempelhof` are one area. */
function townsOf(city: string): string[] {
  const [own, whole] = [firstWord(city), firstWord(metropolisOf(city))]
  const towns = own === whole ? [own] : [own, whole]
  return towns.filter((town) => town !== '')
}

function firstWord(text: string): string {
  const end = text.indexOf(' ')
  return end < 0 ? text : text.slice(0, end)
}

/** From the day before it begins to the day after its end. */
function weeksAround({ from, to }: MatchFeatures): number[] {
  const [first, last] = [weekOf(from - 1), weekOf((to ?? from) + 1)]
  return first === last ? [first] : [first, last]
}

/** Where nothing tells a place (online, to be announced): who holds it, the week and a rare word of the title. */
function holderKeysOf(features: MatchFeatures): string[] {
  const { place, holders, from } = features
  if (holders === undefined || place.id !== null || place.city !== '') return []
  const weeks = [...new Set([from - 1, from + 1].map(weekOf))]
  const found = rarest(headOf(features), RARE_WORDS)
  return holders.flatMap((one) =>
    weeks.flatMap((week) => found.map((word) => `O:${one}:${week}:${word}`)),
  )
}

/** Online, whoever holds it: the minute and a rare word of the title, if that is longer than a word. */
function onlineKeysOf(features: MatchFeatures): string[] {
  const { kind, place, sessions, title } = features
  if (kind !== 'stream' || place.id !== null || title.tokens.length < 2) return []
  const found = rarest(headOf(features), RARE_WORDS)
  const starts = sessions.slice(0, ACT_DAYS_MAX)
  return starts.flatMap((start) => found.map((word) => `W:${start}:${word}`))
}

/** A known place lies in one cell; an unsure one looks into the cells around it. Only where the town is not told. */
function cells({ place }: MatchFeatures): string[] {
  if (place.at === undefined || place.city !== '') return []
  const [row, column] = place.at.map((degrees) => Math.floor(degrees / CELL_DEGREES))
  const steps = [-1, 0, 1]
  return steps.flatMap((down) =>
    steps.map((right) => `${(row ?? 0) + down}/${(column ?? 0) + right}`),
  )
}

export function headOf({ title }: MatchFeatures): readonly string[] {
  return title.head ?? title.tokens
}

/** What listings of one series share: a seller that lists every performance by itself. Null: never part of one. */
export function seriesKey(features: MatchFeatures): string | null {
  const { grain, place, partner, kind, title, days } = features
  if (grain !== 'run' || place.id === null || days === null || title.tokens.length === 0)
    return null
  const { sequence, tributeTo, tokens } = title
  return ['S', partner, place.id, kind, sequence, tributeTo?.join(' '), ...tokens].join(':')
}
