/** Fixed for ever: clients keep these numbers. A main is a multiple of 100, its subs lie above it. */
export type CategoryId = number

export interface Category {
  readonly id: CategoryId
  readonly mainCategory: string
  /** null marks a main category. */
  readonly subCategory: string | null
  readonly fr: string
  readonly en: string
}

type SubRow = readonly [id: number, sub: string, fr: string, en: string]
type MainRow = readonly [id: number, main: string, fr: string, en: string, subs: readonly SubRow[]]

/** The whole taxonomy. Add rows; never change or reuse a number. */
const TAXONOMY: readonly MainRow[] = [
  [
    100,
    'music',
    'Musique',
    'Music',
    [
      [101, 'rock', 'Rock', 'Rock'],
      [102, 'pop', 'Pop', 'Pop'],
      [103, 'chanson', 'Chanson', 'French song'],
      [104, 'jazz', 'Jazz & Blues', 'Jazz & Blues'],
      [105, 'electro', 'Électro', 'Electronic'],
      [106, 'hip-hop', 'Rap & Hip-hop', 'Rap & Hip-hop'],
      [107, 'metal', 'Metal', 'Metal'],
      [108, 'world', 'Musiques du monde', 'World music'],
      [109, 'folk', 'Folk & Country', 'Folk & Country'],
      [110, 'soul', 'Soul, Funk & R&B', 'Soul, Funk & R&B'],
      [111, 'reggae', 'Reggae', 'Reggae'],
      [112, 'gospel', 'Gospel', 'Gospel'],
      [113, 'tribute', 'Hommage', 'Tribute'],
    ],
  ],
  [
    200,
    'theatre',
    'Théâtre',
    'Theatre',
    [
      [201, 'musical', 'Comédie musicale', 'Musical'],
      [202, 'classic-play', 'Théâtre classique', 'Classic plays'],
      [203, 'contemporary-play', 'Théâtre contemporain', 'Contemporary plays'],
      [204, 'magie', 'Magie', 'Magic'],
      [205, 'cabaret', 'Cabaret & Revue', 'Cabaret & Revue'],
      [206, 'boulevard', 'Boulevard', 'Light comedy'],
    ],
  ],
  [
    300,
    'comedy',
    'Humour',
    'Comedy',
    [
      [301, 'stand-up', 'Stand-up & One man show', 'Stand-up'],
      [302, 'improv', 'Improvisation', 'Improv'],
    ],
  ],
  [
    400,
    'dance',
    'Danse',
    'Dance',
    [
      [401, 'ballet', 'Ballet', 'Ballet'],
      [402, 'contemporary-dance', 'Danse contemporaine', 'Contemporary dance'],
      [403, 'urban-dance', 'Danses urbaines', 'Urban dance'],
    ],
  ],
  [
    500,
    'classical',
    'Classique & Opéra',
    'Classical & Opera',
    [
      [501, 'opera', 'Opéra', 'Opera'],
      [502, 'symphonic', 'Symphonique', 'Symphonic'],
      [503, 'chamber', 'Musique de chambre', 'Chamber music'],
      [504, 'recital', 'Récital', 'Recital'],
      [505, 'choral', 'Chant choral', 'Choral'],
    ],
  ],
  [
    600,
    'festival',
    'Festival',
    'Festival',
    [
      [601, 'music-festival', 'Festival de musique', 'Music festival'],
      [602, 'arts-festival', 'Festival des arts', 'Arts festival'],
      [603, 'local-fete', 'Fête locale', 'Local fête'],
    ],
  ],
  [
    700,
    'exhibition',
    'Expositions & Musées',
    'Exhibitions & Museums',
    [
      [701, 'art', 'Beaux-arts', 'Fine art'],
      [702, 'photo', 'Photographie', 'Photography'],
      [703, 'museum', 'Musée', 'Museum'],
      [704, 'history', 'Histoire & Patrimoine', 'History & Heritage'],
      [705, 'science', 'Sciences', 'Science'],
    ],
  ],
  [
    800,
    'cinema',
    'Cinéma',
    'Film',
    [
      [801, 'screening', 'Projection', 'Screening'],
      [802, 'cine-concert', 'Ciné-concert', 'Film with live music'],
    ],
  ],
  [
    900,
    'sport',
    'Sport',
    'Sports',
    [
      [901, 'football', 'Football', 'Football'],
      [902, 'rugby', 'Rugby', 'Rugby'],
      [903, 'basketball', 'Basket-ball', 'Basketball'],
      [904, 'tennis', 'Tennis', 'Tennis'],
      [905, 'handball', 'Handball', 'Handball'],
      [906, 'motorsport', 'Sports mécaniques', 'Motorsport'],
      [907, 'combat', 'Sports de combat', 'Combat sports'],
      [908, 'running', 'Course à pied', 'Running'],
      [909, 'cycling', 'Cyclisme', 'Cycling'],
      [910, 'ice-hockey', 'Hockey sur glace', 'Ice hockey'],
      [911, 'american-football', 'Football américain', 'American football'],
      [912, 'baseball', 'Base-ball', 'Baseball'],
    ],
  ],
  [
    1000,
    'family',
    'Famille & Enfants',
    'Family',
    [
      [1001, 'cirque', 'Cirque', 'Circus'],
      [1002, 'children-show', 'Spectacle jeune public', 'Children’s show'],
      [1003, 'puppets', 'Marionnettes', 'Puppets'],
      [1004, 'ice-show', 'Spectacle sur glace', 'Ice show'],
    ],
  ],
  [
    1100,
    'nightlife',
    'Clubbing',
    'Nightlife',
    [
      [1101, 'club-night', 'Soirée club', 'Club night'],
      [1102, 'party', 'Fête', 'Party'],
    ],
  ],
  [
    1200,
    'conference',
    'Conférences & Salons',
    'Talks & Fairs',
    [
      [1201, 'talk', 'Conférence & Débat', 'Talk'],
      [1202, 'fair', 'Salon & Foire', 'Fair'],
      [1203, 'littérature', 'Littérature', 'Literature'],
      [1204, 'business', 'Professionnel', 'Business'],
    ],
  ],
  [
    1300,
    'workshop',
    'Ateliers',
    'Workshops',
    [
      [1301, 'creative', 'Atelier créatif', 'Creative workshop'],
      [1302, 'class', 'Cours & Stage', 'Class'],
      [1303, 'wellness', 'Bien-être', 'Wellness'],
    ],
  ],
  [
    1400,
    'attraction',
    'Loisirs & Visites',
    'Attractions & Tours',
    [
      [1401, 'guided-tour', 'Visite guidée', 'Guided tour'],
      [1402, 'theme-park', 'Parc de loisirs', 'Theme park'],
      [1403, 'nature', 'Nature & Balade', 'Nature & Walks'],
    ],
  ],
  [
    1500,
    'food',
    'Gastronomie',
    'Food & Drink',
    [
      [1501, 'tasting', 'Dégustation', 'Tasting'],
      [1502, 'market', 'Marché & Brocante', 'Market'],
      [1503, 'dinner-show', 'Dîner-spectacle', 'Dinner show'],
    ],
  ],
  [1600, 'other', 'Autre', 'Other', []],
]

export const CATEGORIES: readonly Category[] = TAXONOMY.flatMap(
  ([id, mainCategory, fr, en, subs]) => [
    { id, mainCategory, subCategory: null, fr, en },
    ...subs.map(([subId, subCategory, subFr, subEn]) => ({
      id: subId,
      mainCategory,
      subCategory,
      fr: subFr,
      en: subEn,
    })),
  ],
)

/** Mains that rules ask for. */
export const THEATRE: CategoryId = 200
export const COMEDY: CategoryId = 300
export const DANCE: CategoryId = 400
export const CLASSICAL: CategoryId = 500
export const FESTIVALS: CategoryId = 600
export const EXHIBITION: CategoryId = 700
export const CINEMA: CategoryId = 800
export const SPORT: CategoryId = 900
export const FAMILY: CategoryId = 1000
export const NIGHTLIFE: CategoryId = 1100
export const CONFERENCE: CategoryId = 1200
export const ATTRACTION: CategoryId = 1400
export const OTHER: CategoryId = 1600

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]))

const BY_NAME = new Map(
  CATEGORIES.map((category) => [
    category.subCategory === null
      ? category.mainCategory
      : `${category.mainCategory}/${category.subCategory}`,
    category.id,
  ]),
)

/** The category of an id that we handed out; throws for any other. */
export function categoryOf(id: CategoryId): Category {
  const category = BY_ID.get(id)
  if (category === undefined) throw new Error(`no category has the id ${id}`)
  return category
}

/** `music` or `music/rock`; undefined when the taxonomy has no such name. */
export function categoryNamed(name: string): CategoryId | undefined {
  return BY_NAME.get(name)
}

/** The main category above `id`, or `id` itself when it is a main. */
export function mainOf(id: CategoryId): CategoryId {
  return Math.floor(id / 100) * 100
}
