/**
 * The same values in the same order, the next one asked for before the last one is dealt with: who makes them and who
 * uses them wait for different things. One value more is held.
 */
export function readAhead<Value>(source: AsyncIterable<Value>): AsyncGenerator<Value> {
  return mapAhead(source, 1, (value) => value)
}

/** What `work` makes of each value, in their order. The next `most` are begun before the last one is dealt with. */
export async function* mapAhead<Value, Made>(
  source: AsyncIterable<Value>,
  most: number,
  work: (value: Value) => Made | Promise<Made>,
): AsyncGenerator<Made> {
  const values = source[Symbol.asyncIterator]()
  const make = async () => {
    const next = await values.next()
    return next.done === true ? null : { made: await work(next.value) }
  }
  const begun: ReturnType<typeof make>[] = []
  const begin = () => {
    const making = make()
    // Awaited in its turn: until then a failure must not count as one that nobody looks after.
    making.catch(() => {})
    begun.push(making)
  }
  for (let count = 0; count < most; count += 1) begin()
  try {
    for (;;) {
      begin()
      const first = await begun.shift()
      if (first === null || first === undefined) return
      yield first.made
    }
  } finally {
    await Promise.allSettled(begun)
    await values.return?.()
  }
}
