import type { FeedOption } from '../../domain/feed-option.ts'
import type { FormatFailure } from '../../domain/run-failure.ts'
import type { NativeListing } from '../../domain/native-listing.ts'

/** What a fetch brought: already inflated, its size capped. */
export interface Body {
  /** Fit to be shown: as a link, or what links are relative to, it is `withoutHidden`. */
  readonly address: string
  readonly contentType: string | null
  chunks(): AsyncIterable<Buffer>
}

/** One step of reading a body. Order is the body's own. */
export type Item =
  | {
      readonly kind: 'record'
      /** The line, or the 1-based place in an array or page. */
      readonly line: number
      /** The listing's id where it is cheaply known (and the record gives one listing only), else null. */
      readonly id: string | null
      /** What is hashed to see whether the record changed. */
      readonly raw: string | Buffer
      /** Parses and maps, when asked; one record may give several listings. Never throws. */
      read(): readonly Outcome[]
    }
  | {
      readonly kind: 'rejected'
      readonly line: number
      readonly id: string | null
      readonly reason: string
    }
  | PageItem
  | {
      readonly kind: 'warning'
      readonly text: string
      /** What came, as it came: told behind the text, unless something of the partner's was erased. */
      readonly quote?: string
      /** How many there are in this body, of what where the text does not say it: told behind the text, all bodies together. */
      readonly count?: Count
    }
  /** What follows could not be read: the run withdraws nothing. */
  | {
      readonly kind: 'incomplete'
      readonly reason: string
      /** Where this body is a part of one answer and knows which: other bodies may be the rest of it. */
      readonly share?: Share
    }

/** What the record has to say is on a page of its own, which is fetched where it is new or may have changed. */
export interface PageItem {
  readonly kind: 'page'
  readonly line: number
  /** The id of what the page tells, when that is one event. */
  readonly id: string
  /** An http(s) address. */
  readonly address: string
  /** Of the connector that reads the page. */
  readonly format: string
  /** What is hashed to see whether the record changed. */
  readonly raw: string
  /** Why the record is nothing without its page. */
  readonly reason: string
}

export interface Count {
  readonly of: number
  /** `row`, in the singular. */
  readonly one?: string
}

export interface Share {
  /** Pages, or items, of the whole answer. */
  readonly total: number
  /** The numbers of the pages here, or how many items. */
  readonly here: readonly number[] | number
}

export type Outcome =
  | {
      readonly listing: NativeListing
      /** What had to be guessed or left out; told to the operator with the run. */
      readonly warnings?: readonly string[]
      /** Where it has no date, or no name: what that would have been made of. Told behind the rejection. */
      readonly lacking?: { readonly date: string | null; readonly name: string | null }
      /** What stands in the record where the start was made of it, should that be no date. Told behind the rejection. */
      readonly misread?: () => string | null
    }
  | {
      readonly rejected: string
      readonly id: string | null
      /** True: it says of itself that it is not, or no longer, for the public. That is no fault: it is left out, and what is held of it withdrawn. */
      readonly withdraw?: true
    }
  /** The partner says that it has taken this listing away. That is no cancellation. */
  | { readonly removed: true; readonly id: string }

/** One feed format. It knows bytes and its own format; no database, no other connector, no normalising. */
export interface Connector {
  readonly format: string
  readonly summary: string
  readonly options: readonly FeedOption[]
  /**
   * Reads one body. A file that is not of this format at all throws `NotThisFormat`. `now` is when the run began:
   * a show that repeats without end is written out up to a horizon from there.
   */
  records(body: Body, options: Readonly<Record<string, string>>, now: number): AsyncIterable<Item>
  /** True where records may be `page`s: then an unchanged feed is read all the same, for its pages may have changed. */
  leadsToPages?(options: Readonly<Record<string, string>>): boolean
  /** What its options look for that none of these records has, for who tries the feed. */
  missed?(
    raws: readonly (string | Buffer)[],
    options: Readonly<Record<string, string>>,
  ): readonly string[]
  /** Leads through an API's pages; null where the location is not the API but a file of it somewhere. */
  pages?(location: URL, options: Readonly<Record<string, string>>, now: number): Paging | null
}

/**
 * Asks for an address, is given the bytes that came from there, asks for the next. What it ends with is why the pages are not
 * the whole answer, null when they are. The page of a `probe` is looked at and is no part of the feed.
 */
export type Paging = Generator<PageAsked | PagesAgain, string | null, Buffer>

export interface PageAsked {
  readonly address: string
  readonly probe?: true
}

/** The last so many pages are about to be read again, as something moved between them; nothing is given back for this. */
export interface PagesAgain {
  readonly again: number
}

/** The body is something else altogether (an HTML page in place of data, nothing at all): the run fails. */
export class NotThisFormat extends Error {
  override readonly name = 'NotThisFormat'
  readonly code: FormatFailure
  constructor(message: string, code: FormatFailure = 'otherFormat') {
    super(message)
    this.code = code
  }
}
