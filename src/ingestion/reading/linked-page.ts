import type { Feed } from '../../domain/feed.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { withoutHidden } from '../../lib/hidden-values.ts'
import { NotThisFormat } from '../connectors/connector.ts'
import type { Body, Connector, Item, PageItem } from '../connectors/connector.ts'
import type { FetchRequest, Validators } from '../fetch/fetched.ts'

/** The largest pages of city calendars are below 1 MB. */
const PAGE_BYTES_MAX = 16 * 1024 * 1024

/** How a page that an item leads to is asked for. Credentials are for the feed's own server alone. */
export function pageRequest(
  feed: Pick<Feed, 'location' | 'options'>,
  address: string,
  validators: Validators | null,
): FetchRequest {
  const own =
    /^https?:\/\//i.test(feed.location) &&
    URL.canParse(feed.location) &&
    new URL(feed.location).origin === new URL(address).origin
  // What is added to the query of the feed is no part of other addresses.
  const headers = Object.entries(feed.options).filter(([name]) => name.startsWith('header.'))
  return {
    location: address,
    linkedFrom: feed.location,
    options: own ? Object.fromEntries(headers) : {},
    validators,
    htmlIsData: true,
    bytesMax: PAGE_BYTES_MAX,
  }
}

type Told = Extract<Item, { kind: 'record' | 'rejected' | 'warning' }>

/**
 * What a page says, as records of the item that leads there. The only event of a page is the item's and has its id; of several
 * those that are at home on the page count, for pages also tell of others, and without any of these all of them.
 */
export async function* readLinkedPage(
  connector: Connector,
  item: PageItem,
  body: Body,
  { options, now }: { readonly options: Readonly<Record<string, string>>; readonly now: number },
): AsyncGenerator<Told> {
  const listings: NativeListing[] = []
  try {
    for await (const told of connector.records(body, options, now)) {
      if (told.kind === 'record') {
        for (const outcome of told.read()) if ('listing' in outcome) listings.push(outcome.listing)
      } else if (told.kind === 'rejected')
        yield { kind: 'warning', text: `${body.address}: ${told.reason}` }
      else if (told.kind === 'warning')
        yield { kind: 'warning', text: `${body.address}: ${told.text}` }
    }
  } catch (error) {
    if (!(error instanceof NotThisFormat)) throw error
  }
  const { line, id } = item
  const here = withoutHidden(body.address)
  const own = ownListings(listings, [item.address, body.address, here])
  if (own.length === 0)
    yield {
      kind: 'rejected',
      line,
      id,
      reason: `${item.reason}; ${body.address} tells of no event`,
    }
  for (const listing of own) {
    const whole = {
      ...listing,
      // The link of the item leads there with all that its feed tells everybody.
      url:
        listing.url === here && here !== body.address
          ? item.address
          : (listing.url ?? item.address),
      ...(own.length === 1 ? { id } : {}),
    }
    yield {
      kind: 'record',
      line,
      id: String(whole.id),
      raw: JSON.stringify(whole),
      read: () => [{ listing: whole }],
    }
  }
}

function ownListings(
  listings: readonly NativeListing[],
  addresses: readonly string[],
): readonly NativeListing[] {
  if (listings.length < 2) return listings
  const here = new Set(addresses.map(bare))
  const own = listings.filter(({ url }) => typeof url === 'string' && here.has(bare(url)))
  return own.length === 0 ? listings : own
}

/** Whatever way it is written, it is the same page. */
function bare(address: string): string {
  return address
    .replace(/#.*$/, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
}
