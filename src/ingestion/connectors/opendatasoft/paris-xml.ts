import { SaxesParser } from 'saxes'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { textFromMarkdown } from '../../../lib/markdown-text.ts'
import { clocksInText } from '../calendar/clocks-in-text.ts'
import { joinedText } from '../description.ts'
import { without } from '../json-value.ts'
import { freeByKeyword, priceInText } from '../../../lib/price-in-text.ts'

/** An export of the city's data by district, with cinemas, museums and events in turn. */
export interface DistrictEvent {
  /** By the path of its element below the event, each with its texts in turn. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  /** Of the district it lies in. */
  readonly postalCode: string | undefined
}

export interface DistrictsRead {
  readonly events: readonly DistrictEvent[]
  /** What the export says it holds; events only. */
  readonly total: number
  readonly passedOver: number
  readonly fault: string | null
}

const PLACES = new Set(['cinema', 'museum'])

export function readDistricts(xml: string): DistrictsRead {
  const events: DistrictEvent[] = []
  const path: string[] = []
  let texts: Map<string, string[]> | null = null
  let postalCode: string | undefined
  let text = ''
  let total = 0
  let passedOver = 0
  let fault: string | null = null
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    fault ??= error.message
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    text = ''
    if (name === 'arrondissement') postalCode = String(attributes['postcode'] ?? '')
    if (name === 'events') total += Number(attributes['total'] ?? 0) || 0
    if (name === 'event') texts = new Map()
    if (PLACES.has(name)) passedOver += 1
  })
  const read = (given: string) => {
    text += given
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', ({ name }) => {
    if (name === 'event' && texts !== null) {
      events.push({ texts, postalCode })
      texts = null
    } else if (texts !== null && text.trim() !== '') {
      const below = path.slice(path.indexOf('event') + 1).join('/')
      texts.set(below, [...(texts.get(below) ?? []), text.trim()])
    }
    path.pop()
    text = ''
  })
  parser.write(xml).close()
  return { events, total, passedOver, fault }
}

/** One event; without an id of its own, its page on OpenAgenda is what names it. */
export function mapDistrictEvent({ texts, postalCode }: DistrictEvent): NativeListing {
  const first = (path: string) => texts.get(path)?.[0]
  const details = first('details')
  const url = first('website')
  const description = joinedText(
    first('description'),
    details === undefined ? undefined : textFromMarkdown(details),
  )
  const keywords = texts.get('keywords/keyword') ?? []
  const price = priceInText(description ?? '') ?? freeByKeyword(keywords, description ?? '')
  const place = without({
    name: first('place'),
    address: first('address'),
    postalCode,
    city: 'Paris',
    country: 'FR',
    lat: first('coordinate/latitude'),
    lng: first('coordinate/longitude'),
  })
  return without({
    id: idOf(url),
    name: first('name'),
    url,
    timeZone: 'Europe/Paris',
    ...datesOf(first('periode/start'), first('periode/end'), `${first('name')}\n${description}`),
    description,
    categories: [...keywords],
    place,
    offers: price === undefined ? undefined : [{ price, currency: 'EUR' }],
  })
}

function idOf(url: string | undefined): string | undefined {
  return (
    /^https?:\/\/(?:www\.)?openagenda\.com\/(?:.*\/)?events?\/([^/?#]+)/.exec(url ?? '')?.[1] ?? url
  )
}

/** Days without clocks; where the text tells the times of just these days, shows at these times. */
function datesOf(
  start: string | undefined,
  end: string | undefined,
  text: string,
): Pick<NativeListing, 'start' | 'end' | 'sessions'> {
  const [first, last] = [dayOf(start), dayOf(end)]
  const dayAt = (day: string | undefined) => Date.parse(`${day ?? first ?? ''} UTC`)
  const shows = clocksInText(text, dayAt(first), dayAt(last))
  return shows === null ? { start: first, end: last } : { sessions: shows }
}

/** `Sun Jan 14 2018 00:00:00 GMT+0100 (CET)`: midnight stands for the day. */
function dayOf(text: string | undefined): string | undefined {
  return /^\w{3} (\w{3} \d{1,2} \d{4}) 00:00:00/.exec(text ?? '')?.[1] ?? text
}
