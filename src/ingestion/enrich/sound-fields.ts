import type { DirectoryField, DirectoryFields } from '../../domain/directory.ts'
import { cleanLine, cutText } from '../../lib/clean-text.ts'

/** The schema of a directory place id in the place lookup. */
export const DIRECTORY_ID = /^[A-Za-z0-9_-]{1,512}$/

type Told = { readonly [Field in DirectoryField]: DirectoryFields[Field] | null }

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
export function soundFields<Fields extends Told>(fields: Fields): Fields {
  const sound: Partial<Record<DirectoryField, unknown>> = {}
  for (const [field, most] of entriesOf(TEXTS_MAX)) {
    const text = fields[field]
    sound[field] = text === null ? null : cutText(cleanLine(text.slice(0, most * 4)), most) || null
  }
  for (const [field, most] of entriesOf(WHOLE_MAX)) {
    const text = fields[field]
    sound[field] = text === null || text.length > most ? null : storable(text)
  }
  const { website, averageGrade, totalGrades } = fields
  if (website !== null && OTHER_SCHEME.test(website)) sound.website = null
  sound.averageGrade = within(averageGrade, GRADE_MAX) ? averageGrade : null
  sound.totalGrades =
    within(totalGrades, GRADES_MAX) && Number.isInteger(totalGrades) ? totalGrades : null
  return { ...fields, ...sound }
}

/** As it is, but for what PostgreSQL refuses: U+0000 and halves of signs. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

function within(value: number | null, most: number): boolean {
  return value !== null && value >= 0 && value <= most
}

function entriesOf<Field extends string>(
  record: Readonly<Record<Field, number>>,
): readonly (readonly [Field, number])[] {
  return Object.entries<number>(record) as [Field, number][]
}
