/**
 * The letters that texts fitting a pattern begin with, so that patterns are tried only where they may fit: a title is
 * asked with one look in a table in place of one try for each of hundreds. Read off the pattern itself, so that whoever
 * writes a row of a table of words need not think of it.
 */

/** So many letters. More tell no better what may fit; fewer let a third of all words through. */
const LETTERS = 3
/** In place of a letter: any one. */
const ANY = '\n'

/** Parts of a pattern: each takes the openings before it to those with it. */
type Part = (openings: ReadonlySet<string>) => ReadonlySet<string>

/** What texts are looked up by: their first letters, all of them where they are fewer. */
export function openingOf(text: string): string {
  return text.length > LETTERS ? text.slice(0, LETTERS) : text
}

/**
 * `openingOf` of all texts that a pattern fits as a whole, and of some that it does not; null where it may be anything.
 * For folded texts: a blank is a single one. Throws at what it cannot read.
 */
export function openingsOf(pattern: string): ReadonlySet<string> | null {
  const found = new PatternReader(pattern).whole()(new Set(['']))
  return [...found].some((opening) => opening.includes(ANY)) ? null : found
}

/** `a|b(?:c|d)` → `a`, `b(?:c|d)`. */
export function alternativesOf(pattern: string): string[] {
  const found: string[] = []
  let [depth, from] = [0, 0]
  for (const { index, 0: sign } of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gu)) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '|' && depth === 0) {
      found.push(pattern.slice(from, index))
      from = index + 1
    }
  }
  return [...found, pattern.slice(from)]
}

/** What the reader knows of patterns, tried at a place one after the other. */
const GROUP = /\((?:\?:|(?!\?))/uy
const LOOK_AROUND = /\(\?<?[=!]/uy
const PLACE = /\\b|\\B|\^|\$/uy
const ANYTHING = /\\[pP]\{[^}]*\}|\\[wWDS]|\.|\[\^(?:\\.|[^\]\\])*\]/uy
const DIGIT = /\\d/uy
const BLANK = /\\s/uy
const CLASS = /\[(?:\\.|[^\]\\])*\]/uy
const LETTER = /\\[^\p{L}\p{N}]|[^\\()[\]{}*+?|]/uy
/** Several that are not counted, in one step. */
const LETTERS_ALONE = /[^\\()[\]{}*+?|.^$]{2,}(?![?*+{])/uy
const COUNT = /(?:[?*+]|\{(\d+)(?:(,)(\d*))?\})\??/uy

class PatternReader {
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  whole(): Part {
    const part = this.#alternatives()
    if (this.#at < this.#pattern.length) throw this.#unreadable()
    return part
  }

  #alternatives(): Part {
    const parts = [this.#sequence()]
    while (this.#take('|')) parts.push(this.#sequence())
    const [only] = parts
    if (only !== undefined && parts.length === 1) return only
    return (openings) => union(parts.map((part) => part(openings)))
  }

  #sequence(): Part {
    const parts: Part[] = []
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern.charAt(this.#at))) {
      parts.push(this.#counted(this.#single()))
    }
    return (openings) => {
      let reached = openings
      for (const part of parts) {
        if (areWhole(reached)) break
        reached = part(reached)
      }
      return reached
    }
  }

  #single(): Part {
    const run = this.#match(LETTERS_ALONE)
    if (run !== null) return anyOf([run[0]])
    if (this.#match(GROUP) !== null) return this.#group()
    if (this.#match(LOOK_AROUND) !== null) return (this.#group(), nothing)
    if (this.#match(PLACE) !== null) return nothing
    if (this.#match(ANYTHING) !== null) return anyOf([ANY])
    if (this.#match(DIGIT) !== null) return anyOf(DIGITS)
    if (this.#match(BLANK) !== null) return anyOf([' '])
    const letters = this.#match(CLASS)
    if (letters !== null) return anyOf(lettersOf(letters[0].slice(1, -1)))
    const letter = this.#match(LETTER)
    if (letter === null) throw this.#unreadable()
    return anyOf([letter[0].replace('\\', '') || '\\'])
  }

  #group(): Part {
    const part = this.#alternatives()
    if (!this.#take(')')) throw this.#unreadable()
    return part
  }

  #counted(part: Part): Part {
    const count = this.#match(COUNT)
    if (count === null) return part
    const [least, most] = boundsOf(count)
    return (openings) => {
      let reached = openings
      const found: ReadonlySet<string>[] = []
      for (let times = 0; times <= most; times += 1) {
        const isWhole = areWhole(reached)
        if (times >= least || isWhole) found.push(reached)
        if (isWhole) break
        reached = part(reached)
      }
      return union(found)
    }
  }

  #match(sign: RegExp): RegExpExecArray | null {
    sign.lastIndex = this.#at
    const found = sign.exec(this.#pattern)
    if (found !== null) this.#at = sign.lastIndex
    return found
  }

  #take(sign: string): boolean {
    const isThere = this.#pattern.startsWith(sign, this.#at)
    if (isThere) this.#at += sign.length
    return isThere
  }

  #unreadable(): Error {
    return new Error(`no openings can be read off ${this.#pattern} from its sign ${this.#at} on`)
  }
}

/** How often a part may stand there; more often than there are letters is as often as that. */
function boundsOf([sign, exact, open, bound]: RegExpExecArray): [least: number, most: number] {
  if (exact === undefined) return [sign.startsWith('+') ? 1 : 0, sign.startsWith('?') ? 1 : LETTERS]
  const least = Math.min(Number(exact), LETTERS)
  if (open === undefined) return [least, least]
  return [least, bound === '' || bound === undefined ? LETTERS : Math.min(Number(bound), LETTERS)]
}

/** No more can be told of them. */
function areWhole(openings: ReadonlySet<string>): boolean {
  for (const opening of openings) if (!isWhole(opening)) return false
  return true
}

function isWhole(opening: string): boolean {
  return opening.length >= LETTERS || opening.endsWith(ANY)
}

/** Takes no letter. */
function nothing(openings: ReadonlySet<string>): ReadonlySet<string> {
  return openings
}

/** One of these. */
function anyOf(letters: readonly string[]): Part {
  return (openings) => {
    const longer = new Set<string>()
    for (const opening of openings) {
      if (isWhole(opening)) longer.add(opening)
      else for (const letter of letters) longer.add(openingOf(opening + letter))
    }
    return longer
  }
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const all = new Set<string>()
  for (const set of sets) for (const opening of set) all.add(opening)
  return all
}

const DIGITS = '0123456789'.split('')

/** Inside of square brackets: letters, spans of them and classes. */
function lettersOf(inside: string): string[] {
  return (inside.match(/\\[pP]\{[^}]*\}|\\.|.-.|./gu) ?? []).flatMap((one) => {
    if (/^\\[pPwWDS]/u.test(one)) return [ANY]
    if (one === '\\d') return DIGITS
    if (one === '\\s') return [' ']
    if (one.length < 3 || one.startsWith('\\')) return [one.slice(-1)]
    const [first, last] = [one.charCodeAt(0), one.charCodeAt(2)]
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))
  })
}
