/** Why a feed was not fetched. docs/fetching.md says of each what to do, and so does the command line; tests hold them together. */
export type FetchFailure =
  | 'badLocation' // the location is no file and no address we can fetch
  | 'missingFile'
  | 'missingSecret' // an option refers to an environment variable that is not set
  | 'refusedAddress' // private or local, and not allowed by the operator
  | 'unreachable' // no connection
  | 'timeout'
  | 'status' // the server answered with something else than the feed
  | 'later' // the server asked to be left alone for longer than a run waits
  | 'redirect' // too many, or to nowhere
  | 'cutOff' // fewer bytes than were promised
  | 'damaged' // the compression's checks fail
  | 'coding' // compressed twice, or in a way we do not read
  | 'tooLarge'
  | 'empty'
  | 'html' // a web page in place of data

/** Why what was fetched is not the feed. */
export type FormatFailure =
  | Extract<FetchFailure, 'tooLarge'> // an archive, which is inflated as it is read
  | 'otherFormat' // something else altogether
  | 'mapping' // it has none of what the mapping looks for, or the mapping cannot be used

/** Why a run failed as a whole, for programs and for what to do next; the warnings say it in words. */
export type RunFailure =
  | FetchFailure
  | FormatFailure
  | 'forbidden' // the server answered 401 or 403
  | 'noListing' // records came, and none of them even tells an id
  | 'internal' // the fault is ours
