import { ownEntry } from '../../../lib/own-entry.ts'
import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { typesOf } from './graph.ts'

/** An event in a document, and what stands around it that it need not repeat. */
export interface FoundEvent {
  readonly node: JsonObject
  /** The place or the performer whose page lists it. */
  readonly place: JsonObject | null
  readonly performer: JsonObject | null
  /** The events it is part of, the nearest first. */
  readonly parents: readonly JsonObject[]
}

/** Kinds of event that are not shows people go to. */
const NO_SHOW = /^(?:Delivery|Publication|Broadcast|OnDemand)Event$|^User[A-Z]/i
const EVENT = /Event$|^(?:Festival|EventSeries|CourseInstance|Hackathon)$/
/** In JSON of other kinds, too, things are of the `type` "event": only JSON-LD's own is read in any spelling. */
const EVENT_IN_ANY_CASE = new RegExp(EVENT, 'i')
const PLACE =
  /(?:Place|Venue|Theater|Hall|House|Museum|Stadium|Club|Restaurant|Bar|Winery|LocalBusiness|Accommodation|Hotel|Gallery|Park|Church|Attraction|CivicStructure|Landmark\w*|Organization)$/
const PERFORMER = /^(?:Person|(?:Music|Theater|Dance|Performing)Group|SportsTeam|MusicArtist)$/

export function isEvent(node: JsonObject): boolean {
  const event = '@type' in node ? EVENT_IN_ANY_CASE : EVENT
  return typesOf(node).some(
    (type) =>
      (event.test(type) && !NO_SHOW.test(type)) || (typeMeantBy(type) !== type && isDated(node)),
  )
}

/** Types that schema.org does not have, and what authors mean by them. */
const INVENTED: Readonly<Record<string, string>> = {
  Concert: 'MusicEvent',
  Conference: 'BusinessEvent',
  Exhibition: 'ExhibitionEvent',
  Workshop: 'EducationEvent',
}

/** `MusicFestival` is a `Festival`. */
export function typeMeantBy(type: string): string {
  return ownEntry(INVENTED, type) ?? type.replace(/^[A-Z][a-z]+Festival$/, 'Festival')
}

function isDated(node: JsonObject): boolean {
  return ['startDate', 'eventSchedule', 'subEvent'].some((member) => member in node)
}

/** Members under which an event is another event's, not one of its own. */
const OWN_WALK = new Set(['subEvent', 'subEvents', 'superEvent'])
/** Members of an event that lead away from it: what they hold was mentioned, not announced. */
const MENTIONED = new Set([
  'location',
  'performer',
  'performers',
  'organizer',
  'offers',
  'workPerformed',
  'workFeatured',
  'about',
  'review',
  'reviews',
])
/** Actions mention events that somebody plans, joins or looks for. */
const ACTION = /Action$/

const DEPTH_MAX = 40

interface Around {
  readonly place: JsonObject | null
  readonly performer: JsonObject | null
}

/** All events of parsed JSON, in the document's order, wherever they are nested. */
export function findEvents(value: unknown): readonly FoundEvent[] {
  const found: FoundEvent[] = []
  const seen = new Set<object>()
  const walk = (at: unknown, around: Around, depth: number): void => {
    if (depth > DEPTH_MAX) return
    if (Array.isArray(at)) for (const one of at) walk(one, around, depth + 1)
    if (!isObject(at) || seen.has(at)) return
    seen.add(at)
    if (typesOf(at).some((type) => ACTION.test(type))) return
    if (isEvent(at)) {
      found.push({ node: at, parents: [], ...around })
      for (const [member, one] of Object.entries(at)) {
        if (!OWN_WALK.has(bare(member)) && !MENTIONED.has(bare(member)))
          walk(one, NOTHING, depth + 1)
      }
      return
    }
    const next = aroundOf(at, around)
    for (const [member, one] of Object.entries(at))
      walk(one, holdsEvents(at, member) ? { ...next, place: at } : next, depth + 1)
  }
  walk(value, NOTHING, 0)
  return found
}

const NOTHING: Around = { place: null, performer: null }

function bare(member: string): string {
  return member.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '')
}

/** What has events as a member of its own is where they are, unless it is somebody. */
function holdsEvents(node: JsonObject, member: string): boolean {
  return (
    /^events?$/.test(bare(member)) &&
    typesOf(node).some((type) => PLACE.test(type) && !type.endsWith('Organization'))
  )
}

/** A place's or a performer's own page lists its events without repeating whose they are. */
function aroundOf(node: JsonObject, around: Around): Around {
  const types = typesOf(node)
  if (types.some((type) => PERFORMER.test(type))) return { ...around, performer: node }
  if (types.some((type) => PLACE.test(type)) && ('address' in node || 'geo' in node)) {
    return { ...around, place: node }
  }
  return around
}
