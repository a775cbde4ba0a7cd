import { charsetOf, decodePiece } from '../../lib/decode-text.ts'
import type { ArrayPiece } from '../../lib/json-pieces.ts'
import { parseJson } from '../../lib/tolerant-json.ts'
import { errorOfApi } from './api-error.ts'
import { NotThisFormat } from './connector.ts'
import type { Body, Item, Outcome } from './connector.ts'
import { damagedList, topValues } from './json-body.ts'
import { isObject, listOf } from './json-value.ts'
import type { JsonObject } from './json-value.ts'
import { countAnswers, countPages } from './pages-told.ts'
import type { Missing, PagePlace } from './pages-told.ts'
import type { PageOfList } from './paging.ts'
import { answerOf } from './recorded-body.ts'

/** What a format's JSON looks like. Reading it is the same for all: see `readJsonFeed`. */
export interface JsonForm {
  /** What one item is, in messages: "an OpenAgenda event". */
  readonly noun: string
  /** Members of a page that hold its items: where the items of a damaged page are looked for. */
  readonly lists: readonly string[]
  /** The pages a value is or holds; null when it is an item itself, or nothing of this format. */
  pagesOf(value: JsonObject): readonly JsonPage[] | null
  /** True for an item, whether or not anything can be made of it. */
  isItem(value: JsonObject): boolean
  /** Why a value that is neither item nor error cannot be read, where that can be told better than "not …". */
  refuse?(value: JsonObject): string | null
  /** The error that a value is, where the format has its own way to tell one. */
  error?(value: JsonObject): string | null
  /** False for an item that is of this format and yet no event: passed over, and counted. */
  isEvent?(item: JsonObject): boolean
  idOf(item: JsonObject): string | null
  /** What else decides what the item means: of bytes that mean something else another day, the day. */
  seal?(item: JsonObject): string
  map(item: JsonObject): Outcome
}

export interface JsonPage {
  readonly items: readonly unknown[]
  /** How many items all pages of the answer hold together, where the page says so. */
  readonly total?: number | null
  /** The page says that there is another one after it. */
  readonly more?: boolean
  /** The page says which of how many it is. */
  readonly place?: PagePlace | null
}

/** The option of formats whose pages say how many items there are; its value `trust` is for `countPages: false`. */
export const PAGES_OPTION = {
  name: 'pages',
  summary: 'whether a page that tells of more items than are here means that the feed is not whole',
  values: ['count', 'trust'],
}

/** What a page of this form says to whoever leads through the pages. */
export function pageReader(
  form: Pick<JsonForm, 'pagesOf' | 'idOf'>,
): (value: unknown) => PageOfList | null {
  return (value) => {
    const page = isObject(value) ? form.pagesOf(value)?.[0] : undefined
    if (page === undefined) return null
    const ids = page.items.map((item) => (isObject(item) ? form.idOf(item) : null))
    return { ids, total: page.total ?? null }
  }
}

/**
 * Reads items out of JSON as APIs and exports give it: one page or several, a bare list of items, items one a line, or one
 * item alone, each maybe with the request that brought it. A damaged piece costs itself; of a damaged page what can be made
 * out is read, and the run withdraws nothing. Neither does it where an error stands in the place of a page.
 */
export async function* readJsonFeed(
  body: Body,
  form: JsonForm,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  yield* readJsonPieces(topValues(body), form, options, charsetOf(body.contentType))
}

/** The same for values that were cut apart elsewhere. */
export async function* readJsonPieces(
  pieces: AsyncIterable<ArrayPiece>,
  form: JsonForm,
  options: Readonly<Record<string, string>>,
  charset: string | null,
): AsyncGenerator<Item> {
  const reading = new Reading(form, charset)
  for await (const piece of pieces) {
    if ('bytes' in piece) yield* reading.piece(piece.bytes, piece.number)
    else if ('oversized' in piece) yield reading.rejected(`longer than ${form.noun} can be`)
    else if ('trailing' in piece) {
      yield { kind: 'warning', text: 'something follows the end of the list' }
    } else {
      if (piece.rest !== null) yield* reading.piece(piece.rest, null)
      yield { kind: 'incomplete', reason: 'it is cut off before its end' }
    }
  }
  yield* reading.end(options['pages'] !== 'trust')
}

/** What a body has given so far. Not exported: the generator above is the way in. */
class Reading {
  private readonly form: JsonForm
  private readonly charset: string | null
  private line = 0
  private items = 0
  /** Items of this format are here. */
  private among = false
  /** Where a total is told: what moved to a page that was read already came twice, and something else not at all. */
  private readonly ids = new Set<string>()
  private repeated = 0
  private passedOver = 0
  private pages = 0
  /** Those that hold anything: what an archive says of itself is no page among others. */
  private filled = 0
  private readonly places = countPages()
  private readonly answers = countAnswers()
  /** Values that are nothing at all, or no JSON: where the others are pages, one of these was to be one. */
  private lost = 0
  private total = 0
  private more = false
  private refusal: string | null = null
  private error: string | null = null

  constructor(form: JsonForm, charset: string | null) {
    this.form = form
    this.charset = charset
  }

  /** `number`: its line, or its place in a list; pages count their items on their own. */
  async *piece(bytes: Buffer, number: number | null): AsyncGenerator<Item> {
    if (number !== null && this.pages === 0) this.line = number - 1
    const { text, warning } = decodePiece(bytes, this.charset)
    if (warning !== null) yield { kind: 'warning', text: warning }
    const { value, fault } = parsed(text)
    if (fault !== null) yield* this.damaged(bytes, fault)
    else if (Array.isArray(value)) for (const one of value) yield* this.value(one)
    else yield* this.value(value)
  }

  /** A piece that is no JSON: a page's items are looked for in it; anything else is rejected as a whole. */
  async *damaged(bytes: Buffer, fault: string): AsyncGenerator<Item> {
    const list = damagedList(bytes, this.form.lists)
    if (list === null) {
      this.lost += 1
      yield this.rejected(`not JSON: ${fault}`)
      return
    }
    this.pages += 1
    yield { kind: 'incomplete', reason: `a page is damaged: ${fault}` }
    for await (const element of list) {
      if (!('bytes' in element)) continue
      const read = parsed(decodePiece(element.bytes, this.charset).text)
      if (read.fault === null) yield* this.item(read.value)
      else yield this.rejected(`not JSON: ${read.fault}`)
    }
  }

  private *value(value: unknown): Generator<Item> {
    const pages = isObject(value) ? this.form.pagesOf(value) : null
    if (pages !== null) for (const page of pages) yield* this.page(page)
    else if (isObject(value) && this.form.isItem(value)) yield* this.item(value)
    else yield* this.other(value)
  }

  private *other(value: unknown): Generator<Item> {
    const answer = isObject(value) ? answerOf(value) : value
    if (answer !== value) for (const one of listOf(answer)) yield* this.value(one)
    else {
      if (isNothing(value)) this.lost += 1
      yield* this.item(value)
    }
  }

  private *page({ items, total, more, place }: JsonPage): Generator<Item> {
    const { form } = this
    this.pages += 1
    if (items.length > 0) this.filled += 1
    this.total = Math.max(this.total, total ?? 0)
    this.answers.add(total ?? null, items.length)
    this.more = more ?? false
    if (place) this.places.add(place)
    this.among ||= items.some((item) => isObject(item) && form.isItem(item))
    for (const item of items) yield* this.item(item)
  }

  private *item(value: unknown): Generator<Item> {
    const { form } = this
    const isItem = isObject(value) && form.isItem(value)
    if (!isObject(value) || !(isItem || this.isBroken(value))) {
      yield this.rejected(this.refused(value) ?? `not ${form.noun}`)
      return
    }
    this.line += 1
    this.items += 1
    this.among = true
    if (isItem && form.isEvent?.(value) === false) {
      this.passedOver += 1
      return
    }
    const id = form.idOf(value)
    if (this.total > 0 && id !== null) {
      if (this.ids.has(id)) this.repeated += 1
      this.ids.add(id)
    }
    const raw = JSON.stringify(value) + (form.seal?.(value) ?? '')
    yield { kind: 'record', line: this.line, id, raw, read: () => [mapped(form, value, id)] }
  }

  /** An item that lacks what items are told by: among others its id tells it, and what it lacks is said of it alone. */
  private isBroken(value: JsonObject): boolean {
    return this.among && this.form.idOf(value) !== null && this.refused(value) === null
  }

  private refused(value: unknown): string | null {
    if (!isObject(value)) return null
    const error = this.form.error?.(value) ?? errorOfApi(value)
    const refusal = error ?? this.form.refuse?.(value) ?? null
    this.error ??= error
    this.refusal ??= refusal
    return refusal
  }

  rejected(reason: string): Item {
    this.line += 1
    return { kind: 'rejected', line: this.line, id: null, reason }
  }

  *end(counts: boolean): Generator<Item> {
    const { form, items, pages, passedOver, error } = this
    if (items === 0 && pages === 0 && this.line === 1) {
      throw new NotThisFormat(this.refusal ?? `neither ${form.noun} nor a page of them`)
    }
    if (passedOver > 0) {
      yield { kind: 'warning', text: 'passed over, being no events', count: { of: passedOver } }
    }
    if (error !== null) yield { kind: 'incomplete', reason: error }
    if (this.filled > 0 && this.lost > 0)
      yield { kind: 'incomplete', reason: `nothing in the place of a page: ${this.lost}` }
    const missing = counts ? this.missing() : null
    if (missing !== null) yield { kind: 'incomplete', ...missing }
  }

  private missing(): Missing | null {
    const { items, total, repeated, more } = this
    const pages = this.places.missing()
    if (pages !== null) return pages
    const here = items - repeated
    if (here < total)
      return { reason: `${here} of ${total} items are here`, share: { total, here } }
    const answer = this.answers.missing()
    if (answer !== null) return answer
    return more && total === 0 ? { reason: 'the last page tells of a next one' } : null
  }
}

/** What a script writes down of a request that failed. */
function isNothing(value: unknown): boolean {
  return typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : value === ''
}

function parsed(text: string): { value: unknown; fault: string | null } {
  try {
    return { value: parseJson(text), fault: null }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The parser's own words, without the text it quotes.
    return { value: undefined, fault: message.replace(/, ?["'][\s\S]*/, '').slice(0, 120) }
  }
}

/** Partners' data is met by this code first: what nobody thought of costs one listing, not the feed. */
function mapped(form: JsonForm, item: JsonObject, id: string | null): Outcome {
  try {
    return form.map(item)
  } catch (error) {
    return { rejected: `not understood: ${error instanceof Error ? error.message : 'unknown'}`, id }
  }
}
