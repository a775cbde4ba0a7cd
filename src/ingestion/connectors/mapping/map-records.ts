import type { NativeListing } from '../../../domain/native-listing.ts'
import type { FeedOption } from '../../../domain/feed-option.ts'
import { withoutHidden } from '../../../lib/hidden-values.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Count, Item, Outcome } from '../connector.ts'
import { isObject, textOf } from '../json-value.ts'
import { applyMembers, isWanted, newLook } from './apply-rule.ts'
import type { Look } from './apply-rule.ts'
import { misreadDate } from './misread-date.ts'
import { notShownRecords } from './not-shown-records.ts'
import { parseMapping } from './parse-mapping.ts'
import { wholeLink } from './whole-link.ts'
import { elementsIn } from './record-path.ts'
import type { Scope } from './record-path.ts'
import { suggestion } from './report.ts'
import { lackIn, lackOfDate, lackOfName } from './what-lacks.ts'
import type { Mapping, Member, Rule } from './rule.ts'

export const MAPPING_OPTION: FeedOption = {
  name: 'mapping',
  summary: 'a JSON file that says what the members of a listing are made of: docs/feeds.md',
  file: true,
  faults: (text) => {
    const parsed = parseMapping(text)
    return 'faults' in parsed ? parsed.faults : parsed.slips
  },
}

/** The mapping of a feed. The option holds the file's text, so that a changed file is another way of reading. */
function mappingOf(options: Readonly<Record<string, string>>): Mapping {
  const text = options[MAPPING_OPTION.name]
  if (text === undefined)
    throw new NotThisFormat(
      'the feed has no mapping; give it with --option mapping=FILE',
      'mapping',
    )
  const parsed = parseMapping(text)
  if ('mapping' in parsed) return parsed.mapping
  throw new NotThisFormat(
    `the mapping cannot be used: ${parsed.faults.join('; ').slice(0, 500)}`,
    'mapping',
  )
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
  return { mapping, mapper: recordMapper(mapping, withoutHidden(body.address)), contentType }
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

/** `1,23457E+15` */
const ROUNDED = /^\d[.,]\d+E\+\d{1,2}$/i

const SEVERAL: readonly (readonly [member: string, told: string])[] = [
  [
    'start',
    'several values are in "start", and the first one counts: a rule for "sessions" takes all of them',
  ],
  [
    'price',
    'several values are in "price", and the first one counts: "offers" with "each" takes all of them',
  ],
]

function notWritten(pattern: string): string {
  return `a date is not written as ${pattern}: it was read as any date is`
}

function roundedId(id: string): string {
  return `ids such as ${id} were rounded by a spreadsheet: several listings may have one; its column has to be text there`
}

/** That its field is empty is said with this; anything else is not. */
function noId(members: readonly Member[], scope: Scope): string {
  const lack = lackIn(members, scope)
  return lack === null || /^"[^"]*" is empty$/.test(lack) ? 'no id' : `no id: ${lack}`
}

function listingOf(members: readonly Member[], scope: Scope, look: Look): Outcome {
  const listing = applyMembers(members, scope, look) as NativeListing
  const warnings = [...look.unfit].map(notWritten)
  for (const [member, text] of SEVERAL) if (look.dropped.has(member)) warnings.push(text)
  const date = lackOfDate(members, listing, scope)
  const lacking = { date, name: lackOfName(members, listing, scope) }
  const misread = () => (date === null ? misreadDate(members, listing.start, scope) : null)
  return { listing, warnings, lacking, misread }
}

function recordMapper(mapping: Mapping, address: string): RecordMapper {
  const { each } = mapping
  const id = mapping.listing.filter(({ name }) => name === 'id')
  const hidden = notShownRecords(pathsOf(mapping))
  const seen = new Set<string>()
  let leftOut = 0
  let taken = 0
  let bare = 0
  let rounded: string | null = null
  /** Of the first record. */
  let fields: readonly string[] = []
  const missing = () => (taken === 0 ? [] : fieldsOf(id).filter((path) => !seen.has(path)))

  function idOf(scope: Scope): string | null {
    return textOf(applyMembers(id, scope, newLook(seen))['id'])?.trim() ?? null
  }
  function outcomeOf(scope: Scope): Outcome {
    if (each !== null && idOf(scope) === null) return { rejected: noId(id, scope), id: null }
    const why = hidden.why(scope)
    if (why !== null) return { rejected: why, id: idOf(scope), withdraw: true }
    return wholeLink(listingOf(mapping.listing, scope, newLook(seen)), address)
  }
  return {
    itemOf(record, line) {
      const whole: Scope = { value: record, around: null }
      const scopes = each === null ? [whole] : elementsIn(whole, each)
      const wanted = scopes.filter((scope) => isWanted(mapping.where, scope))
      leftOut += scopes.length - wanted.length
      if (scopes.length === 0) bare += 1
      const [first] = wanted
      if (first === undefined) return null
      hidden.look(record)
      if (taken === 0) fields = fieldsOfRecord(first.value)
      taken += 1
      const given = idOf(first)
      if (given !== null && ROUNDED.test(given)) rounded ??= given
      if (each === null && given === null)
        return { kind: 'rejected', line, id: null, reason: noId(id, first) }
      const known = { id: each === null ? given : null, raw: JSON.stringify(record) }
      return { kind: 'record', line, ...known, read: () => wanted.map(outcomeOf) }
    },
    lacksId: () => missing().length > 0,
    end() {
      const texts = [...hidden.doubts()]
      if (rounded !== null) texts.push(roundedId(rounded))
      // What came as it was is not read again: only the id's fields are sure to have been looked for.
      for (const path of missing())
        texts.push(
          `no record has a field "${path}", which the id is made of${suggestion(path, fields)}${toldFields(fields)}`,
        )
      const counts: [text: string, count: Count][] = [
        [`nothing at "${each}"`, { of: bare, one: 'record' }],
        ['left out by "where"', { of: leftOut, one: each === null ? 'record' : 'listing' }],
      ]
      const told = counts.filter(([, { of }]) => of > 0)
      return [
        ...told.map(([text, count]) => ({ kind: 'warning' as const, text, count })),
        ...texts.map((text) => ({ kind: 'warning' as const, text })),
      ]
    },
  }
}

function pathsOf({ listing, where }: Mapping): readonly string[] {
  return [...fieldsOf(listing), ...where.map(({ field }) => field)]
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
    case 'join':
      return fieldsIn(rule.rule)
    case 'when':
      return [
        ...rule.conditions.map(({ field }) => field),
        ...fieldsIn(rule.use),
        ...(rule.otherwise === null ? [] : fieldsIn(rule.otherwise)),
      ]
    case 'members':
      return fieldsOf(rule.members)
  }
}
