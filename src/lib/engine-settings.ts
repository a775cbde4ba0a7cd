import { setFlagsFromString } from 'node:v8'

/**
 * What the engine is told for long runs of feeds, on one core and in bounded memory. Its own choices are those for a
 * program whose compiling and collecting have cores of their own. Figures: docs/performance.md.
 */
const SETTINGS: readonly string[] = [
  // How much the heap grows beyond what was alive in it before it is collected again, in percent, in place of three and
  // more times: a run keeps 40 MB alive and makes 200 KB of garbage a listing.
  '--heap-growing-percent=150',
  // Functions are compiled to fast code after three times as much work of theirs, and with a quarter of what they call
  // written into them (200 and 400,000 in place of 920 and 135,168): what is compiled of functions inside others is dropped
  // at each major collection, so that compiling them never ends.
  '--max-inlined-bytecode-size-cumulative=200',
  '--interrupt-budget=400000',
]

/** Keeps a long run of a feed in bounded memory, and the engine from compiling for as long as it runs. */
export function settleEngine(): void {
  for (const setting of SETTINGS) setFlagsFromString(setting)
}
