/** A `--option name=value` of a feed, as the command line explains and checks it. */
export interface FeedOption {
  readonly name: string
  readonly summary: string
  /** The values allowed; any text when absent. */
  readonly values?: readonly string[]
}
