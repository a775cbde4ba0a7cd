import { categoryNamed } from '../../domain/category.ts'
import type { CategoryId } from '../../domain/category.ts'
import { foldName } from '../../lib/fold-name.ts'
import { INSTRUMENTS, INVITING, TEXT_LINKS, TEXT_WORDS } from './tables/text-words.ts'

/** A row may hold the link itself. */
const LINKED = String.raw`(?:(?<= (?:${TEXT_LINKS}))(?= |$)|(?: \S+){0,3}? (?:${TEXT_LINKS})(?: |$))`
/** `25. 1. 2027: Concert du duo…` */
const DATE = String.raw`(?:\d+ ){0,5}`
const OPENING = compile(
  (words) => `^${DATE}(?:(?:le|la|les|l|un|une|the|an?) )?(?:${words})${LINKED}`,
)
const INVITED = compile((words) => `${INVITING} ?(?:\\S+ )?(?:${words})(?: |$)`)
const ANY = new RegExp(TEXT_WORDS.map(([, words]) => words).join('|'))

/** Who writes longer before saying it writes of other things. */
const HEAD = 200
/** Players are told behind what is said of them. */
const BILL = 1500

const WORD = String.raw`(?<!\p{L})\p{L}[\p{L}\d.'’-]*`
/** `Julie Pin (chant, guitare)`, `Julie Pin : basse`, `Julie Pin au violon`. */
const PLAYED = new RegExp(
  [
    String.raw`(?<holder>${WORD})\s?\([^()\n]{0,40}?(?<!\p{L})(?<held>${INSTRUMENTS})(?!\p{L})[^()\n]{0,40}\)`,
    String.raw`(?<player>${WORD})(?:\s?[:–—]\s?|\s-\s)(?<behind>${INSTRUMENTS})(?!\p{L})`,
    String.raw`(?<=\p{L}\s)(?:au|[àa] l[ae’']|a[mn] der|am|on|al)\s?(?<at>${INSTRUMENTS})(?!\p{L})`,
  ].join('|'),
  'giu',
)
const ANY_PLAYED = new RegExp(String.raw`(?<!\p{L})(?:${INSTRUMENTS})(?!\p{L})`, 'iu')

interface Row {
  readonly id: CategoryId
  readonly pattern: RegExp
}

function compile(pattern: (words: string) => string): readonly Row[] {
  return TEXT_WORDS.map(([name, words]) => ({
    id: idOf(name),
    pattern: new RegExp(pattern(words)),
  }))
}

function idOf(name: string): CategoryId {
  const id = categoryNamed(name)
  if (id === undefined) throw new Error(`no category is called ${name}`)
  return id
}

/** What the first words of a description say that it is of, or that it invites to, else whether players are told; null: nothing is said. */
export function categoryInText(text: string): CategoryId | null {
  const head = foldName(text.slice(0, HEAD))
  const found = ANY.test(head)
    ? (OPENING.find(({ pattern }) => pattern.test(head)) ??
      INVITED.find(({ pattern }) => pattern.test(head)))
    : undefined
  return found?.id ?? (tellsPlayers(text.slice(0, BILL)) ? MUSIC : null)
}

const MUSIC = idOf('music')

function tellsPlayers(text: string): boolean {
  if (!ANY_PLAYED.test(text)) return false
  const played = [...text.matchAll(PLAYED)].flatMap(({ groups = {} }) => {
    const { holder, held, player, behind, at } = groups
    const who = holder ?? player
    return who === undefined || mayBeName(who) ? [(held ?? behind ?? at ?? '').toLowerCase()] : []
  })
  return new Set(played).size > 1
}

/** `Cours de piano - violon`, `Orgue - piano`, `Kurs: Klavier` name nobody. */
function mayBeName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !ANY_PLAYED.test(word) && !LEARNT.test(word)
}

const LEARNT =
  /^(?:ateliers?|cours|stages?|initiations?|formations?|workshops?|class(?:es)?|lessons?|unterricht|kurse?|corsi?|corso|cursos?|talleres|taller)$/iu
