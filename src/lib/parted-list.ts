/** `Salles 1, 2 et 3`, `Amphis A, B and C`: numbers or letters that commas part, and a last one behind "and". */
const LISTED =
  /(?<=\p{L}{3,} #?(?:\d{1,3}|\p{Lu})(?:, #?(?:\d{1,3}|\p{Lu}))*), (?=(?:#?(?:\d{1,3}|\p{Lu}), )*#?(?:\d{1,3}|\p{Lu}) (?:&|\+|and|et|und|e|y|en|i) #?(?:\d{1,3}|\p{Lu}) *(?:,|$))/gu

/** Where the parts of a text end that commas part, those within such lists apart. */
export function commasOutsideLists(text: string): readonly number[] {
  const within = new Set([...text.matchAll(LISTED)].map(({ index }) => index))
  return [...text.matchAll(/,/g)].map(({ index }) => index).filter((index) => !within.has(index))
}
