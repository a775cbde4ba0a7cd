import { hash } from 'node:crypto'

/** 128 bits of SHA-256 as the database's uuid: plenty to tell texts apart, half the size to store and compare. */
export function contentHash(text: string | Uint8Array): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}

/**
 * Hashes records, each together with the way it is read: 96 bits of the record and 32 of the reading, so that a record
 * to be read by other rules is another one.
 */
export function recordHasher(reading: string): (raw: string | Uint8Array) => string {
  const ending = contentHash(reading).slice(0, 8)
  return (raw) => hash('sha256', raw, 'hex').slice(0, 24) + ending
}
