import type { WireEvent } from '../contract/schemas/event.ts'
import type { WireSource } from '../contract/schemas/source.ts'
import { webLink } from './markup.ts'
import { readMoment } from './moments.ts'
import type { WhyBySource } from './why-unavailable.ts'

/** The event as search engines read it. What is unknown is left out. */
export function eventJsonLd(event: WireEvent, why: WhyBySource): object {
  const { address } = event.place
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': event.serviceLink,
    url: event.serviceLink,
    name: event.name,
    startDate: readMoment(event.startDate).iso,
    ...(event.hasEndDateNotReliable ? {} : { endDate: readMoment(event.endDate).iso }),
    eventStatus: `https://schema.org/${event.cancelledAt === null ? 'EventScheduled' : 'EventCancelled'}`,
    ...(event.description === '' ? {} : { description: event.description }),
    ...imagesOf(event),
    location: {
      '@type': 'Place',
      name: event.place.name,
      address: withoutNulls({
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.country,
      }),
      // 0, 0 is how lookups say that nothing is known.
      ...(address.lat === 0 && address.lng === 0
        ? {}
        : { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng } }),
    },
    performer: event.performers.map(({ name, image }) => ({
      '@type': 'PerformingGroup',
      name,
      ...(webLink(image) === null ? {} : { image }),
    })),
    offers: event.sources.filter(({ id }) => why.get(id) !== 'withdrawn').flatMap(offer),
    ...(event.averageGrade === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: event.averageGrade,
            ratingCount: event.totalGrades,
            bestRating: 5,
            worstRating: 0,
          },
        }),
  }
}

/** Whole, square and 16:9: each place where events are shown has room for another shape. */
function imagesOf({ image, squareImage, rectangleImage }: WireEvent): object {
  const images = [image, squareImage, rectangleImage].filter((one) => webLink(one) !== null)
  return images.length === 0 ? {} : { image: images }
}

function offer(source: WireSource): object[] {
  const link = webLink(source.link)
  if (link === null) return []
  const { lowestPrice: low, highestPrice: high } = source
  const spans = low !== null && high !== null && low !== high
  return [
    {
      '@type': spans ? 'AggregateOffer' : 'Offer',
      url: link,
      availability: `https://schema.org/${source.notAvailableAt === null ? 'InStock' : 'SoldOut'}`,
      ...(low === null ? {} : { priceCurrency: 'EUR' }),
      ...(spans ? { lowPrice: low, highPrice: high } : low === null ? {} : { price: low }),
      seller: { '@type': 'Organization', name: source.partner.name },
    },
  ]
}

function withoutNulls(record: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}
