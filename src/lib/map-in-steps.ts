import { setImmediate as turn } from 'node:timers/promises'
import { slices } from './slices.ts'

/** Some two milliseconds of work of the kinds that are done so. */
const STEP = 15

/** So many are at work in steps just now. */
let atWork = 0

/**
 * What `work` makes of the values, some at a time. Between steps whoever else waits for the process is let in: what was
 * written to sockets leaves only then, and answers come only then.
 *
 * `work` is given all of a step so that it can take them through one stage and then through the next: the program that a
 * listing goes through from end to end is several times what the processor has at hand of it.
 */
export async function mapInSteps<Value, Made>(
  values: readonly Value[],
  work: (some: readonly Value[]) => readonly Made[],
): Promise<Made[]> {
  const made: Made[] = []
  atWork += 1
  try {
    for (const some of slices(values, STEP)) {
      made.push(...work(some))
      if (some.length === STEP) await turn()
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
