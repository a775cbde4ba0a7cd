/** An address on one line. */
export function placeText(place: {
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly country: string | null
}): string {
  const town = [place.postalCode, place.city].filter(Boolean).join(' ')
  return [place.street, town, place.country].filter(Boolean).join(', ') || '-'
}
