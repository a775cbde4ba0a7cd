import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Outcome } from '../connector.ts'
import { joinedText } from '../description.ts'
import { listOf, oneLineOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { priceInText } from '../../../lib/price-in-text.ts'
import { categoriesOf } from './categories.ts'
import { datesOf } from './periods.ts'
import { firstOf, lastPart, memberOf, objectsOf, said } from './texts.ts'

/** The object's own number; its address moved once with the platform, the number did not. */
export function idOf(poi: JsonObject): string | null {
  const id = lastPart(poi['@id'])
  return id === '' ? null : id
}

/** One point of interest that is an event as a native listing. */
export function mapPoi(poi: JsonObject, wanted: string | undefined): Outcome {
  const id = idOf(poi)
  if (id === null) return { rejected: 'no @id', id }
  const name = said(poi['rdfs:label'], wanted)
  const description = descriptionOf(poi, wanted)
  const listing: NativeListing = {
    id,
    name: name?.text,
    language: name?.language,
    url: addressOf(poi),
    ...datesOf(poi),
    status: lastPart(firstOf(poi['schema:eventStatus'])) || undefined,
    description,
    image: imagesOf(poi),
    categories: categoriesOf(poi),
    place: placeOf(poi, wanted),
    organizer: organizerOf(poi),
    offers: offersOf(poi) ?? offersIn(description ?? ''),
  }
  return { listing: without(listing) }
}

/** Where to book, else the page of who holds it, else the object itself. */
function addressOf(poi: JsonObject): string | undefined {
  for (const member of ['hasBookingContact', 'hasContact']) {
    for (const contact of objectsOf(poi[member])) {
      const page = pageOf(contact)
      if (page !== undefined) return page
    }
  }
  return textOf(poi['@id'])
}

/** Some write a mail address there. */
function pageOf(contact: JsonObject): string | undefined {
  const page = firstOf(contact['foaf:homepage'])
  return page !== undefined && /^[^@\s]+\.[^@\s]{2}/.test(page) ? page : undefined
}

/** Whom to ask about it; who only books or wrote the record does not hold it. */
function organizerOf(poi: JsonObject): NativeListing['organizer'] {
  for (const contact of objectsOf(poi['hasContact'])) {
    const name = said(contact['schema:legalName'], 'fr')?.text
    const url = pageOf(contact)
    if (name !== undefined || url !== undefined) return without({ name, url })
  }
  return undefined
}

function descriptionOf(poi: JsonObject, wanted: string | undefined): string | undefined {
  const [description] = objectsOf(poi['hasDescription'])
  const short = said(description?.['shortDescription'] ?? poi['rdfs:comment'], wanted)
  return joinedText(short?.text, said(description?.['dc:description'], wanted)?.text)
}

function imagesOf(poi: JsonObject): { url: string }[] | undefined {
  const pictures = [poi['hasMainRepresentation'], poi['hasRepresentation']]
  const urls = pictures
    .flatMap(objectsOf)
    .flatMap((one) => objectsOf(one['ebucore:hasRelatedResource']))
    .flatMap((resource) => firstOf(resource['ebucore:locator']) ?? [])
  return urls.length === 0 ? undefined : [...new Set(urls)].map((url) => ({ url }))
}

function placeOf(poi: JsonObject, wanted: string | undefined): NativeListing['place'] {
  const [located] = objectsOf(poi['isLocatedAt'])
  if (located === undefined) return undefined
  const [address] = objectsOf(located['schema:address'])
  const [city] = objectsOf(address?.['hasAddressCity'])
  const geo = objectsOf(located['schema:geo'])[0] ?? {}
  const department = memberOf(city?.['isPartOfDepartment'], 'isPartOfRegion')
  return without({
    name: said(located['rdfs:label'] ?? located['schema:name'], wanted)?.text,
    street: oneLineOf(...listOf(address?.['schema:streetAddress'])),
    postalCode: firstOf(address?.['schema:postalCode']),
    city: firstOf(address?.['schema:addressLocality']) ?? said(city?.['rdfs:label'], 'fr')?.text,
    region: said(department['rdfs:label'], 'fr')?.text,
    country: 'FR',
    lat: firstOf(geo['schema:latitude']),
    lng: firstOf(geo['schema:longitude']),
  })
}

/** Prices by policy. Nothing to pay beside a full price is for some only. */
function offersOf(poi: JsonObject): NativeListing['offers'] {
  const offers = objectsOf(poi['offers'])
    .flatMap((offer) => objectsOf(offer['schema:priceSpecification']))
    .flatMap((specification) => offerOf(specification) ?? [])
  if (offers.length === 0) return undefined
  const hasFull = offers.some(({ free, price }) => !free && Number(price) > 0)
  return offers.map(({ free, ...offer }) =>
    free && hasFull ? { ...offer, kind: 'concession' } : offer,
  )
}

/** Where no member tells a price, a line of the text may. */
function offersIn(text: string): NativeListing['offers'] {
  const price = priceInText(text)
  return price === undefined ? undefined : [{ price, currency: 'EUR' }]
}

interface Offer {
  readonly free: boolean
  readonly name?: string | undefined
  readonly price?: string | undefined
  readonly priceMax?: string | undefined
  readonly currency?: string | undefined
}

function offerOf(specification: JsonObject): Offer | null {
  const [policy] = objectsOf(specification['hasEligiblePolicy'])
  const kind = lastPart(policy?.['@id'])
  const price = firstOf(specification['schema:minPrice']) ?? firstOf(specification['schema:price'])
  const priceMax = firstOf(specification['schema:maxPrice'])
  const written = said(specification['additionalInformation'], 'fr')?.text
  if (price === undefined && kind !== 'Free')
    return written === undefined ? null : { free: false, price: written, currency: 'EUR' }
  return without({
    free: Number(price ?? 0) === 0 && priceMax === undefined && kind !== FULL_RATE,
    name: said(policy?.['rdfs:label'] ?? specification['name'], 'fr')?.text,
    price: price ?? '0',
    priceMax,
    currency: firstOf(specification['schema:priceCurrency']) ?? 'EUR',
  })
}

const FULL_RATE = 'BaseRateFullRate'
