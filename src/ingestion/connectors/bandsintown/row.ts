import { foldName } from '../../../lib/fold-name.ts'
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
  const tellsMore = event['startsAt'] !== undefined || event['eventUrl'] !== undefined
  return event['artistName'] !== undefined && tellsMore
}

function addressOf(event: JsonObject): string {
  return lineOf(event, 'eventUrl') ?? lineOf(event, 'callToActionRedirectUrl') ?? ''
}

/** The event's number, which only its address holds. */
export function rowId(event: JsonObject): string | null {
  return numberIn(addressOf(event), /\/e\/(\d+)/)
}

/** A row, or why it is none. */
export function readRow(event: JsonObject): Row | string {
  const url = addressOf(event)
  const id = rowId(event)
  const start = lineOf(event, 'startsAt')
  const artist = lineOf(event, 'artistName')
  if (id === null) return 'its address holds no event number'
  if (start === null) return 'no start and no sessions'
  if (artist === null) return 'no name'
  return {
    id,
    line: 0,
    url,
    artist,
    artistId: numberIn(lineOf(event, 'artistUrl') ?? '', /\/a\/(\d+)/),
    image: imageOf(event),
    title: titleOf(event, artist),
    venue: lineOf(event, 'venueName') ?? '',
    location: lineOf(event, 'locationText') ?? '',
    start: event['displayRule'] === 'date' ? start.slice(0, 10) : start,
    end: lineOf(event, 'endsAt'),
    zone: lineOf(event, 'timezone'),
    online: event['streamingEvent'] === true,
  }
}

/** `New Morning in Paris, France`: some write the place where others write what the night is called. */
function titleOf(event: JsonObject, artist: string): string | null {
  const title = lineOf(event, 'title')
  const venue = foldName(lineOf(event, 'venueName') ?? '')
  const folded = foldName(title ?? '')
  // The venue alone may be the title of both: who else plays there tells.
  if (folded === '' || folded === venue || folded.includes(foldName(artist))) return title
  const place = `${venue} ${foldName(lineOf(event, 'locationText') ?? '')}`
  const said = new Set([...place.split(' '), 'in', 'at', 'live', 'en', 'a', 'nyc'])
  const words = folded.split(' ')
  const ofVenue = venue.split(' ')
  // A hall's second stage: `Vega 2, Paris`.
  const isRoom = words.some((word) => ofVenue.includes(word))
  return words.every((word) => said.has(word) || (isRoom && /^\d$/.test(word))) ? null : title
}

function lineOf(event: JsonObject, member: string): string | null {
  return textOf(event[member])?.trim() ?? null
}

function numberIn(address: string, pattern: RegExp): string | null {
  return pattern.exec(address)?.[1] ?? null
}

/** One of some ten drawings, another at every request. */
const STAND_IN = /placeholder/i

/** Pages show thumbnails; the API gives the same pictures in a size worth showing, under the same number. */
const THUMBNAIL = /^(https:\/\/photos\.bandsintown\.com\/)thumb\//

function imageOf(event: JsonObject): string | null {
  const image = lineOf(event, 'artistImageSrc') ?? lineOf(event, 'properlySizedImageURL')
  return image === null || STAND_IN.test(image) ? null : image.replace(THUMBNAIL, '$1large/')
}
