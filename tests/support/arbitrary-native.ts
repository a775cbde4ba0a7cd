import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { NativeListingSchema } from '../../src/domain/native-listing.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { anyText } from './arbitrary-event.ts'

/** Texts that people do send, so that not everything is rejected at the door. */
const SENT = [
  '2026-12-05',
  '2026-12-05T20:00',
  '2026-12-05T20:00:00+01:00',
  '2026-12-31T24:00:00',
  '9999-12-31T23:59:59',
  '2026-10-25T02:30',
  '1785000000',
  'Europe/Paris',
  'America/New_York',
  'soldOut',
  'cancelled',
  'postponed',
  'limited',
  'movedOnline',
  'music/rock',
  'theatre',
  'admission',
  'parking',
  'headliner',
  '12,50 €',
  'à partir de 15 €',
  'Gratuit',
  '1e309',
  'EUR',
  'GBP',
  'FR',
  'France',
  '75011',
  'Paris',
  '48.86',
  '-0',
  'https://tickets.example/a?b=c&d=é',
  '//img.example/x.jpg',
  'javascript:alert(1)',
  'true',
  'no',
  '<b>Gras</b> &amp; <Live>',
  '[ANNULÉ] Les Loutres',
  'musicbrainz:5441c29d',
  'osm-n1',
] as const

const text = fc.oneof(fc.constantFrom(...SENT), fc.constantFrom(...SENT), anyText)
const number = fc.oneof(
  fc.integer({ min: -10, max: 3000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 25, 19.99, 1785000000, 1785000000000, 48.86, 2.37),
)

/** Anything that a schema made of the plain JSON kinds allows. */
function allowedBy(schema: TSchema): fc.Arbitrary<unknown> {
  const plain = schema as unknown as {
    readonly anyOf?: readonly TSchema[]
    readonly type?: string
    readonly items?: TSchema
    readonly properties?: Readonly<Record<string, TSchema>>
    readonly required?: readonly string[]
  }
  // Beside members, `anyOf` says which of them must be there: normalising says so itself, so none is added.
  if (plain.anyOf !== undefined && plain.type === undefined) {
    return fc.oneof(...plain.anyOf.map(allowedBy))
  }
  switch (plain.type) {
    case 'string':
      return text
    case 'number':
      return number
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(allowedBy(plain.items as TSchema), { maxLength: 4 })
    case 'object': {
      const members = Object.entries(plain.properties ?? {})
      return fc.record(
        Object.fromEntries(members.map(([name, member]) => [name, allowedBy(member)])),
        { requiredKeys: [...(plain.required ?? [])] },
      )
    }
    case undefined:
    default:
      throw new Error(`an arbitrary for ${JSON.stringify(schema)} is missing`)
  }
}

const anything = allowedBy(NativeListingSchema) as fc.Arbitrary<NativeListing>

/** Whatever the native format allows; every second one with a name and a date that are accepted. */
export const anyNative: fc.Arbitrary<NativeListing> = fc.oneof(
  anything,
  fc
    .tuple(anything, fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 40 }))
    .map(([listing, day, id]) => ({
      ...listing,
      id: `n-${id}`,
      name: 'Les Loutres',
      start: `2027-01-${String(day).padStart(2, '0')}T20:00`,
      timeZone: 'Europe/Paris',
    })),
)
