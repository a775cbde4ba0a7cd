import type { CategoryId } from '../../domain/category.ts'
import { CATEGORIES, categoryNamed } from '../../domain/category.ts'
import type { Event } from '../../domain/event.ts'
import type { Moment } from '../../domain/moment.ts'
import { reached } from '../../domain/moment.ts'
import type { Pictures } from '../../domain/picture.ts'
import { ownOrTold } from '../../domain/picture.ts'
import type { ImageForms } from '../../domain/place.ts'
import { NO_IMAGE } from '../../domain/place.ts'
import type { Stamp } from '../../domain/stamp.ts'
import type { Pin } from './merge-input.ts'

/**
 * The operator's word on single fields outranks every listing for as long as it lasts; a later pin on a field outranks
 * an earlier one, also one on the other end of its range with which it would cross. What cannot be a value of its field is passed over.
 */
export type Pinned = Partial<
  Pick<
    Event,
    | 'name'
    | 'description'
    | 'start'
    | 'end'
    | 'images'
    | 'cancelledAt'
    | 'notAvailableAt'
    | 'categories'
    | 'lowestPriceCents'
    | 'highestPriceCents'
    | 'performerIds'
  >
> & {
  /** Our number of the place. */
  readonly placeId?: number
}

/** The fields that can be pinned, by the names that clients know them by. */
export const PINNABLE: Readonly<Record<string, (value: unknown) => Pinned | null>> = {
  name: (value) => (isText(value) && value.trim() !== '' ? { name: value.trim() } : null),
  description: (value) => (isText(value) ? { description: value } : null),
  image: (value) => (isText(value) ? { images: { ...NO_IMAGE, image: value } } : null),
  startDate: (value) => {
    const start = asStamp(value)
    return start === null ? null : { start }
  },
  endDate: (value) => {
    const end = asStamp(value)
    return end === null ? null : { end }
  },
  cancelledAt: (value) => {
    const cancelledAt = asInstant(value)
    return cancelledAt === undefined ? null : { cancelledAt }
  },
  notAvailableAt: (value) => {
    const notAvailableAt = asInstant(value)
    return notAvailableAt === undefined ? null : { notAvailableAt }
  },
  categories: (value) => {
    const categories = asCategories(value)
    return categories === null ? null : { categories }
  },
  lowestPrice: (value) => {
    const lowestPriceCents = asCents(value)
    return lowestPriceCents === undefined ? null : { lowestPriceCents }
  },
  highestPrice: (value) => {
    const highestPriceCents = asCents(value)
    return highestPriceCents === undefined ? null : { highestPriceCents }
  },
  performers: (value) => {
    const isIds = Array.isArray(value) && value.every(isNumber)
    return isIds ? { performerIds: value } : null
  },
  place: (value) => (isNumber(value) ? { placeId: value } : null),
}

const NO_PINS: Pinned = {}

export function pinnedFields(pins: readonly Pin[], moment: Moment): Pinned {
  if (pins.length === 0) return NO_PINS
  const fields: Writable = {}
  for (const { field, value, until } of pins) {
    if (until !== null && reached(moment, until)) continue
    const read = Object.hasOwn(PINNABLE, field) ? PINNABLE[field] : undefined
    Object.assign(fields, read?.(value) ?? {})
    dropCrossed(fields, field)
  }
  return fields
}

type Writable = { -readonly [Field in keyof Pinned]: Pinned[Field] }

/** `field` was pinned last: what it leaves no room for gives way. */
function dropCrossed(fields: Writable, field: string): void {
  const { start, end, lowestPriceCents: lowest, highestPriceCents: highest } = fields
  if (lowest != null && highest != null && lowest > highest) {
    delete fields[field === 'lowestPrice' ? 'highestPriceCents' : 'lowestPriceCents']
  }
  if (start !== undefined && end !== undefined && start.at > end.at) {
    delete fields[field === 'startDate' ? 'end' : 'start']
  }
}

/** A pinned picture with our copies of it; without them as the operator gave it. */
export function pinnedImage({ images }: Pinned, pictures: Pictures): ImageForms | undefined {
  if (images === undefined || images.image === null) return images
  return ownOrTold({ url: images.image, width: null, height: null }, pictures)
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** Of euros, or null for "not known"; undefined when it is neither. */
function asCents(value: unknown): number | null | undefined {
  if (value === null) return null
  return typeof value === 'number' && value >= 0 && value < EUROS_MAX
    ? Math.round(value * 100)
    : undefined
}

const EUROS_MAX = 1_000_000

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** `{at, offset}`, or a text with an offset such as `2026-12-05T20:00+01:00`. */
function asStamp(value: unknown): Stamp | null {
  if (typeof value === 'object' && value !== null && 'at' in value && 'offset' in value) {
    const { at, offset } = value
    return Number.isSafeInteger(at) && Number.isSafeInteger(offset)
      ? { at: Number(at), offset: Number(offset) }
      : null
  }
  if (!isText(value)) return null
  const zone = /(?:Z|([+-])(\d\d):?(\d\d))$/.exec(value)
  const at = Date.parse(value)
  if (zone === null || Number.isNaN(at)) return null
  const minutes = Number(zone[2] ?? 0) * 60 + Number(zone[3] ?? 0)
  return { at, offset: zone[1] === '-' ? -minutes : minutes }
}

/** Epoch ms, an ISO text, or null for "not so"; undefined when it is none of them. */
function asInstant(value: unknown): number | null | undefined {
  if (value === null) return null
  const at = isText(value) ? Date.parse(value) : value
  return Number.isSafeInteger(at) ? Number(at) : undefined
}

function asCategories(value: unknown): CategoryId[] | null {
  if (!Array.isArray(value)) return null
  const ids = value.map((one: unknown) => (isText(one) ? categoryNamed(one) : one))
  const known = CATEGORIES.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
  return known.length === 0 ? null : known
}
