import { inOneTongue } from '../../domain/title/in-one-tongue.ts'
import { ownEntry } from '../../lib/own-entry.ts'
import { fold, words } from '../../lib/fold.ts'
import { late } from '../../lib/late.ts'
import { HALLS_REMEMBERED, remembering } from '../../lib/remember.ts'
import { cities, knownHall } from './known-halls.ts'
import type { KnownHall } from './known-halls.ts'
import {
  ARTICLES,
  LEGAL,
  NAMED_ROOM,
  OWN_PART_ROOM,
  PLACEHOLDERS,
  ROOM_OTHER_SCRIPTS,
  ROOM_WORDS,
  TYPE_WORDS,
} from './model/place-words.ts'

/** A place's name taken apart. Folded. */
export interface PlaceName {
  /** The words that name it, sorted; without type, town, articles and room. Empty for a placeholder. */
  readonly core: readonly string[]
  /** The name in another script than Latin, where it is told in both. */
  readonly other: readonly string[]
  readonly types: ReadonlySet<string>
  /** In a form that equal rooms share; null when none is named. */
  readonly room: string | null
  readonly isPlaceholder: boolean
  /** The key of the town it is in: of a known hall the one that all its towns share. */
  readonly town: string
}

const ROOMS = ROOM_WORDS.map(([canonical, pattern]) => {
  return {
    canonical,
    whole: new RegExp(`^(?:${pattern})$`, 'u'),
    closing: new RegExp(`\\s(?:${pattern})$`, 'u'),
  }
})
const NUMBERED = new RegExp(`^(?:${NAMED_ROOM})$`, 'u')
const NUMBERED_CLOSING = new RegExp(`\\s(?:${NAMED_ROOM})$`, 'u')
const OWN_PART = new RegExp(`^(?:${OWN_PART_ROOM})$`, 'u')
const placeholder = late(() => new RegExp(`^(?:${PLACEHOLDERS.join('|')})$`, 'u'))
/** Who pays for the hall, and what it was called once, is no part of its name. */
const SPONSOR =
  /(?<=\S)\s+(?:(?:powered|presented|sponsored) by|[([]?(?:formerly|previously|ehem(?:als|\.)?|vormals|anciennement|fka|f\.k\.a\.|precedemment|voorheen|tidigare)\b|[([](?:ex|ancien|antiguo|gia)\b).*$/u
const PARTS = /\s+[-|/@]+\s+|\s*[,;:]\s+|\s*[([]\s*|[)\]]/u

/** A town as equal towns share it: no district, no cedex, no region behind a comma. */
export function cityKey(city: string | null): string {
  return city === null ? '' : townOf(city)
}

const townOf = remembering(10_000, (city) => {
  // `Frankfurt (Oder)` is not the Frankfurt on the Main.
  const whole = city.includes('(') ? cities().get(words(fold(city)).join(' ')) : undefined
  if (whole !== undefined) return whole
  const key = townText(city)
  return cities().get(key) ?? key
})

/** A town's own name, folded, before other names of the same town are looked up. */
export function townText(city: string): string {
  const [first = ''] = fold(city).split(/\s*[,(]/u)
  return words(first)
    .join(' ')
    .replace(/ cedex(?: \d+)?$/u, '')
    .replace(/ \d{1,2}(?:er|e|eme|nd|th)?(?: arrondissement)?$/u, '')
    .replace(/(?<=.) city$/u, '')
    .replace(/^(?:st|ste) /u, 'saint ')
    .replace(/ (?:st|ste) /gu, ' saint ')
}

/** `berlin` and `berlin tempelhof`: the same town, or a part of it. By keys; a town not told agrees with any. */
export function townsAgree(a: string, b: string): boolean {
  return a === '' || b === '' || a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)
}

/** Takes a place's name apart; `room` is the room the partner names by itself. */
export function placeName(name: string, room: string | null, city: string | null): PlaceName {
  const parsed = parsedName(`${withoutTown(name, city)}\n${cityKey(city)}`)
  return room === null || parsed.isPlaceholder
    ? parsed
    : { ...parsed, room: roomKey(room) ?? parsed.room }
}

/** `Alte Ziegelei Halle (Saale)`: the town as it is told, bracket and all. */
function withoutTown(name: string, city: string | null): string {
  if (city === null || !city.includes('(') || !name.endsWith(city)) return name
  const rest = name.slice(0, -city.length).replace(/[\s,|-]+$/u, '')
  return rest === '' ? name : rest
}

/** The same of one of very many that hardly come again: remembering them costs more than it spares. */
export function placeNameOnce(name: string, city: string | null): PlaceName {
  return parseName(`${name}\n${cityKey(city)}`)
}

const parsedName = remembering(HALLS_REMEMBERED, parseName)

/** Of the name and, on a line of its own, the town's key. */
function parseName(text: string): PlaceName {
  const cut = text.lastIndexOf('\n')
  const [folded, town] = [fold(text.slice(0, cut)).replace(SPONSOR, ''), text.slice(cut + 1)]
  if (isPlaceholder(words(folded).join(' '), town)) {
    return { core: [], other: [], types: new Set(), room: null, isPlaceholder: true, town }
  }
  const { rest, room } = takeRoom(folded)
  const { latin, other } = scripts(rest)
  const hall = coreOf(latin === '' ? other.join(' ') : latin, town)
  return {
    core: hall.core,
    other: latin === '' ? [] : other,
    types: typesOf(latin),
    room,
    isPlaceholder: false,
    town: hall.town,
  }
}

function isPlaceholder(whole: string, town: string): boolean {
  if (whole === '') return false
  if (placeholder().test(whole)) return true
  // A hall's name that is only its type names no hall unless a town goes with it (there is a zénith in every town).
  if (town === '' && whole.split(' ').every((word) => word === 'zenith' || ARTICLES.has(word)))
    return true
  return town !== '' && (whole === town || isCentreOf(whole, town.replace(/[^\p{L}\p{N} ]/gu, '')))
}

const BEFORE_TOWN: ReadonlySet<string> = new Set([
  'centre',
  'centre ville',
  'centre de',
  'centre ville de',
  'downtown',
])
const BEHIND_TOWN: ReadonlySet<string> = new Set(['centre', 'center', 'ville', 'downtown'])

/** `Centre-ville de Nantes`, `Leeds Centre`. */
function isCentreOf(whole: string, town: string): boolean {
  return (
    (whole.endsWith(` ${town}`) && BEFORE_TOWN.has(whole.slice(0, -town.length - 1))) ||
    (whole.startsWith(`${town} `) && BEHIND_TOWN.has(whole.slice(town.length + 1)))
  )
}

/** A room by itself. */
export function roomKey(room: string): string | null {
  const text = words(fold(room)).join(' ')
  if (text === '') return null
  return knownRoom(text) ?? text
}

function knownRoom(text: string): string | null {
  const known = ROOMS.find(({ whole }) => whole.test(text))
  if (known !== undefined) return known.canonical
  const numbered = NUMBERED.exec(text)
  return numbered === null ? null : `${numbered[1]} ${numbered[2]}`
}

/** Takes the room out of a name: a part of its own, or the words that close the name when something is left. */
function takeRoom(folded: string): { rest: string; room: string | null } {
  const parts = folded
    .split(PARTS)
    .map((part) => words(part).join(' '))
    .filter((part) => part !== '')
  const [base = '', ...others] = parts
  let room: string | null = null
  const kept = others.filter((part) => {
    const found = knownRoom(part) ?? (OWN_PART.test(part) ? part : null)
    room ??= found
    return found === null
  })
  if (room !== null) return { rest: [base, ...kept].join(' '), room }
  const closing = closingRoom(base)
  if (closing === null) return { rest: parts.join(' '), room: null }
  return { rest: [closing.rest, ...kept].join(' '), room: closing.room }
}

function closingRoom(base: string): { rest: string; room: string } | null {
  for (const { canonical, closing } of ROOMS) {
    const rest = base.replace(closing, '')
    // `Olympia Club` may be a room, `Le Club` and `Jazz Club` are names.
    if (rest !== base && !GENERIC_CLOSING.has(canonical) && named(rest))
      return { rest, room: canonical }
  }
  const numbered = NUMBERED_CLOSING.exec(base)
  if (numbered === null) return null
  const rest = base.slice(0, numbered.index)
  return named(rest) ? { rest, room: `${numbered[1]} ${numbered[2]}` } : null
}

/** Words that more often belong to the name than to a room of it. */
const GENERIC_CLOSING: ReadonlySet<string> = new Set([
  'club',
  'garden',
  'terrace',
  'studio',
  'plus',
  'courtyard',
  'parvis',
  'basement',
  'foyer',
  'ground',
  'annexe',
  'upstairs',
])

function named(rest: string): boolean {
  return rest
    .split(' ')
    .some((word) => !ARTICLES.has(word) && ownEntry(TYPE_WORDS, word) === undefined)
}

/** Of a town's key and its other names: `Stodoła Warszawa` stands in `warsaw`, `… live in Den Haag` in `the hague`. */
export const townWords = remembering(5000, (town): ReadonlySet<string> => {
  const names = [...cities()].filter(([, key]) => key === town).map(([name]) => name.split(' '))
  // Longer ones are mostly described (`monaco di baviera`).
  const short = names.filter((words) => words.length <= 2)
  return new Set([...town.split(' '), ...short.flat()])
})

function coreOf(rest: string, town: string): KnownHall {
  // A place without a name has no word, and the empty one is in every name.
  const given = rest.split(' ').filter((word) => word !== '')
  const all = given.filter((word) => !ARTICLES.has(word) && !LEGAL.has(word))
  const local = townWords(town)
  const foreign = all.filter((word) => !local.has(word))
  const known = knownHall(town, all) ?? knownHall(town, foreign)
  if (known !== undefined) return known
  const core = inOneTongue(foreign).filter((word) => ownEntry(TYPE_WORDS, word) === undefined)
  const kept = [core, foreign, all, given].find((some) => some.length > 0) ?? []
  return { core: [...new Set(kept)].toSorted(), town }
}

const LATIN = /^[\p{Script=Latin}\p{N}]+$/u

/** A name told in two scripts (`Charlotte Theater 夏洛特劇院`) is two names of one place. */
function scripts(rest: string): { latin: string; other: string[] } {
  const all = rest.split(' ').filter((word) => word !== '')
  const latin = all.filter((word) => LATIN.test(word))
  const other = all
    .filter((word) => !LATIN.test(word))
    .map((word) => word.replace(ROOM_OTHER_SCRIPTS, '') || word)
  const named = latin.some((word) => /\p{L}/u.test(word))
  return named
    ? { latin: latin.join(' '), other: [...new Set(other)].toSorted() }
    : { latin: '', other: [...new Set(other.length === 0 ? latin : other)].toSorted() }
}

function typesOf(rest: string): Set<string> {
  return new Set(rest.split(' ').flatMap((word) => ownEntry(TYPE_WORDS, word) ?? []))
}
