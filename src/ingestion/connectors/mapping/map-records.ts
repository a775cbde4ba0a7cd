import type { NativeListing } from '../../../domain/native-listing.ts'
import type { FeedOption } from '../../../domain/feed-option.ts'
import { counted } from '../../../lib/counted.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Item, Outcome } from '../connector.ts'
import { isObject, textOf } from '../json-value.ts'
import { applyMembers, isWanted } from './apply-rule.ts'
import { parseMapping } from './parse-mapping.ts'
import { suggestion } from './report.ts'
import type { Mapping, Member, Rule } from './rule.ts'

export const MAPPING_OPTION: FeedOption = {
  name: 'mapping',
  summary: 'a JSON file that says what the members of a listing are made of: docs/feeds.md',
  file: true,
  faults: (text) => {
    const parsed = parseMapping(text)
    return 'faults' in parsed ? parsed.faults : []
  },
}

/** The mapping of a feed. The option holds the file's text, so that a changed file is another way of reading. */
function mappingOf(options: Readonly<Record<string, string>>): Mapping {
  const text = options[MAPPING_OPTION.name]
  if (text === undefined)
    throw new NotThisFormat('the feed has no mapping; give it with --option mapping=FILE')
  const parsed = parseMapping(text)
  if ('mapping' in parsed) return parsed.mapping
  throw new NotThisFormat(`the mapping cannot be used: ${parsed.faults.join('; ').slice(0, 500)}`)
}

export interface MappedReading {
  readonly mapping: Mapping
  readonly mapper: RecordMapper
  /** Of the body, with the encoding that the mapping says before what the transfer says. */
  readonly contentType: string | null
}

/** What every format with a mapping file begins with. */
export function openMapped(body: Body, options: Readonly<Record<string, string>>): MappedReading {
  const mapping = mappingOf(options)
  const { encoding } = mapping
  const contentType = encoding === null ? body.contentType : `charset=${encoding}`
  return { mapping, mapper: recordMapper(mapping), contentType }
}

/** Applies one mapping to record after record. */
export interface RecordMapper {
  /** Null for a record that the conditions leave out. */
  itemOf(record: unknown, line: number): Item | null
  /** No record had what the id is made of. */
  lacksId(): boolean
  /** What there is to say once all were read. */
  end(): readonly Item[]
}

function recordMapper(mapping: Mapping): RecordMapper {
  const id = mapping.listing.filter(({ name }) => name === 'id')
  const seen = new Set<string>()
  let leftOut = 0
  let taken = 0
  /** Of the first record. */
  let fields: readonly string[] = []
  const missing = () => (taken === 0 ? [] : fieldsOf(id).filter((path) => !seen.has(path)))

  function read(record: unknown): readonly Outcome[] {
    const unfit = new Set<string>()
    const listing = applyMembers(mapping.listing, record, { seen, unfit }) as NativeListing
    const warnings = [...unfit].map(
      (pattern) => `a date is not written as ${pattern}: it was read as any date is`,
    )
    return [{ listing, warnings }]
  }
  return {
    itemOf(record, line) {
      if (!isWanted(mapping.where, record)) {
        leftOut += 1
        return null
      }
      if (taken === 0) fields = fieldsOfRecord(record)
      taken += 1
      const given =
        textOf(applyMembers(id, record, { seen, unfit: new Set() })['id'])?.trim() ?? null
      if (given === null) return { kind: 'rejected', line, id: null, reason: 'no id' }
      const raw = JSON.stringify(record)
      return { kind: 'record', line, id: given, raw, read: () => read(record) }
    },
    lacksId: () => missing().length > 0,
    end() {
      const items: Item[] = []
      if (leftOut > 0)
        items.push({ kind: 'warning', text: `left out by "where": ${counted(leftOut, 'record')}` })
      // What came as it was is not read again: only the id's fields are sure to have been looked for.
      for (const path of missing())
        items.push({
          kind: 'warning',
          text: `no record has a field "${path}", which the id is made of${suggestion(path, fields)}${toldFields(fields)}`,
        })
      return items
    },
  }
}

const FIELDS_TOLD = 20

/** What there is, for who wrote the mapping. */
function fieldsOfRecord(record: unknown): readonly string[] {
  return isObject(record) ? Object.keys(record).slice(0, FIELDS_TOLD) : []
}

function toldFields(fields: readonly string[]): string {
  return fields.length === 0 ? '' : ` (the first one has: ${fields.join(', ')})`
}

/** Every field that the mapping names, but for those within `each`. */
export function fieldsOf(members: readonly Member[]): readonly string[] {
  return members.flatMap(({ rule }) => fieldsIn(rule))
}

function fieldsIn(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case 'constant':
      return []
    case 'pick':
      return rule.parts.flatMap((part) => ('path' in part ? [part.path] : []))
    case 'first':
    case 'list':
      return rule.rules.flatMap(fieldsIn)
    case 'each':
      return [rule.path]
    case 'members':
      return fieldsOf(rule.members)
  }
}
