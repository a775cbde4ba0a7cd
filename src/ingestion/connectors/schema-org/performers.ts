import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { typesOf } from './graph.ts'
import type { Graph } from './graph.ts'
import { absolute, imagesOf } from './links.ts'

type NativePerformer = Exclude<NonNullable<NativeListing['performers']>[number], string>

const MEMBERS = ['performer', 'performers', 'actor', 'actors', 'competitor', 'homeTeam', 'awayTeam']

/** Who is on stage or on the field. A performer that is the hall is none. */
export function performersOf(
  graph: Graph,
  event: JsonObject,
  inherited: JsonObject | null,
  placeName: string | undefined,
  base: string | null,
): readonly NativePerformer[] | undefined {
  const given = MEMBERS.flatMap((member) => graph.all(event, member)).filter(
    (one) => !isHolder(graph, event, one),
  )
  const all = given.length === 0 && inherited !== null ? [inherited] : given
  const performers = all.flatMap((one) => performerOf(graph, one, base) ?? [])
  const hall = placeName?.split(',')[0]?.trim()
  const people = performers.filter(({ name }) => name !== placeName && name !== hall)
  return given.length === 0 && inherited === null ? undefined : people
}

/**
 * Groups that meet write themselves there too: who holds an event of no kind, and is called no more than an organisation in both
 * places, is not on stage for that.
 */
function isHolder(graph: Graph, event: JsonObject, performer: unknown): boolean {
  if (!isObject(performer) || !isMere(performer, 'Organization') || !isMere(event, 'Event'))
    return false
  const name = graph.text(performer, 'name')
  return graph
    .nodes(event, 'organizer')
    .some((one) => isMere(one, 'Organization') && graph.text(one, 'name') === name)
}

function isMere(node: JsonObject, type: string): boolean {
  return typesOf(node).join() === type
}

/** An address; or the name of a type, which plug-ins write where nobody was told. */
const NOBODY =
  /^https?:\/\/|^(?:(?:https?:\/\/)?schema\.org\/)?(?:Organization|Person|Thing|(?:Music|Theater|Dance|Performing)Group)$/

function performerOf(graph: Graph, value: unknown, base: string | null): NativePerformer | null {
  if (!isObject(value)) {
    const name = textOf(value)
    return name === undefined || NOBODY.test(name) ? null : { name }
  }
  // A role stands between the event and who plays it.
  const isRole = typesOf(value).some((type) => type.endsWith('Role'))
  const inner = graph.nodes(value, 'performer', 'actor', ...(isRole ? ['member'] : []))[0]
  if (
    inner !== undefined &&
    inner !== value &&
    graph.nodes(inner, 'performer', 'actor').length === 0
  ) {
    return performerOf(graph, inner, base)
  }
  const name = graph.text(value, 'name')
  if (name === undefined || NOBODY.test(name)) return null
  const url = absolute(graph.text(value, 'url'), base)
  const links = graph.all(value, 'sameAs').flatMap((link) => textOf(link) ?? [])
  return without({
    id: graph.text(value, 'identifier') ?? absolute(value['@id'], base) ?? url,
    name,
    role: value['x-isHeadliner'] === false ? 'support' : undefined,
    description: graph.text(value, 'description'),
    image: imagesOf(graph, value, base, 'image', 'logo'),
    sameAs: [...links, ...(url === undefined ? [] : [url])],
  })
}
