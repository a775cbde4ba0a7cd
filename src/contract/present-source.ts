import type { AvailableDate, Source } from '../domain/event.ts'
import type { Partner } from '../domain/partner.ts'
import type { WireSource } from './schemas/source.ts'
import {
  addressJson,
  instantJson,
  listJson,
  numberJson,
  orNull,
  priceJson,
  recordJson,
  rememberedJson,
  stampJson,
} from './wire-json.ts'
import { wireAddress, wireInteger, wireText } from './wire-text.ts'

const partnerJson = rememberedJson(presentPartner)

function presentPartner({ name, logo, backColor }: Partner): WireSource['partner'] {
  return { name: wireText(name), logo: wireAddress(logo), backColor: wireText(backColor) }
}

const numberOrNull = orNull(numberJson)
const instantOrNull = orNull(instantJson)

const availableDateJson = recordJson<AvailableDate, WireSource['availableDates'][number]>({
  startDate: ({ start }) => stampJson(start),
  endDate: ({ end }) => stampJson(end),
  hasEndDateNotReliable: ({ endNotReliable }) => `${endNotReliable}`,
  hasUnknownAvailability: ({ unknownAvailability }) => `${unknownAvailability}`,
})

export const sourceJson = recordJson<Source, WireSource>({
  id: ({ id }) => `${wireInteger(id)}`,
  partner: ({ partner }) => partnerJson(partner),
  startDate: ({ start }) => stampJson(start),
  endDate: ({ end }) => stampJson(end),
  lowestPrice: ({ lowestPriceCents }) => priceJson(lowestPriceCents),
  highestPrice: ({ highestPriceCents }) => priceJson(highestPriceCents),
  isGoodDeal: ({ isGoodDeal }) => `${isGoodDeal}`,
  // Deprecated, and always meant the fixed fee of one ticket.
  commissionFix: ({ partner }) => numberJson(partner.commissionPerTicket),
  commissionPerTicket: ({ partner }) => numberJson(partner.commissionPerTicket),
  commissionPerCart: ({ partner }) => numberJson(partner.commissionPerCart),
  commissionRate: ({ partner }) => numberJson(partner.commissionRate),
  link: ({ link }) => addressJson(link),
  isBookable: ({ isBookable }) => `${isBookable}`,
  availableDates: ({ availableDates }) => listJson(availableDates, availableDateJson),
  averageGrade: ({ averageGrade }) => numberOrNull(averageGrade),
  totalGrades: ({ totalGrades }) => numberJson(totalGrades),
  cantRetrieveAvailableDates: ({ cantRetrieveAvailableDates }) => `${cantRetrieveAvailableDates}`,
  notAvailableAt: ({ notAvailableAt }) => instantOrNull(notAvailableAt),
})
