import { ownEntry } from '../../lib/own-entry.ts'
import { categoryNamed, mainOf, OTHER } from '../../domain/category.ts'
import type { CategoryId } from '../../domain/category.ts'
import type { Grain } from '../../domain/listing.ts'
import { foldName } from '../../lib/fold-name.ts'
import { rememberingWords } from '../../lib/remember.ts'
import { categoryInText } from './category-in-text.ts'
import { LABEL_WORDS, SCHEMA_ORG, TICKETMASTER } from './tables/categories.ts'
import { NAME_WORDS, WORDS_IN_NAME } from './tables/categories-in-names.ts'
import {
  LABEL_WORDS_ABROAD,
  NAME_WORDS_ABROAD,
  WORDS_IN_NAME_ABROAD,
} from './tables/categories-abroad.ts'
import { WHOLE_LABELS } from './tables/category-labels.ts'
import { WHOLE_LABELS_FURTHER } from './tables/category-labels-further.ts'
import { SIGNS_IN_LABELS } from './tables/category-signs.ts'

const ANYWHERE = (words: string): RegExp => new RegExp(`(?:^| )(?:${words})(?: |$)`)
const SIGNS = compile(SIGNS_IN_LABELS, (signs) => new RegExp(signs, 'u'))
const LABELS = [...compile([...LABEL_WORDS, ...LABEL_WORDS_ABROAD], ANYWHERE), ...SIGNS]
const IN_NAME = [...compile([...WORDS_IN_NAME, ...WORDS_IN_NAME_ABROAD], ANYWHERE), ...SIGNS]
const NAMES = compile(
  [...NAME_WORDS, ...NAME_WORDS_ABROAD],
  (words) => new RegExp(`^(?:${words})(?: |$)`),
)

const BY_LABEL: ReadonlyMap<string, CategoryId> = new Map(
  [...WHOLE_LABELS_FURTHER, ...WHOLE_LABELS].flatMap(([name, labels]) =>
    labels.split('; ').map((label) => [foldName(label), idOf(name)] as const),
  ),
)

const FROM_NAMES = [...NAMES, ...IN_NAME]

interface Row {
  readonly pattern: RegExp
  readonly id: CategoryId
}

function compile(
  rows: readonly (readonly [string, string])[],
  pattern: (words: string) => RegExp,
): readonly Row[] {
  return rows.map(([name, words]) => ({ pattern: pattern(unmarked(words)), id: idOf(name) }))
}

/** As `foldName` leaves a label: marks go from Japanese letters as well. */
function unmarked(words: string): string {
  return words.normalize('NFD').replace(/\p{M}+/gu, '')
}

function idOf(name: string): CategoryId {
  const id = categoryNamed(name)
  if (id === undefined) throw new Error(`no category is called ${name}`)
  return id
}

const remembered = new Map<string, CategoryId | null>()

/**
 * The category of one label: a name of our taxonomy, `ticketmaster:segment/genre/sub-genre`, `schema.org:Type`, or free
 * words in some thirty tongues. Null when it maps to none.
 */
export function categoryOfLabel(label: string): CategoryId | null {
  const known = remembered.get(label)
  if (known !== undefined) return known
  const id = mapLabel(label)
  if (remembered.size < 5000) remembered.set(label, id)
  return id
}

/** Longer is no label. */
const LABEL_MAX = 500

function mapLabel(label: string): CategoryId | null {
  const name = label.trim().slice(0, LABEL_MAX).toLowerCase()
  const own = categoryNamed(name) ?? categoryNamed(name.replace(/\s*[/>:]\s*/g, '/'))
  if (own !== undefined) return own
  if (name.startsWith('ticketmaster:')) return ofTicketmaster(name.slice('ticketmaster:'.length))
  if (name.startsWith('schema.org:')) {
    const mapped = ownEntry(SCHEMA_ORG, name.slice('schema.org:'.length))
    return mapped == null ? null : idOf(mapped)
  }
  const folded = foldName(name)
  return (
    BY_LABEL.get(folded) ??
    LABELS.find(({ pattern }) => pattern.test(folded))?.id ??
    ofParts(name) ??
    null
  )
}

/** `Hudba / Koncerty`, `Kultura > Divadlo`: the first part that is a label. */
function ofParts(label: string): CategoryId | undefined {
  for (const part of label.split(/[/,;|>:•·]|\s[-–]\s/)) {
    const id = BY_LABEL.get(foldName(part))
    if (id !== undefined) return id
  }
  return undefined
}

/** The longest known beginning of `segment/genre/sub-genre`. `undefined` and `other` say nothing. */
function ofTicketmaster(path: string): CategoryId | null {
  const parts = path
    .split('/')
    .filter((part) => part !== 'undefined' && part !== 'other' && part !== '')
  for (let length = parts.length; length > 0; length -= 1) {
    const mapped = ownEntry(TICKETMASTER, parts.slice(0, length).join('/'))
    if (mapped !== undefined) return mapped === 'other' ? null : idOf(mapped)
  }
  return null
}

const FOOTBALL = idOf('sport/football')
const AMERICAN_FOOTBALL = idOf('sport/american-football')

/** Where football is the American one, unless it is called soccer. */
function inCountry(
  id: CategoryId | null,
  label: string,
  country: string | null,
): CategoryId | null {
  if (id !== FOOTBALL || (country !== 'US' && country !== 'CA')) return id
  return /(?:^| )football(?: |$)/.test(foldName(label)) && !/soccer|sport\/football/i.test(label)
    ? AMERICAN_FOOTBALL
    : id
}

/** Categories of a listing in the order given, no two alike; `other` when nothing maps, nor the name tells. */
export function categoriesOf(
  labels: readonly string[],
  name: string,
  country: string | null = null,
): readonly CategoryId[] {
  const ids: CategoryId[] = []
  for (const label of labels) {
    const id = inCountry(categoryOfLabel(label), label, country)
    if (id !== null && !ids.includes(id)) ids.push(id)
  }
  if (ids.length === 0) return [categoryInName(name) ?? OTHER]
  // A main category adds nothing beside one of its own subs, nor the catch-all beside any.
  return ids.length === 1
    ? ids
    : ids.filter((id) => id !== OTHER && !ids.some((sub) => sub !== id && mainOf(sub) === id))
}

/** Where they say nothing, what the description opens with; its grain stays, for descriptions are edited. */
export function withDescription(
  categories: readonly CategoryId[],
  description: string,
): readonly CategoryId[] {
  if (categories.length > 1 || categories[0] !== OTHER) return categories
  return [categoryInText(description) ?? OTHER]
}

/** `Marche nocturne` is walked, and no `Marché nocturne`, which folds to the same. */
const WALK = /^[Mm]arches? (?:nocturnes?|hebdo)/u

/** Of listings without a category that we know: the shows of a season are called the same. */
const categoryInName = rememberingWords(2000, (name): CategoryId | null => {
  if (WALK.test(name)) return null
  const folded = foldName(name)
  return FROM_NAMES.find(({ pattern }) => pattern.test(folded))?.id ?? null
})

/** Productions with many sessions: a listing of such a kind is one event. Everything else happens once. */
const RUN_MAINS: ReadonlySet<CategoryId> = new Set(
  [
    'theatre',
    'comedy',
    'dance',
    'exhibition',
    'cinema',
    'family',
    'workshop',
    'attraction',
    'other',
  ].map(idOf),
)
const RUN_SUBS: ReadonlySet<CategoryId> = new Set(['classical/opera', 'food/dinner-show'].map(idOf))

/** A function of the listing alone: of its first category, whatever arrives later. */
export function grainOf(categories: readonly CategoryId[]): Grain {
  const first = categories[0] ?? OTHER
  return RUN_MAINS.has(mainOf(first)) || RUN_SUBS.has(first) ? 'run' : 'single'
}
