import { HOUR_MS } from '../../../lib/durations.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { Row } from './row.ts'
import { townOf } from './town.ts'

/** The rows of one night, by their numbers: the page orders them anew each time. */
export type Night = readonly [Row, ...Row[]]

/**
 * Rows of one place and time are one night, unless their titles say otherwise: titles that are alike, or of which one names
 * the other's artist, are of one night; rows without a title belong to the one that names them, or to the only one there is.
 */
export function groupRows(rows: readonly Row[]): readonly Night[] {
  const cells = groupBy(rows, (row) => [...placeOf(row), row.start].join('\n'))
  return oneAfterAnother([...cells.values()].flatMap(nightsOf))
}

/** `Hope & Badger` is `Hope and Badger`. */
function placeOf({ venue, location, zone }: Row): readonly [hall: string, ...town: string[]] {
  const { city = '', country = '' } = townOf(location, zone)
  return [foldName(venue).replaceAll(' and ', ' '), city, country]
}

/**
 * Acts of one night that tell when each of them begins: the same title, place and day, and nobody twice. Who plays twice
 * plays two shows; and where nobody was on stage for long, what comes then is another show.
 */
function oneAfterAnother(nights: readonly Night[]): readonly Night[] {
  const joined: Night[] = []
  const byTitle = new Map<string, number[]>()
  for (const one of nights.toSorted(([a], [b]) => byStart(a, b))) {
    const [head] = one
    const title = foldName(one.find((row) => row.title !== null)?.title ?? '')
    const place = placeOf(head)
    const key = [title, ...place, head.start.slice(0, 10)].join('\n')
    const places = title === '' || title === place[0] ? [] : (byTitle.get(key) ?? [])
    const at = places.find((place) => goesOn(joined[place] ?? [], one))
    const other = at === undefined ? undefined : joined[at]
    if (at === undefined || other === undefined) {
      byTitle.set(key, [...places, joined.length])
      joined.push(one)
    } else joined[at] = night(head, [...one.slice(1), ...other])
  }
  return joined
}

/** Whatever order the page has them in. */
function byStart(a: Row, b: Row): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1
  return byNumber(a, b)
}

function byNumber(a: Row, b: Row): number {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : 1)
}

/** Longer than any change of acts. */
const PAUSE_MS = 2 * HOUR_MS

function goesOn(one: readonly Row[], other: readonly Row[]): boolean {
  const ends = one.flatMap((row) => row.end ?? []).map(msOf)
  const isOver =
    ends.length === one.length && Math.max(...ends) + PAUSE_MS < msOf(other[0]?.start ?? '')
  return !isOver && sharesNobody(one, other)
}

/** Of local times, for comparing. */
function msOf(local: string): number {
  return Date.parse(`${local.slice(0, 19)}Z`)
}

function sharesNobody(one: readonly Row[], other: readonly Row[]): boolean {
  const acts = new Set(one.map((row) => row.artistId ?? foldName(row.artist)))
  return other.every((row) => !acts.has(row.artistId ?? foldName(row.artist)))
}

function nightsOf(cell: readonly Row[]): readonly Night[] {
  const ordered = cell.toSorted(byNumber)
  const nights: [Row, ...Row[]][] = []
  for (const row of ordered) {
    if (row.title === null) continue
    const same = nights.filter((night) => night.some((other) => agree(row, other)))
    for (const night of same) nights.splice(nights.indexOf(night), 1)
    nights.push(night(row, same.flat()))
  }
  const untitled: Row[] = []
  for (const row of ordered) {
    if (row.title !== null) continue
    const named = nights.find((night) => night.some(({ title }) => names(title, row.artist)))
    const only = nights.length === 1 ? nights[0] : undefined
    const joined = named ?? only
    if (joined === undefined) untitled.push(row)
    else joined.push(row)
  }
  const [first, ...others] = untitled
  if (first !== undefined) nights.push([first, ...others])
  return nights.map(([head, ...tail]) => night(head, tail))
}

/** In the order of their numbers; the lowest one is the night's own. */
function night(row: Row, others: readonly Row[]): [Row, ...Row[]] {
  const [head = row, ...tail] = [row, ...others].toSorted(byNumber)
  return [head, ...tail]
}

function agree(a: Row, b: Row): boolean {
  const [one, two] = [foldName(a.title ?? ''), foldName(b.title ?? '')]
  const shorter = Math.min(one.length, two.length)
  if (shorter > 0 && one.slice(0, shorter) === two.slice(0, shorter)) return true
  if (shorter > 0 && sharesWords(one.split(' '), two.split(' '))) return true
  return names(a.title, b.artist) || names(b.title, a.artist)
}

/** `Stimulate and Lune present` within `Lune + Stimulate present ORBE and friends`, in whatever order. */
function sharesWords(one: readonly string[], two: readonly string[]): boolean {
  const [few, many] = one.length < two.length ? [one, new Set(two)] : [two, new Set(one)]
  return few.length > 2 && few.every((word) => many.has(word))
}

/** True where the title holds the whole name. */
export function names(title: string | null, artist: string): boolean {
  const name = foldName(artist)
  return title !== null && name !== '' && ` ${foldName(title)} `.includes(` ${name} `)
}
