import { foldKey } from '../../../src/lib/fold.ts'
import { cityKey } from '../../../src/ingestion/resolve/place-name.ts'
import { tell } from '../tell.ts'
import type { Told } from '../universe.ts'
import type { Feeds } from './read.ts'

interface Show {
  readonly id: string
  readonly title: string
  readonly title_en?: string
  readonly venue: string
  readonly city: string
  readonly country: string
  readonly lat: number | null
  readonly lng: number | null
  readonly start_date: string | null
  readonly end_date: string | null
  readonly ticket_url: string
  readonly tour_name?: string | null
  readonly group?: string
}

const SELLERS = [
  'atg',
  'atrapalo',
  'italy',
  'opentix',
  'ticketmaster',
  'tm_tours',
  'westend',
] as const
const MERGED = 'crosslisted/shows.json'
const WORKS = 'venue-names/works.json'
/** Two tellings of one production in one town lie at most so far apart. */
const GAP_DAYS = 45

/** Musicals as seven sellers and agendas list them. Truth: the captured merge's groups, by town and season. */
export function theatreTellings(feeds: Feeds): Told[] | null {
  const files = SELLERS.map((seller) => `crosslisted/${seller}.json`)
  if (!feeds.has(...files, MERGED, WORKS)) return null
  const groupOf = groups(feeds)
  const told = SELLERS.flatMap((_, index) => {
    const content = feeds.json<Show[] | { shows: Show[] }>(files[index] ?? '')
    const shows = Array.isArray(content) ? content : content.shows
    return shows
      .filter(({ start_date: start, end_date: end }) => start !== null || end !== null)
      .map((show) => ({ show, partner: index + 1 }))
  })
  const truth = seasons(told.map(({ show }) => ({ show, group: groupOf(show) })))
  return told.map(({ show, partner }) => {
    const event = truth.get(show)
    return {
      partner,
      listing: toListing(show),
      ...(event === undefined ? {} : { truth: { all: event } }),
    }
  })
}

/**
 * The same listings; truth: the tickets' addresses that the captured merge has put on one show, town by town (its shows
 * travel). An address on several shows says nothing.
 */
export function linkedTheatreTellings(feeds: Feeds): Told[] | null {
  const told = theatreTellings(feeds)
  if (told === null) return null
  const showsOf = new Map<string, Set<string>>()
  for (const { id, ticket_url: own, ticket_links: links = [] } of feeds.json<Merged[]>(MERGED)) {
    for (const url of [own, ...links.map((link) => link.url)]) {
      showsOf.set(url, (showsOf.get(url) ?? new Set()).add(id))
    }
  }
  return told.map(({ partner, listing }) => {
    const [show, other] = showsOf.get(listing.url) ?? []
    const isTold = show !== undefined && other === undefined
    const event = `${show}|${cityKey(listing.place?.city ?? null)}`
    return { partner, listing, ...(isTold ? { truth: { all: event } } : {}) }
  })
}

interface Merged {
  readonly id: string
  readonly ticket_url: string
  readonly ticket_links?: readonly { readonly url: string }[]
}

function toListing(show: Show) {
  const { id, title, venue, city, country, lat, lng, ticket_url: url } = show
  const start = show.start_date ?? '2026-08-01'
  return tell({
    id,
    title,
    at: start,
    to: show.end_date ?? 'open',
    place: { name: venue, city, country: COUNTRIES[country] ?? null, lat, lng },
    main: 'theatre/musical',
    more: { url },
  })
}

const COUNTRIES: Readonly<Record<string, string>> = {
  UK: 'GB',
  'United Kingdom': 'GB',
  'Great Britain': 'GB',
  USA: 'US',
  'United States Of America': 'US',
  'United States': 'US',
  Canada: 'CA',
  Spain: 'ES',
  Italy: 'IT',
  Taiwan: 'TW',
  Ireland: 'IE',
}

function groups(feeds: Feeds): (show: Show) => string | null {
  const byTitle = new Map<string, string>()
  for (const show of feeds.json<Show[]>(MERGED)) {
    if (show.group === undefined) continue
    byTitle.set(foldKey(show.title), show.group)
    if (show.tour_name != null) byTitle.set(foldKey(show.tour_name), show.group)
  }
  const { works } = feeds.json<{ works: { canonical: string; aliases: string[] }[] }>(WORKS)
  for (const { canonical, aliases } of works) {
    const group = byTitle.get(foldKey(canonical)) ?? foldKey(canonical)
    for (const alias of [canonical, ...aliases]) byTitle.set(foldKey(alias), group)
  }
  return (show) => {
    const names = [show.title, show.title_en ?? '', show.tour_name ?? ''].filter(
      (name) => name !== '',
    )
    return (
      names.map((name) => byTitle.get(foldKey(name))).find((group) => group !== undefined) ?? null
    )
  }
}

/** One event per group, town and hall-independent season. */
function seasons(all: readonly { show: Show; group: string | null }[]): Map<Show, string> {
  const byTown = new Map<string, Show[]>()
  for (const { show, group } of all) {
    if (group === null) continue
    const key = `${group}|${cityKey(show.city)}|${COUNTRIES[show.country] ?? show.country}`
    byTown.set(key, [...(byTown.get(key) ?? []), show])
  }
  const truth = new Map<Show, string>()
  for (const [key, shows] of byTown) {
    let last = -Infinity
    let season = 0
    for (const show of shows.toSorted((a, b) => startOf(a) - startOf(b))) {
      if (startOf(show) - last > GAP_DAYS * 86_400_000) season += 1
      last = Math.max(last, show.end_date === null ? Infinity : Date.parse(show.end_date))
      truth.set(show, `${key}|${season}`)
    }
  }
  return truth
}

function startOf(show: Show): number {
  return Date.parse(show.start_date ?? '2026-08-01')
}
