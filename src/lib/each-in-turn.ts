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
  if (errors.length === 1) throw errors[0]
  const reasons = errors.map(({ message }) => message).join('; ')
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} of ${works.length} failed: ${reasons}`)
}
