import Type, { type Static } from 'typebox'
import {
  flag,
  instant,
  int64,
  listOf,
  nullable,
  number,
  record,
  stamp,
  stampOrEmpty,
  text,
} from './fields.ts'
import { DirectoryPlaceOrNull, Place } from './place.ts'
import { Source } from './source.ts'

export const Category = record(
  {
    id: Type.Number({ format: 'int64', description: 'Identifier, the same for ever.' }),
    mainCategory: text({ description: 'Name of the main category.', examples: ['music'] }),
    subCategory: nullable(
      text({ description: 'Name of the sub-category; null marks a main category.' }),
    ),
    traductionFR: text({ description: 'French label.' }),
    traductionEN: text({ description: 'English label.' }),
    icon: text({ description: 'Address of an SVG icon.' }),
  },
  { description: 'What kind of event it is.', xml: { name: 'category' } },
)

export const Commentary = record(
  {
    grade: number({ description: 'Grade, 0 to 5.', minimum: 0, maximum: 5 }),
    content: nullable(text({ description: 'What was written, plain text.' })),
    username: text({ description: 'Who wrote it; empty when not known.' }),
    date: stampOrEmpty({ description: 'When it was written; empty when not known.' }),
  },
  { description: 'A comment with a grade.', xml: { name: 'commentary' } },
)

export const EventPerformer = record(
  {
    id: int64({ description: 'Identifier, good for the performer lookup.' }),
    name: text({ description: 'Name of the performer.' }),
    description: nullable(text({ description: 'About the performer, plain text.' })),
    image: nullable(text({ description: 'Address of a picture.' })),
    webImage: nullable(text({ description: 'The picture compressed (WebP).' })),
  },
  { description: 'Who takes part, headliners first.', xml: { name: 'performer' } },
)

export const Event = record(
  {
    id: int64({ description: 'Identifier of the event.' }),
    serviceId: int64({ description: "The service's own identifier of the event." }),
    serviceLink: text({ description: "Link to the event's public page." }),
    name: text({ description: 'Name of the event.' }),
    startDate: stamp({ description: 'Start, local time at the place.' }),
    endDate: stamp({ description: 'End, local time at the place; never before the start.' }),
    hasEndDateNotReliable: flag({ description: 'Whether endDate is only an estimate.' }),
    lowestPrice: nullable(
      number({ description: 'Lowest price in euros, compulsory fees included. null: unknown.' }),
    ),
    highestPrice: nullable(
      number({ description: 'Highest price in euros, compulsory fees included. null: unknown.' }),
    ),
    description: text({ description: 'Plain text; empty when there is none.' }),
    hasGoodDeal: flag({ description: 'Whether some source has a good deal.' }),
    image: nullable(text({ description: 'Address of a picture.' })),
    imageHeight: nullable(number({ description: 'Height of image in pixels.' })),
    imageWidth: nullable(number({ description: 'Width of image in pixels.' })),
    squareImage: nullable(text({ description: 'The picture cut to 1:1.' })),
    rectangleImage: nullable(text({ description: 'The picture cut to 16:9.' })),
    webImage: nullable(text({ description: 'The picture compressed (WebP).' })),
    notAvailableAt: nullable(
      instant({ description: 'When the last source became unavailable; null while one is open.' }),
    ),
    cancelledAt: nullable(
      instant({ description: 'When the event was cancelled; null when it is not.' }),
    ),
    createdAt: instant({ description: 'When the service first knew of the event.' }),
    updatedAt: instant({ description: 'When the event last changed.' }),
    directoryPlace: DirectoryPlaceOrNull,
    place: Place,
    sources: listOf(Source, { description: 'Information and ticket sources of the event.' }),
    categories: listOf(Category, { description: 'What kind of event it is, at least one.' }),
    commentaries: listOf(Commentary, { description: 'Comments and grades about the event.' }),
    averageGrade: nullable(
      number({
        description: 'Average over all grades collected, 0 to 5.',
        minimum: 0,
        maximum: 5,
      }),
    ),
    totalGrades: number({ description: 'How many grades were collected.', minimum: 0 }),
    trendingScore: number({ description: 'Larger is hotter.', minimum: 0 }),
    performers: listOf(EventPerformer, { description: 'Who takes part, headliners first.' }),
  },
  { description: 'An event.', xml: { name: 'event' } },
)

export type WireCategory = Static<typeof Category>
export type WireCommentary = Static<typeof Commentary>
export type WireEventPerformer = Static<typeof EventPerformer>
export type WireEvent = Static<typeof Event>
