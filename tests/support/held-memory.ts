import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What nobody holds goes now, as it would some time within a long transfer. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // Freed buffers are counted off by a thread of the engine, which the next collection waits for.
  collect()
  collect()
}

/** Bytes this process still holds when all that nobody holds is gone. */
export function heldBytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
