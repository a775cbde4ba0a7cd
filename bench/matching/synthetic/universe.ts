import { seeded } from '../random.ts'
import type { Alias, Told } from '../universe.ts'
import { render } from './render.ts'
import { makeActs, makeEvents, makeHalls } from './world.ts'

/** A seeded season: halls, acts, true events and what eight sellers make of them. */
export function syntheticSeason(
  seed: number,
  eventCount: number,
): { tellings: Told[]; aliases: Alias[] } {
  const random = seeded(seed)
  const halls = makeHalls(random, Math.ceil(eventCount / 20))
  const acts = makeActs(random, Math.ceil(eventCount / 5))
  const events = makeEvents(random, halls, acts, eventCount)
  const aliases = halls.flatMap(({ name, formerly, town: [city] }) =>
    formerly === null ? [] : [{ city, names: [name, formerly] }],
  )
  return { tellings: events.flatMap((event) => render(event, random)), aliases }
}
