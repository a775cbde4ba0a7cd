import { foldWord } from '../../lib/fold-word.ts'
import { ownEntry } from '../../lib/own-entry.ts'
import { rememberingWords } from '../../lib/remember.ts'
import type { Availability, ListingStatus } from '../../domain/listing.ts'
import { STATE_WORDS } from '../../domain/state-words.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import type { Warn } from './warn.ts'
import { asText } from './text.ts'
import { FULL, SALE_WORDS, STATES_IN_COLUMNS, STATUS_WORDS } from './tables/status-words.ts'

function keyOf(word: string): string {
  return foldWord(
    word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('#'), word.lastIndexOf(':')) + 1),
  )
}

function keyed<State>(words: readonly string[], state: State): [key: string, state: State][] {
  return words.map((word) => [keyOf(word), state])
}

const STATUSES: Readonly<Record<string, ListingStatus>> = {
  ...STATUS_WORDS,
  ...Object.fromEntries([
    ...keyed(STATES_IN_COLUMNS.cancelled, 'cancelled' as const),
    ...keyed(STATES_IN_COLUMNS.postponed, 'postponed' as const),
    ...keyed(STATES_IN_COLUMNS.rescheduled, 'rescheduled' as const),
    ...keyed(STATE_WORDS.cancelled, 'cancelled' as const),
    ...keyed(STATE_WORDS.postponed, 'postponed' as const),
    ...keyed(STATE_WORDS.rescheduled, 'rescheduled' as const),
  ]),
}
const AVAILABILITIES: Readonly<Record<string, Availability>> = {
  ...Object.fromEntries([
    ...keyed(SALE_WORDS.available, 'available' as const),
    ...keyed(SALE_WORDS.limited, 'limited' as const),
    ...keyed(SALE_WORDS.soldOut, 'soldOut' as const),
    ...keyed(SALE_WORDS.notYet, 'notYet' as const),
    ...keyed(STATE_WORDS.soldOut, 'soldOut' as const),
  ]),
  unknown: 'unknown',
  '': 'unknown',
}

const WORDS_REMEMBERED = 1000

/** A status in anybody's words; null for a word nobody knows. */
export const statusOf = rememberingWords(
  WORDS_REMEMBERED,
  (word): ListingStatus | null => ownEntry(STATUSES, keyOf(word)) ?? null,
)

/** An availability in anybody's words; null for a word nobody knows. */
export const availabilityOf = rememberingWords(
  WORDS_REMEMBERED,
  (word): Availability | null =>
    ownEntry(SIGNS, word.trim()) ??
    ownEntry(AVAILABILITIES, keyOf(word)) ??
    ofTickets(word.trim()) ??
    inStock(word.trim()),
)

/** `Karten ausverkauft`, `All tickets are sold out`: what stands before the word. */
const TICKETS =
  /^(?:all(?:e)? |(?:toutes|tous) les |tod[ao]s (?:las|los|os|as) |tutti i |totes les )?(?:tickets?|billets?|places?|karten|pl[äa]tze|entrad[ae]s|localidades|localitats|biglietti|posti|bilhetes|ingressos|lugares|boletos|kaarten|biljetter|billetter|bilety)(?: (?:are|is|sind|sont|son|sono|est[ãa]o))? (?=\p{L})/iu

function ofTickets(word: string): Availability | null {
  const said = word.replace(TICKETS, '')
  return said === word ? null : (ownEntry(AVAILABILITIES, keyOf(said)) ?? null)
}

/** As Japan marks its tables of seats. */
const SIGNS: Readonly<Record<string, Availability>> = {
  '◎': 'available',
  '○': 'available',
  '◯': 'available',
  '△': 'limited',
  '×': 'soldOut',
  '✕': 'soldOut',
}

/** `3 Remaining`, `plus que 2 places` */
const HOW_MANY =
  /^(?:only |plus que |noch )?(\d{1,6})(?: (?:tickets?|places?|spots?|spaces?|seats?|pl[äa]tze|karten|plazas|entradas))?(?: (?:remaining|left|available|open|in stock|restante?s?|disponibles?|frei|verf[üu]gbar|libres?))?$/iu

/** A column of shops says whether something is in stock, or how much. */
function inStock(word: string): Availability | null {
  const [, count] = HOW_MANY.exec(word) ?? []
  if (count !== undefined) return Number(count) > 0 ? 'available' : 'soldOut'
  const flag = readFlag(word)
  return flag === null ? null : flag ? 'available' : 'soldOut'
}

/** The word of a column of what there is to buy, which may be a flag. */
export function wordOfAvailability(value: unknown): string {
  return (typeof value === 'boolean' ? String(value) : (asText(value) ?? '')).trim()
}

const FULL_KEYS = new Set(FULL.map(keyOf))

/** What a column of states says of tickets. */
export function wordOfState(word: string): Availability | null {
  return FULL_KEYS.has(keyOf(word)) ? 'soldOut' : wordOfSale(word)
}

/** What another column (of states, of prices) says of tickets: `Complet`. A number or a flag there says nothing of them. */
export function wordOfSale(word: string): Availability | null {
  if (!/\p{L}{3}|[\u3040-\u9fff\uac00-\ud7af]/u.test(word) || readFlag(word) !== null) return null
  return availabilityOf(word)
}

const TRUE_WORDS = new Set(['true', '1', 'yes', 'y', 'oui', 'o', 'on', 'vrai', 't'])
const FALSE_WORDS = new Set(['false', '0', 'no', 'n', 'non', 'off', 'faux', 'f', ''])

/** A flag as people send it; null for anything else: unknown, not false by accident. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === 0) return value === 1
  if (typeof value !== 'string') return null
  const word = value.trim().toLowerCase()
  if (TRUE_WORDS.has(word)) return true
  return FALSE_WORDS.has(word) ? false : null
}

const FLAGS = [
  'dateUnknown',
  'timeUnknown',
  'endApproximate',
  'sessionsComplete',
  'online',
] as const

/** Flags that say neither yes nor no are told, for they were most likely meant to say something. */
export function checkFlags(native: NativeListing, warn: Warn): void {
  for (const name of FLAGS) {
    const value = native[name]
    if (value === undefined || value === null || readFlag(value) !== null) continue
    warn(`${name}: neither yes nor no: ${JSON.stringify(value).slice(0, 40)}`)
  }
}
