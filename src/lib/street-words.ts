/**
 * What streets are called by, one table for all who look for them: patterns of one kind each, for texts in any case. What a
 * pattern may do with a kind depends on what else is called so.
 */
interface Kinds {
  /** Nothing else is called so. */
  readonly streets: string
  /** Halls are as well (`Quai des Arts`, `Place de la Danse`), and no towns. */
  readonly halls: string
  /** Towns are as well: `Passage West`, `Key Largo`, `Federal Way`, `Mehring`, `Milaan`. */
  readonly towns: string
}

/** `12 rue des Pins`, `Via Roma 5`: they stand in front of the name. */
const FRENCH: Kinds = {
  streets: String.raw`rue|avenue|av\.|boulevard|boul\.|bv?d\.?`,
  halls: String.raw`place|pl\.|route|all[ée]es?|quai|chemin|impasse|ruelle|faubourg`,
  towns: 'square|cours|passage',
}
const SOUTHERN: readonly Kinds[] = [
  // Italian
  { streets: 'via|viale', halls: 'piazza|piazzale|vicolo', towns: 'corso|largo(?= )' },
  // Spanish and Catalan
  {
    streets: String.raw`calle|c\/|carrer|avenida|avda?\.`,
    halls: 'plaza|pla[çc]a|paseo',
    towns: '',
  },
  // Portuguese
  { streets: 'rua', halls: 'praça|travessa', towns: '' },
]
/** `12 Pine Street`: behind it, each with a full stop or without. */
const ENGLISH: Kinds = {
  streets: 'street|st|road|rd|lane|ln|avenue|ave|boulevard|blvd|drive|dr|highway|hwy|parkway|pkwy',
  halls: 'close|row|parade|mews',
  towns: 'way|court|ct|square|place|terrace|gardens',
}
const AMERICAN: Kinds = {
  streets: 'trl|cir|turnpike',
  halls: 'trail|circle|loop|pike|walk',
  towns: '',
}
/** `Pinienstraße 12`, `Dorpsstraat 5`: the end of its name. */
const GERMAN: Kinds = {
  streets: String.raw`stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ufer|damm`,
  halls: '',
  towns: 'ring',
}
const DUTCH: Kinds = {
  streets: 'straat|plein|gracht|singel|kade',
  halls: '',
  towns: 'laan|dijk',
}

function words(kinds: readonly (keyof Kinds)[], ...tongues: readonly Kinds[]): string {
  return tongues
    .flatMap((tongue) => kinds.map((kind) => tongue[kind]))
    .filter((pattern) => pattern !== '')
    .join('|')
}

const ALL = ['streets', 'halls', 'towns'] as const

export const IN_FRONT = {
  surely: words(['streets'], FRENCH, ...SOUTHERN),
  butNoTowns: words(['streets', 'halls'], FRENCH, ...SOUTHERN),
  butNoStreets: words(['halls', 'towns'], FRENCH, ...SOUTHERN),
  any: words(ALL, FRENCH, ...SOUTHERN),
  anyFrench: words(ALL, FRENCH),
} as const

export const BEHIND = {
  surely: words(['streets'], ENGLISH),
  american: words(ALL, AMERICAN),
  any: words(ALL, ENGLISH, AMERICAN),
} as const

export const AT_THE_END = {
  surely: words(['streets'], GERMAN, DUTCH),
  any: words(ALL, GERMAN, DUTCH),
} as const

/** `12`, `12 bis`, `12b` */
export const HOUSE_NUMBER = String.raw`\d{1,4}(?:[ -]?(?:bis|ter|[a-d]))?`
