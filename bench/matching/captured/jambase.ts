import { tell } from '../tell.ts'
import type { Told } from '../universe.ts'
import type { Feeds } from './read.ts'

interface Concert {
  readonly name: string
  readonly identifier: string
  readonly startDate: string
  readonly doorTime: string
  readonly location: {
    readonly name: string
    readonly address: {
      readonly streetAddress: string
      readonly addressLocality: string
      readonly postalCode: string
    }
    readonly geo?: { readonly latitude: number; readonly longitude: number }
  }
  readonly offers: readonly {
    readonly url: string
    readonly seller: { readonly identifier: string }
  }[]
  readonly performer: readonly { readonly name: string; readonly 'x-isHeadliner': boolean }[]
}

/**
 * Concerts with the sellers of each. A seller's listing is told as its own address tells it (the words of the page's
 * name are its title, else the headliner); the agenda's own listing has title, acts and hall. Truth: one event per concert.
 */
export function jambaseTellings(feeds: Feeds): Told[] | null {
  if (!feeds.has('jambase/events.json')) return null
  const { events } = feeds.json<{ events: Concert[] }>('jambase/events.json')
  const sellers = new Map<string, number>()
  const partnerOf = (seller: string) => {
    const known = sellers.get(seller) ?? sellers.size + 2
    sellers.set(seller, known)
    return known
  }
  return events.flatMap((concert) => {
    const truth = { all: concert.identifier }
    const own = { partner: 1, listing: agendaListing(concert), truth }
    const sold = concert.offers.flatMap(({ url, seller: { identifier } }, index) => {
      const title = titleOf(url)
      const listing = sellerListing(
        concert,
        title ?? headlinerOf(concert),
        `${concert.identifier}-${index}`,
        url,
      )
      return [{ partner: partnerOf(identifier), listing, truth }]
    })
    return [own, ...sold]
  })
}

/** What a seller whose address holds no words would print largest. */
function headlinerOf({ name, performer }: Concert): string {
  return performer.find((one) => one['x-isHeadliner'])?.name ?? name
}

function placeOf({ location }: Concert) {
  const { streetAddress: street, addressLocality: city, postalCode } = location.address
  return {
    name: location.name,
    street,
    city,
    postalCode,
    country: 'US',
    lat: location.geo?.latitude ?? null,
    lng: location.geo?.longitude ?? null,
  }
}

function agendaListing(concert: Concert) {
  return tell({
    id: concert.identifier,
    title: concert.name,
    at: concert.startDate.slice(0, 16).replace('T', ' '),
    offset: -240,
    place: placeOf(concert),
    by: concert.performer.map(({ name, 'x-isHeadliner': isHead }) => ({
      name,
      role: isHead ? ('headliner' as const) : ('support' as const),
    })),
  })
}

function sellerListing(concert: Concert, title: string, id: string, url: string) {
  const { street: _street, lat: _lat, lng: _lng, ...place } = placeOf(concert)
  return tell({
    id,
    title,
    at: concert.startDate.slice(0, 16).replace('T', ' '),
    offset: -240,
    place: { ...place },
    more: { url },
  })
}

/** `…?u=https%3A%2F%2Fwww.seller.com%2Fsome-band-boston-massachusetts-05-03-2024%2Fevent%2F1` → `some band` */
function titleOf(url: string): string | null {
  const inner =
    [...new URL(url).searchParams.values()].find((value) => value.startsWith('http')) ?? url
  const slug = new URL(inner).pathname.split('/').find((part) => /\p{L}-\p{L}/u.test(part))
  if (slug === undefined) return null
  return slug
    .replace(/-\d{1,2}-\d{1,2}-\d{4}$/u, '')
    .replace(/-(?:massachusetts|tickets|ma)$/u, '')
    .replaceAll('-', ' ')
}
