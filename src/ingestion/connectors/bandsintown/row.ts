import { textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** One artist of one night. Only what says something of the night: counts, icons and stand-in images change by the hour. */
export interface Row {
  /** The number of the artist's event at Bandsintown; every artist of a night has another one. */
  readonly id: string
  readonly line: number
  readonly url: string
  readonly artist: string
  readonly artistId: string | null
  readonly image: string | null
  /** Null: the night has no name but those of its artists. */
  readonly title: string | null
  readonly venue: string
  readonly location: string
  readonly start: string
  readonly end: string | null
  readonly zone: string | null
  readonly online: boolean
}

export function isRow(event: JsonObject): boolean {
  return event['startsAt'] !== undefined && event['artistName'] !== undefined
}

/** Null where no address holds the event's number. */
export function readRow(event: JsonObject): Row | null {
  const url = textOf(event['eventUrl']) ?? textOf(event['callToActionRedirectUrl']) ?? ''
  const id = /\/e\/(\d+)/.exec(url)?.[1]
  const start = textOf(event['startsAt'])
  const artist = textOf(event['artistName'])?.trim()
  if (id === undefined || start === undefined || artist === undefined) return null
  return {
    id,
    line: 0,
    url,
    artist,
    artistId: /\/a\/(\d+)/.exec(textOf(event['artistUrl']) ?? '')?.[1] ?? null,
    image: imageOf(event),
    title: textOf(event['title'])?.trim() ?? null,
    venue: textOf(event['venueName'])?.trim() ?? '',
    location: textOf(event['locationText'])?.trim() ?? '',
    start: textOf(event['displayRule']) === 'date' ? start.slice(0, 10) : start,
    end: textOf(event['endsAt']) ?? null,
    zone: textOf(event['timezone']) ?? null,
    online: event['streamingEvent'] === true,
  }
}

/** One of some ten drawings, another at every request. */
const STAND_IN = /placeholder/i

function imageOf(event: JsonObject): string | null {
  const image = textOf(event['artistImageSrc']) ?? textOf(event['properlySizedImageURL'])
  return image === undefined || STAND_IN.test(image) ? null : image
}
