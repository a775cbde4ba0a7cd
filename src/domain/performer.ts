import type { ImageForms } from './place.ts'

export interface Performer {
  readonly id: number
  readonly name: string
  readonly description: string | null
  readonly images: ImageForms
}
