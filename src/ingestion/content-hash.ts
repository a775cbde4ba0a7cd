import { hash } from 'node:crypto'
import { uuidOf } from '../lib/hash.ts'

/** 128 bits of SHA-256, written as the database writes its uuid: plenty to tell texts apart, cheap to store and compare. */
export function contentHash(text: string | Uint8Array): string {
  return uuidOf(hash('sha256', text, 'hex'))
}

/**
 * Hashes records, each together with the way it is read: 96 bits of the record and 32 of the reading, so that a record
 * to be read by other rules is another one.
 */
export function recordHasher(reading: string): (raw: string | Uint8Array) => string {
  const ending = hash('sha256', reading, 'hex').slice(0, 8)
  return (raw) => uuidOf(hash('sha256', raw, 'hex').slice(0, 24) + ending)
}
