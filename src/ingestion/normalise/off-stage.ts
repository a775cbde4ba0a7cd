/** `Regie: Otto Pine`, `Mise en scène Otto Pine`: credits of who is not to be seen. */
const OFF_STAGE =
  /^(?:(?:inszenierung|regie|regia|mise en sc[èe]ne|directed by|texte?s?|auteurs?|autor(?:in)?|written by|b[üu]hne(?:nbild)?|kost[üu]me?|costumes?|lumi[èe]res?|licht|lighting|d[ée]cors?|sc[ée]nographie|dramaturgi?e|libretto|livret|traduction)\s?:\s*\S|(?:mise en sc[èe]ne|directed by|written by)(?: de)?\s\p{Lu})/iu

/** `Regie: Otto Pine; Ann Brock`: who is not to be seen beside who is. */
export function withoutCredits(text: string): string {
  const parts = text.split(/\s*[|;\n•]\s*/u)
  const rest = parts.filter((part) => !isOffStage(part))
  return rest.length === parts.length || rest.length === 0 ? text : rest.join('\n')
}

/** `Mise en scène : Otto Pine. Avec Ann Brock` tells of both. */
export function isOffStage(name: string): boolean {
  return OFF_STAGE.test(name) && !/(?<!\p{L})(?:avec|with|mit|con|met)(?!\p{L})/iu.test(name)
}
