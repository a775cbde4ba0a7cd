import { NativeListingSchema } from '../../../domain/native-listing.ts'
import { isObject, listOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** What the native format takes in one place: for checking the names in a mapping file. */
export interface Shape {
  /** By name; empty where only plain values go. */
  readonly members: ReadonlyMap<string, Shape>
  readonly several: boolean
}

export const LISTING_SHAPE: Shape = shapeOf(NativeListingSchema as unknown as JsonObject)

function shapeOf(schema: JsonObject): Shape {
  const members = new Map<string, Shape>()
  let several = false
  for (const one of variantsOf(schema)) {
    const items = one['items']
    if (isObject(items)) {
      several = true
      for (const [name, shape] of shapeOf(items).members) members.set(name, shape)
    }
    const properties = one['properties']
    if (!isObject(properties)) continue
    for (const [name, member] of Object.entries(properties))
      if (isObject(member)) members.set(name, shapeOf(member))
  }
  return { members, several }
}

/** `anyOf` of the listing itself names members that must be there, and is no choice of shapes. */
function variantsOf(schema: JsonObject): readonly JsonObject[] {
  const choices = listOf(schema['anyOf']).filter(isObject)
  if (isObject(schema['properties']) || choices.length === 0) return [schema]
  return choices.flatMap(variantsOf)
}
