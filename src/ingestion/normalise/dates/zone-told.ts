import { withoutAccents } from '../../../lib/without-accents.ts'
import { isMonth, isWeekday } from './date-alone.ts'
import { ownClockIn } from './own-clock.ts'
import { oneOfSeveralClocks } from './several-clocks.ts'
import { NAMED_ZONES, ZONE_WORDS } from '../tables/zone-words.ts'

export interface ZoneTold {
  /** Null: it is not known which one is meant; undefined: a time is left out that says the same of another zone. */
  readonly zone: string | null | undefined
  readonly words: string
  /** What a word for the clock of a zone that was known already says, minutes east of UTC. */
  readonly offset?: number
  /** The text without it. */
  readonly rest: string
}

/** Time of day and a blank before it. */
const BEHIND_CLOCK = String.raw`(?<=\d(?:\s?h|\s?uhr|\s?uur|\s?[ap]\.?m\.?)?),?\s?(?!(?:[ap]\.?m|h|uhr|uur)(?!\p{L}))`
const WORDS = String.raw`\p{L}+(?:[ -](?!time)\p{L}+){0,2}`
const FORMS: readonly RegExp[] = [
  // (UK time), London time, Eastern; not `8 PM Pacific Theatre`
  String.raw`${BEHIND_CLOCK}(?:\(\s?(?<a>${WORDS})(?:\s(?:standard|daylight))?\stime\s?\)|(?<b>${WORDS})(?:\s(?:standard|daylight))?\stime(?!\p{L})|\(?(?<c>eastern|pacific)\)?(?=\s*(?:$|[,;|/)–-])))`,
  // heure de Montréal, hora de Madrid, ora di Roma, Berliner Zeit
  String.raw`${BEHIND_CLOCK}\(?\s?(?:(?:heure|hora|ora)\s(?:de\s|d['’]|di\s)(?<a>${WORDS})|(?<b>\p{L}+)\sZeit)(?!\p{L})\s?\)?`,
].map((form) => new RegExp(form, 'iu'))
/** `ET`, `(IST)`: in capitals; small they are words. */
const SHORT = new RegExp(
  String.raw`(?<=\d(?:\s?[hH]|\s?[uU]hr|\s?[aApP]\.?[mM]\.?)?),?\s?(?:\((?<a>[A-Z]{1,4}T)\)|(?<b>(?!(?<=\d)ST)[A-Z]{1,3}T)(?=\s*(?:$|[,;|/)–-])))`,
  'u',
)
/** One look before all: few texts tell a zone. */
const MAY_BE =
  /(?:[A-Z]T(?!\p{L})|\stime(?!\p{L})|heure d|hora d|ora d|\sZeit(?!\p{L})|eastern|pacific)/iu
/** Of the place, or how long it lasts; or a season, of which some islands are called. */
const NONE =
  /^(?:local|show|start|opening|door|doors|running|same|full|part|this|all|any|christmas|easter|reunion)$/

/**
 * The zone that a text of dates names in words behind a time of day; null where it names none. Offsets are read with their clock, and so
 * is `CET` where none of `zones` has that clock.
 */
export function zoneTold(
  given: string,
  zones: readonly (string | null | undefined)[],
): ZoneTold | null {
  if (given.length > LENGTH_MAX) return null
  const text = oneOfSeveralClocks(given, zones)
  const own = ownClockIn(text, zones)
  if (own !== null) return { ...own, words: own.word }
  return zoneNamedIn(text) ?? (text === given ? null : { zone: undefined, words: '', rest: text })
}

function zoneNamedIn(text: string): ZoneTold | null {
  if (!MAY_BE.test(text)) return null
  for (const form of [...FORMS, SHORT]) {
    const match = form.exec(text)
    const { a, b, c } = match?.groups ?? {}
    const words = a ?? b ?? c
    if (match === null || words === undefined) continue
    const name = withoutAccents(words).replace(/^(?:the|from) /, '')
    // `14 SEPT`, `2 MART`, `8 PM SAT`
    const isOfDate = isMonth(name) || isWeekday(name)
    if (NONE.test(name) || name in ZONE_WORDS || isOfDate) continue
    const zone = zoneCalled(name)
    // `8pm story time`, `20h heure de début`
    if (zone === null && !/^\p{Lu}/u.test(words)) continue
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return { zone, words, rest: rest.trim() }
  }
  return null
}

const LENGTH_MAX = 200

let byTown: ReadonlyMap<string, string> | null = null

/** By a word for it, or by the town that gave it its name. */
function zoneCalled(name: string): string | null {
  byTown ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      withoutAccents(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''),
      zone,
    ]),
  )
  return NAMED_ZONES.get(name) ?? byTown.get(name) ?? null
}
