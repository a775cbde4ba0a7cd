import { categoryNamed } from '../../domain/category.ts'
import type { Stamp } from '../../domain/stamp.ts'
import { cleanLine, cleanLines } from '../../lib/clean-text.ts'
import { instantOf, wallOf } from '../../lib/zone.ts'
import { LINE_MAX, TEXT_MAX } from '../normalise/text.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'

/** What an operator typed as the value of a field. */

export interface PinSurroundings {
  /** Clocks at the place: what a time without an offset is read by. */
  readonly zone: string
  readonly now: number
}

const NEVER = /^(?:null|none|no|never|-)$/i

/** As pins keep it. Throws a DecisionRefused that says how the value is written. */
export function readPinned(field: string, text: string, around: PinSurroundings): unknown {
  switch (field) {
    case 'startDate':
    case 'endDate':
      return stampOf(readStamp(field, text, around.zone))
    case 'cancelledAt':
    case 'notAvailableAt':
      return readSince(field, text, around)
    case 'categories':
      return text.split(',').map((name) => readCategory(name.trim()))
    case 'lowestPrice':
    case 'highestPrice':
      return readEuros(text)
    case 'image':
      if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        throw new DecisionRefused(`"${text}" is no address of a picture: write https://….`)
      return new URL(text).href
    case 'name':
      return shortEnough(field, cleanLine(text), LINE_MAX)
    default:
      return shortEnough(field, cleanLines(text), TEXT_MAX)
  }
}

/** No longer than what a feed's would be cut to. */
function shortEnough(field: string, text: string, max: number): string {
  if (text.length <= max) return text
  throw new DecisionRefused(
    `that ${field} has ${text.length} characters; ${max} are the most there may be.`,
  )
}

/** Since when it is so; null: it is not. */
function readSince(field: string, text: string, { zone, now }: PinSurroundings): string | null {
  if (NEVER.test(text)) return null
  const at = /^now$/i.test(text) ? now : readStamp(field, text, zone).at
  if (at > now)
    throw new DecisionRefused(
      `${text} is still to come, and ${field} says since when it is so.`,
      'Write now, the time since when, or never.',
    )
  return new Date(at).toISOString()
}

/** `2026-12-05T20:00`, with or without seconds, an offset or Z; a day alone begins at 00:00. */
const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?)? ?(Z|[+-]\d\d:?\d\d)?$/i

const YEARS = { first: Date.UTC(1900), beyond: Date.UTC(2200) }

export function readStamp(what: string, text: string, zone: string): Stamp {
  const [, day, clock = '00:00', seconds = '', offset] = WRITTEN.exec(text.trim()) ?? []
  const wall = day === undefined ? Number.NaN : Date.parse(`${day}T${clock}${seconds}Z`)
  const isDay = !Number.isNaN(wall) && new Date(wall).toISOString().slice(0, 10) === day
  if (!isDay || wall < YEARS.first || wall >= YEARS.beyond)
    throw new DecisionRefused(
      `"${text}" is no ${what}.`,
      'Write it as 2026-12-05T20:00, local time at the place, or with an offset as 2026-12-05T20:00+01:00.',
    )
  if (offset === undefined) return instantOf(zone, wall)
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? []
  const east = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  if (Math.abs(east) > 18 * 60) throw new DecisionRefused(`"${offset}" is no offset from UTC.`)
  return { at: wall - east * 60_000, offset: east }
}

/** `2026-12-05T20:00:00.000+01:00` */
function stampOf({ at, offset }: Stamp): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(offset)
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
  return `${new Date(wallOf({ at, offset })).toISOString().slice(0, -1)}${zone}`
}

/** Euros, as documents have them: whatever a ticket costs elsewhere, clients are told euros. */
function readEuros(text: string): number | null {
  if (UNKNOWN.test(text)) return null
  if (FREE.test(text)) return 0
  const [, whole, cents = '0'] = EUROS.exec(text.trim()) ?? []
  if (whole === undefined)
    throw new DecisionRefused(
      `"${text}" is no price.`,
      'Write euros as 25 or 12.50; or free; or unknown.',
    )
  return Number(`${whole}.${cents}`)
}

const UNKNOWN = /^(?:null|none|unknown|-)$/i
const FREE = /^(?:free|gratuit)$/i
const EUROS = /^€? ?(\d{1,5})(?:[.,](\d{1,2}))? ?(?:€|eur|euros?)?$/i

function readCategory(name: string): string {
  if (categoryNamed(name) !== undefined) return name
  throw new DecisionRefused(
    `there is no category "${name}".`,
    'Categories are written as music or music/rock, with a comma between several.',
  )
}
