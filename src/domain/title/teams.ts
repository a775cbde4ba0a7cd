import { firstNames } from '../../lib/first-names.ts'
import { words } from '../../lib/fold.ts'
import { late } from '../../lib/late.ts'
import { CLUB_WORDS, COMPETITIONS, OTHER_SIDES, TEAM_NAMES } from './team-names.ts'
import type { TitleContext } from './title.ts'

const canonical = late(() => firstNames(TEAM_NAMES))
const COMPETITION = new RegExp(COMPETITIONS, 'gu')
const OTHER_SIDE = new RegExp(` (?:${[...new Set(OTHER_SIDES.values())].join('|')})$`, 'u')
const VERSUS = /\s+(?:vs?\.?|contre|x)\s+/u
const AWAY_AT = /\s+(?:@|at)\s+/u

/**
 * The sides of a match, home first, each by its canonical name; null when the title is no match.
 * `A at B` is played at B. A plain dash counts only between two names we know.
 */
export function parseTeams(
  folded: string,
  local: ReadonlySet<string>,
): readonly [string, string] | null {
  const bracketless = folded.replace(/[[({][^\])}]*[\])}]/gu, ' ').replace(COMPETITION, ' ')
  const text = withoutVenue(bracketless, local)
  for (const part of text.split(/\s*[|,]\s*|\s*:\s+|\s+[-/]\s+(?=.*\s(?:vs?\.?|contre)\s)/u)) {
    const sides = sidesOf(part, VERSUS)
    if (sides !== null) return ofOneSort(sides, folded)
  }
  const known = dashed(text)
  if (known !== null) return ofOneSort(known, folded)
  const away = sidesOf(text, AWAY_AT)
  if (away !== null) return ofOneSort([away[1], away[0]], folded)
  const plain = twoNames(text)
  return plain === null ? null : ofOneSort(plain, folded)
}

/** `Top 14: …`, `Ligue 1`: the number is the competition's. */
export function isOfCompetition(folded: string, { sport }: TitleContext): boolean {
  return sport === true && folded.replace(COMPETITION, '') !== folded
}

/** Two short names around one dash and nothing else: in sport, two sides that we do not know. */
function twoNames(text: string): [string, string] | null {
  const [home = '', away = '', ...more] = text
    .split(/\s+[-/]\s+|\s*[|:,]\s*/u)
    .filter((part) => words(part).length > 0)
  const isShort = (name: string) => words(name).length <= 4 && !/\d/u.test(name)
  if (more.length > 0 || away === '' || !isShort(home) || !isShort(away)) return null
  const sides: [string, string] = [teamName(home), teamName(away)]
  return sides[0] === sides[1] ? null : sides
}

/** Women play women: `U19: A vs B`, `A vs B (U19)` and `A U19 - B U19` are one match. */
function ofOneSort([home, away]: [string, string], folded: string): [string, string] {
  const named = OTHER_SIDE.exec(home) ?? OTHER_SIDE.exec(away)
  // A single letter says so only behind a club's name.
  const said = words(folded).find((word) => word.length > 1 && OTHER_SIDES.has(word)) ?? ''
  const side = named?.[0].trim() ?? OTHER_SIDES.get(said)
  if (side === undefined) return [home, away]
  const other = (name: string) => `${name.replace(OTHER_SIDE, '')} ${side}`
  return [other(home), other(away)]
}

/** `… @ Palais Vega`: the hall is no side. */
function withoutVenue(text: string, local: ReadonlySet<string>): string {
  const found = /\s+(?:@|at)\s+([^@]+)$/u.exec(text)
  const tail = words(found?.[1] ?? '')
  return found !== null && tail.length > 0 && tail.every((word) => local.has(word))
    ? text.slice(0, found.index)
    : text
}

function sidesOf(part: string, between: RegExp): [string, string] | null {
  const [left, right, ...more] = part.split(between)
  if (left === undefined || right === undefined || more.length > 0) return null
  const home = teamName(left.split(/\s+-\s+/u).at(-1) ?? '')
  const away = teamName(right.split(/\s+-\s+/u)[0] ?? '')
  return home === '' || away === '' ? null : [home, away]
}

function dashed(text: string): [string, string] | null {
  const parts = text.split(/\s+[-/]\s+|\s*[|:,]\s*/u).map(teamName)
  for (const [index, home] of parts.entries()) {
    const away = parts[index + 1]
    if (away !== undefined && isKnown(home) && isKnown(away) && home !== away) return [home, away]
  }
  return null
}

function isKnown(name: string): boolean {
  const club = name.replace(OTHER_SIDE, '')
  return canonical().get(club) === club
}

function teamName(text: string): string {
  const told = words(text)
  const last = told.findLast((word) => OTHER_SIDES.has(word)) ?? ''
  const all = told.length < 2 ? told : told.filter((word) => !OTHER_SIDES.has(word))
  const name = clubName(all)
  const side = all.length < told.length ? OTHER_SIDES.get(last) : undefined
  return side === undefined ? name : `${name} ${side}`
}

function clubName(all: readonly string[]): string {
  const full = all.join(' ')
  const known = canonical().get(full)
  if (known !== undefined) return known
  const core = all.filter((word) => !CLUB_WORDS.has(word)).join(' ')
  return canonical().get(core) ?? (core === '' ? full : core)
}
