type Row = Readonly<Record<string, unknown>>

const KINDS = ['node', 'way', 'relation'] as const
type Kind = (typeof KINDS)[number]

/** Where tools put the id, the surest first: overpass turbo, QuickOSM, osmtogeojson and osmium, Nominatim. */
const ID_TAGS = ['@id', 'full_id'] as const
const OTHER_ID_TAGS = ['id', 'osm_id'] as const
/** And what kind of thing a bare number is of. */
const KIND_TAGS = ['@type', 'osm_type', 'type'] as const

/**
 * `osm-w123` for way 123, however the tool that made the file writes it; another id as it is. Numbers of nodes, ways and
 * relations overlap, so that a number needs its kind to be an id.
 */
export function osmId(feature: Row, tags: Row): string | null {
  const given = [
    ...ID_TAGS.map((tag) => tags[tag]),
    feature['id'],
    ...OTHER_ID_TAGS.map((tag) => tags[tag]),
  ].flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [`${value}`] : []))
  const id = given.map((one) => one.trim()).find((one) => one !== '')
  if (id === undefined) return null
  const [, kind, number] = /^(node|way|relation|[nwra])?\/?(\d+)$/.exec(id) ?? []
  if (number === undefined) return id
  if (kind === 'a') return ofArea(BigInt(number))
  const known = kindOf(kind) ?? KIND_TAGS.map((tag) => kindOf(tags[tag])).find((one) => one)
  return known === undefined ? id : `osm-${known.slice(0, 1)}${number}`
}

function kindOf(value: unknown): Kind | undefined {
  if (typeof value !== 'string') return undefined
  const said = value.trim().toLowerCase()
  return KINDS.find((kind) => kind === said || kind.slice(0, 1) === said)
}

/** osmium's number of an area: twice that of its way, or twice that of its relation and one. */
function ofArea(number: bigint): string {
  return number % 2n === 0n ? `osm-w${number / 2n}` : `osm-r${number / 2n}`
}
