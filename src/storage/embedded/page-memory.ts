import { totalmem } from 'node:os'

const MB = 2 ** 20
const LEAST = 128
const MOST = 512

/**
 * Megabytes in which the server keeps pages of tables and indexes: an eighth of the machine's memory. Its own default, 128,
 * is less than the indexes of a large catalogue, whose pages are then copied for each look; and at most so much that it and a
 * process that ingests stay within a gigabyte.
 */
export function pageMemory(memory: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memory / 8 / MB)))
}

/** Bytes of the machine, or of what a container leaves us. */
export function memoryAtHand(): number {
  const bound = process.constrainedMemory()
  return bound > 0 ? Math.min(bound, totalmem()) : totalmem()
}
