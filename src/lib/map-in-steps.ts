import { setImmediate as turn } from 'node:timers/promises'

/** Some two milliseconds of work of the kinds that are done so. */
const STEP = 10

/**
 * What `work` makes of each value. Between steps whoever else waits for the process is let in: what was written to sockets
 * leaves only then, and answers come only then.
 */
export async function mapInSteps<Value, Made>(
  values: readonly Value[],
  work: (value: Value) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  for (const value of values) {
    made.push(work(value))
    if (made.length % STEP === 0) await turn()
  }
  return made
}
