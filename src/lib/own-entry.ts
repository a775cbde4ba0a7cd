/** What a table says of a word that comes from outside: `constructor` and the like are no entries of it. */
export function ownEntry<Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
