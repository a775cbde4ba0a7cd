import type { ProductKind } from '../../domain/listing.ts'
import { kindOf } from '../../domain/title/take-markers.ts'
import { fold } from '../../lib/fold.ts'
import {
  JOINED_PRODUCTS,
  PRODUCT_NAMES,
  PRODUCT_NOUNS,
  PRODUCT_WORDS,
} from './tables/product-words.ts'

export interface ProductPattern {
  readonly kind: ProductKind
  readonly pattern: RegExp
}

/**
 * A word marks a product only in brackets, cut off by a sign at an edge of the name, or closing it with a product noun;
 * never inside running text (`Daytona VIP Tours`), and never as the whole name (`Camping` is also a play).
 */
export const PRODUCTS: readonly ProductPattern[] = PRODUCT_WORDS.map(([kind, words]) => ({
  kind,
  pattern: new RegExp(
    [
      String.raw`[[({]\s*(?:${words})(?: (?:${PRODUCT_NOUNS}))*\s*[\])}]`,
      String.raw`^(?:\d{4}(?:[-/]\d{2,4})?\s+)?(?:${words})(?: (?:${PRODUCT_NOUNS}))*\s*(?:[:|/+–—]|\s-)\s*(?=\S)`,
      String.raw`(?<=\S)\s*(?:[:|/+–—]|\s-|\s&|\set|\sand)\s*(?:${words})(?: (?:${PRODUCT_NOUNS}))*$`,
      String.raw`(?<=\S\s(?<!(?:@|\bat|\bchez)\s))(?:${words}) (?:${PRODUCT_NOUNS})$`,
    ].join('|'),
    'iu',
  ),
}))

/**
 * One look instead of one for each. In all of them a word begins the name or stands behind one of these signs, and ends it or
 * stands before one: most names that hold the letters of one (`Gardons`, `Sauvipare`) hold no more of it.
 */
export const ANY_PRODUCT = new RegExp(
  String.raw`(?:^|[\s[({:|/+–—&-]|et|and)(?:${alternatives(PRODUCT_WORDS)})(?=$|[\s\])}:|/+–—])`,
  'iu',
)

/** The greeting of `Meet and Greet` joins nothing. */
const JOINED = /(?<=\S)(?<!(?<!\p{L})meet)\s+(?:&|et|and)\s+(?<what>[^&+|:()[\]]+)$/iu
const PRODUCT_ALONE = new RegExp(`^(?:${alternatives(PRODUCT_WORDS)})$`, 'iu')
const JOINED_PLAINLY = new RegExp(
  String.raw`\s(?:&|et|and)\s+(?:(?:${JOINED_PRODUCTS})|(?:\S+\s+)*(?:${PRODUCT_NOUNS})$)`,
  'iu',
)

/**
 * The name without what "and" joins to it, where that is the words of a product alone and not plainly one: in `Otters & the
 * Foxes - Parking` it is a name.
 */
export function withoutJoined(name: string): string {
  const joined = JOINED.exec(name)
  const what = joined?.groups?.['what'] ?? ''
  if (joined === null || JOINED_PLAINLY.test(joined[0])) return name
  const isProduct = PRODUCT_ALONE.test(what) || kindOf(fold(what)) !== null
  return isProduct ? name.slice(0, joined.index) : name
}

export const WHOLE_NAMES: readonly ProductPattern[] = PRODUCT_NAMES.map(([kind, words]) => ({
  kind,
  pattern: new RegExp(`^(?:${words})$`, 'iu'),
}))

/** The same for whole names. */
export const ANY_WHOLE_NAME = new RegExp(`^(?:${alternatives(PRODUCT_NAMES)})$`, 'iu')

function alternatives(rows: readonly (readonly [kind: ProductKind, words: string])[]): string {
  return rows.map(([, words]) => words).join('|')
}
