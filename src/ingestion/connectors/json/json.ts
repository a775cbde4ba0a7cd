import { charsetOf, decodePiece, hasUtf8 } from '../../../lib/decode-text.ts'
import { parseJson } from '../../../lib/tolerant-json.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item } from '../connector.ts'
import { damagedList, topValues } from '../json-body.ts'
import { isObject } from '../json-value.ts'
import { countPages } from '../pages-told.ts'
import { MAPPING_OPTION, openMapped } from '../mapping/map-records.ts'
import { missedFields } from '../mapping/missed-fields.ts'
import type { RecordMapper } from '../mapping/map-records.ts'
import { listsWithin, nullOnWay, valuesAt } from '../mapping/record-path.ts'
import { suggestion } from '../mapping/report.ts'
import { asksForKeys, keyedRecords } from './keyed-records.ts'
import { nextPageSaid, pagePlace } from './more-pages.ts'
import { errorOnPage, messageAlone } from './page-errors.ts'
import { isPage, isWhole, plainPath } from './way.ts'
import {
  fieldsAsked,
  isHeader,
  isRow,
  recordOf,
  recordsOfColumns,
  recordsOfRows,
} from './tables.ts'

export const json: Connector = {
  format: 'json',
  summary: 'objects of any JSON, with a mapping file',
  options: [MAPPING_OPTION],
  records,
  missed: (raws, options) => missedFields(raws, options[MAPPING_OPTION.name]),
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const { mapping, mapper, contentType } = openMapped(body, options)
  const keyed = asksForKeys(mapping)
  const way = { path: mapping.records, keyed, asked: fieldsAsked(mapping) }
  const reading = new Reading(mapper, way, charsetOf(contentType))
  for await (const piece of topValues(body)) {
    if ('bytes' in piece) yield* reading.piece(piece.bytes)
    else if ('oversized' in piece) yield reading.rejected('longer than a record can be')
    else if ('trailing' in piece) yield { kind: 'warning', text: 'something follows the end' }
    else {
      if (piece.rest !== null) yield* reading.piece(piece.rest)
      yield { kind: 'incomplete', reason: 'it is cut off before its end' }
    }
  }
  yield* reading.end()
}

interface Way {
  readonly path: string | null
  readonly keyed: boolean
  readonly asked: ReadonlySet<string>
}

/** Where the records are within one page, and how many there were. Not exported: the connector is the way in. */
class Reading {
  private readonly mapper: RecordMapper
  private readonly path: string | null
  /** The names of the records are asked for. */
  private readonly keyed: boolean
  private readonly charset: string | null
  /** The fields that the mapping asks for. */
  private readonly asked: ReadonlySet<string>
  /** The first row of a body that is a list of rows. */
  private header: readonly string[] | null = null
  private line = 0
  private pages = 0
  private taken = 0
  /** Lists of objects within the first value, where the mapping does not say where records are. */
  private lists: readonly string[] = []
  private error: string | null = null
  /** What was read where no page was. */
  private first: unknown
  /** Of each page: what says that another one follows. */
  private readonly more: (string | null)[] = []
  private readonly counted = countPages()

  constructor(mapper: RecordMapper, { path, keyed, asked }: Way, charset: string | null) {
    this.mapper = mapper
    // Where names are asked for and no way is told, the whole is what holds them.
    this.path = path === null || isWhole(path) ? (keyed ? '*' : null) : plainPath(path)
    this.keyed = keyed
    this.asked = asked
    // What says that it is UTF-8, and is not, has to be looked at all the same.
    this.charset = charset === 'utf-8' || charset === 'utf8' ? null : charset
  }

  async *piece(bytes: Buffer): AsyncGenerator<Item> {
    const { text, warning } = decodePiece(bytes, this.charsetOf(bytes))
    if (warning !== null) yield { kind: 'warning', text: warning }
    let value: unknown
    try {
      value = parseJson(text)
    } catch {
      yield* this.damaged(bytes)
      return
    }
    yield* this.value(value)
  }

  /** JSON is UTF-8; what has bad bytes and not one letter of it was written by a program that does not know. */
  private charsetOf(bytes: Buffer): string | null {
    return this.charset ?? (hasUtf8(bytes) ? null : 'windows-1252')
  }

  /** Of a damaged page what can be made out is read. */
  private async *damaged(bytes: Buffer): AsyncGenerator<Item> {
    const name = this.path?.split(/[./[\]*]+/).findLast((step) => step !== '')
    const list = name === undefined ? null : damagedList(bytes, [name])
    if (list === null) {
      yield this.rejected('not JSON')
      return
    }
    this.pages += 1
    yield { kind: 'incomplete', reason: 'a page is damaged' }
    for await (const element of list) {
      if (!('bytes' in element)) continue
      try {
        yield* this.record(parseJson(decodePiece(element.bytes, this.charset).text))
      } catch {
        yield this.rejected('not JSON')
      }
    }
  }

  /** A page, a record alone where no page is, or a list of either. */
  private *value(value: unknown, level = 0): Generator<Item> {
    if (Array.isArray(value)) {
      if (level > LEVELS_MAX) yield this.rejected(TOO_DEEP)
      else if (isRow(value) && this.header !== null)
        yield* this.record(recordOf(this.header, value))
      else if (this.line === 0 && isHeader(value, this.asked)) this.header = value
      else for (const one of value) yield* this.value(one, level + 1)
      return
    }
    const { path } = this
    if (path === null || !isPage(value, path)) {
      yield* this.alone(value)
      return
    }
    yield* this.page(value, path)
  }

  /** A record by itself, or the columns of several; what says that something went wrong is none. */
  private *alone(value: unknown): Generator<Item> {
    const isNone = this.isNoRecord(value)
    const error = errorOnPage(value) ?? (isNone ? messageAlone(value) : null)
    if (error !== null && (this.path !== null || isNone)) {
      yield this.failure(error)
      return
    }
    this.first ??= value
    for (const record of recordsOfColumns(value, this.asked) ?? [value]) yield* this.record(record)
  }

  private isNoRecord(value: unknown): boolean {
    return isObject(value) && !Object.keys(value).some((name) => this.asked.has(name))
  }

  private *page(value: unknown, path: string): Generator<Item> {
    this.pages += 1
    const gap = nullOnWay(value, path)
    const records = gap === null ? this.recordsAt(value, path) : []
    this.more.push(nextPageSaid(value, path, records))
    const place = records.length === 0 ? null : pagePlace(value, records.length)
    if (place !== null) this.counted.add(place)
    const error = errorOnPage(value)
    if (error !== null && records.length > 0)
      yield { kind: 'warning', text: `beside the records: ${error}` }
    else if (error !== null) yield this.failure(error)
    else if (gap !== null) {
      const reason = `null is at "${gap}", where records are expected: that is no empty list`
      yield { kind: 'incomplete', reason }
    } else if (records.length === 0 && this.line === 0) yield* this.wayLost(value, path)
    for (const record of records) yield* this.record(record)
  }

  private recordsAt(page: unknown, path: string): readonly unknown[] {
    const found = this.keyed ? keyedRecords(page, path) : valuesAt(page, path)
    const records = found.flatMap(withinText)
    const columns = records.length === 1 ? recordsOfColumns(records[0], this.asked) : null
    return columns ?? recordsOfRows(records, page, path, this.asked)
  }

  /** An API that says what went wrong says nothing of what there is. */
  private failure(error: string): Item {
    const reason = `no records, but ${error}`
    this.error ??= reason
    return { kind: 'incomplete', reason }
  }

  /** An empty list is a page without records; a way that is not there is most likely a mistake. */
  private *wayLost(value: unknown, path: string): Generator<Item> {
    const [, before, last = path] = /^(.*)[./]([^./]+)$/.exec(path) ?? []
    const around = before === undefined ? [value] : valuesAt(value, before)
    const members = around.flatMap((one) => (isObject(one) ? Object.keys(one) : []))
    if (members.includes(last) || last === '*') return
    const where = before === undefined ? 'there' : `at "${before}" there`
    const near = suggestion(last, members)
    const text = `nothing is at "${path}"${near}; ${where} is: ${members.slice(0, 20).join(', ')}`
    // Called a little otherwise, they are there all the same; where no list holds anything, there may be none.
    const holdsList = around.some(
      (one) =>
        isObject(one) && Object.values(one).some((list) => Array.isArray(list) && list.length > 0),
    )
    yield near !== '' && holdsList
      ? { kind: 'incomplete', reason: text }
      : { kind: 'warning', text }
  }

  private *record(value: unknown): Generator<Item> {
    this.line += 1
    if (!isObject(value)) {
      const reason =
        this.path === null
          ? 'not an object'
          : `what is at "${this.path}" is ${kindOf(value)}, and no record`
      yield { kind: 'rejected', line: this.line, id: null, reason }
      return
    }
    if (this.taken === 0 && this.path === null) this.lists = listsWithin(value)
    this.taken += 1
    const item = this.itemOf(value)
    if (item !== null) yield item
  }

  private itemOf(value: object): Item | null {
    try {
      return this.mapper.itemOf(value, this.line)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return { kind: 'rejected', line: this.line, id: null, reason: TOO_DEEP }
    }
  }

  rejected(reason: string): Item {
    this.line += 1
    return { kind: 'rejected', line: this.line, id: null, reason }
  }

  /** Where every page says that another one follows, the last is not here: what it has must not be taken for gone. */
  private *moreTold(): Generator<Item> {
    const missing = this.counted.missing()
    if (missing !== null) yield { kind: 'incomplete', ...missing }
    const [first] = this.more
    if (missing !== null || first === undefined || first === null || this.more.includes(null))
      return
    const reason = `"${first}" says that more pages follow: only what is here is read`
    yield { kind: 'incomplete', reason }
  }

  *end(): Generator<Item> {
    if (this.taken === 0 && this.error !== null) throw new NotThisFormat(this.error)
    if (this.taken === 0 && this.pages === 0 && this.line > 0)
      throw new NotThisFormat('nothing in it is an object')
    yield* this.mapper.end()
    yield* this.moreTold()
    if (this.path !== null && this.pages === 0 && this.mapper.lacksId() && isObject(this.first))
      yield* this.wayLost(this.first, this.path)
    if (!this.mapper.lacksId() || this.lists.length === 0) return
    const text = `"records" is not said, and there are lists at ${this.lists.join(', ')}`
    yield { kind: 'warning', text }
  }
}

const LEVELS_MAX = 64
const TOO_DEEP = 'nested too deep'

/** JSON that was written into a text of JSON, as some servers do; anything else as it is. */
function withinText(value: unknown): readonly unknown[] {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return [value]
  try {
    const held = parseJson(value)
    return Array.isArray(held) ? (held as readonly unknown[]) : [held]
  } catch {
    return [value]
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list of lists'
  if (value === null) return 'null'
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`
}
