import { literalPattern } from '../../lib/literal-pattern.ts'
import { KIND_WORDS } from '../../domain/title/marker-words.ts'
import { NOISE, QUALIFIERS } from '../../domain/title/noise-words.ts'
import { TEAM_NAMES } from '../../domain/title/team-names.ts'
import { WORK_NAMES } from '../../domain/title/work-names-table.ts'
import { NUMBER_TABLES } from './edit-members.ts'
import type { NumberTable } from './edit-members.ts'
import { BRACKETED, NOT_PERFORMERS } from './model/performer-words.ts'
import { CITY_ALIASES, PLACE_ALIASES } from './model/place-aliases.ts'
import { PLACEHOLDERS, TYPE_WORDS } from './model/place-words.ts'
import { isVersionKnown } from './model/version.ts'
import { WORD_COUNTS } from './model/word-counts.ts'
import type { ModelEdits } from './read-edits.ts'

let adopted: ModelEdits | null = null

/**
 * Fills an operator's edits into the tables. Once a process, before anything is matched: from then on tables are
 * constants, and the rules pure functions of what they are given. null: the tables as they are.
 */
export function adoptEdits(edits: ModelEdits | null): void {
  if (JSON.stringify(edits) === JSON.stringify(adopted)) return
  if (adopted !== null || isVersionKnown()) {
    throw new Error('one process matches by one model: edits must come before anything is matched')
  }
  adopted = edits
  if (edits === null) return
  for (const [path, value] of Object.entries(edits.numbers)) setNumber(path, value)
  fillRows(edits)
  fillWords(edits)
  Object.assign(TYPE_WORDS, edits.placeTypes)
  const counts = WORD_COUNTS as [number, string][]
  for (const [word, count] of Object.entries(edits.commonWords)) counts.push([count, word])
}

function setNumber(path: string, value: number): void {
  const members = path.split('.')
  const last = members.pop() ?? ''
  let table: NumberTable = NUMBER_TABLES
  for (const member of members) {
    const next = table[member]
    if (typeof next !== 'object') throw new Error(`there is no table ${path}`)
    table = next
  }
  table[last] = value
}

function fillRows({ rows }: ModelEdits): void {
  const tables = {
    placeAliases: PLACE_ALIASES as unknown as string[][],
    cityAliases: CITY_ALIASES as string[][],
    works: WORK_NAMES as string[][],
    teams: TEAM_NAMES as string[][],
  }
  for (const [member, table] of Object.entries(tables)) {
    const added = rows[member as keyof typeof tables] ?? []
    table.push(...added.map((row) => [...row]))
  }
}

function fillWords({ words }: ModelEdits): void {
  for (const word of words.titleNoise ?? []) (NOISE as Set<string>).add(word)
  const patterns = (phrases: readonly string[] = []) => phrases.map(patternOf)
  // What only sells the ticket: taken off a title where it is a whole bracket or segment.
  const kinds = KIND_WORDS as (typeof KIND_WORDS)[number][]
  kinds.push(...patterns(words.titleMarkers).map((pattern) => ['admission', pattern] as const))
  for (const table of [BRACKETED, QUALIFIERS]) {
    ;(table as string[]).push(...patterns(words.performerQualifiers))
  }
  ;(NOT_PERFORMERS as string[]).push(...patterns(words.notPerformers))
  ;(PLACEHOLDERS as string[]).push(...patterns(words.placeholders))
}

/** Folded words, with anything but letters and digits between them. */
function patternOf(phrase: string): string {
  return phrase
    .split(' ')
    .map(literalPattern)
    .join(String.raw`[^\p{L}\p{N}]+`)
}
