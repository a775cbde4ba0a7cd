/** Which listing (or night) was in which event. */
type Grouping = ReadonlyMap<string, number>

export interface DayOfIds {
  readonly before: Grouping
  readonly after: Grouping
  /** Its listing was told as the day before. */
  readonly isSame: (key: string) => boolean
}

export interface IdCounts {
  readonly unchanged: number
  /** Of these, in an event of another id than the day before. */
  readonly changedIds: number
  /** Of these, where nothing in the events that held or hold them changed, came or went. */
  readonly byNeighbours: number
  /** Of all changed ones as many would have changed had the same events been numbered with a view to it. */
  readonly leastIds: number
  /** Each of them, with the events that it left and came to. */
  readonly stories: readonly string[]
}

export function countIds(
  { before, after, isSame }: DayOfIds,
  tell: (key: string) => string,
): IdCounts {
  const disturbed = new Set<number>()
  for (const [key, event] of [...before, ...after]) if (!isSame(key)) disturbed.add(event)
  const same = [...before].filter(([key]) => isSame(key) && after.has(key))
  const moved = same.filter(([key, event]) => after.get(key) !== event)
  return {
    unchanged: same.length,
    changedIds: moved.length,
    byNeighbours: moved.filter(
      ([key, event]) => !disturbed.has(event) && !disturbed.has(after.get(key) ?? event),
    ).length,
    leastIds: leastIds(same.map(([key, event]) => [event, after.get(key) ?? event])),
    stories: moved.map(([key]) => storyOf(key, { before, after, isSame }, tell)),
  }
}

/**
 * Each event of the day after takes the id of the event that most of its listings come from, each id once, the largest
 * shares first. What comes otherwise is lost to any numbering: events were parted or put together.
 */
export function leastIds(moves: readonly (readonly [before: number, after: number])[]): number {
  const shares = new Map<string, { before: number; after: number; listings: number }>()
  for (const [before, after] of moves) {
    const share = shares.get(`${before} ${after}`)
    if (share === undefined) shares.set(`${before} ${after}`, { before, after, listings: 1 })
    else share.listings += 1
  }
  const [given, taken] = [new Set<number>(), new Set<number>()]
  let kept = 0
  for (const { before, after, listings } of [...shares.values()].toSorted(
    (a, b) => b.listings - a.listings,
  )) {
    if (given.has(before) || taken.has(after)) continue
    given.add(before)
    taken.add(after)
    kept += listings
  }
  return moves.length - kept
}

function storyOf(
  key: string,
  { before, after, isSame }: DayOfIds,
  tell: (key: string) => string,
): string {
  const ends = [before.get(key), after.get(key)]
  const involved = new Set(
    [...before, ...after].flatMap(([one, event]) => (ends.includes(event) ? [one] : [])),
  )
  const lines = [...involved].map((one) => {
    const way = `${before.get(one) ?? 'new'} → ${after.get(one) ?? 'gone'}`
    return `    ${way}${isSame(one) ? '' : ' (told otherwise)'} ${tell(one)}`
  })
  return [`${ends.join(' → ')} ${tell(key)}`, ...lines].join('\n')
}
