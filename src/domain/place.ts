/** A place as partners supply it, one row for all partners that mean the same hall. */
export interface Place {
  readonly id: number
  readonly name: string
  readonly street: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly country: string | null
  readonly lat: number
  readonly lng: number
  readonly zone: string | null
  readonly images: ImageForms
  /** Id in the places directory, '' when not known. */
  readonly directoryId: string
  readonly directoryPlace: DirectoryPlace | null
}

/** A place of the third-party directory. `id` is the directory's own. */
export interface DirectoryPlace {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly lng: number
  readonly lat: number
  readonly averageGrade: number | null
  readonly totalGrades: number | null
  readonly street: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly country: string | null
  readonly photoRef: string | null
  readonly website: string | null
  readonly editorialSummary: string | null
  readonly periods: readonly OpeningPeriod[] | null
}

export interface OpeningPeriod {
  readonly open: OpeningMoment
  readonly close: OpeningMoment
}

export interface OpeningMoment {
  /** 0 = Sunday. */
  readonly day: number
  /** `HHMM`, four digits. */
  readonly time: string
}

/** Absolute addresses of one picture in its forms. */
export interface ImageForms {
  readonly image: string | null
  readonly width: number | null
  readonly height: number | null
  /** 1:1 */
  readonly square: string | null
  /** 16:9 */
  readonly rectangle: string | null
  /** Compressed. */
  readonly web: string | null
}

export const NO_IMAGE: ImageForms = {
  image: null,
  width: null,
  height: null,
  square: null,
  rectangle: null,
  web: null,
}
