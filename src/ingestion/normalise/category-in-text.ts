import { categoryNamed } from '../../domain/category.ts'
import type { CategoryId } from '../../domain/category.ts'
import { foldName } from '../../lib/fold-name.ts'
import { INVITING, TEXT_LINKS, TEXT_WORDS } from './tables/text-words.ts'

/** A row may hold the link itself. */
const LINKED = String.raw`(?:(?<= (?:${TEXT_LINKS}))(?= |$)|(?: \S+){0,3}? (?:${TEXT_LINKS})(?: |$))`
const OPENING = compile((words) => `^(?:(?:le|la|les|l|un|une|the|an?) )?(?:${words})${LINKED}`)
const INVITED = compile((words) => `${INVITING} ?(?:\\S+ )?(?:${words})(?: |$)`)
const ANY = new RegExp(TEXT_WORDS.map(([, words]) => words).join('|'))

/** Who writes longer before saying it writes of other things. */
const HEAD = 200

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

/** What the first words of a description say that it is of, or that it invites to; null where they say nothing. */
export function categoryInText(text: string): CategoryId | null {
  const head = foldName(text.slice(0, HEAD))
  if (!ANY.test(head)) return null
  const found =
    OPENING.find(({ pattern }) => pattern.test(head)) ??
    INVITED.find(({ pattern }) => pattern.test(head))
  return found?.id ?? null
}
