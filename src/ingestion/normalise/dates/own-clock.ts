import { offsetAt } from '../../../lib/zone.ts'
import { CLOCK_WORDS, NAMED_ZONES, ZONE_WORDS } from '../tables/zone-words.ts'

type Zones = readonly (string | null | undefined)[]

interface ClockOfZone {
  readonly zone: string
  /** What the word says, minutes east of UTC. */
  readonly offset: number
}

/** The zone, among these, whose people call its clock so, in winter or in summer; null: the word is of none of them. */
export function clockCalled(given: string, zones: Zones): ClockOfZone | null {
  const word = given.toLowerCase()
  const rows = CLOCK_WORDS.filter(({ standard, summer }) => standard === word || summer === word)
  for (const zone of zones) {
    if (typeof zone !== 'string') continue
    const { winter, summer } = yearOf(zone)
    const row = rows.find((one) => one.minutes === winter && one.zones.test(zone))
    if (row?.standard === word) return { zone, offset: winter }
    if (row !== undefined && summer > winter) return { zone, offset: winter + 60 }
  }
  return null
}

const JANUARY = Date.UTC(2026, 0, 15)
const JULY = Date.UTC(2026, 6, 15)

/** Minutes east of UTC; below the equator winter is in July. */
function yearOf(zone: string): { readonly winter: number; readonly summer: number } {
  const offsets = [offsetAt(zone, JANUARY), offsetAt(zone, JULY)]
  return { winter: Math.min(...offsets), summer: Math.max(...offsets) }
}

/** Minutes east of UTC, in winter, of who calls its clock so; null: no word for one. */
export function standardOf(given: string): number | null {
  const word = given.toLowerCase()
  const named = NAMED_ZONES.get(word)
  if (named !== undefined) return yearOf(named).winter
  const row = CLOCK_WORDS.find(({ standard, summer }) => standard === word || summer === word)
  return row?.minutes ?? ZONE_WORDS[word] ?? null
}

const WORDS = [...new Set([...Object.keys(ZONE_WORDS), 'ist'])].filter((word) => word.length > 1)
/** Behind a time of day, and no offset; not `8pm West End`. */
const WORD = new RegExp(
  String.raw`(?<=\d(?:\s?(?:hs?|hrs?|uhr|uur|[ap]\.?(?:m\.?)?))?),?\s?(?<open>\(?)(?!west\s\p{L})(?<word>${WORDS.join('|')})(?![\p{L}\d]|\s?[+-]\d)(?:\)|(?!\)))`,
  'giu',
)
/** How nearly all of them end; one look before all. */
const MAY_BE = /(?:[sdem]t|me?sz?|mez|msk|мск)(?!\p{L})/iu
/** Programs write GMT with seconds, or behind a year, and mean it. */
const OF_PROGRAMS = /\d:\d\d:\d\d\s?\(?gmt|\d{4}-\d\d-\d\d[t ]\d.*gmt/iu

export interface OwnClock extends ClockOfZone {
  readonly word: string
  /** The text without it. */
  readonly rest: string
}

/**
 * `20:00 CET`, of a place whose clock is called so: people say it the whole year, and mean what the clock shows. Null where a text
 * has no such word, or one of another zone, of which it is as far from UTC as it says.
 */
export function ownClockIn(text: string, zones: Zones): OwnClock | null {
  if (!MAY_BE.test(text) || OF_PROGRAMS.test(text)) return null
  for (const { groups } of text.matchAll(WORD)) {
    const word = groups?.['word'] ?? ''
    const clock = clockCalled(word, zones)
    if (clock === null) continue
    const rest = text.replace(WORD, (given, ...found: unknown[]) => {
      const told = (found.at(-1) as Readonly<Record<string, string>>)['word'] ?? ''
      return clockCalled(told, [clock.zone]) === null ? given : ' '
    })
    return { ...clock, word, rest: rest.replace(/ {2,}/g, ' ').trim() }
  }
  return null
}
