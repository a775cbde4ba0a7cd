/** A word of a command to paste, so that a shell reads it as one. */
export function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
