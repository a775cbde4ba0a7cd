import type { Timing } from '../../../domain/listing.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { offsetAt } from '../../../lib/zone.ts'
import { isOneMoment } from './one-moment.ts'
import { ownClockIn } from './own-clock.ts'
import { readingZone } from './shown-zone.ts'
import type { ZoneWords } from './shown-zone.ts'
import type { Warn } from '../warn.ts'
import { zoneTold } from './zone-told.ts'

export interface ZonedDates {
  /** The listing without the words that tell the zone of its times. */
  readonly native: NativeListing
  /** With that zone, if one is told. */
  readonly zones: ZoneWords
  /** `CET`, of people whose clock that is, and how far from UTC it says. */
  readonly word: { readonly text: string; readonly offset: number } | null
}

/** The zone that the start of a listing tells in words, and its dates without them. */
export function datesInZones(native: NativeListing, given: ZoneWords, warn: Warn): ZonedDates {
  const { start } = native
  const around = [given.listing, given.place?.zone, given.feed, given.partner]
  const told = typeof start !== 'string' || isOneMoment(start) ? null : zoneTold(start, around)
  if (told?.zone === null)
    warn(
      `start: the zone ${JSON.stringify(told.words.slice(0, 40))} is not known: its times are read as those of the place`,
    )
  const zones = typeof told?.zone === 'string' ? withZone(given, told.zone, told.offset) : given
  const dates = told === null ? native : { ...native, start: told.rest }
  const { words: text = '', offset } = told ?? {}
  return {
    native: withoutOwnClocks(dates, readingZone(zones)),
    zones,
    word: offset === undefined ? null : { text, offset },
  }
}

/** What is known already of the place stays that which is shown. */
function withZone(given: ZoneWords, zone: string, ofWord: number | undefined): ZoneWords {
  return ofWord === undefined ? { ...given, listing: zone } : { ...given, told: zone }
}

/** What ends, opens or is listed beside the start tells its clock as that does. */
function withoutOwnClocks(native: NativeListing, zone: string | null): NativeListing {
  const plain = <T>(value: T) => plainText(value, zone)
  const end = plain(native.end)
  const doors = plain(native.doors)
  const sessions = sessionsTold(native.sessions, plain)
  const isSame =
    end === native.end && doors === native.doors && sessions === (native.sessions as unknown)
  return isSame ? native : ({ ...native, end, doors, sessions } as NativeListing)
}

function plainText<T>(value: T, zone: string | null): T | string {
  if (typeof value !== 'string' || isOneMoment(value)) return value
  return ownClockIn(value, [zone])?.rest ?? value
}

function sessionsTold(given: unknown, plain: (value: unknown) => unknown): unknown {
  if (!Array.isArray(given)) return plain(given)
  const told = given.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) return plain(one)
    const { start, end } = one as Readonly<Record<string, unknown>>
    const [begins, ends] = [plain(start), plain(end)]
    return begins === start && ends === end ? one : { ...one, start: begins, end: ends }
  })
  return told.every((one, at) => one === given[at]) ? given : told
}

/** Where the word is not that of the day: it is right in winter, or in summer, and is said the whole year. */
export function checkWord({ word, zones }: ZonedDates, timing: Timing, warn: Warn): void {
  const zone = readingZone(zones)
  if (word === null || zone === null || timing.precision !== 'minute') return
  if (word.offset !== offsetAt(zone, timing.start.at))
    warn(
      `start: ${JSON.stringify(word.text)} is not kept on that day: its times are read as clocks there show them`,
    )
}
