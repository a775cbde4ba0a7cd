import { hash } from 'node:crypto'

/**
 * Where the bytes of our pictures lie. A name is made of the bytes themselves, so what is there under a name never
 * changes, writing again does no harm, and whoever has a name has the right bytes.
 */
export interface PictureStore {
  /** In words, for people: the folder or the bucket. */
  readonly place: string
  /** When it resolves, the bytes outlive a loss of power. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Null: there is nothing of that name. Throws a PictureDamaged where the bytes are not those of the name. */
  get(name: string): Promise<Buffer | null>
  /** Whether it is there, and whole as far as this store can break it. */
  has(name: string): Promise<boolean>
  /** Bytes; null: there is nothing of that name. */
  size(name: string): Promise<number | null>
  remove(name: string): Promise<void>
  /** Throws a PictureStoreError where nothing can be read or written as it is set up. */
  check(): Promise<void>
  /** Clears away what writers that were cut off left half done before this instant (epoch ms). */
  removeDrafts(before: number): Promise<void>
}

/** The pictures' place cannot be used as it is set up, or does not answer. */
export class PictureStoreError extends Error {
  override readonly name = 'PictureStoreError'
}

/** What is there under a name is not what was written there. */
export class PictureDamaged extends PictureStoreError {}

export const PICTURE_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const

export type PictureEnding = keyof typeof PICTURE_TYPES

/** 160 bits of SHA-256 and what it is: no name can lead out of a folder, or to anything that is no picture of ours. */
const NAME = /^[0-9a-f]{40}\.(jpg|png|webp)$/

const DIGITS = 40

export function pictureName(bytes: Buffer, ending: PictureEnding): string {
  return `${hash('sha256', bytes, 'hex').slice(0, DIGITS)}.${ending}`
}

/** A name is good for ever, so other bytes under it would lie in caches for ever. */
export function isNamed(name: string, bytes: Buffer): boolean {
  return hash('sha256', bytes, 'hex').startsWith(name.slice(0, DIGITS))
}

export function pictureEnding(name: string): PictureEnding | null {
  return (NAME.exec(name)?.[1] as PictureEnding | undefined) ?? null
}
