import type { NativeListing } from '../../../domain/native-listing.ts'
import { textFromMarkdown } from '../../../lib/markdown-text.ts'
import { agendaCode, agendaState } from '../agenda-state.ts'
import { agendaDates } from '../agenda-timings.ts'
import type { Outcome } from '../connector.ts'
import { agesText, joinedText } from '../description.ts'
import { eurosIn } from '../euro-country.ts'
import { isObject, listOf, textOf, unlessSilent, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { priceInText } from '../../../lib/price-in-text.ts'
import { firstText, picturesOf, pointOf, unpacked, wordsOf } from './values.ts'

/** The mirror of all public agendas of OpenAgenda: texts by language in columns of their own, lists as JSON inside texts. */
export function isOfMirror(record: JsonObject): boolean {
  return Object.keys(record).some((name) => /^title_[a-z]{2}$|^originagenda_/.test(name))
}

export function mapMirrored(record: JsonObject, wanted: string | undefined): Outcome {
  const id = textOf(record['uid']) ?? null
  if (id === null) return { rejected: 'no uid', id }
  const language = languageOf(record, wanted)
  const text = (name: string) => firstText(record, `${name}_${language}`, `${name}_fr`, name)
  const online = agendaCode(unpacked(record['attendancemode'])) === '2'
  const place = placeOf(record)
  const price = text('conditions') ?? priceInText(text('longdescription') ?? '')
  const listing: NativeListing = {
    id,
    name: text('title'),
    language,
    url: addressOf(record, id),
    timeZone: textOf(record['timezone']),
    ...datesOf(record),
    ...agendaState(unpacked(record['status'])),
    description: joinedText(
      plainOf(text('description')),
      text('longdescription'),
      agesText(record['age_min'], record['age_max']),
    ),
    image: picturesOf(record['originalimage'], record['image']),
    categories: wordsOf(record[`keywords_${language}`] ?? record['keywords_fr']),
    place: place ?? (online ? null : undefined),
    online: online ? true : undefined,
    offers:
      price === undefined
        ? undefined
        : [without({ price, currency: eurosIn(textOf(record['location_countrycode']), price) })],
  }
  return { listing: without(listing) }
}

/** The event's page, else where to register, else its page in its agenda by numbers. */
function addressOf(record: JsonObject, id: string): string | undefined {
  const agenda = textOf(record['originagenda_uid'])
  const inAgenda = agenda === undefined ? undefined : `${AGENDAS}/${agenda}/events/${id}`
  return textOf(record['canonicalurl']) ?? linkIn(record['registration']) ?? inAgenda
}

const AGENDAS = 'https://openagenda.com/agendas'

/** The mirror cuts the short text out of the long one where there is none, with its Markdown. */
function plainOf(text: string | undefined): string | undefined {
  return text !== undefined && /\]\(https?:/.test(text) ? textFromMarkdown(text) : text
}

/** The language asked for where the title is in it, else French, else whichever the title is in. */
function languageOf(record: JsonObject, wanted: string | undefined): string {
  const given = Object.keys(record)
    .filter((name) => textOf(record[name]) !== undefined)
    .flatMap((name) => /^title_([a-z]{2})$/.exec(name)?.[1] ?? [])
  return [wanted?.toLowerCase(), 'fr', ...given].find((one) => given.includes(one ?? '')) ?? 'fr'
}

/** All timings, else the first and the last date, which columns of their own repeat. */
function datesOf(record: JsonObject): Partial<NativeListing> {
  const date = (name: string) => ({
    begin: record[`${name}_begin`],
    end: record[`${name}_end`],
  })
  return agendaDates({
    timings: unpacked(record['timings']),
    firstTiming: date('firstdate'),
    lastTiming: date('lastdate'),
  })
}

function placeOf(record: JsonObject): NativeListing['place'] {
  return unlessSilent({
    id: textOf(record['location_uid']),
    name: textOf(record['location_name']),
    address: textOf(record['location_address']),
    postalCode: textOf(record['location_postalcode']),
    city: textOf(record['location_city']),
    region: textOf(record['location_region']),
    country: textOf(record['location_countrycode']),
    ...pointOf(record['location_coordinates'] ?? record['geometry']),
    image: picturesOf(record['location_image']),
    phone: textOf(record['location_phone']),
    url: textOf(record['location_website']),
  })
}

function linkIn(value: unknown): string | undefined {
  const ways = listOf(unpacked(value)).map((way) =>
    isObject(way) ? textOf(way['value']) : undefined,
  )
  return ways.find((way) => way !== undefined && /^https?:\/\//i.test(way))
}
