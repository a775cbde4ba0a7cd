import { textFromHtml } from '../../lib/html-text.ts'

const AMOUNT = String.raw`(?:(?:[$€£]|CHF ?|EUR ?)\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})? ?(?:€|euros?|EUR|CHF|\$|£))(?![\p{L}\d])`
const SPAN = String.raw`${AMOUNT}(?: ?[-–/] ?${AMOUNT})?`
const OF_WHOM = String.raw`\p{L}[^:\d€$£.!?]{0,50}`
const PRICED = new RegExp(
  String.raw`^${OF_WHOM}: ?${SPAN}(?: ?[,;/|.]? ?${OF_WHOM}:? ?${SPAN})*\s*\.?$`,
  'iu',
)
/** How the first of them begins: what it costs to get in, and not to eat, join or buy a book. */
const ENTRY =
  /^(?:entr[ée]e|(?:plein )?tarifs?|prix|(?:general admission )?tickets?|(?:general )?admission|adults?|cost|price|cover(?: charge)?|eintritt|entrada|ingresso|billets?|places?)(?!\p{L})/iu
/** Not for some alone, and not with something to show. */
const FREE =
  /^(?:entr[ée]e (?:libre(?: et gratuite)?|gratuite)|free (?:admission|entry|event)|admission(?: is)? free|eintritt frei|entrada (?:libre|gratuita)|ingresso (?:libero|gratuito))(?!\p{L})(?! *(?:,|-|–)? *(?:pour|aux|avec|sur pr[ée]sentation|jusqu|d[èe]s|for|with|until|before|under|f[üu]r|mit|para|per|con)(?!\p{L}))/iu
/** Longer ones are prose. */
const LINE_MAX = 200
const BULLET = /^[\s\-–—•*·>]+/

/**
 * What entry costs, where a text tells it in lines of their own (`Entrée : 15 €, tarif réduit : 10 €`) and no member does.
 * An amount within a sentence is anything.
 */
export function priceInText(text: string): string | undefined {
  if (!/[€$£]|euros?|EUR|CHF|libre|gratuit|free|frei|liber/i.test(text)) return undefined
  const lines = textFromHtml(text)
    .split('\n')
    .map((line) => line.replace(BULLET, '').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line.length <= LINE_MAX)
  const at = lines.findIndex((line) => ENTRY.test(line) && PRICED.test(line))
  if (at === -1) return lines.map((line) => FREE.exec(line)?.[0]).find((line) => line !== undefined)
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => !PRICED.test(line))
  return [lines[at] ?? '', ...rest.slice(0, end === -1 ? rest.length : end)].join('; ')
}
