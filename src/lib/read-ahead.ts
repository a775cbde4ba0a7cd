/**
 * The same values in the same order, the next one asked for before the last one is dealt with: who makes them and who
 * uses them wait for different things. One value more is held.
 */
export async function* readAhead<Value>(source: AsyncIterable<Value>): AsyncGenerator<Value> {
  const values = source[Symbol.asyncIterator]()
  const ask = () => {
    const asked = values.next()
    // Awaited in the next round: until then a failure must not count as one that nobody looks after.
    asked.catch(() => {})
    return asked
  }
  let next = ask()
  try {
    for (;;) {
      const result = await next
      if (result.done === true) return
      next = ask()
      yield result.value
    }
  } finally {
    await next.catch(() => {})
    await values.return?.()
  }
}
