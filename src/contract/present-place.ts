import type { DirectoryPlace, OpeningMoment, Place } from '../domain/place.ts'
import type { WireDirectoryPlace, WirePlace } from './schemas/place.ts'
import {
  wireAddressOrNull,
  wireInteger,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNull,
} from './wire-text.ts'

export function presentDirectoryPlace(place: DirectoryPlace): WireDirectoryPlace {
  return {
    id: wireText(place.id),
    name: wireText(place.name),
    address: wireText(place.address),
    lng: wireNumber(place.lng),
    lat: wireNumber(place.lat),
    averageGrade: wireNumberOrNull(place.averageGrade),
    totalGrades: wireNumberOrNull(place.totalGrades),
    street: wireTextOrNull(place.street),
    city: wireTextOrNull(place.city),
    postalCode: wireTextOrNull(place.postalCode),
    country: wireTextOrNull(place.country),
    photoRef: wireTextOrNull(place.photoRef),
    website: wireTextOrNull(place.website),
    editorialSummary: wireTextOrNull(place.editorialSummary),
    periods:
      place.periods?.map(({ open, close }) => ({ open: moment(open), close: moment(close) })) ??
      null,
  }
}

function moment({ day, time }: OpeningMoment): { day: number; time: string } {
  return { day: wireNumber(day), time: wireText(time) }
}

export function presentPlace(place: Place): WirePlace {
  return {
    id: wireInteger(place.id),
    directoryId: wireText(place.directoryId),
    name: wireText(place.name),
    address: {
      lng: wireNumber(place.lng),
      lat: wireNumber(place.lat),
      street: wireTextOrNull(place.street),
      city: wireTextOrNull(place.city),
      postalCode: wireTextOrNull(place.postalCode),
      country: wireTextOrNull(place.country),
    },
    image: wireAddressOrNull(place.images.image),
    squareImage: wireAddressOrNull(place.images.square),
    rectangleImage: wireAddressOrNull(place.images.rectangle),
    averageGrade: wireNumberOrNull(place.directoryPlace?.averageGrade ?? null),
    totalGrades: wireNumberOrNull(place.directoryPlace?.totalGrades ?? null),
  }
}
