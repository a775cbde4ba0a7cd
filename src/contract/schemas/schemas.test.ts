import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { NAMED_SCHEMAS } from './named.ts'

/** The specification's tables, field by field in their order: `type`, `?` for nullable, `!` for deprecated. */
const TABLES: Readonly<Record<string, string>> = {
  Performer:
    'id:int64 name:string image:string? squareImage:string? rectangleImage:string? webImage:string? events:Event[]',
  PlaceRecord:
    'id:string name:string address:string lng:number lat:number averageGrade:number? totalGrades:number? ' +
    'street:string? city:string? postalCode:string? country:string? photoRef:string? website:string? ' +
    'editorialSummary:string? periods:OpeningPeriod[]? events:Event[]',
  Event:
    'id:int64 serviceId:int64 serviceLink:string name:string startDate:string endDate:string ' +
    'hasEndDateNotReliable:boolean lowestPrice:number? highestPrice:number? description:string ' +
    'hasGoodDeal:boolean image:string? imageHeight:number? imageWidth:number? squareImage:string? ' +
    'rectangleImage:string? webImage:string? notAvailableAt:string? cancelledAt:string? createdAt:string ' +
    'updatedAt:string directoryPlace:DirectoryPlace? place:Place sources:Source[] categories:Category[] ' +
    'commentaries:Commentary[] averageGrade:number? totalGrades:number trendingScore:number ' +
    'performers:EventPerformer[]',
  DirectoryPlace:
    'id:string name:string address:string lng:number lat:number averageGrade:number? totalGrades:number? ' +
    'street:string? city:string? postalCode:string? country:string? photoRef:string? website:string? ' +
    'editorialSummary:string? periods:OpeningPeriod[]?',
  OpeningPeriod: 'open:OpeningMoment close:OpeningMoment',
  OpeningMoment: 'day:number time:string',
  Place:
    'id:int64 directoryId:string name:string address:Address image:string? squareImage:string? ' +
    'rectangleImage:string? averageGrade:number?! totalGrades:number?!',
  Address: 'lng:number lat:number street:string? city:string? postalCode:string? country:string?',
  Source:
    'id:int64 partner:SourcePartner startDate:string endDate:string lowestPrice:number? highestPrice:number? ' +
    'isGoodDeal:boolean commissionFix:number! commissionPerTicket:number commissionPerCart:number ' +
    'commissionRate:number link:string isBookable:boolean availableDates:AvailableDate[] averageGrade:number? ' +
    'totalGrades:number cantRetrieveAvailableDates:boolean notAvailableAt:string?',
  SourcePartner: 'name:string logo:string backColor:string',
  AvailableDate:
    'startDate:string endDate:string hasEndDateNotReliable:boolean hasUnknownAvailability:boolean',
  Category:
    'id:int64 mainCategory:string subCategory:string? traductionFR:string traductionEN:string icon:string',
  Commentary: 'grade:number content:string? username:string date:string',
  EventPerformer: 'id:int64 name:string description:string? image:string? webImage:string?',
}

interface Readable {
  readonly type?: string | string[]
  readonly format?: string
  readonly anyOf?: TSchema[]
  readonly items?: TSchema
  readonly deprecated?: boolean
}

function typeOf(schema: TSchema): string {
  const named = Object.entries(NAMED_SCHEMAS).find(([, one]) => one === schema)
  if (named !== undefined) return named[0]
  const { type, format, anyOf, items, deprecated } = schema as Readable
  if (anyOf !== undefined) return `${typeOf(anyOf[0]!)}?`
  const types = [type].flat()
  const base =
    items === undefined ? (format === 'int64' ? 'int64' : types[0]) : `${typeOf(items)}[]`
  return `${base}${types.includes('null') ? '?' : ''}${deprecated === true ? '!' : ''}`
}

test.each(Object.entries(TABLES))('%s has the fields of its table, and no other', (name, table) => {
  const schema = NAMED_SCHEMAS[name as keyof typeof NAMED_SCHEMAS] as unknown as {
    properties: Record<string, TSchema>
    required: string[]
    additionalProperties: boolean
  }
  const fields = Object.entries(schema.properties).map(([field, one]) => `${field}:${typeOf(one)}`)
  expect(fields.join(' ')).toBe(table)
  expect(schema.required).toEqual(Object.keys(schema.properties))
  expect(schema.additionalProperties).toBe(false)
})

test('every field is described', () => {
  for (const [name, schema] of Object.entries(NAMED_SCHEMAS)) {
    const { properties = {} } = schema as { properties?: Record<string, TSchema> }
    for (const [field, one] of Object.entries(properties)) {
      const { description } = one as { description?: string }
      const named = Object.values(NAMED_SCHEMAS).includes(one as never)
      expect(description ?? named, `${name}.${field}`).toBeTruthy()
    }
  }
})
