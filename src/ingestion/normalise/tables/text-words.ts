/**
 * What a description opens with, of listings whose labels and name say nothing: `Concert des élèves…`, `Exposition-vente
 * de jouets`. A link follows within a few words, so that a house is none (`Concert hall in…`) and a heading neither.
 */
export const TEXT_WORDS: readonly (readonly [category: string, words: string])[] = [
  ['cinema/cine-concert', 'cine concerts?'],
  ['music/jazz', 'concerts? (?:de |du )?jazz|jazz concert'],
  [
    'music',
    'concerts?(?! (?:halls?|venues?|litteraire)|(?: et)? (?:expositions?|ateliers?|spectacles?|conferences?|animations?|projections?))|konzert|concierto|concerto|koncert|konsert',
  ],
  ['classical/recital', 'recital'],
  [
    'exhibition/photo',
    '(?:expositions?|exhibition) (?:de |des |of )?photo(?:graphi\\w*|graphs)?|fotoausstellung',
  ],
  [
    'exhibition',
    'expositions?|exhibition|ausstellung|tentoonstelling|exposicion|exposicao|mostra(?! d\\w* cine)|wystawa|utstallning',
  ],
  ['exhibition/art', 'vernissage'],
  [
    'attraction/guided-tour',
    'visites? (?:guidees?|commentees?|libres?)|guided tour|visita (?:guiada|guidata)',
  ],
  ['attraction/nature', 'balades?|randonnees?'],
  [
    'cinema/screening',
    'projections? (?:d|de|du|des|en|speciale|debat|unique)|screening|proyeccion|proiezione',
  ],
  [
    'conference/talk',
    'conferences?|table ronde|debat|lecture (?:by|on|with)|conferencia|conferenza|vortrag|lezing',
  ],
  [
    'conference/littérature',
    'lectures? (?:d|de|par|musicales?|musique|sceniques?|publiques?)|lesung|presentacion del libro|(?:soiree de )?presentation (?:d|de|des|du) (?:\\S+ ){0,2}(?:livres?|romans?|recueils?)|rencontre litteraire|buchvorstellung|book launch',
  ],
  [
    'workshop',
    'ateliers?(?! (?:\\S+ ){1,4}(?:presente|propose|accueille))|workshop|taller|warsztaty',
  ],
  ['workshop', 'initiations?'],
  ['workshop/class', 'stages? (?:d|de|du)'],
  ['food/tasting', 'degustations?|degustacion|degustazione'],
]

/** What stands between such a word and who or what it is of. */
export const TEXT_LINKS =
  'd|de|du|des|l|en|avec|par|sur|pour|autour|dans|a|au|of|by|with|on|for|featuring|mit|von|der|des|im|zu|zum|uber|fur|aus|van|met|over|di|del|della|dei|con|su|per|por|sobre|para|do|da'

/** `vous invite au concert de…`. */
export const INVITING =
  '(?:invit|convi)\\w* (?:\\S+ ){0,4}?(?:au|aux|a l|a la|a une?|to (?:the |an? )?)'

/** What is played: a text that sets two of them beside whom it names tells the players of a concert. */
export const INSTRUMENTS =
  'accord[ée]on|akkordeon|acordeón|fisarmonica|banjo|bass(?:e|o)?|bater[ií]a|batteri[ae]|c(?:ello|ontrebasse|ontrabbasso)|chant|clarinet(?:te|to|e)?|claviers?|drums|fl[ûuö]te|geige|gesang|gitarre|guitar(?:e|ra|s)?|chitarra|harfe|harpe?|keyboards?|klarinette|klavier|kontrabass|org(?:ue|an|el)|oud|percussions?|perkussion|piano(?:forte)?|posaune|sax(?:o|ophone?s?)?|schlagzeug|trombone|trompe(?:te|ta|tte)|trumpet|ukul[ée]l[ée]|vibraphone?|vielle|violin(?:e|o)?|violons?|violoncelle|violoncello|vocals'
