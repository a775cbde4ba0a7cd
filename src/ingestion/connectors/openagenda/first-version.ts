import { isObject, listOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/**
 * Events as the first version of the API has them, told as the second does: one for each place of theirs, with its dates by
 * their day and times, its price and its tickets. Of its exports the first and last date may be all that is told. Other
 * events are as they are.
 */
export function asSecondVersion(event: JsonObject): readonly JsonObject[] {
  const places = listOf(event['locations']).filter(isObject)
  const dated = places.filter((place) => timingsOf(place['dates']).length > 0)
  if (dated.length > 0)
    return dated.map((place) => eventAt(event, place, dated.length > 1 ? textOf(place['uid']) : ''))
  return [withTimings(event)]
}

function eventAt(event: JsonObject, place: JsonObject, part: string | undefined): JsonObject {
  const { placename, name, ticketLink, pricingInfo, dates, ...rest } = place
  const uid = textOf(event['uid'])
  const told: JsonObject = {
    ...event,
    uid: part === '' || part === undefined ? uid : `${uid}-${part}`,
    canonicalUrl: event['canonicalUrl'] ?? event['link'],
    longDescription: event['longDescription'] ?? event['freeText'],
    keywords: event['keywords'] ?? event['tags'],
    conditions: event['conditions'] ?? pricingInfo,
    registrationUrl: event['registrationUrl'] ?? ticketLink,
    location: { ...rest, name: placename ?? name },
    locations: undefined,
    tags: undefined,
    timings: timingsOf(dates),
  }
  return without(told)
}

function timingsOf(dates: unknown): readonly JsonObject[] {
  return listOf(dates)
    .filter(isObject)
    .map((date) => timing(date['date'], date['timeStart'], date['timeEnd']))
    .filter((one) => one !== null)
}

/** A day without its times is all that is told. */
function timing(day: unknown, from: unknown, to: unknown): JsonObject | null {
  const date = textOf(day)
  if (date === undefined) return null
  const at = (clock: unknown) => {
    const text = textOf(clock)
    return text === undefined ? undefined : `${date}T${text}`
  }
  return without({ begin: at(from) ?? date, end: at(to) })
}

function withTimings(event: JsonObject): JsonObject {
  if (event['timings'] !== undefined || event['firstTiming'] !== undefined) return event
  const at = (which: string) =>
    timing(event[`${which}Date`], event[`${which}TimeStart`], event[`${which}TimeEnd`]) ?? undefined
  const firstTiming = at('first')
  return firstTiming === undefined
    ? event
    : without({ ...event, firstTiming, lastTiming: at('last') })
}
