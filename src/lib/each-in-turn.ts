/** Works that do not need each other: each is done, whatever became of those before it; then what failed is thrown. */
export async function eachInTurn(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: Error[] = []
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      errors.push(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const [first] = errors
  if (first !== undefined && errors.length === 1) throw first
  const reasons = errors.map(({ message }) => message).join('; ')
  if (first !== undefined)
    throw new AggregateError(errors, `${errors.length} of ${works.length} failed: ${reasons}`)
}
