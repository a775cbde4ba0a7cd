/** How one member of a listing is made of a record. What a mapping file says, checked and taken apart. */
export type Rule =
  | {
      readonly kind: 'pick'
      readonly parts: readonly Part[]
      readonly steps: Steps
      /** Of an id: what stands around a field that is missing stays, or two ids might be one. */
      readonly exact?: true
    }
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'first'; readonly rules: readonly Rule[] }
  | {
      readonly kind: 'each'
      readonly path: string
      /** Of which elements. */
      readonly where: readonly Condition[]
      readonly rule: Rule
    }
  | { readonly kind: 'list'; readonly rules: readonly Rule[] }
  /** One text of all that the rule gives. */
  | { readonly kind: 'join'; readonly rule: Rule; readonly sign: string }
  | {
      readonly kind: 'when'
      readonly conditions: readonly Condition[]
      readonly use: Rule
      readonly otherwise: Rule | null
    }
  | { readonly kind: 'members'; readonly members: readonly Member[] }

export interface Member {
  readonly name: string
  readonly rule: Rule
  /** The native member takes several values; otherwise the first that says something is taken. */
  readonly several: boolean
}

/** Text as it stands, or a field of the record, which may be missing. One field alone keeps all its values. */
export type Part = { readonly text: string } | { readonly path: string; readonly optional?: true }

/** What is done with each value, in this order. */
export interface Steps {
  readonly split: string | null
  /** The first group, or all, of what fits; nothing where it does not fit. */
  readonly take: RegExp | null
  /** How what fits is written instead: `$1-$2`. */
  readonly as: string | null
  readonly values: ReadonlyMap<string, unknown> | null
  /** What the words of `values` mean, by these words in small letters. */
  readonly folded: ReadonlyMap<string, unknown>
  /** What a value outside of `values` becomes; undefined: it stays. */
  readonly otherwise: unknown
  /** The pattern dates are written in: `dd/MM/yyyy HH:mm`. */
  readonly date: string | null
  readonly decimal: ',' | '.' | null
}

export interface Condition {
  readonly field: string
  readonly is: readonly string[] | null
  readonly not: readonly string[] | null
  readonly matches: RegExp | null
  readonly filled: boolean | null
  /** A number, and more or less than this. */
  readonly above: number | null
  readonly below: number | null
}

export interface Mapping {
  /** Where records are: a path of members (JSON) or of elements (XML). */
  readonly records: string | null
  readonly where: readonly Condition[]
  /** Where in a record the list is of which every element is a listing; null: the record is one. */
  readonly each: string | null
  readonly listing: readonly Member[]
  readonly encoding: string | null
  readonly delimiter: string | null
  readonly quote: string | null
  /** Names of the columns of a file without a first row of names. */
  readonly columns: readonly string[] | null
}
