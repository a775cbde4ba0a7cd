import type { Event } from '../../domain/event.ts'
import type { Performer } from '../../domain/performer.ts'
import { performerNameKey } from '../resolve/performers.ts'

/** Who is shown with an event. Two of one name on one bill are one: the elder, at the first one's place. */
export function billOf(
  { performerIds }: Pick<Event, 'performerIds'>,
  known: ReadonlyMap<number, Performer>,
): readonly Performer[] {
  const bill: Performer[] = []
  for (const id of performerIds) {
    const performer = known.get(id)
    if (performer !== undefined) bill.push(performer)
  }
  return bill.length < 2 ? bill : onceByName(bill)
}

function onceByName(bill: readonly Performer[]): readonly Performer[] {
  const byName = new Map<string, Performer>()
  for (const performer of bill) {
    const key = performerNameKey(performer.name)
    const same = byName.get(key)
    if (same === undefined || performer.id < same.id) byName.set(key, performer)
  }
  return byName.size === bill.length ? bill : [...byName.values()]
}
