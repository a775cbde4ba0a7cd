import { foldKey, hasWords, words } from '../../lib/fold.ts'
import { toSegment } from './segment.ts'
import type { Segment } from './segment.ts'
import { segmentsOf } from './take-markers.ts'

export interface TitleParts {
  /** `X` of `X presents …`: who holds it, or who plays. */
  presenter: string
  /** The first of `head` up to who wrote or plays it, a bracket or a comma; null: there is nothing of the sort. */
  stem: Segment | null
  /** What names the event itself. */
  head: Segment[]
  /** Names of tours and programmes. */
  tour: Segment[]
  support: string[]
}

const OPENER =
  /\s(?:w\/|with|feat\.?|ft\.?|featuring|avec|mit|\+|(?:&|and|et) (?:special )?guests?|invite(?:e?s?)?:?|premiere partie:?|1e?re partie:?|supports?:|special guests?:?|supported by|ouverture:|plus support(?: from)?:?|vorgruppe:?|voorprogramma:?|forband:?|teloner[oa]s?:?|artista invitad[oa]:?|opening act:?|gosc(?:ie|innie)?(?: specjalny)?:?|konuk(?:lar)?:?|on grup:?|με τ(?:ον|ην|ους|ις)|μαζι με|ゲスト:?)(?=\s)\s*/u
/** "An evening with X" is X. */
const NO_OPENER_AFTER =
  /\b(?:evening|night|afternoon|conversation|soiree|rencontre|entretien|diner|brunch)$/u
const SUPPORT_SEGMENT =
  /^(?:supports?|special guests?|premiere partie|1e?re partie|guests?|invites?|avec|with|feat\.?|w\/|vorgruppe|voorprogramma|forband|teloner[oa]s?|artista invitad[oa]|opening act|gosc(?:ie|innie)?(?: specjalny)?|konuk(?:lar)?|on grup|ゲスト)\s+/u
const TOUR =
  /\b(?:(?:\p{L}{4,})?tour(?:nee)?|gira|turne(?:si|n)?|trasa|farewell|anniversary|anniversaire)\b/u
const PROMOTER =
  /^(.{2,60}?)\s+(?:present(?:s|e|ent|a|an|ano|eert|eren|erar)?|pra?es\.|pras\.|prasentier(?:t|en)|prezentuj[ea]|przedstawia(?:ja)?|sunar|παρουσιαζ(?:ει|ουν))\s*:?\s+(?:a (?=\p{L}))?(?=\S)/u
const MAY_PRESENT = /pr[eaz]|sunar|παρουσ/u

/** Head, tour and support of a title without markers. `performers`: folded names known to play. */
export function splitTitle(whole: Segment, performers: readonly string[]): TitleParts {
  const { text } = whole
  const { presenter, content } = presented(text)
  const parts: TitleParts = { presenter, stem: null, head: [], tour: [], support: [] }
  const segments = segmentsOf(content).filter(hasWords)
  const isNamed = segments.length > 1 && isPerformer(segments[0] ?? '', performers)
  for (const [index, segment] of segments.entries()) {
    if (index > 0 && SUPPORT_SEGMENT.test(segment)) {
      parts.support.push(...names(segment.replace(SUPPORT_SEGMENT, '')))
      continue
    }
    const { head, support } = headOf(segment)
    if (support.length > 0) parts.support.push(...support)
    const isTour = index > 0 && (isNamed || TOUR.test(head))
    ;(isTour ? parts.tour : parts.head).push(head === text ? whole : toSegment(head))
  }
  if (segments.length === 0) parts.head.push(toSegment(content))
  parts.stem = stemOf(parts.head[0]?.text ?? '')
  return parts
}

const STEM_END =
  /\s*[([{,]|\s(?:von|by|di|de|d'|van|par|nach|d'apres|starring|frei nach|based on)(?=\s)/u

function stemOf(text: string): Segment | null {
  const end = STEM_END.exec(text)?.index ?? 0
  return end === 0 ? null : toSegment(text.slice(0, end))
}

function presented(text: string): { presenter: string; content: string } {
  const found = MAY_PRESENT.test(text) ? PROMOTER.exec(text) : null
  return found === null
    ? { presenter: '', content: text }
    : { presenter: found[1] ?? '', content: text.slice(found[0].length) }
}

function isPerformer(segment: string, performers: readonly string[]): boolean {
  return performers.length > 0 && performers.includes(foldKey(headOf(segment).head))
}

function headOf(segment: string): { head: string; support: readonly string[] } {
  const found = OPENER.exec(segment)
  if (found === null || found.index === 0) return { head: segment, support: NONE }
  const head = segment.slice(0, found.index)
  if (NO_OPENER_AFTER.test(head)) return { head: segment, support: NONE }
  return { head, support: names(segment.slice(found.index + found[0].length)) }
}

const NONE: readonly never[] = []

/** `A, B + C and D`: each name folded. A name with "and" in it is kept whole as well. */
function names(list: string): string[] {
  const parts = list
    .split(/\s*[,;+/]\s*|\s+&\s+/u)
    .map((name) => words(name).join(' '))
    .filter((name) => name !== '' && !/^(?:guests?|more|invites?|special guests?)$/u.test(name))
  return [...new Set(parts)]
}
