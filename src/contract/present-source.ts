import type { AvailableDate, Source } from '../domain/event.ts'
import { instantText, stampText } from './date-text.ts'
import type { WireSource } from './schemas/source.ts'
import {
  wireAddress,
  wireInteger,
  wireNumber,
  wireNumberOrNull,
  wirePrice,
  wireText,
} from './wire-text.ts'

export function presentSource(source: Source): WireSource {
  const { partner } = source
  return {
    id: wireInteger(source.id),
    partner: {
      name: wireText(partner.name),
      logo: wireAddress(partner.logo),
      backColor: wireText(partner.backColor),
    },
    startDate: stampText(source.start),
    endDate: stampText(source.end),
    lowestPrice: wirePrice(source.lowestPriceCents),
    highestPrice: wirePrice(source.highestPriceCents),
    isGoodDeal: source.isGoodDeal,
    // Deprecated, and always meant the fixed fee of one ticket.
    commissionFix: wireNumber(partner.commissionPerTicket),
    commissionPerTicket: wireNumber(partner.commissionPerTicket),
    commissionPerCart: wireNumber(partner.commissionPerCart),
    commissionRate: wireNumber(partner.commissionRate),
    link: wireAddress(source.link),
    isBookable: source.isBookable,
    availableDates: source.availableDates.map(presentAvailableDate),
    averageGrade: wireNumberOrNull(source.averageGrade),
    totalGrades: wireNumber(source.totalGrades),
    cantRetrieveAvailableDates: source.cantRetrieveAvailableDates,
    notAvailableAt: source.notAvailableAt === null ? null : instantText(source.notAvailableAt),
  }
}

function presentAvailableDate(date: AvailableDate): WireSource['availableDates'][number] {
  return {
    startDate: stampText(date.start),
    endDate: stampText(date.end),
    hasEndDateNotReliable: date.endNotReliable,
    hasUnknownAvailability: date.unknownAvailability,
  }
}
