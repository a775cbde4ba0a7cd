/** What the name of an event without any label says, at its very beginning. */
export const NAME_WORDS: readonly (readonly [category: string, words: string])[] = [
  ['music', 'concerts?|soirees? musicales?'],
  ['classical/recital', 'recital'],
  ['exhibition', 'expositions?|expo|exhibition'],
  ['exhibition/art', 'vernissage'],
  ['workshop/class', 'formation|stages? (?:d|de|du|des|en|pour|intensifs?)|initiation'],
  ['food/tasting', 'degustations?'],
  [
    'attraction/nature',
    'randonnees?|balades?|promenades?(?! concert)|sorties? (?:nature|champignons?|botaniques?|ornithologiques?|mycologiques?)',
  ],
  ['workshop', 'ateliers?|workshop'],
  ['conference/talk', 'conferences?|table ronde|debat'],
  ['attraction/guided-tour', 'visites? guidees?|visites? commentees?|guided tour|visites?'],
  ['festival', 'festival'],
  ['exhibition/history', 'journees? (?:europeennes? )?du patrimoine'],
  [
    'food/market',
    'brocante|vide greniers?|marches? (?:de noel|hebdomadaires?|nocturnes?|du terroir|aux (?:plantes|puces|fleurs))|bourses? aux? (?:jouets|vetements|livres|disques|velos|plantes)',
  ],
  ['cinema/screening', 'projections?|cine club|films? documentaires?|documentaire'],
  ['conference/fair', 'salon (?:d|de|des|du|bio|bien etre|zen|vins?|gourmand)'],
  [
    'theatre',
    'spectacles?(?! (?:d|de|des|du|pyro[a-z]*|equestres?|nautiques?|son|historiques?|pour|jeune)(?: |$))|theatre(?! (?:d|de|du|des|la|le|l|national|municipal|royal|en|and|for)(?: |$))',
  ],
]

/** What it says wherever it stands in it, where its beginning says nothing. */
export const WORDS_IN_NAME: readonly (readonly [category: string, words: string])[] = [
  ['exhibition', 'expositions?|exhibitions?'],
  ['cinema/cine-concert', 'cine concerts?'],
  ['comedy/stand-up', 'one (?:wo)?man show|stand up comedy'],
  ['comedy/improv', 'match(?:es|s)? d impro(?:visation)?'],
  ['family/children-show', 'spectacles? (?:pour enfants?|jeune public)|conte pour enfants'],
  [
    'attraction/guided-tour',
    'visites? (?:libres?|guidees?|commentees?)|guided tours?|stadtfuhrung(?:en)?',
  ],
  ['conference/littérature', 'salons? du livre'],
  ['classical/chamber', 'quatuors?|string quartets?|musique de chambre|chamber music'],
  ['classical/symphonic', 'orchestres? symphoniques?|(?:symphony|philharmonic) orchestra'],
  ['classical/recital', 'recitals?'],
  ['music/jazz', 'jazz|blues band|big band'],
  ['music', 'concerts?|quartett?[eo]?s?|quintett?[eo]?s?|sextett?[eo]?s?|live music'],
  ['conference/talk', 'conferences?|table ronde'],
  ['conference/fair', 'foires?'],
  ['food/market', '(?:christmas|farmers|flea|craft) (?:market|fair)s?'],
  ['comedy', 'comedy (?:night|club|show)s?'],
  ['nightlife/party', 'bal folk|fest noz'],
  ['food/tasting', 'degustations?'],
  ['workshop/class', 'master ?class(?:es)?'],
  ['cinema/screening', 'projections?|cine club'],
  [
    'sport/running',
    '(?:semi |half )?(?<!(?:movie|film|films|horror|comedy|reading|dance|music) )marathons?(?! (?:de |des |du )?(?:lectures?|films?|musiques?|danse|cinema|man))',
  ],
  ['festival', 'festivals?'],
]
