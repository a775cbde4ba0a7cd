import type { NativeListing } from '../../../domain/native-listing.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { unlessSilent, without } from '../json-value.ts'
import { placeParts } from '../place-text.ts'
import { proseOf } from '../prose.ts'
import { textWithin } from './item-fields.ts'
import type { ItemFields } from './item-fields.ts'
import { pictureInHtml } from '../../../lib/picture-source.ts'
import { pictureWithin } from './picture-within.ts'

/** Everything an item says but its dates and its id. */
export function fieldsOf(item: ItemFields, language: string | undefined): NativeListing {
  const description = descriptionOf(item)
  const place = placeOf(item)
  const isLink = typeof place?.name === 'string' && /^https?:\/\/\S+$/i.test(place.name)
  return without({
    name: titleOf(item),
    url: item.text('tickets') ?? linkOf(item) ?? undefined,
    language: item.named('language')[0]?.text.trim().slice(0, 2) || language,
    description,
    image: imagesOf(item, description ?? ''),
    categories: categoriesOf(item),
    status: statusOf(item),
    performers: performersOf(item),
    place: isLink ? undefined : place,
    organizer: organizerOf(item),
    online: isLink ? true : undefined,
    offers: offersOf(item),
  })
}

export function titleOf(item: ItemFields): string | undefined {
  const title = item
    .named('title')
    .map((one) => proseOf(one).replaceAll('\n', ' '))
    .find((text) => text !== '')
  return title ?? item.text('name')
}

/** The page of the item: RSS's text, Atom's alternate, or a guid that is an address. */
export function linkOf(item: ItemFields): string | null {
  const links = item.named('link')
  const texts = links.map(({ text }) => text.trim())
  const alternate = links.find(
    ({ attributes }) =>
      attributes.has('href') && /^(?:alternate|)$/.test(attributes.get('rel') ?? ''),
  )
  const guid = item
    .named('guid')
    .find(
      (one) => one.attributes.get('isPermaLink') !== 'false' && /^https?:/i.test(one.text.trim()),
    )
  return (
    texts.find((text) => text !== '') ??
    alternate?.attributes.get('href') ??
    item
      .named('url')
      .map(({ text }) => text.trim())
      .find((text) => /^https?:/i.test(text)) ??
    guid?.text.trim() ??
    aboutOf(item)
  )
}

/** Of RSS 1.0, which need not repeat it. */
function aboutOf({ element }: ItemFields): string | null {
  const about = element.attributes.get('about')?.trim() ?? ''
  return /^https?:/i.test(about) ? about : null
}

/** `The post … appeared first on …`, which WordPress puts under each text: a short paragraph of two links at the end. */
const SIGNATURE =
  /<p>(?:The post|L[’']article|Der Beitrag|La entrada|L[’']articolo|O post|Het bericht|Artykuł) <a [^>]*>[^<]*<\/a>[^<]{2,60}<a [^>]*>[^<]*<\/a>[^<]{0,3}<\/p>\s*$/iu

function descriptionOf(item: ItemFields): string | undefined {
  const texts = item.named('encoded', 'content', 'description', 'summary').map(proseOf)
  return texts.find((text) => text !== '')?.replace(SIGNATURE, '')
}

/** The picture of a text stands in its first lines. */
const LEAD = 10_000
const IMAGES = [
  'image',
  'imageurl',
  'featuredimage',
  'eventimage',
  'imagelink',
  'picture',
  'photo',
  'poster',
]
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i

function imagesOf(item: ItemFields, description: string): NativeListing['image'] {
  const media = item.named('content', 'thumbnail', 'enclosure', 'link').flatMap((one) => {
    const url =
      one.attributes.get('url') ?? (isEnclosure(one) ? one.attributes.get('href') : undefined)
    if (url === undefined) return []
    const isPicture =
      one.name === 'thumbnail' ||
      one.attributes.get('medium') === 'image' ||
      /^image\//i.test(one.attributes.get('type') ?? '') ||
      PICTURE.test(url)
    if (!isPicture) return []
    return [
      without({ url, width: one.attributes.get('width'), height: one.attributes.get('height') }),
    ]
  })
  const texts = item.named(...IMAGES).map(textWithin)
  const plain = texts.filter((text) => /^(?:https?:)?\/\//i.test(text))
  const shown = pictureInHtml(description.slice(0, LEAD))
  const images = [...media, ...plain]
  if (images.length > 0) return images
  const first = shown ?? pictureWithin(item.named('encoded', 'content', 'description', 'summary'))
  return first === undefined ? undefined : [first]
}

function isEnclosure({ attributes }: XmlElement): boolean {
  return attributes.get('rel') === 'enclosure'
}

function categoriesOf(item: ItemFields): string[] | undefined {
  const words = item.named('category', 'subject').flatMap((one) => {
    const text = one.attributes.get('label') ?? one.attributes.get('term') ?? one.text
    // Google's entries say what they are in this way.
    return /^https?:/.test(text.trim()) ? [] : [text.trim()]
  })
  for (const { text } of item.named('categories'))
    words.push(...text.split(/[|;,]/).map((word) => word.trim()))
  const type = item.text('type')
  const list = [...new Set([...words, ...(type === undefined ? [] : [type])])].filter(
    (one) => one !== '',
  )
  return list.length === 0 ? undefined : list
}

/** What else stands there (`publish`, `open`) is of the item. */
const OF_EVENT =
  /cancel|annul|postpon|report|resched|sold.?out|complet|[ée]puis|abgesagt|verschoben|ausverkauft|uitverkocht|afgelast|rinviat|esaurit|agotad|aplazad|pospuest/i

export function statusOf(item: ItemFields): string | undefined {
  const google = item
    .named('eventstatus')
    .flatMap((one) => one.attributes.get('value')?.split(/[.#]/).at(-1) ?? [])[0]
  if (/^(?:true|1|yes)$/i.test(item.text('cancelled') ?? '')) return 'cancelled'
  const word = google ?? item.text('status')
  return word !== undefined && OF_EVENT.test(word) ? word : undefined
}

function performersOf(item: ItemFields): NativeListing['performers'] {
  const first = item.first('performer')
  const names = first === null ? [] : item.named(first.name.toLowerCase()).map(textWithin)
  return names.length === 0 ? undefined : names.filter((name) => name !== '')
}

/** `Asso Vega (asso@vega.example)`, and the other way round, as RSS writes authors. */
const MAIL_IN_FRONT = /^(?:mailto:)?\S+@\S+\s*\(([^()]+)\)$/i
const MAIL_BEHIND = /\s*[(<[](?:mailto:)?[^\s()<>[\]]+@[^\s()<>[\]]+[)>\]]$/i

/** A name; addresses of mail are nobody's business. */
function organizerOf(item: ItemFields): string | undefined {
  const name = item.text('organizer')?.trim().replace(MAIL_IN_FRONT, '$1').replace(MAIL_BEHIND, '')
  return name === undefined || name === '' || /@|^https?:/i.test(name) ? undefined : name
}

function placeOf(item: ItemFields) {
  const where = item.named('where').flatMap((one) => one.attributes.get('valueString') ?? [])[0]
  const street = streetOf(item)
  const city = item.text('city')
  const told = (nameWithin(item.first('place')) ?? where ?? '').replace(/<br\s*\/?>/gi, '\n')
  // A location that tells street and town apart is a name, whatever commas it has.
  const parts = street === undefined && city === undefined ? placeParts(told) : { name: told }
  const [lat, lng] = pointOf(item)
  const name = parts.name === '' ? undefined : parts.name
  const house = item.text('campus')
  return unlessSilent({
    name: house ?? name,
    room: house === undefined || house === name ? undefined : name,
    address: item.text('address') ?? ('address' in parts ? parts.address : undefined),
    street,
    postalCode: item.text('postalCode'),
    city,
    region: item.text('region'),
    country: item.text('country'),
    lat,
    lng,
  })
}

function streetOf(item: ItemFields): string | undefined {
  const street = item.text('street')
  const number = item.text('streetNumber') ?? ''
  return street !== undefined && /^\d+\w?$/.test(number) && !/\d/.test(street)
    ? `${number} ${street}`
    : street
}

/** A place in parts tells its name in one of them, or in those of a place within it. */
function nameWithin(place: XmlElement | null): string | undefined {
  if (place === null || place.children.length === 0) return place?.text.trim()
  const part = (names: RegExp) => place.children.find(({ name }) => names.test(name))
  const name = part(/^(?:name|title|venue[-_]?name)$/i)?.text.trim()
  return name ?? nameWithin(part(/^(?:place|venue)$/i) ?? null)
}

/** `geo:lat` and `geo:long`, or `georss:point` with both. */
function pointOf(item: ItemFields): readonly [string | undefined, string | undefined] {
  const [, lat, lng] = /^([+-]?[\d.]+)[\s,;]+([+-]?[\d.]+)$/.exec(item.text('point') ?? '') ?? []
  if (lat !== undefined) return [lat, lng]
  return [item.text('lat'), item.text('lng')]
}

function offersOf(item: ItemFields): NativeListing['offers'] {
  const price = item.text('price')
  return price === undefined ? undefined : [without({ price, currency: item.text('currency') })]
}
