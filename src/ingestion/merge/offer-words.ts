import { remembering } from '../../lib/remember.ts'
import { plain } from './title-words.ts'

/** What the names of tickets tell about them, French and English. Read without accents, in lower case. */
export type OfferWord = 'earlyBird' | 'preferential' | 'promotion' | 'feeWaiver' | 'from' | 'child'

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

export type OfferSays = Readonly<Record<OfferWord, boolean>>

/** Few names are on very many tickets. */
export const offerSays = remembering(10_000, (name): OfferSays => {
  const text = plain(name)
  return {
    earlyBird: WORDS.earlyBird.test(text),
    preferential: WORDS.preferential.test(text),
    promotion: WORDS.promotion.test(text),
    feeWaiver: WORDS.feeWaiver.test(text),
    from: WORDS.from.test(text),
    child: WORDS.child.test(text),
  }
})
