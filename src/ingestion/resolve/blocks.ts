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
  const texts = [
    ...placeKeysOf(features),
    ...actKeysOf(features),
    ...titleKeysOf(features),
    ...holderKeysOf(features),
    ...onlineKeysOf(features),
    ...(features.link === undefined ? [] : [`L:${features.link}:${features.session}`]),
    ...nativeTexts(features),
  ]
  return [...new Set(texts.map((text) => hash53(text)))].toSorted((a, b) => a - b)
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
function weeksOf({ days, from, to }: MatchFeatures): (number | 'LONG')[] {
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

function placeKeysOf(features: MatchFeatures): string[] {
  const { place, grain, previousDay } = features
  if (place.id === null) return []
  const weeks = new Set(weeksOf(features))
  if (previousDay !== undefined) weeks.add(weekOf(previousDay))
  const keys = [...weeks].map((week) => `P:${place.id}:${week}`)
  if (grain === 'single') return keys
  const [word] = rarest(headOf(features), 1)
  const series = seriesKey(features)
  return [
    ...keys,
    ...(word === undefined ? [] : [`R:${place.id}:${word}`]),
    ...(series === null ? [] : [series]),
  ]
}

function actKeysOf(features: MatchFeatures): string[] {
  const { headliners, days, from } = features
  const played = (days ?? [from]).slice(0, ACT_DAYS_MAX)
  return headliners
    .slice(0, ACTS_MAX)
    .flatMap(({ id, key }) => played.map((day) => `A:${id === 0 ? key : id}:${day}`))
}

/** Town or neighbourhood, week (for a run: none) and a rare word of the title: for places that are not known. */
function titleKeysOf(features: MatchFeatures): string[] {
  const { place, grain, from, to } = features
  const weeks = grain === 'run' ? ['run'] : [...new Set([from - 1, (to ?? from) + 1].map(weekOf))]
  const found = rarest(headOf(features), RARE_WORDS)
  // `berlin` and `berlin tempelhof` are one area.
  const towns = [place.city, metropolisOf(place.city)].map((town) => town.split(' ')[0] ?? '')
  const areas = [...new Set(towns.filter((town) => town !== '')), ...cells(features)]
  return areas.flatMap((area) =>
    weeks.flatMap((week) => found.map((word) => `T:${area}:${week}:${word}`)),
  )
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
