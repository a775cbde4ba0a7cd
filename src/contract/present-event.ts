import { categoryOf, type CategoryId } from '../domain/category.ts'
import { hasGoodDeal } from '../domain/good-deal.ts'
import type { Commentary, Event } from '../domain/event.ts'
import type { Performer } from '../domain/performer.ts'
import type { Place } from '../domain/place.ts'
import { PUBLIC_URL_MARK } from '../domain/public-url.ts'
import { instantText, stampText } from './date-text.ts'
import { presentDirectoryPlace, presentPlace } from './present-place.ts'
import { presentSource } from './present-source.ts'
import type {
  WireCategory,
  WireCommentary,
  WireEvent,
  WireEventPerformer,
} from './schemas/event.ts'
import {
  wireAddressOrNull,
  wireInteger,
  wireNumber,
  wireNumberOrNull,
  wirePrice,
  wireText,
  wireTextOrNull,
} from './wire-text.ts'

/** What is shown with an event, settled by others than the merge. */
export interface EventSurroundings {
  readonly place: Place
  /** In the order in which they are shown. */
  readonly performers: readonly Performer[]
  readonly updatedAt: string
  readonly trendingScore: number
}

/** The event as lookups show it, keys in the order of the tables; addresses of our own begin with PUBLIC_URL_MARK. */
export function presentEvent(event: Event, around: EventSurroundings): WireEvent {
  const { place } = around
  const { images } = event
  return {
    id: wireInteger(event.id),
    serviceId: event.id,
    serviceLink: `${PUBLIC_URL_MARK}/e/${event.id}`,
    name: wireText(event.name),
    startDate: stampText(event.start),
    endDate: stampText(event.end),
    hasEndDateNotReliable: event.endNotReliable,
    lowestPrice: wirePrice(event.lowestPriceCents),
    highestPrice: wirePrice(event.highestPriceCents),
    description: wireText(event.description),
    hasGoodDeal: hasGoodDeal(event),
    image: wireAddressOrNull(images.image),
    imageHeight: wireNumberOrNull(images.height),
    imageWidth: wireNumberOrNull(images.width),
    squareImage: wireAddressOrNull(images.square),
    rectangleImage: wireAddressOrNull(images.rectangle),
    webImage: wireAddressOrNull(images.web),
    notAvailableAt: instantOrNull(event.notAvailableAt),
    cancelledAt: instantOrNull(event.cancelledAt),
    createdAt: instantText(event.createdAt),
    updatedAt: around.updatedAt,
    directoryPlace:
      place.directoryPlace === null ? null : presentDirectoryPlace(place.directoryPlace),
    place: presentPlace(place),
    sources: event.sources.map(presentSource),
    categories: event.categories.map(presentCategory),
    commentaries: event.commentaries.map(presentCommentary),
    averageGrade: wireNumberOrNull(event.averageGrade),
    totalGrades: wireNumber(event.totalGrades),
    trendingScore: wireNumber(around.trendingScore),
    performers: around.performers.map(presentPerformer),
  }
}

/** The event's JSON text, kept as it is and put between the brackets of `events` in every document that shows it. */
export function eventFragment(wire: WireEvent): string {
  return JSON.stringify(wire)
}

export function presentCategory(id: CategoryId): WireCategory {
  const category = categoryOf(id)
  return {
    id: category.id,
    mainCategory: category.mainCategory,
    subCategory: category.subCategory,
    traductionFR: category.fr,
    traductionEN: category.en,
    icon: `${PUBLIC_URL_MARK}/icons/${category.mainCategory}.svg`,
  }
}

function presentCommentary(commentary: Commentary): WireCommentary {
  return {
    grade: wireNumber(commentary.grade),
    content: wireTextOrNull(commentary.content),
    username: wireText(commentary.username),
    date: commentary.date === null ? '' : stampText(commentary.date),
  }
}

function presentPerformer(performer: Performer): WireEventPerformer {
  return {
    id: wireInteger(performer.id),
    name: wireText(performer.name),
    description: wireTextOrNull(performer.description),
    image: wireAddressOrNull(performer.images.image),
    webImage: wireAddressOrNull(performer.images.web),
  }
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : instantText(at)
}
