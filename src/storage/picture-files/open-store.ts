import { resolve } from 'node:path'
import { diskStore } from './disk-store.ts'
import { PictureStoreError } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'

export interface PictureStoreSettings {
  /** A folder, or the address of a bucket. */
  readonly store: string
  readonly key: string | null
  readonly secret: string | null
  readonly region: string
}

/** What speaks to buckets is loaded only where there is one. */
export async function openPictureStore(settings: PictureStoreSettings): Promise<PictureStore> {
  const { store, key, secret, region } = settings
  if (!/^https?:\/\//i.test(store)) return diskStore(resolve(store))
  if (key === null || secret === null)
    throw new PictureStoreError(
      'AFFICHE_IMAGE_STORE is the address of a bucket; set AFFICHE_IMAGE_STORE_KEY and AFFICHE_IMAGE_STORE_SECRET too.',
    )
  const { bucketStore } = await import('./s3-store.ts')
  return bucketStore({ address: store, key, secret, region })
}
