/** What spreadsheets show where a formula failed, in the tongues they speak most. */
const FAILED =
  /^#(?:N\/A|N\/D|NV|REF!|NAME\?|NOM\s?\?|VALUE!|VALEUR\s?!|DIV\/0\s?!|NUM!|NOMBRE\s?!|NUL\s?!|NULL!|ERROR!|BEZUG!|WERT!|ZAHL!|RIF!|VALORE!|¡REF!|¡VALOR!|¡DIV\/0!|¿NOMBRE\?)$/

/** How databases write null (`\N`). */
const NULL = '\\N'

/** `="0123"`: a text that a spreadsheet must not take for a number. */
const KEPT_TEXT = /^="((?:[^"]|"")*)"$/

/** What a cell says: what programs write for nothing is nothing. */
export function cellText(cell: string): string {
  const first = cell.trimStart()[0]
  if (first !== '=' && first !== '#' && first !== '\\') return cell
  const text = cell.trim()
  if (text === NULL || FAILED.test(text)) return ''
  const [, kept] = KEPT_TEXT.exec(text) ?? []
  return kept === undefined ? cell : kept.replaceAll('""', '"')
}
