/**
 * The names of columns as the mapping writes them. Spreadsheets put line ends, blanks that do not break and letters with
 * their accents apart into names, which nobody sees. Two columns of one name are `name` and `name#2`.
 */
export function columnNames(cells: readonly string[], named: Iterable<string>): readonly string[] {
  const spellings = new Map<string, string>()
  for (const name of named) {
    const base = name.replace(/#\d+$/, '')
    for (const one of [name, base]) spellings.set(seen(one), one)
  }
  const counts = new Map<string, number>()
  return cells.map((cell) => {
    const bare = cell.trim()
    const name = spellings.get(seen(bare)) ?? bare
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}#${count}`
  })
}

/** A name as a reader sees it. */
export function seen(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
