import type { WhyUnavailable } from '../domain/availability.ts'

export type Language = 'fr' | 'en'

/** French unless the reader prefers English: most events and their texts are French. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const header = acceptLanguage ?? ''
  return wish(header, 'en') > wish(header, 'fr') ? 'en' : 'fr'
}

/** Quality of the first range that names the language, `fr-CA;q=0.8` for fr; 0 when none does. */
function wish(header: string, language: Language): number {
  for (const range of header.toLowerCase().split(',')) {
    const [, name, quality] =
      /^\s*([a-z]+)(?:-[a-z0-9-]+)?\s*(?:;\s*q=([0-9.]+)\s*)?$/.exec(range) ?? []
    if (name === language) return quality === undefined ? 1 : Number(quality) || 0
  }
  return 0
}

export interface Words {
  readonly cancelled: string
  /** Of an event of which nothing is to be had. */
  readonly unavailable: Readonly<Record<WhyUnavailable, string>>
  readonly past: string
  readonly goodDeal: string
  readonly free: string
  readonly priceUnknown: string
  readonly from: string
  readonly when: string
  readonly where: string
  readonly who: string
  readonly about: string
  readonly tickets: string
  readonly allDates: string
  readonly until: string
  readonly seeTickets: string
  readonly notAvailable: string
  /** Of a seller that does not tell of it any more. */
  readonly withdrawn: string
  readonly noSeller: string
  readonly map: string
  readonly grades: string
  readonly reviews: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly at: string
  readonly next: string
  readonly since: string
}

export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    cancelled: 'Annulé',
    unavailable: {
      soldOut: 'Complet',
      postponed: 'Reporté',
      ended: 'Plus disponible',
      withdrawn: 'Plus en vente ici',
    },
    past: 'Terminé',
    goodDeal: 'Bon plan',
    free: 'Gratuit',
    priceUnknown: 'Prix non communiqué',
    from: 'dès',
    when: 'Quand',
    where: 'Où',
    who: 'Avec',
    about: 'À propos',
    tickets: 'Billets et informations',
    allDates: 'Toutes les dates',
    until: 'jusqu’au',
    seeTickets: 'Voir',
    notAvailable: 'plus disponible',
    withdrawn: 'plus en vente ici',
    noSeller: 'Aucun vendeur pour le moment.',
    map: 'Voir sur une carte',
    grades: 'avis',
    reviews: 'Avis',
    notFoundTitle: 'Page introuvable',
    notFoundText: 'Aucun événement ne porte cette adresse.',
    at: 'à',
    next: 'Prochaine date :',
    since: 'Depuis le',
  },
  en: {
    cancelled: 'Cancelled',
    unavailable: {
      soldOut: 'Sold out',
      postponed: 'Postponed',
      ended: 'No longer available',
      withdrawn: 'No longer on sale here',
    },
    past: 'Over',
    goodDeal: 'Good deal',
    free: 'Free',
    priceUnknown: 'Price not given',
    from: 'from',
    when: 'When',
    where: 'Where',
    who: 'With',
    about: 'About',
    tickets: 'Tickets and information',
    allDates: 'All dates',
    until: 'until',
    seeTickets: 'View',
    notAvailable: 'no longer available',
    withdrawn: 'no longer on sale here',
    noSeller: 'No seller at the moment.',
    map: 'See on a map',
    grades: 'ratings',
    reviews: 'Reviews',
    notFoundTitle: 'Page not found',
    notFoundText: 'No event has this address.',
    at: 'at',
    next: 'Next date:',
    since: 'Since',
  },
}
