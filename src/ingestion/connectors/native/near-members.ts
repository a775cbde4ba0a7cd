import { NativeListingSchema } from '../../../domain/native-listing.ts'
import { jaroWinkler } from '../../../lib/jaro-winkler.ts'
import { memberCalled, plainOf } from '../member-names.ts'

/** Notices members that are not read but were most likely meant to be. */
export interface NearMembers {
  /** What to tell of this listing; of each such member once in a body. */
  slipsOf(listing: object): string[]
}

/** More different slips than this are another format. */
const SLIPS_MAX = 20
/** Elements of a list that are looked at: they are alike. */
const ELEMENTS_MAX = 3
/** From here on two names are one, written wrongly. */
const ALIKE_MIN = 0.9

interface Shape {
  readonly members: ReadonlyMap<string, Shape | null>
  /** Member → how comparing writes it. */
  readonly plain: ReadonlyMap<string, string>
  /** What was compared before: a partner's own members are in every listing. */
  readonly known: Map<string, string | null>
}

const LISTING = shapeOf(NativeListingSchema as JsonSchema) as Shape

export function nearMembers(): NearMembers {
  const told = new Set<string>()
  return {
    slipsOf(listing) {
      const slips: string[] = []
      look(listing, LISTING, '', (path, member, near) => {
        const slip = `${path}${member}`
        if (told.has(slip) || told.size >= SLIPS_MAX) return
        told.add(slip)
        slips.push(`"${slip.slice(0, 60)}" is not read; did you mean "${path}${near}"?`)
      })
      return slips
    },
  }
}

type Tell = (path: string, member: string, near: string) => void

function look(value: object, shape: Shape, path: string, tell: Tell): void {
  const members = value as Readonly<Record<string, unknown>>
  for (const member in members) {
    const inner = members[member]
    const nested = shape.members.get(member)
    if (nested === undefined) {
      const near = nearOf(member, shape)
      // Where the right one is there too, this one is something of the partner's own.
      if (near !== null && !(near in value)) tell(path, member, near)
    } else if (nested !== null && typeof inner === 'object' && inner !== null) {
      const elements: unknown[] = Array.isArray(inner) ? inner.slice(0, ELEMENTS_MAX) : [inner]
      for (const one of elements) {
        if (typeof one === 'object' && one !== null) look(one, nested, `${path}${member}.`, tell)
      }
    }
  }
}

const KNOWN_MAX = 1000

function nearOf(member: string, shape: Shape): string | null {
  const before = shape.known.get(member)
  if (before !== undefined) return before
  const near = nearest(member, shape)
  if (shape.known.size >= KNOWN_MAX) shape.known.clear()
  shape.known.set(member, near)
  return near
}

function nearest(member: string, { members, plain }: Shape): string | null {
  const written = plainOf(member)
  const other = memberCalled(member)
  if (other !== undefined && members.has(other)) return other
  let best: string | null = null
  let most = ALIKE_MIN
  for (const [known, knownPlain] of plain) {
    const alike = jaroWinkler(written, knownPlain)
    if (alike < most) continue
    most = alike
    best = known
  }
  return best
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
}

/** The members that an object of this schema has, in itself or as the elements of a list. Null: it is none. */
function shapeOf({ properties, anyOf, items }: JsonSchema): Shape | null {
  if (properties !== undefined) {
    const names = Object.keys(properties)
    return {
      members: new Map(Object.entries(properties).map(([name, one]) => [name, shapeOf(one)])),
      plain: new Map(names.map((name) => [name, plainOf(name)])),
      known: new Map(),
    }
  }
  if (items !== undefined) return shapeOf(items)
  for (const one of anyOf ?? []) {
    const shape = shapeOf(one)
    if (shape !== null) return shape
  }
  return null
}
