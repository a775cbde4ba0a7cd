import { ROOM_OF_ANY_HOUSE } from '../tables/room-words.ts'

/** What follows a street or a hall in an address, and is no town. */
export function isNoTown(part: string): boolean {
  return OF_A_STREET.test(part) || ROOM_OF_ANY_HOUSE.test(part)
}

/** `д. 12`, `No: 5`, `s/n`, `Floor 3`, `3. Stock`: what follows a street. */
const OF_A_STREET =
  /^(?:(?:д(?:ом)?|стр(?:оение)?|корп(?:ус)?|вл|буд(?:инок)?|этаж|n[ro]|n?[º°]|num|número|floor|level|suite|unit|etage|étage|piso|planta|bloco|blok|kat)[.:]?\s?\d+\p{L}?|s\/n|\d+(?:er|[eè](?:me)?|st|nd|rd|th|\.)?\s(?:floor|etage|étage|stock|og|obergeschoss|piano|kat))$/iu
