import { CLASSICAL, COMEDY, DANCE, FAMILY, NIGHTLIFE, THEATRE } from '../../domain/category.ts'
import type { Affair } from '../../domain/title/affair-words.ts'
import { AFFAIR_WORDS } from '../../domain/title/affair-words.ts'
import type { ActFinding } from './compare-acts.ts'
import { isSight } from './compare-titles.ts'
import type { TitleFinding } from './compare-titles.ts'
import type { MatchFeatures } from './features.ts'
import type { Unit } from './unit.ts'

/** One title, and only one, says by a word of its own that it is something else of that name. */
export function isOtherAffair(a: Unit, b: Unit, title: TitleFinding, acts: ActFinding): boolean {
  if (title.level === 'exact' && !title.viaHead) return false
  if (a.features.title.teams != null || b.features.title.teams != null) return false
  if (isCombined(a.features, b.features) || isCombined(b.features, a.features)) return true
  const [mine, theirs] = [affairsOf(a.features, b.features), affairsOf(b.features, a.features)]
  if ((mine.length === 0) === (theirs.length === 0)) return false
  // Where the names are the same the rest is of a tour, or who else plays.
  const named = title.level !== 'exact'
  return [...mine, ...theirs].some(
    (affair) => (named || affair === 'played') && counts(affair, a.features, b.features, acts),
  )
}

/** `Museum of Clocks + River Cruise`: a ticket to both, where sights are sold. */
function isCombined(a: MatchFeatures, b: MatchFeatures): boolean {
  return isSight(a) && isSight(b) && a.support.length > 0 && b.support.length === 0
}

function affairsOf({ title }: MatchFeatures, { title: other }: MatchFeatures): Affair[] {
  const found: Affair[] = []
  for (const word of title.tokens) {
    const affair = AFFAIR_WORDS.get(word)
    if (affair !== undefined && !other.tokens.includes(word)) found.push(affair)
  }
  return found
}

function counts(affair: Affair, a: MatchFeatures, b: MatchFeatures, acts: ActFinding): boolean {
  const both = (main: number) => a.mains.includes(main) && b.mains.includes(main)
  const bothTributes = a.title.tributeTo !== undefined && b.title.tributeTo !== undefined
  if (affair === 'evening' && bothTributes) return false
  if (affair === 'evening')
    return acts.code !== 'H_EQ' && ![NIGHTLIFE, THEATRE, COMEDY, CLASSICAL].some(both)
  if (affair === 'played') return acts.code !== 'H_EQ' && !both(THEATRE)
  // A suite for orchestra, a ballet of that name.
  if (affair === 'beside' || affair === 'gala') return !both(CLASSICAL)
  if (affair === 'form' && both(FAMILY)) return false
  return affair !== 'form' || !both(DANCE)
}
