import type { Static } from 'typebox'
import { flag, instant, int64, listOf, nullable, number, record, stamp, text } from './fields.ts'

export const SourcePartner = record(
  {
    name: text({ description: 'Name to show.' }),
    logo: text({ description: 'Address of the logo; empty when there is none.' }),
    backColor: text({
      description: 'Colour to put behind the logo.',
      pattern: '^#[0-9A-Fa-f]{6}$',
      examples: ['#1a2b3c'],
    }),
  },
  { description: 'The partner that sells or announces.' },
)

export const AvailableDate = record(
  {
    startDate: stamp({ description: 'Start, local time at the place.' }),
    endDate: stamp({ description: 'End, local time at the place.' }),
    hasEndDateNotReliable: flag({ description: 'Whether endDate is only an estimate.' }),
    hasUnknownAvailability: flag({ description: 'Whether it is unknown if places are left.' }),
  },
  { description: 'One date that this source offers.', xml: { name: 'availableDate' } },
)

export const Source = record(
  {
    id: int64({ description: 'Identifier of the source.' }),
    partner: SourcePartner,
    startDate: stamp({ description: 'Start as this source states it.' }),
    endDate: stamp({ description: 'End as this source states it, or an estimate.' }),
    lowestPrice: nullable(
      number({ description: 'Lowest price in euros, compulsory fees included. null: unknown.' }),
    ),
    highestPrice: nullable(
      number({ description: 'Highest price in euros, compulsory fees included. null: unknown.' }),
    ),
    isGoodDeal: flag({ description: 'Whether a good deal was identified for this source.' }),
    commissionFix: number({
      description: 'Use commissionPerTicket and commissionPerCart.',
      deprecated: true,
    }),
    commissionPerTicket: number({ description: 'Fixed commission for each ticket, in euros.' }),
    commissionPerCart: number({ description: 'Fixed commission for each cart, in euros.' }),
    commissionRate: number({
      description: 'Commission as a fraction of the price: 0.05 is 5 %.',
      minimum: 0,
    }),
    link: text({ description: 'Affiliate link to buy tickets.' }),
    isBookable: flag({ description: 'Whether tickets can be booked there now.' }),
    availableDates: listOf(AvailableDate, {
      description: 'All dates available for this event from this source.',
    }),
    averageGrade: nullable(
      number({ description: 'Average grade at this source, 0 to 5.', minimum: 0, maximum: 5 }),
    ),
    totalGrades: number({ description: 'How many grades the average stands on.', minimum: 0 }),
    cantRetrieveAvailableDates: flag({
      description: 'Whether availableDates is incomplete for want of availability information.',
    }),
    notAvailableAt: nullable(
      instant({ description: 'When this source became unavailable; null while it is available.' }),
    ),
  },
  { description: 'One source of information or tickets for an event.', xml: { name: 'source' } },
)

export type WireSource = Static<typeof Source>
