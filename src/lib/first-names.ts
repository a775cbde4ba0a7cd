/** Name → the first of its row. A row that shares a name with one before it means the same as that. */
export function firstNames(rows: readonly (readonly string[])[]): Map<string, string> {
  const known = new Map<string, string>()
  for (const names of rows) {
    const same = names.map((name) => known.get(name)).find((one) => one !== undefined)
    for (const name of names) known.set(name, same ?? names[0] ?? name)
  }
  return known
}
