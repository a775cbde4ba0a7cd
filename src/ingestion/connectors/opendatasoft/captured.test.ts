import { readsCaptured } from '../../../../tests/support/captured.ts'
import { opendatasoft } from './opendatasoft.ts'

readsCaptured(opendatasoft, [
  {
    file: 'openagenda/ods_v1_events.json',
    listings: 24,
    incomplete: ['24 of 8033 items are here'],
    became: {
      78584901:
        'Mai à Vélo 2026 · 2026-05-01 in 31 dates · Europe/Paris · CSE INRAE Transfert, 5 Rue Watt, 75013, Paris · other',
      88015737:
        'Activation de « Rule Game 5 » de Trisha Brown · 2026-05-23T20:45 to 2026-05-23T22:00 in 2 dates · Europe/Paris · Frac Bretagne, 19 avenue André Mussat, 35000, Rennes · ?EUR · other',
      58010661:
        'Visites guidées : Un monde nouveau. Révolutions artistiques et sociétales au 18e siècle · 2026-05-23T18:00 to 2026-05-23T21:30 · Europe/Paris · Institut suédois, 11 Rue Payenne, 75003, Paris · 0EUR · attraction/guided-tour',
    },
  },
  {
    file: 'paris-opendata/mockEvents.json',
    options: { pages: 'trust' },
    listings: 100,
    became: {
      8039752:
        'Triduum pascal · 2018-03-29T07:00 to 2018-04-01T19:00 in 13 dates · Europe/Paris · Église Saint-Gervais, 13, rue des Barres, 75004, Paris · other',
      13047272:
        "Discontrol Party de Samuel Bianchini (EnsadLab) · 2018-02-02T22:00 to 2018-02-03T05:30 · Europe/Paris · micadanses, 15 rue Geoffroy L'Asnier, Paris · 10EUR · festival dance music",
      18249974:
        "Tout près d'Alice · 2018-06-13T15:00 to 2018-06-24T11:40 in 6 dates · Europe/Paris · theatre dunois, 7 rue Louise Weiss, 75013, Paris · 16EUR concession 12EUR concession 8EUR group 7.5EUR pass 45EUR · theatre family/children-show",
      63902827:
        'Concert de Duke Special · 2018-04-12T19:30 to 2018-04-12T21:00 · Europe/Paris · Centre Culturel Irlandais, 5 rue des irlandais, 75005, Paris · 13EUR concession 10EUR · music',
    },
  },
  {
    file: 'paris-opendata/quefaire_v2_single.json',
    listings: 1,
    warnings: [
      'dates: other times than the text that people see; the text is taken',
      'dates: the first one is missing from the list',
    ],
    became: {
      25306:
        'Ciné-club - Djebarama · 2024-10-17T19:00 to 2025-06-12T21:00 in 9 dates · Europe/Paris · Bibliothèque Assia Djebar, 1 rue Reynaldo Hahn, 75020, Paris · 0EUR · cinema attraction',
    },
  },
  {
    file: 'xml-rss-xcal/XML_ParisCultureAnalyse1526635464391.xml',
    listings: 141,
    warnings: ['passed over, being no events: 21'],
    became: {
      'la-journee-de-la-soupe-saint-eustache':
        'La journée de la Soupe Saint Eustache · 2018-01-14 · Europe/Paris · Eglise Saint Eustache, 2 impasse saint eustache, 75001, Paris · other',
      // Its time and its price stand in the text alone.
      'extraits-des-passions-de-js-bach':
        "Extraits des Passions de JS Bach · 2018-04-05T20:30 · Europe/Paris · Eglise Saint-Germain l'Auxerrois, 2, place du Louvre, 75001, Paris · 0EUR · music",
      // Of its day the text tells the time, without the year.
      'hotel-au-59-rivoli-le-3-mars':
        'Hotel au 59 Rivoli le 3 mars. · 2018-03-03T18:00 · Europe/Paris · 59 Rivoli, 59 rue de Rivoli, 75001, Paris · music',
      // Its hour stands in a sentence of the text, that it is free among its keywords.
      'nl-electrique_503':
        'NL Electrique · 2018-01-13T18:00 · Europe/Paris · 59 Rivoli, 59 rue de Rivoli, 75001, Paris · 0EUR · music',
      'kurashiki-japan':
        'Kurashiki Japan · 2018-01-22 to 2018-03-17 in 0+ dates · Europe/Paris · Discover Japan, 12 rue Sainte-Anne, 75001, Paris · exhibition',
      'decoration-bernard-foccroulle':
        'Décoration Bernard Foccroulle · 2018-01-15 · Europe/Paris · Valois - Ministère de la Culture, 3 rue de Valois, 75001, Paris · other',
    },
  },
])
