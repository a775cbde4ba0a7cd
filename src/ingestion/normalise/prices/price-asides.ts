import { monthNamed } from '../../../lib/month-words.ts'
import { FREE, FREE_ENTRY, FREE_FOR_SOME, MEALS } from '../tables/price-words.ts'
import { HOUSE_NUMBER, IN_FRONT } from '../../../lib/street-words.ts'

/** Numbers of price texts that are not what one ticket costs. The currency stands as `\u00a4` in them. */

/** What stands before and behind the number of a category: `cat. 1`, `carré 1 à 3`, and then its price. */
const CATEGORY_WORDS = String.raw`cat(?:[ée]gor(?:ies?|y|ia|ía)|ego?rie)?|kat(?:egorie)?|lot(?:e|to)?s?|zones?|rangs?|tiers?|s[ée]ries?|carr[ée]|blocks?|rows?|level|niveau|phase|release|pk|preisgruppe`
const ORDINAL = String.raw`[èe]|nd|rd|th|st|\.\s`
const NO_AMOUNT_BEHIND = String.raw`(?![\d.,]|\u00a4|\s\u00a4(?!\s?\d)|\s?\u00a4\s?\d{1,2}(?:${ORDINAL}))`
/** Whom a number counts: how old they are, or how many. */
const COUNTED = String.raw`ans?|years?|yrs?|y\/o|jahren?|a[ñn]os|anni|jaar|let|lat|%|personnes?|persone[nr]?|personas|os[óo]b|pers\.?|places?|pl[äa]tze|plazas|posti|people|pax|mois`

const NOT_MONEY = new RegExp(
  [
    // Telephones, and what a minute of them costs
    String.raw`(?<![\d.,])0\d(?:[ .-]?\d{2,3}){3,4}(?!\d)`,
    String.raw`\+\d{2,3}(?:[ .-]?\(?\d{1,4}\)?){3,6}(?!\d)`,
    String.raw`\d+(?:[.,]\d+)?[\s\u00a4]*\/\s*min(?!\p{L})`,
    // Ages, shares, head counts
    String.raw`(?:(?:moins|plus) de|under|over|ages?|[-+<>]|d[èe]s)?\s*(?:\d+\s?(?:-|\/|à|bis|to|ai?)\s?)?\d+\s*(?:${COUNTED})(?!\p{L})`,
    String.raw`(?:moins|plus) de \d+(?!\s*[€$£\d])`,
    String.raw`(?<!\p{L})(?:under|over|unter)[ -]?\d{1,2}(?:['’]?s(?!\p{L})|(?!\d|[.,]\d|\s?\u00a4))`,
    // Houses
    String.raw`${HOUSE_NUMBER},? (?:${IN_FRONT.anyFrench})(?!\p{L})`,
    // Times of day
    String.raw`\d{1,2}(?::\d{2}(?!\d)|\s?h\s?\d{2}(?!\d|\s*[\u00a4.,]))`,
    String.raw`\d{1,2}\s?h(?!\p{L})`,
    // Points, and measures
    String.raw`\d+(?:[.,]\d+)?\s?(?:k|m|kg|km|m²|points?|pts|cr[ée]dits?|jetons?|tokens?|litres?)(?!\p{L})`,
    // Categories
    String.raw`(?<!\p{L})(?:${CATEGORY_WORDS})[. ]{0,2}\d{1,2}(?: ?(?:à|[-–]|et|to|bis|and|&|\/|und) ?\d{1,2})?${NO_AMOUNT_BEHIND}`,
    String.raw`(?<![\d.,])\d{1,2}(?:(?:[èe]re?|[èe]mes?|nde?|rd|th|st)(?!\p{L})|e (?=cat|s[ée]rie|rang|balcon|galerie|place|entr[ée]e|enfant|partie))`,
  ].join('|'),
  'giu',
)

/** `Block 105 30 €`, `Reihe 1–5 10 €`: where one sits. `Salle 12/10 €` are two prices. */
const SEAT =
  /(?<!\p{L})(?:blo(?:ck|c)|rows?|reihen?|rang[ée]es?|sections?|sec|se[kc]tor|secteur|salle|saal|sala|room|tables?|tisch)[. ]{1,2}\d{1,3}(?: ?(?:à|[-–]|et|to|bis|and|&|und) ?\d{1,3})?(?=\D*\d)(?!\d|[.,]\d|\s?\u00a4(?!\s?\d)|\s?[-–/]\s?\u00a4?\s?\d)/giu

const SUM = String.raw`\d+(?:[.,]\d+)?`
const SIGN = String.raw`[\s\u00a4]*`
const FEE = String.raw`(?:frais|fees?|(?:booking|service|ticket(?:ing)?|transaction|handling|processing|admin) (?:fees?|charges?)|commission|(?:\p{L}+-?)?geb[üu]hr(?:en)?)(?!\p{L})`
/** Whole prices that are said to hold their fees. */
const NOT_INCLUDED = String.raw`(?![^\d,;)]{0,30}(?:inclu|incl|compris|inbegriffen|en sus|en plus))`
/** What comes on top of a price, or is a part of it: a fee, a membership. It is no price of its own. */
const ON_TOP = new RegExp(
  [
    String.raw`(?<=\u00a4[\s\d.,(]*)\+${SIGN}${SUM}${SIGN}`,
    String.raw`(?<=\d.*)(?:\+|plus|dont|et|and|&|zzgl\.?|inkl\.?|incl(?:uding|\.)?|\()${SIGN}${SUM}${SIGN}(?:de |d['’]|of )?${FEE}${NOT_INCLUDED}`,
    String.raw`(?<=\d.*)zzgl\.?${SIGN}${SUM}${SIGN}`,
    String.raw`(?<=\d.*)(?<!\p{L})(?:frais(?: de (?:r[ée]servation|location|loc|service|gestion|dossier|billetterie))?|${FEE})[\s:(]*(?:de |of )?${SIGN}${SUM}${SIGN}`,
  ].join('|'),
  'giu',
)

/** What members, exhibitors or those who come all year pay, and what goes on to others. */
const OF_OTHERS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:adh[ée]sion|cotisation)[^\d,;.]{0,40}${SUM}${SIGN}`,
    String.raw`(?<!\p{L})(?:exposants?|emplacements?(?!\s(?:assis|debout|libre|num[ée]rot|pmr|vip))|stands?(?![\s-](?:up|by)(?!\p{L})))(?!\p{L})[^\d,;.]{0,30}${SUM}${SIGN}`,
    String.raw`(?<![\d.,])${SUM}${SIGN}(?:pour les |par )?exposants?(?!\p{L})`,
    String.raw`(?<![\d.,])${SUM}${SIGN}(?:l[ea] |du |par |\/ ?)?(?:m[èe]tres?|ml|m[2²]|m\.?)(?: lin[ée]aires?)?(?![\p{L}\d²])`,
    String.raw`(?<![\d.,])${SUM}${SIGN}(?:pour |à )?(?:l['’]ann[ée]e|(?:par |\/ ?)an(?:n[ée]e)?|(?:le |par |au |\/ ?)(?:trimestre|semestre|mois))(?!\p{L})`,
    String.raw`(?<![\d.,])${SUM}${SIGN}(?:(?:est|sera|seront|sont) )?revers[ée]`,
  ].join('|'),
  'giu',
)

/** Where nothing else is told, it is what there is to pay. */
function withoutOthers(text: string): string {
  const rest = text.replace(OF_OTHERS, ' ')
  return /\d/.test(rest) || FREE.test(rest) ? rest : text
}

/** Where the way in is free, what is eaten there is no price: `Repas 15 €, entrée gratuite`. */
export function withoutMeals(text: string): string {
  if (!FREE_ENTRY.test(text) || FREE_FOR_SOME.test(text)) return text
  const without = text.replace(MEALS, ' ')
  return /\d/.test(without) ? text : without
}

const DAY =
  /(?<![\d.,])(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./])\d{1,2}\1\d{4}|\d{1,2}(?:er|st|nd|rd|th|\.)? (?:de |of )?(\p{L}{3,})\.?(?: (?:de )?\d{4})?)(?![\d\p{L}])/giu

/** `8 euros 16 juin` tells one price and a day. */
function withoutDays(text: string): string {
  return text.replace(DAY, (day, _mark: string | undefined, month: string | undefined) =>
    month === undefined || monthNamed(month) !== null ? ' ' : day,
  )
}

/** `30 € les 5 places`, `10 séances : 120 €`: several together; what several people pay is in for-several.ts. */
const TIMES = String.raw`(?:s[ée]ances?|cours|ateliers?|sessions?|classes|lessons|termine|stunden|clases|sesiones|lezioni|lessen)(?!\p{L})`
const TOGETHER = new RegExp(
  [
    String.raw`(?<![\d.,])${SUM}${SIGN}(?:pour|for|für|per|por|voor|les)\s+(?:[2-9]|[1-4]\d)(?:\s+(?:(?:places?|tickets?|billets?|karten|entr[ée]es|biglietti|entradas)(?!\p{L})|${TIMES})|\s*(?=$|[,;)/]))`,
    String.raw`(?<![\d.,])(?:[2-9]|[1-4]\d)\s${TIMES}\s?[:=]?\s?\u00a4?\s?${SUM}\s?\u00a4`,
  ].join('|'),
  'giu',
)

/** `35 € au lieu de 50 €`, `£50 now £35`: what was asked before. */
const BEFORE = `(?:${[
  String.raw`au lieu d[eu]|prix barr[ée]|prix public|ancien prix|(?:le )?prix initial [ée]tait`,
  'instead of|was|were|previously|formerly|rrp|original price was',
  String.raw`(?:an)?statt|uvp|urspr[üu]nglicher preis war`,
  String.raw`in plaats van|i\.?p\.?v\.?|oorspronkelijke prijs was`,
  'invece di|anzich[ée]|(?:il )?prezzo originale era',
  'en vez de|en lugar de|(?:el )?precio original era|em vez de|o preço original era',
  'zamiast|i stedet for|istället för',
].join('|')})`
const STRUCK = new RegExp(
  [
    String.raw`(?<!\p{L})${BEFORE}(?:${SIGN}|\s*:\s*${SIGN})(${SUM})${SIGN}`,
    String.raw`~~\s*${SIGN}(${SUM})${SIGN}\s*~~`,
    String.raw`(?<![\d.,])(${SUM})${SIGN}(?=(?:,\s*)?(?:now|jetzt|maintenant|nu|ora|ahora)(?!\p{L})\s*:?\s*(?:\u00a4\s*\d|\d[\d.,]*\s*\u00a4))`,
  ].join('|'),
  'giu',
)

const BEHIND_BEFORE = new RegExp(String.raw`(?<!\p{L})${BEFORE}\s*:?\s*$`, 'iu')

/** Whether the amount behind these words is what was asked before. */
export function leadsToStruck(words: string): boolean {
  return BEHIND_BEFORE.test(words)
}

export interface WithoutAsides {
  readonly text: string
  /** What was asked before, as written; null where none is told. */
  readonly struck: string | null
}

/** A price text, its currency written as `\u00a4`, without the numbers that are not what one ticket costs now. */
export function withoutAsides(given: string): WithoutAsides {
  let struck: string | null = null
  const text = withoutDays(withoutOthers(given))
    .replace(TOGETHER, ' ')
    .replace(STRUCK, (_all, ...told: (string | undefined)[]) => {
      struck ??= told.slice(0, 3).find((sum) => sum !== undefined) ?? null
      return ' '
    })
    .replace(SEAT, ' ')
    .replace(NOT_MONEY, ' ')
    .replace(ON_TOP, ' ')
  return { text, struck }
}
