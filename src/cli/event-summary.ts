import { withPublicUrl } from '../contract/document.ts'
import type { WireEvent } from '../contract/schemas/event.ts'

/** An event in the fields that a decision can be judged by. */
export interface EventSummary {
  readonly name: string
  readonly description: string
  readonly image: string | null
  readonly startDate: string
  readonly endDate: string
  readonly place: string
  readonly city: string | null
  readonly directoryPlaceId: string | null
  readonly performers: readonly string[]
  readonly categories: readonly string[]
  readonly lowestPrice: number | null
  readonly highestPrice: number | null
  readonly notAvailableAt: string | null
  readonly cancelledAt: string | null
  readonly sources: readonly {
    readonly source: number
    readonly partner: string
    readonly listing: string | null
    readonly link: string
  }[]
}

/** What a fragment is told with. */
export interface Telling {
  /** Source → key of its listing. */
  readonly listings: ReadonlyMap<number, string>
  /** Null: by which address it is served is not known here, and pictures of our own are told by their paths. */
  readonly publicUrl: string | null
}

export function summaryOf(fragment: string, { listings, publicUrl }: Telling): EventSummary {
  const event = JSON.parse(withPublicUrl(fragment, publicUrl ?? '')) as WireEvent
  return {
    name: event.name,
    description: event.description,
    image: event.image,
    startDate: event.startDate,
    endDate: event.endDate,
    place: event.place.name,
    city: event.place.address.city,
    directoryPlaceId: event.directoryPlace?.id ?? null,
    performers: event.performers.map((one) => one.name),
    categories: event.categories.map(({ mainCategory, subCategory }) =>
      subCategory === null ? mainCategory : `${mainCategory}/${subCategory}`,
    ),
    lowestPrice: event.lowestPrice,
    highestPrice: event.highestPrice,
    notAvailableAt: event.notAvailableAt,
    cancelledAt: event.cancelledAt,
    sources: event.sources.map((source) => ({
      source: source.id,
      partner: source.partner.name,
      listing: listings.get(source.id) ?? null,
      link: source.link,
    })),
  }
}

/** Our numbers of the place and the performers, in the order of the summary. */
export interface EventNumbers {
  readonly place: number
  readonly performers: readonly number[]
}

export function numbersOf(fragment: string): EventNumbers {
  const event = JSON.parse(fragment) as WireEvent
  return { place: event.place.id, performers: event.performers.map((one) => one.id) }
}

export function sourcesOf(fragment: string): number[] {
  return (JSON.parse(fragment) as WireEvent).sources.map((source) => source.id)
}

/** Fields that clients see otherwise than before, by the names that they know them by. */
export function fieldsChanged(before: string, after: string): string[] {
  const [old, fresh] = [JSON.parse(before), JSON.parse(after)] as Record<string, unknown>[]
  return Object.keys(fresh ?? {}).filter(
    (field) =>
      field !== 'updatedAt' && JSON.stringify(old?.[field]) !== JSON.stringify(fresh?.[field]),
  )
}
