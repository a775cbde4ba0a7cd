import { fold, words } from '../../lib/fold.ts'
import { IN_ORDER, NUMBER_TABLES, ROW_MEMBERS, WORD_MEMBERS, boundsOf } from './edit-members.ts'
import type { NumberTable, RowMember, WordMember } from './edit-members.ts'
import { TYPE_WORDS } from './model/place-words.ts'
import { TITLES } from './model/word-counts.ts'
import { townText } from './place-name.ts'

/** An operator's changes to the model, folded and within bounds. Plain data. */
export interface ModelEdits {
  /** `eventLimits.merge` → 5 */
  readonly numbers: Readonly<Record<string, number>>
  readonly rows: Readonly<Partial<Record<RowMember, readonly (readonly string[])[]>>>
  readonly words: Readonly<Partial<Record<WordMember, readonly string[]>>>
  /** Word → type of place. */
  readonly placeTypes: Readonly<Record<string, string>>
  /** Word → how many of 20,000 titles have it. */
  readonly commonWords: Readonly<Record<string, number>>
}

/** Everything that is wrong with the file, each with what would be right. */
export class WrongEdits extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('; '))
  }
}

/** All that the file may hold. */
export const MEMBERS: readonly string[] = [
  ...Object.keys(NUMBER_TABLES),
  ...Object.keys(ROW_MEMBERS),
  ...Object.keys(WORD_MEMBERS),
  'placeTypes',
  'commonWords',
]

/** Reads the text of the file. Throws WrongEdits. */
export function readEdits(text: string): ModelEdits {
  const file = parsed(text)
  const faults: string[] = Object.keys(file)
    .filter((member) => !MEMBERS.includes(member))
    .map((member) => `${member} is unknown; there are ${MEMBERS.join(', ')}`)
  const numbers = readNumbers(file, faults)
  const edits: ModelEdits = {
    numbers,
    rows: present(ROW_MEMBERS, file, (member) => readRows(file[member], member, faults)),
    words: present(WORD_MEMBERS, file, (member) => readWords(file[member], member, faults)),
    placeTypes: readPlaceTypes(file['placeTypes'], faults),
    commonWords: readCommonWords(file['commonWords'], faults),
  }
  if (faults.length > 0) throw new WrongEdits(faults)
  return edits
}

type Json = Readonly<Record<string, unknown>>

function parsed(text: string): Json {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new WrongEdits([`it is not JSON: ${(error as Error).message}`])
  }
  if (isObject(value)) return value
  throw new WrongEdits(['it must be a JSON object like {"eventLimits": {"merge": 5}}'])
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function present<Member extends string, Value>(
  members: Readonly<Record<Member, unknown>>,
  file: Json,
  read: (member: Member) => Value,
): Partial<Record<Member, Value>> {
  const found = (Object.keys(members) as Member[]).filter((member) => file[member] !== undefined)
  return Object.fromEntries(found.map((member) => [member, read(member)])) as Partial<
    Record<Member, Value>
  >
}

function readNumbers(file: Json, faults: string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [name, table] of Object.entries(NUMBER_TABLES)) {
    if (file[name] !== undefined) readTable(file[name], table, name, found, faults)
  }
  for (const [smaller, larger] of IN_ORDER) {
    const [low, high] = [smaller, larger].map((path) => found[path] ?? numberAt(path))
    if ((low ?? 0) <= (high ?? 0)) continue
    faults.push(`${smaller} is ${low} and must be at most ${larger}, which is ${high}`)
  }
  return found
}

/** The model's own. */
function numberAt(path: string): number {
  let at: number | NumberTable = NUMBER_TABLES
  for (const member of path.split('.')) if (typeof at === 'object') at = at[member] ?? 0
  return Number(at)
}

function readTable(
  value: unknown,
  table: NumberTable,
  path: string,
  found: Record<string, number>,
  faults: string[],
): void {
  if (!isObject(value)) {
    faults.push(`${path} must be an object with some of ${Object.keys(table).join(', ')}`)
    return
  }
  for (const [member, given] of Object.entries(value)) {
    const own = Object.hasOwn(table, member) ? table[member] : undefined
    const at = `${path}.${member}`
    if (own === undefined) {
      faults.push(`${at} is unknown; there are ${Object.keys(table).join(', ')}`)
    } else if (typeof own === 'object') readTable(given, own, at, found, faults)
    else {
      const { least, most, whole } = boundsOf(at)
      if (isNumberWithin(given, least, most, whole)) found[at] = given
      else faults.push(numberFault(at, given, least, most, whole))
    }
  }
}

function isNumberWithin(
  value: unknown,
  least: number,
  most: number,
  whole: boolean,
): value is number {
  return (
    typeof value === 'number' &&
    value >= least &&
    value <= most &&
    (!whole || Number.isInteger(value))
  )
}

function numberFault(
  at: string,
  given: unknown,
  least: number,
  most: number,
  whole: boolean,
): string {
  const kind = whole ? 'a whole number' : 'a number'
  return `${at} is ${JSON.stringify(given)} and must be ${kind} from ${least} to ${most}`
}

function readRows(value: unknown, member: RowMember, faults: string[]): string[][] {
  const { least, town, like } = ROW_MEMBERS[member]
  if (!Array.isArray(value)) {
    faults.push(`${member} must be a list of rows like ${like}`)
    return []
  }
  const towns = member === 'cityAliases'
  return value.map((row: unknown, index) => {
    const names = Array.isArray(row) ? row : []
    const folded = names.map((name: unknown, at) =>
      towns || (town && at === 0) ? foldedTown(name) : foldedWords(name),
    )
    if (folded.length < least || folded.includes(''))
      faults.push(`${member}[${index}] must be a row of ${least} texts or more, like ${like}`)
    return folded
  })
}

function readWords(value: unknown, member: WordMember, faults: string[]): string[] {
  const { one, like } = WORD_MEMBERS[member]
  const kind = one ? 'single words' : 'words or phrases'
  if (!Array.isArray(value)) {
    faults.push(`${member} must be a list of ${kind} like ${like}`)
    return []
  }
  return value.map((word: unknown, index) => {
    const folded = foldedWords(word)
    if (folded === '' || (one && folded.includes(' '))) {
      const must = one ? 'one word' : 'a word or phrase'
      faults.push(`${member}[${index}] is ${JSON.stringify(word)} and must be ${must} like ${like}`)
    }
    return folded
  })
}

function readPlaceTypes(value: unknown, faults: string[]): Record<string, string> {
  const types = [...new Set(Object.values(TYPE_WORDS))]
  return readByWord(value, 'placeTypes', faults, (type, at) => {
    if (typeof type === 'string' && types.includes(type)) return type
    faults.push(`${at} is ${JSON.stringify(type)} and must be one of ${types.join(', ')}`)
    return ''
  })
}

function readCommonWords(value: unknown, faults: string[]): Record<string, number> {
  return readByWord(value, 'commonWords', faults, (count, at) => {
    if (isNumberWithin(count, 0, TITLES, true)) return count
    faults.push(numberFault(at, count, 0, TITLES, true))
    return 0
  })
}

function readByWord<Value>(
  value: unknown,
  member: string,
  faults: string[],
  read: (value: unknown, at: string) => Value,
): Record<string, Value> {
  if (value === undefined) return {}
  if (!isObject(value)) {
    faults.push(`${member} must be an object of single words`)
    return {}
  }
  return Object.fromEntries(
    Object.entries(value).map(([word, given]) => {
      const folded = foldedWords(word)
      if (folded === '' || folded.includes(' ')) {
        faults.push(`${member}.${word} must be a single word`)
      }
      return [folded, read(given, `${member}.${word}`)]
    }),
  )
}

function foldedWords(text: unknown): string {
  return typeof text === 'string' ? words(fold(text)).join(' ') : ''
}

function foldedTown(text: unknown): string {
  return typeof text === 'string' ? townText(text) : ''
}
