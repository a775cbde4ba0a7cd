import { foldName } from '../../../lib/fold-name.ts'
import { names } from './group-rows.ts'

/** What parts who plays from where; of the words among them what is before has to be who plays. */
const PARTING = /\s+(?:@|[-–—|])\s+|,\s+|\s+(?:live (?:at|in)|at|[àa] l'|à|au|chez)\s+/giu
const SIGN = /^\s+(?:@|[-–—|])\s+$/u
/** `River Songs (Salle Vega - Paris)` */
const IN_BRACKETS = /\s*\(([^()]+)\)\s*$/u
/** Longer is prose. */
const TITLE_MAX = 300
/** Words of places that say no more than their town. */
const FILLERS = new Set(['a', 'at', 'fr', 'in', 'l', 'la', 'le', 'live', 'nyc', 'the', 'uk', 'usa'])

interface Told {
  readonly venue: string
  readonly location: string
  readonly artists: readonly string[]
}

/**
 * `Otters Trio @ Salle Vega`, `Otters, Paris (75)`, `Salle Vega - Otters`: what the title says of the place goes, as it is told
 * apart. `Night at the Museum` stays, for nobody is called Night there.
 */
export function withoutPlace(title: string, { venue, location, artists }: Told): string {
  if (title.length > TITLE_MAX) return title
  const hall = new Set(wordsOf(venue))
  const place = new Set([...hall, ...wordsOf(location), ...FILLERS])
  for (const { index, 0: parting } of title.matchAll(PARTING)) {
    const before = title.slice(0, index)
    const behind = wordsOf(title.slice(index + parting.length))
    const isPlace = behind.every((word) => place.has(word) || /^\d+$/.test(word))
    if (SIGN.test(parting) && !isPlace && foldName(before) === foldName(venue))
      return title.slice(index + parting.length)
    if (!isPlace) continue
    const isAct = artists.some((artist) => names(before, artist))
    const isHall = behind.filter((word) => hall.has(word) && !FILLERS.has(word)).length > 1
    const says = wordsOf(before).filter((word) => !place.has(word)).length > 1
    if (isAct || (SIGN.test(parting) && isHall && says)) return before
  }
  return withoutHallInBrackets(title, hall, place)
}

/** Brackets that hold the whole name of the hall, and at most its town besides. */
function withoutHallInBrackets(
  title: string,
  hall: ReadonlySet<string>,
  place: ReadonlySet<string>,
): string {
  const [bracket = '', text = ''] = IN_BRACKETS.exec(title) ?? []
  const words = wordsOf(text)
  const isHall = [...hall].every((word) => words.includes(word))
  if (!isHall || !words.every((word) => place.has(word))) return title
  const before = title.slice(0, title.length - bracket.length)
  return before === '' || bracket === '' ? title : before
}

function wordsOf(text: string): readonly string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '')
}
