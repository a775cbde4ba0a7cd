import { setFlagsFromString } from 'node:v8'

/**
 * How much the engine lets the heap grow beyond what was alive in it before it collects again: this share, in percent, in
 * place of the three and more times that it finds best for speed alone. A run of a feed keeps 40 MB alive and makes 200 KB of
 * garbage a listing.
 */
const GROWING_PERCENT = 150

/** Keeps a long run of a feed in bounded memory; costs a few percent of the processor's time. */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`)
}
