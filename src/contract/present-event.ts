import { categoryOf } from '../domain/category.ts'
import type { Category, CategoryId } from '../domain/category.ts'
import { hasGoodDeal } from '../domain/good-deal.ts'
import type { Commentary, Event } from '../domain/event.ts'
import type { Performer } from '../domain/performer.ts'
import type { Place } from '../domain/place.ts'
import { PUBLIC_URL_MARK } from '../domain/public-url.ts'
import { presentDirectoryPlace, presentPlace } from './present-place.ts'
import { sourceJson } from './present-source.ts'
import type {
  WireCategory,
  WireCommentary,
  WireEvent,
  WireEventPerformer,
} from './schemas/event.ts'
import type { Members } from './wire-json.ts'
import {
  addressJson,
  instantJson,
  listJson,
  numberJson,
  orNull,
  priceJson,
  recordJson,
  recordParts,
  rememberedJson,
  stampJson,
  textJson,
} from './wire-json.ts'
import { wireInteger } from './wire-text.ts'

/** An event, and what is shown with it: settled by others than the merge. */
export interface ShownEvent {
  readonly event: Event
  readonly place: Place
  /** In the order in which they are shown. */
  readonly performers: readonly Performer[]
}

const numberOrNull = orNull(numberJson)
const textOrNull = orNull(textJson)
const addressOrNull = orNull(addressJson)
const instantOrNull = orNull(instantJson)

const performerJson = recordJson<Performer, WireEventPerformer>({
  id: ({ id }) => `${wireInteger(id)}`,
  name: ({ name }) => textJson(name),
  description: ({ description }) => textOrNull(description),
  image: ({ images }) => addressOrNull(images.image),
  webImage: ({ images }) => addressOrNull(images.web),
})

const commentaryJson = recordJson<Commentary, WireCommentary>({
  grade: ({ grade }) => numberJson(grade),
  content: ({ content }) => textOrNull(content),
  username: ({ username }) => textJson(username),
  date: ({ date }) => (date === null ? '""' : stampJson(date)),
})

const placeJson = rememberedJson(presentPlace)
const oneCategoryJson = rememberedJson(presentCategory)
const directoryPlaceJson = orNull(rememberedJson(presentDirectoryPlace))

export const NO_UPDATE = '""'
export const NO_SCORE = '0'

/** Keys in the order of the tables; addresses of our own begin with PUBLIC_URL_MARK. */
const EVENT: Members<ShownEvent, WireEvent> = {
  id: ({ event }) => `${wireInteger(event.id)}`,
  serviceId: ({ event }) => `${event.id}`,
  serviceLink: ({ event }) => `"${PUBLIC_URL_MARK}/e/${event.id}"`,
  name: ({ event }) => textJson(event.name),
  startDate: ({ event }) => stampJson(event.start),
  endDate: ({ event }) => stampJson(event.end),
  hasEndDateNotReliable: ({ event }) => `${event.endNotReliable}`,
  lowestPrice: ({ event }) => priceJson(event.lowestPriceCents),
  highestPrice: ({ event }) => priceJson(event.highestPriceCents),
  description: ({ event }) => textJson(event.description),
  hasGoodDeal: ({ event }) => `${hasGoodDeal(event)}`,
  image: ({ event }) => addressOrNull(event.images.image),
  imageHeight: ({ event }) => numberOrNull(event.images.height),
  imageWidth: ({ event }) => numberOrNull(event.images.width),
  squareImage: ({ event }) => addressOrNull(event.images.square),
  rectangleImage: ({ event }) => addressOrNull(event.images.rectangle),
  webImage: ({ event }) => addressOrNull(event.images.web),
  notAvailableAt: ({ event }) => instantOrNull(event.notAvailableAt),
  cancelledAt: ({ event }) => instantOrNull(event.cancelledAt),
  createdAt: ({ event }) => instantJson(event.createdAt),
  updatedAt: () => NO_UPDATE,
  directoryPlace: ({ place }) => directoryPlaceJson(place.directoryPlace),
  place: ({ place }) => placeJson(place),
  sources: ({ event }) => listJson(event.sources, sourceJson),
  categories: ({ event }) => listJson(event.categories, categoryJson),
  commentaries: ({ event }) => listJson(event.commentaries, commentaryJson),
  averageGrade: ({ event }) => numberOrNull(event.averageGrade),
  totalGrades: ({ event }) => numberJson(event.totalGrades),
  trendingScore: () => NO_SCORE,
  performers: ({ performers }) => listJson(performers, performerJson),
}

/**
 * Members that stand apart: two that are put in when all else is known, and those that always hold the mark of our own
 * addresses, which alone would make two bytes of each character of the rest.
 */
const APART = ['serviceLink', 'updatedAt', 'categories', 'trendingScore'] as const

/**
 * The event as lookups show it, as JSON text in parts; NO_UPDATE and NO_SCORE stand for what is settled later. Put together it
 * is kept as it is, and goes between the brackets of `events` in every document that shows it.
 */
export const eventParts = recordParts(EVENT, APART)

/** Where these two are among the parts: each that stands apart has one before it. */
export const UPDATED_AT_PART = 2 * APART.indexOf('updatedAt') + 1
export const TRENDING_SCORE_PART = 2 * APART.indexOf('trendingScore') + 1

function categoryJson(id: CategoryId): string {
  return oneCategoryJson(categoryOf(id))
}

export function presentCategory(category: Category): WireCategory {
  return {
    id: category.id,
    mainCategory: category.mainCategory,
    subCategory: category.subCategory,
    traductionFR: category.fr,
    traductionEN: category.en,
    icon: `${PUBLIC_URL_MARK}/icons/${category.mainCategory}.svg`,
  }
}
