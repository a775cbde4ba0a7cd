import { MINUTE_MS } from '../durations.ts'
import { instantOf, offsetAt, zoneNamed } from '../zone.ts'
import { zonesSpelled } from '../zone-spelling.ts'
import { propertiesOf } from './content-line.ts'
import type { Component } from './content-line.ts'
import { ownZone } from './own-zone.ts'
import { minutesEast } from '../utc-offset.ts'
import { windowsZone } from '../windows-zone.ts'

/** What a TZID stands for. */
export interface CalendarZone {
  /** Its name in the tz database; null: a zone that only its calendar defines. */
  readonly name: string | null
  /** The instant at which clocks show `wall`: the first of two, and with the offset before a gap (RFC 5545 3.3.5). */
  instantOf(wall: number): number
  wallAt(at: number): number
}

export function namedZone(name: string): CalendarZone {
  return {
    name,
    instantOf: (wall) => instantOf(name, wall).at,
    wallAt: (at) => at + offsetAt(name, at) * MINUTE_MS,
  }
}

export const UTC_ZONE: CalendarZone = {
  name: 'UTC',
  instantOf: (wall) => wall,
  wallAt: (at) => at,
}

export function fixedZone(offset: number): CalendarZone {
  return {
    name: null,
    instantOf: (wall) => wall - offset * MINUTE_MS,
    wallAt: (at) => at + offset * MINUTE_MS,
  }
}

/** POSIX names of zones with summer time, that the tz database keeps for old programs. */
const POSIX: Readonly<Record<string, string>> = {
  EST5EDT: 'America/New_York',
  CST6CDT: 'America/Chicago',
  MST7MDT: 'America/Denver',
  PST8PDT: 'America/Los_Angeles',
}

/** The tz database's name of what a TZID or X-WR-TIMEZONE says, however it is dressed. */
function nameOf(tzid: string): string | null {
  const text = tzid.trim()
  const named =
    zoneNamed(text) ?? zoneNamed(text.replaceAll(' ', '_')) ?? POSIX[text.toUpperCase()] ?? null
  if (named !== null) return named
  return windowsZone(text) ?? nameAtEnd(text)
}

/** `/softwarestudio.org/Olson_20011030_5/America/New_York`, `/freeassociation.sourceforge.net/Europe/Paris`. */
function nameAtEnd(text: string): string | null {
  const parts = text.split('/').filter((part) => part !== '')
  if (parts.length > 8) return null
  for (let from = 0; from <= parts.length - 2; from += 1) {
    const name = zoneNamed(parts.slice(from).join('/'))
    if (name !== null) return name
  }
  return /^microsoft\/utc$/i.test(parts.slice(-2).join('/')) ? 'UTC' : null
}

/** `(UTC-05:00) Somewhere new`, `UTC+5:30`, `UTC-3.5`. */
function offsetIn(text: string): number | null {
  const [, digits] = /^\s*\(?(?:UTC|GMT)?\s*([+-]\d[\d:.]*)(?!\w)/i.exec(text) ?? []
  return digits === undefined ? null : minutesEast(digits)
}

/** Zones of one calendar by TZID. Names of the tz database win over what a VTIMEZONE says of them. */
export interface CalendarZones {
  define(zone: Component): void
  /** Null: nobody knows this zone. */
  zoneOf(tzid: string): CalendarZone | null
  /** The zone of the calendar as a whole, where it defines just one that is not UTC. */
  only(): CalendarZone | null
  /** What the calendar defines of these zones, as one text; '' for zones known by name. */
  sourceOf(tzids: readonly string[]): string
}

export function calendarZones(): CalendarZones {
  const own = new Map<string, Component>()
  const known = new Map<string, CalendarZone | null>()
  const zoneOf = (tzid: string): CalendarZone | null => {
    const before = known.get(tzid)
    if (before !== undefined) return before
    const zone = findZone(tzid, own.get(tzid.trim()))
    known.set(tzid, zone)
    return zone
  }
  return {
    zoneOf,
    define(component) {
      for (const { value } of propertiesOf(component, 'TZID')) own.set(value.trim(), component)
      known.clear()
    },
    only() {
      const zones = [...own.keys()].flatMap((tzid) => zoneOf(tzid) ?? [])
      const real = zones.filter((zone) => zone !== UTC_ZONE)
      return real.length === 1 ? (real[0] ?? null) : null
    },
    sourceOf(tzids) {
      const computed = [...new Set(tzids)].filter((tzid) => zoneOf(tzid)?.name === null)
      return JSON.stringify(
        computed.map((tzid) => own.get(tzid) ?? tzid),
        replaceMap,
      )
    },
  }
}

function findZone(tzid: string, own: Component | undefined): CalendarZone | null {
  const aliases = own === undefined ? [] : aliasesOf(own)
  const elsewhere = own === undefined ? null : sameNameElsewhere(tzid, own)
  if (elsewhere !== null) return elsewhere
  for (const name of [tzid, ...aliases]) {
    const named = nameOf(name)
    if (named !== null && (own === undefined || !isOffset(name, named)))
      return named === 'UTC' ? UTC_ZONE : namedZone(named)
  }
  const computed = own === undefined ? null : ownZone(own)
  if (computed !== null) return computed
  const offset = offsetIn(tzid)
  return offset === null ? null : fixedZone(offset)
}

/** Days on which it is winter and summer in either half of the world. */
const SEASONS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]

/**
 * The zone of a `Paris` in Texas: a city alone names no zone of the tz database, and what its calendar defines has neither its
 * winter nor its summer (RFC 5545 3.6.5). One that lacks a summer is still that of the city.
 */
function sameNameElsewhere(tzid: string, own: Component): CalendarZone | null {
  const isSpelled = !tzid.includes('/') && zonesSpelled(tzid.trim()).length > 0
  const named = isSpelled ? zoneNamed(tzid) : null
  if (named === null) return null
  const [city, computed] = [namedZone(named), ownZone(own)]
  const isOther =
    computed !== null && SEASONS.every((at) => computed.wallAt(at) !== city.wallAt(at))
  return isOther ? computed : null
}

/** `GMT+0100` may be called by its winter alone: what defines it knows its summer. */
function isOffset(tzid: string, named: string): boolean {
  return named.startsWith('Etc/') && !/etc/i.test(tzid)
}

function replaceMap(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value
}

function aliasesOf(zone: Component): string[] {
  return ['X-LIC-LOCATION', 'TZID-ALIAS-OF', 'X-MOZ-TZID'].flatMap((name) =>
    propertiesOf(zone, name).map((one) => one.value),
  )
}
