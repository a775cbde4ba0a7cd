import type { ProductKind } from '../listing.ts'
import type { StatusHint } from './marker-words.ts'

/** A title taken apart. All texts folded. */
export interface Title {
  /** Every word that names the event, sorted; words twice stand twice. Empty only for a title of signs. */
  readonly tokens: readonly string[]
  /** `tokens` less support acts and tour names, sorted. */
  readonly head: readonly string[]
  /** `head` up to its first dash, colon or bar, sorted; equal to it where there is none. */
  readonly lead: readonly string[]
  /** `lead` up to a bracket, a comma or who wrote, staged or plays it, sorted; empty where nothing of the sort follows. */
  readonly stem: readonly string[]
  /** Who presents it, sorted: its promoter, or the one who plays his new album. */
  readonly presenter: readonly string[]
  /** The title without blanks or signs, markers left out; for a title of signs the signs. */
  readonly compact: string
  readonly support: readonly string[]
  readonly status: readonly StatusHint[]
  /** `early`, `nth:2`, `at:2030`… sorted. */
  readonly sessions: readonly string[]
  /** `vf`, `3d`, `access`… : sessions of one run, never another event. */
  readonly versions: readonly string[]
  readonly kind: ProductKind | null
  /** Main categories that its words name (`atelier`, `exposition`…), ascending. */
  readonly formats: readonly number[]
  /** Words at its edges for what is sold beside shows, which may belong to the name. */
  readonly beside: readonly string[]
  readonly tribute: boolean
  /** Words next to the tribute marker. */
  readonly tributeTo: readonly string[]
  /** Part of a series (`vol. 2`, `No 3`, `… II`). */
  readonly sequence: number | null
  /** It is the number of a composer's work (`Sinfonie Nr. 5`), which another seller may well leave out. */
  readonly sequenceOfWork: boolean
  /** A year or the count of an edition. */
  readonly edition: number | null
  /** A day of a festival or run: a weekday, a date, `d:2` for "day 2"; of sport also `g:2` for a game, `h:2` for one at home. */
  readonly dayLabel: string | null
  readonly movedTo: boolean
  /** Home and away, where the title is a match. */
  readonly teams: readonly [string, string] | null
}

export interface TitleContext {
  /** Name, room and town of the listing's place: their words say nothing of the event. */
  readonly place?: string | null
  readonly city?: string | null
  readonly performers?: readonly string[]
  readonly sport?: boolean
  readonly comedy?: boolean
}
