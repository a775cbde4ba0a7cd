import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, listOf, objectOf, textOf, unlessSilent, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { said } from './words.ts'
import type { Languages } from './words.ts'

/** Where pictures lie that are given by the name of their file alone. */
const PICTURES = 'https://cdn.openagenda.com/main/'
/** What is shown for events without a picture lies elsewhere. */
const STAND_IN = /\/static\/|graylogo/

export function placeOf(event: JsonObject, languages: Languages): NativeListing['place'] {
  const location = isObject(event['location']) ? event['location'] : flatPlace(event)
  return unlessSilent({
    id: textOf(location['uid']),
    name: said(location['name'], languages)?.text,
    address: textOf(location['address']),
    postalCode: textOf(location['postalCode']),
    city: textOf(location['city']),
    region: textOf(location['region']) ?? textOf(location['adminLevel1']),
    country: countryOf(event),
    lat: textOf(location['latitude']),
    lng: textOf(location['longitude']),
    timeZone: textOf(location['timezone']),
    image: imagesOf(location['image']),
    phone: textOf(location['phone']),
    url: textOf(location['website']),
  })
}

/** Exports of old (API v1) have members of the event for it. */
function flatPlace(event: JsonObject): JsonObject {
  const { locationUid, locationName, address, postalCode, city, region, latitude, longitude } =
    event
  const place = { address, postalCode, city, region, latitude, longitude }
  const isTold = textOf(locationName) !== undefined || textOf(address) !== undefined
  return isTold ? { ...place, uid: locationUid, name: locationName } : {}
}

export function countryOf(event: JsonObject): string | undefined {
  const { countryCode } = objectOf(event['location'])
  return textOf(countryCode) ?? textOf(objectOf(event['country'])['code'])
}

/** The picture in full and as shown; small ones are left out. */
export function imagesOf(value: unknown): { url: string }[] | undefined {
  const images = listOf(value).flatMap((image) => {
    if (!isObject(image)) return pictureAt(textOf(image), textOf(image), {})
    const base = (textOf(image['base']) ?? PICTURES).replace(/\/?$/, '/')
    const forms = listOf(image['variants'])
      .filter(isObject)
      .filter((variant) => variant['type'] !== 'thumbnail')
    return [...forms, image].flatMap((form) => {
      const name = textOf(form['filename'])
      return pictureAt(name, name === undefined ? undefined : base + name, objectOf(form['size']))
    })
  })
  return images.length === 0 ? undefined : images
}

function pictureAt(name: string | undefined, address: string | undefined, size: JsonObject) {
  if (name === undefined || address === undefined) return []
  const url = /^(?:https?:)?\/\//.test(address)
    ? address.replace(/^\/\//, 'https://')
    : PICTURES + address
  const measured = without({ width: textOf(size['width']), height: textOf(size['height']) })
  return [{ url, ...measured, ...(STAND_IN.test(url) ? { generic: true } : {}) }]
}
