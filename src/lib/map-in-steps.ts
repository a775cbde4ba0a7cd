import { setImmediate as turn } from 'node:timers/promises'

/** Some two milliseconds of work of the kinds that are done so. */
const STEP = 10

/** So many are at work in steps just now. */
let atWork = 0

/**
 * What `work` makes of each value. Between steps whoever else waits for the process is let in: what was written to sockets
 * leaves only then, and answers come only then.
 */
export async function mapInSteps<Value, Made>(
  values: readonly Value[],
  work: (value: Value) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  atWork += 1
  try {
    for (const value of values) {
      made.push(work(value))
      if (made.length % STEP === 0) await turn()
    }
  } finally {
    atWork -= 1
  }
  return made
}

/** For so many steps of others: some that are at work without end must not hold it up for ever. */
const PATIENCE = 100

/**
 * Between steps of work that is in no hurry: it goes on when nobody is at work in steps, and so in the time in which they wait
 * for somebody else.
 */
export async function standBack(): Promise<void> {
  await turn()
  for (let turns = 1; atWork > 0 && turns < PATIENCE; turns += 1) await turn()
}
