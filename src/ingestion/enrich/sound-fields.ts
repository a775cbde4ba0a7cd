import type { DirectoryField, DirectoryFields } from '../../domain/directory.ts'
import { cleanLine, cutText } from '../../lib/clean-text.ts'

/** The schema of a directory place id in the place lookup. */
export const DIRECTORY_ID = /^[A-Za-z0-9_-]{1,512}$/

/** The address in one line is made of the others where nobody tells it. */
type Told = { readonly [Field in DirectoryField]: DirectoryFields[Field] | null }
type Telling = Omit<Told, 'address'> & { readonly address?: string | null }

/** Texts are cut: what is longer is no name or street, and no index could hold it. */
const TEXTS_MAX = {
  name: 300,
  address: 1000,
  street: 300,
  city: 300,
  postalCode: 40,
  country: 300,
} as const satisfies Partial<Record<DirectoryField, number>>
/** Half of one is none. */
const WHOLE_MAX = {
  photoRef: 4000,
  website: 4000,
  editorialSummary: 10_000,
} as const satisfies Partial<Record<DirectoryField, number>>
const GRADE_MAX = 5
const GRADES_MAX = 1e9
/** A port may follow a name without a scheme. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d)/i

/**
 * What a directory says, with what no document or table may hold taken away: it is data from outside, and one odd
 * record must not take the others with it. Positions are the caller's to judge.
 */
export function soundFields(fields: Telling): Told {
  const { averageGrade, totalGrades, website, address = null } = fields
  const isCounted = within(totalGrades, GRADES_MAX) && Number.isInteger(totalGrades)
  // Member by member: over a hundred thousand places a loop, or a copy of all members, costs as much as reading them.
  return {
    name: cut(fields.name, TEXTS_MAX.name),
    address: cut(address, TEXTS_MAX.address),
    street: cut(fields.street, TEXTS_MAX.street),
    city: cut(fields.city, TEXTS_MAX.city),
    postalCode: cut(fields.postalCode, TEXTS_MAX.postalCode),
    country: cut(fields.country, TEXTS_MAX.country),
    lat: fields.lat,
    lng: fields.lng,
    periods: fields.periods,
    photoRef: whole(fields.photoRef, WHOLE_MAX.photoRef),
    website:
      website !== null && OTHER_SCHEME.test(website) ? null : whole(website, WHOLE_MAX.website),
    editorialSummary: whole(fields.editorialSummary, WHOLE_MAX.editorialSummary),
    averageGrade: within(averageGrade, GRADE_MAX) ? averageGrade : null,
    totalGrades: isCounted ? totalGrades : null,
  }
}

function cut(text: string | null, most: number): string | null {
  return text === null ? null : cutText(cleanLine(text.slice(0, most * 4)), most) || null
}

function whole(text: string | null, most: number): string | null {
  return text === null || text.length > most ? null : storable(text)
}

/** As it is, but for what PostgreSQL refuses: U+0000 and halves of signs. */
export function storable(text: string): string {
  if (text.isWellFormed() && !text.includes('\0')) return text
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

function within(value: number | null, most: number): boolean {
  return value !== null && value >= 0 && value <= most
}
