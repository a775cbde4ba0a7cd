/** `"Salle Vega"`, `« Salle Vega »`: quotes around all of a name are of the text that it stood in. */
const QUOTED = /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|»([^«»]+)«)$/u

export function withoutQuotes(name: string): string {
  const inside = QUOTED.exec(name)
    ?.slice(1)
    .find((one) => one !== undefined)
  return inside?.trim() ?? name
}
