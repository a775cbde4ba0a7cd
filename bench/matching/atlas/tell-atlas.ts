import { noEventBecause } from '../../../src/domain/no-event.ts'
import { normaliseListing } from '../../../src/ingestion/normalise/normalise-listing.ts'
import type { Alias, Told } from '../universe.ts'
import { wall } from './days.ts'
import type { Row } from './render.ts'
import { atlasSeason } from './season.ts'
import type { Seller } from './sellers.ts'

export interface AtlasTold {
  readonly tellings: readonly Told[]
  readonly aliases: readonly Alias[]
  /** Parking, boxes and beds, and those of them that came out as events. */
  readonly extras: { readonly told: number; readonly shown: readonly string[] }
  /** Shows that came out as no events, or were not read at all. */
  readonly lost: readonly string[]
}

/** The season's rows as the real reading of native feeds makes listings of them. */
export function tellAtlas(seed: number, eventCount: number): AtlasTold {
  const { rows, halls } = atlasSeason(seed, eventCount)
  const tellings: Told[] = []
  const shown: string[] = []
  const lost: string[] = []
  for (const row of rows) {
    const told = tellRow(row)
    if (told === null) {
      lost.push(row.native.name)
      continue
    }
    tellings.push(told)
    const isEvent = noEventBecause(told.listing) === null
    if (row.extra === undefined && !isEvent) lost.push(row.native.name)
    // A guided tour is an event of its own.
    if (row.extra !== undefined && row.extra !== 'guided' && isEvent) shown.push(row.native.name)
  }
  const aliases = halls.flatMap(({ name, alsoNamed, told, town }) =>
    alsoNamed === null || !told ? [] : [{ city: town.name, names: [name, alsoNamed] }],
  )
  return {
    tellings,
    aliases,
    extras: { told: rows.filter(({ extra }) => extra !== undefined).length, shown },
    lost,
  }
}

const NOW = wall('2026-08-20 00:00')

function tellRow({ seller, native, truth }: Row): Told | null {
  const read = normaliseListing(native, {
    format: 'native',
    options: optionsOf(seller),
    country: null,
    zone: null,
    currency: null,
    now: NOW,
    partial: false,
  })
  if ('rejected' in read) return null
  const told = { partner: seller.id, listing: read.listing }
  if (typeof truth === 'string') return { ...told, truth: { all: truth } }
  const { grain, timing } = read.listing
  // Several evenings that are taken for one run are of no one event.
  if (truth === null || grain === 'run' || timing.sessions.length !== truth.length) return told
  const nights = timing.sessions.map(({ start }, index) => [String(start.at), truth[index] ?? ''])
  return { ...told, truth: Object.fromEntries(nights) as Record<string, string> }
}

/** What an operator sees in a feed at once. */
function optionsOf({ clock }: Seller): Readonly<Record<string, string>> {
  return clock === 'dmy' || clock === 'mdy' ? { dateOrder: clock } : NONE
}

const NONE = {}
