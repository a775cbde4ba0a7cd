/** A `--option name=value` of a feed, as the command line explains and checks it. */
export interface FeedOption {
  readonly name: string
  readonly summary: string
  /** The values allowed; any text when absent. */
  readonly values?: readonly string[]
  /** On the command line the value is the path of a file; the option holds what is in it. */
  readonly file?: true
  /** What is wrong with a value, each fault in words. */
  readonly faults?: (value: string) => readonly string[]
}
