import { plain } from './title-words.ts'

/** What the names of tickets tell about them, French and English. Read without accents, in lower case. */
export type OfferWord = (typeof OFFER_WORDS)[number]

const OFFER_WORDS = [
  'earlyBird',
  'preferential',
  'promotion',
  'feeWaiver',
  'from',
  'child',
] as const

const WORDS: Readonly<Record<OfferWord, RegExp>> = {
  earlyBird:
    /\b(early ?birds?|preventes?|pre-ventes?|tarifs? de lancement|tarif lancement|blind|first release)\b/,
  preferential:
    /\b(tarifs? reduits?|reduit|etudiante?s?|students?|moins de \d+ ans|under \d+|demandeurs? d'emploi|chomeurs?|unemployed|seniors?|pmr|abonnee?s?|subscribers?|familles?|family|groupes?|groups?|ce(?! (?:soir|jour|week|mois|dimanche|samedi|lundi|mardi|mercredi|jeudi|vendredi)\b)|comite d'entreprise|pass culture|adherente?s?|members?|concessions?)\b|(^|[^\d\w])-\s?\d+ ans\b/,
  promotion:
    /(^|[^\w])-\s?\d{1,2} ?%|\b(2 pour 1|2 for 1|1 achetee? (?:= )?1 offerte?|derniere minute|last minute|offres?|promos?|promotions?|codes?|discounts?|flash)\b/,
  feeWaiver:
    /\b(sans frais|0 € de frais|frais (?:(?:de|d') ?\w+ )?(?:offerts?|inclus|reduits)|no (?:booking )?fees?|fee[- ]free|without fees)\b/,
  from: /\b(a partir de|from|des)\b/,
  child: /\b(enfants?|child|children|kids?)\b/,
}

const NAMES_MAX = 10_000

/** Few names are on very many tickets. */
const known = new Map<string, ReadonlySet<OfferWord>>()

export function offerSays(name: string, word: OfferWord): boolean {
  if (name === '') return false
  let words = known.get(name)
  if (words === undefined) {
    if (known.size >= NAMES_MAX) known.clear()
    known.set(name, (words = read(plain(name))))
  }
  return words.has(word)
}

function read(text: string): ReadonlySet<OfferWord> {
  return new Set(OFFER_WORDS.filter((word) => WORDS[word].test(text)))
}
