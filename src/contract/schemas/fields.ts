import Type, { type Static, type TSchema, type TUnsafe } from 'typebox'

/** What a field's schema says besides its type. */
export interface About {
  readonly description: string
  readonly deprecated?: true
  readonly examples?: readonly unknown[]
}

type Options = About & Readonly<Record<string, unknown>>

/** Ids that the service mints stay within 2^53-1, so that every JSON client reads them exactly. */
export const int64 = (about: Options) => Type.Integer({ format: 'int64', ...about })

export const text = (about: Options) => Type.String({ ...about })

export const number = (about: Options) => Type.Number({ ...about })

export const flag = (about: Options) => Type.Boolean({ ...about })

const STAMP_PATTERN =
  '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3} [+-][0-9]{4}$'
const INSTANT_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$'

/** Local date and time at the place, with the offset in force there. */
export const stamp = (about: Options) =>
  Type.String({ pattern: STAMP_PATTERN, examples: ['2026-12-05 20:00:00.000 +0100'], ...about })

/** The same, or empty where nobody says when. */
export const stampOrEmpty = (about: Options) =>
  stamp({ pattern: STAMP_PATTERN.replace(/^\^(.*)\$$/, '^($1)?$'), ...about })

/** A moment in UTC. */
export const instant = (about: Options) =>
  Type.String({
    format: 'date-time',
    pattern: INSTANT_PATTERN,
    examples: ['2026-11-27T09:30:00.000Z'],
    ...about,
  })

/** The field's type or null. Named schemas are made nullable by a union instead, so that they can stay references. */
export function nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const { type, ...rest } = schema as Record<string, unknown>
  return Type.Unsafe<Static<Schema> | null>({ type: [type, 'null'], ...rest })
}

/** An array; in XML one element named as the field, around one element per item named as the item's schema says. */
export function listOf<Item extends TSchema>(item: Item, about: Options) {
  return Type.Array(item, { xml: { wrapped: true }, ...about })
}

/** An object of an answer: every key always there, no other. */
export function record<Fields extends Record<string, TSchema>>(fields: Fields, about: Options) {
  return Type.Object(fields, { additionalProperties: false, ...about })
}
