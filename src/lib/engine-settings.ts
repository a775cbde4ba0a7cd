import { PerformanceObserver, constants } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * What the engine is told for long runs of feeds, on one core and in bounded memory. Its own choices are those for a
 * program whose compiling and collecting have cores of their own. Figures: docs/performance.md.
 */
const SETTINGS: readonly string[] = [
  // A quarter of what a function calls is written into its fast code (920 is theirs): what is compiled of functions inside
  // others is dropped at each major collection, so that compiling them never ends.
  '--max-inlined-bytecode-size-cumulative=200',
  // The young generation is collected when it is full, not as soon as the process waits for something and it is full to four
  // fifths: what survives is copied less often.
  '--no-minor-gc-task',
]

/**
 * When a function is compiled to fast code: after rounds of so much work, counted anew whenever it meets something new. Engines
 * from version 12 on (Node 22) have a compiler in between and count calls.
 */
const BEFORE_12: readonly string[] = [
  // After two rounds in place of three,
  '--ticks-before-optimization=2',
  // and not after one more for each 150 bytes that the function is long: the longest, where a listing's time goes, would run
  // slow for the first ten thousand listings and more.
  '--bytecode-size-allowance-per-tick=2000',
  // Nor after the first where it is short (81 bytes): most of these are inside others, and compiled after each collection again.
  '--max-bytecode-size-for-early-opt=0',
]

/**
 * How much the heap grows beyond what was alive in it before it is collected again, in percent, in place of three and more
 * times: a run keeps 40 MB alive, and a large one 75. What is large already grows by less, for the whole is bounded.
 */
const GROWTH_MOST = 130
const GROWTH_LEAST = 40
/** Bytes to which it may grow by more than the least. */
const HEAP_WANTED = 110 * 2 ** 20

/** In percent, after a collection that left so many bytes alive. */
export function growthAfter(alive: number): number {
  const wanted = Math.floor((HEAP_WANTED / alive - 1) * 100)
  return Math.min(GROWTH_MOST, Math.max(GROWTH_LEAST, wanted))
}

/** Bytes of one of the two halves of the young generation. Left alone it comes to 16 MB, from version 13 on (Node 24) to 64. */
const YOUNG_HALF = 8 * 2 ** 20

/**
 * How large the young generation may become is asked for once, when the process starts; whether it grows, at each
 * collection. So it is let grow until it has its size, and again after the engine has made it smaller, as it does when idle.
 */
const collections = new PerformanceObserver((list) => {
  growYoung(youngHalf() * 2 <= YOUNG_HALF)
  if (list.getEntries().some(isOfAll)) growHeap(growthAfter(getHeapStatistics().used_heap_size))
})

/** What an engine of that version (`process.versions.v8`) is told. */
export function engineSettings(version: string): readonly string[] {
  return Number.parseInt(version, 10) < 12 ? [...SETTINGS, ...BEFORE_12] : SETTINGS
}

/**
 * Keeps a long run of a feed in bounded memory, and the engine from compiling for as long as it runs. Best before the
 * program that ingests is loaded, for that alone makes the young generation grow to 16 MB a half.
 */
export function settleEngine(): void {
  for (const setting of engineSettings(process.versions.v8)) setFlagsFromString(setting)
  growHeap(GROWTH_MOST)
  growYoung(false)
  collections.observe({ entryTypes: ['gc'] })
}

/** From the next collection on. */
function growYoung(grows: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${grows ? 2 : 1}`)
}

/** From the next collection of the whole heap on. */
function growHeap(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

/** A collection of the whole heap, after which what is used is what is alive. */
function isOfAll(entry: object): boolean {
  const { detail } = entry as { readonly detail?: { readonly kind?: number } }
  return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
}

function youngHalf(): number {
  const half = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return half === undefined ? 0 : half.space_used_size + half.space_available_size
}
