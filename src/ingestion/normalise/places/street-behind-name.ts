import { isNoTown } from './no-town.ts'
import { foldName } from '../../../lib/fold-name.ts'
import type { NameAndAddress } from './address-in-name.ts'
import { AT_THE_END, BEHIND, HOUSE_NUMBER, IN_FRONT } from '../../../lib/street-words.ts'

/** Names of streets hold days and years (`du 8 mai 1945`), and no codes of towns. */
const REST = String.raw`(?!.* (?:[-–—|] |\d{5} ))\p{L}[^,]*`

/** Only what nothing else is called by goes without its number. */
const STREETS = [
  // 12 rue des Pins, 12, rue des Pins
  String.raw`${HOUSE_NUMBER},? (?:${IN_FRONT.any})(?<=[./]) ?${REST}`,
  String.raw`${HOUSE_NUMBER},? (?:${IN_FRONT.any}) ${REST}`,
  // Via Roma, 5, Calle Mayor 12
  String.raw`(?:${IN_FRONT.any}) ?\p{L}[^\d,]*,? (?:n[.°º]? ?)?${HOUSE_NUMBER}`,
  // rue des Pins
  String.raw`(?:${IN_FRONT.surely}) ?\p{L}[^\d,]*(?:\d{4})?`,
  // 12 High Street, High Street
  String.raw`\d{1,5}[a-d]?(?:-\d{1,5})? (?:[\p{L}.'’]+ ){1,4}(?:${BEHIND.any})\.?`,
  String.raw`(?:[\p{L}.'’]+ ){1,3}(?:street|road)`,
  // Hauptstr. 5, Lange Straße 5, Dorpsstraat 5
  String.raw`(?:\p{L}[\p{L}.'’-]* ){0,3}\p{L}*(?:${AT_THE_END.any}|str) ${HOUSE_NUMBER}(?:[-–]\d{1,4})?`,
  String.raw`\p{L}{2,}(?:stra(?:ß|ss)e|str\.)`,
].map((form) => new RegExp(`^${form}$`, 'iu'))

/** True for a text that is surely a street, and neither a hall nor a town. */
export function isStreet(text: string): boolean {
  return STREETS.some((form) => form.test(text))
}

/** What parts a street from the name before it. */
const PARTS = /,\s+|\s+[-–—|]\s+|\s*\((?=[^()]*\)$)/gu
/** `Salle Vega 12 rue des Pins`: no sign, but its number. */
const NUMBER_BEHIND = new RegExp(
  String.raw` (?=${HOUSE_NUMBER},? (?:${IN_FRONT.surely})[ .]\p{L})`,
  'iu',
)
/** `Teatro Vega Via Roma 5`; not `Teatro di Via Roma 5`. */
const SOUTHERN_BEHIND =
  /(?<! (?:d[ei]|del|della|da|do|en|in|la|el|na|a)) (?=(?:Via|Viale|Calle|C\/|Carrer|Rua|Avenida) ?\p{L}[^\d,]*,? \d{1,4}[a-d]?$)/u
/** A number behind these is theirs: `Studio 12 rue des Pins`. */
const HAS_NUMBER =
  /(?<!\p{L})(?:salle|studio|hall|room|club|local|espace|atelier|bar|caf[ée]|gymnase|galerie|cin[ée]ma|b[âa]timent|n[°o]|les?|la|l['’]|aux?|du|des?|chez)$/iu

/** A name that ends with its street: `Salle Vega, 12 rue des Pins`. Null where it does not, or another street is told apart. */
export function streetBehindName(name: string, told: string | null): NameAndAddress | null {
  if (!/[\d,(|]| [-–—] /.test(name)) return null
  const found = behindSign(name) ?? behindName(name)
  if (found === null || (told !== null && foldName(told) !== foldName(found.street))) return null
  return { ...found, postalCode: null }
}

interface Split {
  readonly name: string
  readonly street: string
}

function behindSign(text: string): Split | null {
  for (const { index, 0: sign } of text.matchAll(PARTS)) {
    const street = text.slice(index + sign.length).replace(sign.includes('(') ? /\)$/ : '', '')
    const name = text.slice(0, index)
    // `Salle Vega (the old one, rue des Pins)`
    if (/\([^()]*$/.test(name)) continue
    if (isStreet(street)) return isName(name) ? { name, street } : null
  }
  return null
}

function behindName(text: string): Split | null {
  const index = [NUMBER_BEHIND, SOUTHERN_BEHIND]
    .map((form) => text.search(form))
    .find((at) => at > 0)
  if (index === undefined) return null
  const [name, street] = [text.slice(0, index), text.slice(index + 1)]
  const isWhole = / /.test(name) && !HAS_NUMBER.test(name)
  return isWhole && isName(name) && isStreet(street) ? { name, street } : null
}

function isName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !isStreet(text)
}

/** Neither a street nor what follows one. */
export function mayBeTown(part = ''): boolean {
  return /\p{L}/u.test(part) && !isStreet(part) && !isNoTown(part)
}
