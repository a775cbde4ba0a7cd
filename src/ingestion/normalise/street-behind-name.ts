import { foldName } from '../../lib/fold-name.ts'
import type { NameAndAddress } from './address-in-name.ts'

const NUMBER = String.raw`\d{1,4}(?:[ -]?(?:bis|ter|[a-d]))?`
/** What only streets begin with. */
const FIRST = String.raw`rue|avenue|av\.|boulevard|boul\.|bd\.?|via|viale|calle|c\/|carrer|avenida|avda?\.|rua`
/** Others, with their number. Without one, halls are called so: `Quai des Arts`, `Place de la Danse`. */
const FIRST_NUMBERED = String.raw`${FIRST}|place|pl\.|square|cours|passage|route|all[ée]es?|quai|chemin|impasse|ruelle|faubourg|piazza|piazzale|corso|vicolo|largo|plaza|pla[çc]a|paseo|praça|travessa`
const BEHIND_NUMBERED = String.raw`street|st\.?|road|rd\.?|lane|avenue|ave\.?|drive|dr\.?|boulevard|blvd\.?|way|close|court|square|place|terrace|gardens|row|parade|mews`
const GERMAN_NUMBERED = String.raw`stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ufer|damm|ring|straat|laan|plein|kade|gracht|singel|dijk`
/** Names of streets hold days and years (`du 8 mai 1945`), and no codes of towns. */
const REST = String.raw`(?!.* (?:[-–—|] |\d{5} ))\p{L}[^,]*`

const STREETS = [
  // 12 rue des Pins, 12, rue des Pins
  String.raw`${NUMBER},? (?:${FIRST_NUMBERED})(?<=[./]) ?${REST}`,
  String.raw`${NUMBER},? (?:${FIRST_NUMBERED}) ${REST}`,
  // Via Roma, 5, Calle Mayor 12
  String.raw`(?:${FIRST_NUMBERED}) ?\p{L}[^\d,]*,? (?:n[.°º]? ?)?${NUMBER}`,
  // rue des Pins
  String.raw`(?:${FIRST}) ?\p{L}[^\d,]*(?:\d{4})?`,
  // 12 High Street, High Street
  String.raw`\d{1,5}[a-d]?(?:-\d{1,5})? (?:[\p{L}.'’]+ ){1,4}(?:${BEHIND_NUMBERED})`,
  String.raw`(?:[\p{L}.'’]+ ){1,3}(?:street|road)`,
  // Hauptstr. 5, Lange Straße 5, Dorpsstraat 5
  String.raw`(?:\p{L}[\p{L}.'’-]* ){0,3}\p{L}*(?:${GERMAN_NUMBERED}) ${NUMBER}(?:[-–]\d{1,4})?`,
  String.raw`\p{L}{2,}(?:stra(?:ß|ss)e|str\.)`,
].map((form) => new RegExp(`^${form}$`, 'iu'))

/** True for a text that is surely a street, and neither a hall nor a town. */
export function isStreet(text: string): boolean {
  return STREETS.some((form) => form.test(text))
}

/** What parts a street from the name before it. */
const PARTS = /,\s+|\s+[-–—|]\s+|\s*\((?=[^()]*\)$)/gu
/** `Salle Vega 12 rue des Pins`: no sign, but its number. */
const NUMBER_BEHIND = new RegExp(String.raw` (?=${NUMBER},? (?:${FIRST})[ .]\p{L})`, 'iu')
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
