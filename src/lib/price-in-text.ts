import { textFromHtml } from './html-text.ts'

const AMOUNT = String.raw`(?:(?:[$€£]|CHF ?|EUR ?)\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})? ?(?:€|euros?|EUR|CHF|\$|£))(?![\p{L}\d])`
const NOTE = String.raw`(?: ?\([^()\d€$£]{1,40}\))?`
const SPAN = String.raw`${AMOUNT}(?: ?[-–] ?${AMOUNT})?${NOTE}`
const AGES = String.raw`\d{1,2}(?: ?(?:[-–/]|à|to|bis) ?\d{1,2})? ?(?:ans|years|jahren?|a[ñn]os|anni|jaar|anos)(?!\p{L})`
/** Blanks behind it are its own: each sentence can be parted in one way only. */
const OF_WHOM = String.raw`\p{L}(?:[^:\d€$£.!?]|${AGES}){0,50}`
const PRICED = new RegExp(
  String.raw`^${OF_WHOM}(?:: ?)?${SPAN}(?:(?: ?[,;/|.] ?| )${OF_WHOM}(?:: ?)?${SPAN}| ?[,;/|] ?${SPAN})*\s*[.!]?$`,
  'iu',
)
/** How the first of them begins: what it costs to get in, and not to eat, join or buy a book. */
const ENTRY =
  /^(?:(?:the|les?|l['’]|der|die|das|el|la|las|los|il|i|o|os|as|de|het) ?)?(?:entr[ée]e|(?:plein |full )?tarifs?|prix(?= ?:? ?\d| d['’]entr| des? places?| unique)|(?:general admission )?tickets?(?!\p{L})|(?:general )?admission|entry(?: fee)?(?= ?:? ?[\d$€£])|paf|adults?|adultes?|cost(?! of)|price|cover(?: charge)?(?= ?:? ?[\d$€£]| is(?!\p{L}))|eintritt|eintrittspreise?|preise?(?! im wert| de[rs])|kosten(?! für)|entrad[ae]s?|precio|preu|ingress[oi]|prezzo|bigliett[oi]|billets?|places?|bilhetes?|pre[çc]o|toegang|toegangsprijs|kaarten|pr[ée]-?ventes?|vvk|vorverkauf|abendkasse|ak)(?!\p{L})/iu
/** What else is paid for, or paid back. */
const OTHERS =
  /(?<!\p{L})(?:plats?|desserts?|menus?|repas|boissons?|verres?|consos?|consommations?|buffets?|d[îi]ners?|d[ée]jeuners?|dinners?|lunch|drinks?|meals?|essen|getr[äa]nke?|cena|comida|pranzo|adh[ée]sions?|adh[ée]rer|membership|cotisations?|parking|camping|navettes?|livres?|books?|cds?|vinyles?|vinyl|t-?shirts?|rembours\p{L}*|caution|deposit|kaution|pfand|dons?|donations?|spenden?|subscriptions?|abonnements?|bons?|vouchers?|gutscheine?|cr[ée]dits?|r[ée]ductions?|remise|discount|rabatt|off|rentals?|location|jury|win|gagne\p{L}*|gewinn\p{L}*)(?!\p{L})/iu
/** What is sold there besides; of the sentence before, its subject may be called so: `Fête de la bière. Entrée : 5 €`. */
const BESIDES =
  /(?<!\p{L})(?:buvette|snacks?|restauration|bi[èe]res?|beers?|bier|birra|birre|cervezas?|cervejas?|vins?|wines?|wein|vino|chaudes?|froides?|verpflegung|tombola|raffle|bus|train|production|material|buch|catalogues?|disques?|exposants?|emplacements?|cloakroom|resale|revente|annuel(?:le)?|annual|trimestre|term)(?!\p{L})/iu
/** Not for some alone, and not with something to show. */
const FREE =
  /^(?:entr[ée]e (?:libre(?: et gratuite)?|gratuite)|free (?:admission|entry|event)|admission(?: is)? free|eintritt frei|entrada (?:libre|gratuita)|ingresso (?:libero|gratuito)|(?:gratis toegang|toegang gratis)|entrada (?:livre|franca))(?!\p{L})(?! *(?:,|-|–)? *(?:pour|aux|avec|sur pr[ée]sentation|jusqu|d[èe]s|for|with|until|before|under|f[üu]r|mit|bis|para|per|con|com|hasta|fino|at[ée]|voor|met|tot)(?!\p{L}))/iu
const FREE_WORDS = 'gratuite?|gratis|free|kostenlos|kostenfrei|gratuit[oa]|gr[áa]tis'
const AT_NO_PRICE = String.raw` ?[:–-] ?| (?:is|are|est|sont|ist|sind|es|[èée]) `
/** `Eintritt: frei`, `Der Eintritt ist frei.`: a sentence of its own. A price that is called `libre` is what people please to pay. */
const FREE_TOLD = new RegExp(
  String.raw`^(?:(?:the|les?|l['’]|der|die|das|el|la|il|o|a|de|het) ?)?(?:(?:entr[ée]e|acc[èe]s|admission|entry|entrance|eintritt|entrada|ingresso|toegang)(?:${AT_NO_PRICE})(?:${FREE_WORDS}|libre|frei|vrij|liber[oa]|livre|franca)|(?:prix|tarifs?|prices?|cost|tickets?|preise?|kosten|precio|pre[çc]o|prezzo|billets?|bigliett[oi])(?:${AT_NO_PRICE})(?:${FREE_WORDS}))\s*[.!]*$`,
  'iu',
)
/** `$15 adv / $20 dos`, `12 € VVK / 15 € AK`: nothing is sold so but entry. */
const EARLY = String.raw`(?:in |en )?(?:adv(?:ance)?|pre-?sales?|pr[ée]-?ventes?|vvk|vorverkauf|anticipad[ao]|prevendita|voorverkoop)`
const AT_DOOR = String.raw`(?:dos|otd|(?:at|on) the (?:door|day|night)|doors?|day of(?: show)?|sur place|ak|abendkasse|(?:en )?taquilla|(?:in |alla )?(?:cassa|porta)|aan de (?:deur|kassa))`
const EARLY_AND_AT_DOOR = new RegExp(
  String.raw`^(?:tickets?:? )?${AMOUNT} ?${EARLY}\.? ?[/,;|–-]? ?${AMOUNT} ?${AT_DOOR}\.?$`,
  'iu',
)

/** Longer ones are prose. */
const SENTENCE_MAX = 200
const BULLET = /^[\s\-–—*•*·>]+/
/** `Un concert. Tarif : 12 €. Réservation conseillée.` */
const SENTENCE_END = /(?<=[.!?…])\s+(?=\p{Lu})/u

/**
 * What entry costs, where a text tells it in lines or sentences of their own (`Entrée : 15 €, tarif réduit : 10 €`) and no
 * member does. An amount within a sentence is anything.
 */
export function priceInText(text: string): string | undefined {
  if (
    !/[€$£]|euros?|EUR|CHF|libre|gratuit|gratis|free|frei|liber|livre|franca|kosten|vrij/i.test(
      text,
    )
  )
    return undefined
  const sentences = textFromHtml(text)
    .split('\n')
    .flatMap((line) => line.replace(BULLET, '').replaceAll(/\s+/g, ' ').trim().split(SENTENCE_END))
    .filter((sentence) => sentence !== '' && sentence.length <= SENTENCE_MAX)
  const at = sentences.findIndex(
    (sentence, index) =>
      EARLY_AND_AT_DOOR.test(sentence) ||
      (ENTRY.test(sentence) && isPriced(sentence) && !OTHERS.test(sentences[index - 1] ?? '')),
  )
  if (at === -1) return sentences.map(freeIn).find((free) => free !== undefined)
  const rest = sentences.slice(at + 1)
  const end = rest.findIndex((sentence) => !isPriced(sentence))
  return [sentences[at] ?? '', ...rest.slice(0, end === -1 ? rest.length : end)].join('; ')
}

function freeIn(sentence: string, index: number, all: readonly string[]): string | undefined {
  if (FREE_TOLD.test(sentence) && !OTHERS.test(all[index - 1] ?? '')) return '0'
  return FREE.exec(sentence)?.[0]
}

function isPriced(sentence: string): boolean {
  return PRICED.test(sentence) && !OTHERS.test(sentence) && !BESIDES.test(sentence)
}

const FREE_WORD =
  /^(?:(?:entr[ée]e |acc[èe]s )?(?:gratuite?|libre)|[ée]v[ée]nement gratuit|gratuit[ée]|free(?: entry| admission)?|gratis|kostenlos|eintritt frei)$/iu
/** Something is to be paid, or given, all the same. */
const PAID =
  /\d ?(?:€|euros?|EUR|CHF|£)|[€£$] ?\d|chapeau|participation|prix libre|tarif|payant|donation|pour les moins/iu

/** `gratuit` among the keywords of an event whose text names no price: nobody writes it there of another's. */
export function freeByKeyword(keywords: readonly string[], text: string): string | undefined {
  const isSaid = keywords.some((keyword) => FREE_WORD.test(keyword.trim()))
  return isSaid && !PAID.test(text) ? '0' : undefined
}
