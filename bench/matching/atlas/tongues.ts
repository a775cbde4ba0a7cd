/** What sellers of a language put around the name of a show. `~` stands for the name. */
export interface Phrases {
  readonly live: readonly string[]
  readonly tickets: readonly string[]
  readonly presents: readonly string[]
  readonly and: string
  readonly with: readonly string[]
  readonly at: string
  readonly guests: string
  readonly soldOut: readonly string[]
  readonly cancelled: readonly string[]
  readonly moved: readonly string[]
  readonly extra: readonly string[]
  readonly tour: readonly string[]
  readonly matinee: string
  readonly evening: string
  readonly dayTicket: readonly string[]
  readonly pass: readonly string[]
  readonly parking: readonly string[]
  readonly vip: readonly string[]
  readonly hotel: readonly string[]
  readonly camping: readonly string[]
  readonly guided: readonly string[]
  readonly tribute: readonly string[]
  /** Said after a name at some sellers; tells nothing. */
  readonly chatter: readonly string[]
  readonly street: readonly string[]
  readonly theatre: readonly string[]
  readonly hall: readonly string[]
  readonly club: readonly string[]
  readonly museum: readonly string[]
  readonly arena: readonly string[]
  readonly cinema: readonly string[]
  readonly rooms: readonly [large: string, small: string]
  readonly categories: Readonly<Record<Sort, readonly string[]>>
}

/** What a show is, as its audience would say. */
export type Sort =
  | 'concert'
  | 'classical'
  | 'theatre'
  | 'comedy'
  | 'festival'
  | 'club'
  | 'sport'
  | 'exhibition'
  | 'children'
  | 'cinema'
