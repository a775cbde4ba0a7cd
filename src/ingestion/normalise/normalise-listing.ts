import { DAY_MS } from '../../lib/durations.ts'
import type { Listing, ListingPlace, ListingStatus, Timing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { notShownBy } from '../../domain/not-shown.ts'
import { countryOfZone } from '../../lib/geo/countries.ts'
import { foldName } from '../../lib/fold-name.ts'
import { wallOf, zoneNamed } from '../../lib/zone.ts'
import { openCalendar } from './dates/calendar.ts'
import { dayOfWall } from './dates/calendar-day.ts'
import type { Calendar } from './dates/calendar.ts'
import { orderWhere } from './dates/date-order.ts'
import { readExternalId } from './ids.ts'
import { readUrl } from './links.ts'
import { keepUnsaid, readMembers } from './members.ts'
import type { Members } from './members.ts'
import { readName } from './listing-name.ts'
import type { MarkedName } from './name-markers.ts'
import { NO_PLACE, readPlace } from './places/place.ts'
import type { PlaceRead } from './places/place.ts'
import { zoneToldByPlace } from './places/zone-told-by-place.ts'
import { statusOfMoved } from './dates/previous-start.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { asText } from './text.ts'
import { checkFlags, readFlag } from './status.ts'
import { asMeant, isCalledOff } from './called-off.ts'
import { damageOf } from './damaged-text.ts'
import { ROOM_OF_ANY_HOUSE } from './tables/room-words.ts'
import { readTiming, UNANNOUNCED } from './dates/timing.ts'
import type { TimingRead } from './dates/timing.ts'
import type { Warn } from './warn.ts'
import { checkWord, datesInZones } from './dates/zoned-dates.ts'
import type { ZonedDates } from './dates/zoned-dates.ts'

/** Part of a record's hash: what was normalised by other rules is normalised again. */
export const NORMALISE_VERSION = '34'

export interface NormaliseContext {
  readonly format: string
  /** The feed's options; `NORMALISE_OPTIONS` lists those that are ours. */
  readonly options: Readonly<Record<string, string>>
  /** The partner's defaults, used where neither the listing nor its feed says. */
  readonly country: string | null
  readonly zone: string | null
  readonly currency: string | null
  readonly now: number
  /** True: members absent from the listing are "no news", and keep what `previous` has. */
  readonly partial: boolean
}

export type Normalised =
  | { readonly listing: Listing; readonly warnings: readonly string[] }
  /** `withdraw`: its source itself says that it is not, or no longer, for the public. */
  | { readonly rejected: string; readonly withdraw?: true }

/**
 * A partner's listing in our terms. Pure. `previous` is what we hold of the same listing (null: new): with
 * `context.partial` it fills in for absent members, and a called-off show without a date keeps its date.
 */
export function normaliseListing(
  told: NativeListing,
  context: NormaliseContext,
  previous: Listing | null = null,
): Normalised {
  const settings = settingsOf(context.options)
  const warnings: string[] = []
  const warn: Warn = (text) => {
    if (warnings.length < WARNINGS_MAX && !warnings.includes(text)) warnings.push(text)
  }
  const { native, fills } = asMeant(told, context.partial)
  const held = fills ? previous : null
  const externalId = readExternalId(native.id)
  if (externalId === null) return { rejected: 'no id' }
  const withheld = notShownBy(asText(native.status) ?? '')
  if (withheld !== null) return { rejected: withheld, withdraw: true }
  const named = readName(native, settings, held)
  if (typeof named === 'string') return { rejected: named }
  const zone = asText(native.timeZone)?.trim() ?? ''
  if (zone !== '' && zoneNamed(zone) === null) {
    return { rejected: `unknown zone ${JSON.stringify(zone.slice(0, 40))}` }
  }
  checkFlags(native, warn)
  checkName(native.name, settings, warn)
  const draft = readDraft(native, context, settings, named, held, warn)
  const read = timingOf(native, draft, { held, previous, now: context.now }, warn)
  if ('rejected' in read) return read
  const { timing, status: stated = draft.members.status } = read
  checkWord(draft.dates, timing, warn)
  const status = statusOfMoved(stated, native, timing)
  const outside = outsideWindow(timing, settings, context.now)
  if (outside !== null) return { rejected: outside }
  const family = settings.family === null ? {} : { family: settings.family }
  return { listing: { externalId, ...draft.members, status, timing, ...family }, warnings }
}

/** A listing with more kinds of faults than this is not read any better by more words. */
const WARNINGS_MAX = 20

const settingsByOptions = new WeakMap<NormaliseContext['options'], Settings>()

function settingsOf(options: NormaliseContext['options']): Settings {
  const known = settingsByOptions.get(options)
  if (known !== undefined) return known
  const settings = readSettings(options)
  settingsByOptions.set(options, settings)
  return settings
}

/** A name stands for all of its listing's texts. */
function checkName(name: unknown, settings: Settings, warn: Warn): void {
  const damage = damageOf(asText(name) ?? '', settings.text)
  if (damage !== null) warn(`name: ${damage}`)
}

interface Draft {
  readonly members: Members
  readonly calendar: Calendar
  readonly dates: ZonedDates
}

function readDraft(
  native: NativeListing,
  context: NormaliseContext,
  settings: Settings,
  named: MarkedName,
  held: Listing | null,
  warn: Warn,
): Draft {
  const country = settings.country ?? context.country
  const place = placeOf(native, settings, country, held, warn)
  const dates = datesOf(native, context, settings, place, warn)
  const calendar = calendarOf(dates, context, settings, place, warn)
  const rules = {
    settings,
    currency: settings.currency ?? context.currency,
    country:
      place.place?.country ?? place.country ?? country ?? countryOfClock(native, context, settings),
    calendar,
    named,
    place,
  }
  const fresh = readMembers(native, rules, warn)
  const members = held === null ? fresh : keepUnsaid(fresh, held, native)
  return {
    members: settings.grain === 'auto' ? members : { ...members, grain: settings.grain },
    calendar,
    dates,
  }
}

/** Where nobody says a country, that of the zone that is told, if it is the zone of one alone: `$` is a dollar of there. */
function countryOfClock(
  native: NativeListing,
  context: NormaliseContext,
  settings: Settings,
): string | null {
  const told = zoneNamed(asText(native.timeZone) ?? '') ?? settings.zone ?? context.zone
  return told === null ? null : countryOfZone(told)
}

function placeOf(
  native: NativeListing,
  settings: Settings,
  country: string | null,
  held: Listing | null,
  warn: Warn,
): PlaceRead {
  if (native.place === undefined && held !== null) {
    return { ...NO_PLACE, place: held.place, timeZone: held.timing.zone }
  }
  const rules = { text: settings.text, country, base: readUrl(native.url, null) }
  const told = readPlace(native.place, rules, warn)
  if (settings.place === null || told.online || readFlag(native.online) === true) return told
  const own = readPlace(settings.place, rules, warn)
  if (told.place === null) return own
  if (own.place === null || !isBare(told.place)) return told
  const { name } = told.place
  if (foldName(name) === foldName(own.place.name)) return withOwnMembers(own, told.place)
  return ROOM_OF_ANY_HOUSE.test(name)
    ? withOwnMembers(own, { ...told.place, room: told.place.room ?? name })
    : told
}

/** A hall's calendar names the hall, or a room of it, and takes for granted where it is. */
function isBare({ street, postalCode, city, lat }: ListingPlace): boolean {
  return street === null && postalCode === null && city === null && lat === null
}

/** What is told of the hall beside its name stays. */
function withOwnMembers(own: PlaceRead, { externalId, room, image }: ListingPlace): PlaceRead {
  return own.place === null
    ? own
    : { ...own, place: { ...own.place, externalId, room: room ?? own.place.room, image } }
}

function datesOf(
  native: NativeListing,
  context: NormaliseContext,
  settings: Settings,
  read: PlaceRead,
  warn: Warn,
): ZonedDates {
  const zones = {
    listing: zoneNamed(asText(native.timeZone) ?? ''),
    place: zoneToldByPlace(read, native.place, settings.country ?? context.country),
    feed: settings.zone,
    partner: context.zone,
  }
  return datesInZones(native, zones, warn)
}

function calendarOf(
  { native, zones }: ZonedDates,
  context: NormaliseContext,
  settings: Settings,
  read: PlaceRead,
  warn: Warn,
): Calendar {
  const ofFeed = settings.country ?? context.country
  const isTold = context.options['dateOrder'] !== undefined
  const rules = {
    zones,
    order: isTold
      ? settings.order
      : orderWhere(read.place?.country ?? read.country ?? ofFeed, zones),
    endExclusive: settings.endExclusive,
    now: context.now,
  } as const
  return openCalendar(rules, native.start ?? firstSession(native.sessions), warn)
}

function firstSession(sessions: unknown): unknown {
  const first: unknown = Array.isArray(sessions) ? sessions[0] : null
  return typeof first === 'object' && first !== null && 'start' in first ? first.start : first
}

function timingOf(
  native: NativeListing,
  { members, calendar, dates }: Draft,
  { held, previous, now }: Known,
  warn: Warn,
): TimingRead & { readonly status?: ListingStatus } {
  if (native.start === undefined && native.sessions === undefined && held !== null) {
    const said = native.availability !== undefined || native.offers !== undefined
    return { timing: said ? withAvailability(held.timing, members) : held.timing }
  }
  const read = readTiming(dates.native, calendar, members, warn)
  if (!('rejected' in read)) {
    const isNew = held?.status === 'postponed' && read.timing.start.at !== held.timing.start.at
    // Who says no more of it than its new date has said enough.
    return isNew && native.status === undefined ? { ...read, status: 'rescheduled' } : read
  }
  if (previous === null) return read
  const { timing } = previous
  // The date of what is called off identifies it until a new one is known.
  if (isCalledOff(members.status)) return { timing }
  if (!UNANNOUNCED.has(read.rejected) || lastOf(timing) < now) return read
  warn('the date that was told is not known any more: it is put off until there is one')
  return { timing, status: 'postponed' }
}

interface Known {
  /** What fills in for what the listing does not say; null: nothing does. */
  readonly held: Listing | null
  readonly previous: Listing | null
  readonly now: number
}

/** News of the whole listing is news of its only date; sold out as a whole is sold out on every date. */
function withAvailability(timing: Timing, { availability }: Members): Timing {
  if (timing.sessions.length > 1 && availability !== 'soldOut') return timing
  return { ...timing, sessions: timing.sessions.map((session) => ({ ...session, availability })) }
}

const YEAR = 365 * DAY_MS

function lastOf({ start, end, sessions }: Timing): number {
  return Math.max(end?.at ?? start.at, sessions.at(-1)?.start.at ?? start.at)
}

function outsideWindow(timing: Timing, settings: Settings, now: number): string | null {
  const { start } = timing
  const lastAt = lastOf(timing)
  const day = (at: number) => dayOfWall(wallOf({ at, offset: start.offset }))
  const earliest = settings.earliest ?? dayOfWall(now - YEAR)
  if (day(lastAt) < earliest) return 'its last date is before the earliest the feed allows'
  const latest = settings.latest ?? dayOfWall(now + 3 * YEAR)
  return day(start.at) > latest ? 'its first date is after the latest the feed allows' : null
}
