/** What was taken from the front of something to look at it, and the rest behind that. Who stops reading lets go of all of it. */
export async function* rejoin<Item>(
  taken: Iterable<Item>,
  rest: AsyncIterator<Item>,
): AsyncGenerator<Item> {
  try {
    yield* taken
    yield* { [Symbol.asyncIterator]: () => rest }
  } finally {
    await rest.return?.()
  }
}
