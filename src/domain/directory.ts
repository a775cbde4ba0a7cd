import { remembering } from '../lib/remember.ts'
import type { DirectoryPlace } from './place.ts'

/** Who says something of a place of the directory, the one that outranks the others first. */
export type DirectoryProvider = 'operator' | 'open' | 'google-legacy'

export type DirectoryFields = Omit<DirectoryPlace, 'id'>
export type DirectoryField = keyof DirectoryFields

/** Fields that belong together: they are taken from one provider, and kept for the same time. */
export const DIRECTORY_PARTS = {
  name: ['name'],
  address: ['address', 'street', 'city', 'postalCode', 'country'],
  position: ['lat', 'lng'],
  grade: ['averageGrade', 'totalGrades'],
  photo: ['photoRef'],
  website: ['website'],
  summary: ['editorialSummary'],
  hours: ['periods'],
} as const satisfies Readonly<Record<string, readonly DirectoryField[]>>
export type DirectoryPart = keyof typeof DIRECTORY_PARTS

export const DIRECTORY_PART_NAMES = Object.keys(DIRECTORY_PARTS) as readonly DirectoryPart[]

/** How long a provider's word may be kept, in milliseconds: 0 not at all, Infinity for ever. */
export type Retention = Readonly<Record<DirectoryPart, number>>

/** All or part of what a provider says of a place. */
export interface DirectoryValue {
  readonly provider: DirectoryProvider
  /** `id`: that the id is one of its own, when last heard. The operator's word has a part for each field. */
  readonly part: DirectoryPart | DirectoryField | 'all' | 'id'
  readonly data: Partial<DirectoryFields>
  /** Epoch ms. */
  readonly fetchedAt: number
  /** From then on it is not kept; null: for ever. */
  readonly expiresAt: number | null
  readonly attribution: string | null
}

export type Closed = 'permanently' | 'temporarily'

/** What is said, cut into what may be kept for the same time. What may not be kept is left out; an id always may. */
export function keptValues(
  said: Pick<DirectoryValue, 'provider' | 'data' | 'fetchedAt' | 'attribution'>,
  retention: Retention,
  attributions: Readonly<Partial<Record<DirectoryPart, string>>> = {},
): DirectoryValue[] {
  const isForEver = DIRECTORY_PART_NAMES.every((part) => retention[part] === Infinity)
  if (isForEver) return [{ ...said, part: 'all', expiresAt: null }]
  const id: DirectoryValue = { ...said, part: 'id', data: {}, expiresAt: null }
  const parts = DIRECTORY_PART_NAMES.flatMap((part): DirectoryValue[] => {
    const data = pick(said.data, DIRECTORY_PARTS[part])
    const keptMs = retention[part]
    if (keptMs <= 0 || Object.values(data).every((value) => value === null)) return []
    const expiresAt = keptMs === Infinity ? null : said.fetchedAt + keptMs
    const attribution = attributions[part] ?? said.attribution
    return [{ ...said, part, data, expiresAt, attribution }]
  })
  return [id, ...parts]
}

/**
 * A place as all providers make it: the operator's word on each field first, else part by part that of the first
 * provider that has any. Null where what every place must have is not there.
 */
export function composePlace(id: string, values: readonly DirectoryValue[]): DirectoryPlace | null {
  const operator = said(values, 'operator')
  const others = [said(values, 'open'), said(values, 'google-legacy')]
  const fields: Partial<Record<DirectoryField, unknown>> = {}
  for (const names of Object.values(DIRECTORY_PARTS)) {
    const given = others.find((one) => names.some((name) => isSaid(one[name])))
    for (const name of names) {
      fields[name] = (name in operator ? operator[name] : given?.[name]) ?? null
    }
  }
  const place = fields as { readonly [Field in DirectoryField]: DirectoryFields[Field] | null }
  const { name, lat, lng } = place
  if (name === null || lat === null || lng === null) return null
  const isCorrected = !('address' in operator) && saysWhere(operator)
  const address = isCorrected ? addressText(place) : place.address
  // No address at all is known only from somebody who was asked.
  if (address === null && !values.some(({ data }) => typeof data.address === 'string')) return null
  return inOrder(id, { ...place, name, lat, lng, address: address ?? '' })
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** Who gave the name, and so decides whose the record is; null: nobody does. */
export function providerOf(values: readonly DirectoryValue[]): DirectoryProvider | null {
  const named = (['open', 'google-legacy', 'operator'] as const).find((provider) =>
    isSaid(said(values, provider).name),
  )
  return named ?? null
}

const display = new Intl.DisplayNames(['en'], { type: 'region' })
const countryName = remembering(300, (code) => display.of(code) ?? null)

/** Street, postal code and town, country: what an address comes to that nobody wrote in one line. */
export function addressText(
  address: Pick<DirectoryFields, 'street' | 'city' | 'postalCode' | 'country'>,
): string {
  const town = [address.postalCode, address.city].filter((part) => part !== null).join(' ')
  const country = address.country === null ? null : countryName(address.country)
  return [address.street, town, country].filter((part) => part !== null && part !== '').join(', ')
}

function said(
  values: readonly DirectoryValue[],
  provider: DirectoryProvider,
): Partial<DirectoryFields> {
  const own = values.filter((value) => value.provider === provider)
  return own.length === 1 ? (own[0]?.data ?? {}) : Object.assign({}, ...own.map((one) => one.data))
}

function saysWhere(fields: Partial<DirectoryFields>): boolean {
  return (['street', 'city', 'postalCode', 'country'] as const).some((name) => name in fields)
}

function pick(
  fields: Partial<DirectoryFields>,
  names: readonly DirectoryField[],
): Partial<DirectoryFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}

/** In the order in which the contract shows them: equal places are equal texts. */
function inOrder(id: string, place: DirectoryFields): DirectoryPlace {
  return {
    id,
    name: place.name,
    address: place.address,
    lng: place.lng,
    lat: place.lat,
    averageGrade: place.averageGrade,
    totalGrades: place.totalGrades,
    street: place.street,
    city: place.city,
    postalCode: place.postalCode,
    country: place.country,
    photoRef: place.photoRef,
    website: place.website,
    editorialSummary: place.editorialSummary,
    periods: place.periods,
  }
}
