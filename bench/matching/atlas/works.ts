import type { Tongue } from './towns.ts'

/** Plays and musicals: title, author; the title again as other countries' stages have it. */
export const PLAYS: readonly (readonly [tongue: Tongue, title: string, author: string])[] = [
  ['fr', 'Le Malade imaginaire', 'Molière'],
  ['fr', 'On ne badine pas avec l’amour', 'Alfred de Musset'],
  ['fr', 'La Chaise de Madame Roux', 'Inès Carpentier'],
  ['fr', 'Cuisine et dépendances', 'Jaoui / Bacri'],
  ['fr', 'Un fil à la patte', 'Georges Feydeau'],
  ['fr', 'Mon voisin est un ours', 'Cie Tire-Laine'],
  ['en', 'The Importance of Being Earnest', 'Oscar Wilde'],
  ['en', 'Salt on the Sill', 'Rhona Keene'],
  ['en', 'An Inspector Calls', 'J. B. Priestley'],
  ['en', 'Lighthouse Keepers', 'Tom Adair'],
  ['en', 'Bright Star: The Musical', 'Pell & Grady'],
  ['en', 'The Ghost of Platform Nine', 'Ivy Marsh'],
  ['de', 'Der zerbrochne Krug', 'Heinrich von Kleist'],
  ['de', 'Die Physiker', 'Friedrich Dürrenmatt'],
  ['de', 'Gretchen 89 ff.', 'Lutz Hübner'],
  ['de', 'Tante Hilde zieht aus', 'Komödie von R. Brand'],
  ['de', 'Kohlhaas', 'nach Kleist'],
  ['de', 'Das Dschungelbuch - Das Musical', 'nach Kipling'],
  ['nl', 'Het zwijgen van de Schelde', 'Luc Maes'],
  ['nl', 'De kersentuin', 'Anton Tsjechov'],
  ['nl', 'Vader is thuis', 'Toneelgroep Lork'],
  ['nl', 'Soldaat van de Zee - de musical', 'Prins & Bos'],
  ['es', 'La casa de Bernarda Alba', 'Federico García Lorca'],
  ['es', 'El perro del hortelano', 'Lope de Vega'],
  ['es', 'Luces de bohemia', 'Valle-Inclán'],
  ['es', 'Una boda sin cura', 'Paco Rejas'],
  ['it', 'Sei personaggi in cerca d’autore', 'Luigi Pirandello'],
  ['it', 'Natale in casa Cupiello', 'Eduardo De Filippo'],
  ['it', 'La locandiera', 'Carlo Goldoni'],
  ['it', 'Tre sull’altalena', 'Luigi Lunari'],
  ['pl', 'Wesele', 'Stanisław Wyspiański'],
  ['pl', 'Tango', 'Sławomir Mrożek'],
  ['pl', 'Zemsta', 'Aleksander Fredro'],
  ['pl', 'Sąsiedzi z góry', 'Cesc Gay'],
  ['sv', 'Fröken Julie', 'August Strindberg'],
  ['sv', 'Hemsöborna', 'Strindberg'],
  ['sv', 'Bröllop på Orust', 'Eva Lind'],
  ['tr', 'Keşanlı Ali Destanı', 'Haldun Taner'],
  ['tr', 'Kanlı Nigâr', 'Sadık Şendil'],
  ['tr', 'Bir Delinin Hatıra Defteri', 'Gogol'],
  ['el', 'Αντιγόνη', 'Σοφοκλής'],
  ['el', 'Ο Βυσσινόκηπος', 'Τσέχωφ'],
  ['el', 'Δον Καμίλο', 'Σωτήρης Πατατζής'],
  ['ja', '桜の園', 'チェーホフ'],
  ['ja', '夕鶴', '木下順二'],
]

export const CHILDREN: Readonly<Record<Tongue, readonly string[]>> = {
  fr: [
    'Le Petit Ours bleu',
    'Pirouette et la lune',
    'Gros Chagrin petit bonbon',
    'Les Trois Brigands',
  ],
  en: [
    'The Owl Who Lost Her Hoot',
    'Billy and the Beans',
    'Bubbles the Whale',
    'Pirate Pete Sails Again',
  ],
  de: [
    'Der kleine Dachs',
    'Lotte und der Wolkendrache',
    'Räuber Rumpelbart',
    'Die Bremer Stadtmusikanten',
  ],
  nl: ['Beer in de Maan', 'Dikke Vis', 'Roodkapje en de wolf die niet durfde', 'Ridder Florian'],
  es: ['El gato con botas rojas', 'Lila y el dragón', 'Pinocho, el musical', 'La ratita presumida'],
  it: ['Il gatto con gli stivali', 'Lupo Lupetto', 'La principessa sul pisello', 'Nuvola e Sasso'],
  pl: ['Kot w butach', 'Smok Wawelski', 'Baśń o Żabie', 'Plastusiowy pamiętnik'],
  sv: ['Mumrik och månen', 'Lilla Anna', 'Rävens resa', 'Prinsessan på ärten'],
  tr: ['Kırmızı Balık', 'Keloğlan', 'Uçan Sınıf', 'Pamuk Prenses'],
  el: ['Ο Παπουτσωμένος Γάτος', 'Η Κοκκινοσκουφίτσα', 'Το μικρό σύννεφο'],
  ja: ['赤い靴', 'ねこの冒険'],
}

export const FILMS = [
  'The Quiet Orbit',
  'Nightfall 2',
  'Nightfall 3',
  'Amelia’s Garden',
  'Le Dernier Phare',
  'Berlin Taxi',
  'La Abuela',
  'Dune Riders: Part Two',
  'Dune Riders: Part Three',
  'Captain Marrow',
  'Ocean’s Edge',
  'Kot i my',
  'Mio fratello',
  'Robot Kindergarten',
  'Paper Moon Rising',
  'Sisu 1944',
]

export const EXHIBITIONS: Readonly<Record<Tongue, readonly string[]>> = {
  fr: [
    'Sonia Marek. Les années bleues',
    'Trésors engloutis',
    'Le corps en mouvement',
    'L’âge du fer-blanc',
  ],
  en: [
    'Sonia Marek: The Blue Years',
    'Dinosaurs of the Deep',
    'Tin Toys and Tall Tales',
    'Photographer of the Year',
  ],
  de: ['Sonia Marek. Die blauen Jahre', 'Versunkene Schätze', 'Leben im Moor', 'Wunderkammer'],
  nl: ['Sonia Marek - De blauwe jaren', 'Verdronken land', 'Meesters van het licht'],
  es: ['Sonia Marek. Los años azules', 'Tesoros del mar', 'Luz y barro'],
  it: ['Sonia Marek. Gli anni azzurri', 'Tesori sommersi', 'Dal segno alla stampa'],
  pl: ['Sonia Marek. Lata błękitne', 'Zatopione skarby', 'Sól ziemi'],
  sv: ['Sonia Marek – De blå åren', 'Skatter från djupet', 'Fjällens folk'],
  tr: ['Batık Hazineler', 'Mavi Yıllar: Sonia Marek'],
  el: ['Θησαυροί του βυθού', 'Γαλάζια χρόνια'],
  ja: ['青の時代展', '恐竜博2027'],
}

export const FESTIVALS = [
  'Lakeside Sounds',
  'Rock am Deich',
  'Les Nuits Fauves',
  'Festival Marea',
  'Ultramarin',
  'Kanaalpop',
  'Suoni di Pietra',
  'Leśne Granie',
  'Västkustfesten',
  'Ege Fest',
  'Meltemi Festival',
  'Kamogawa Jam',
  'Green Valley Weekender',
  'Jazz sous les Pins',
  'Klangfluss',
  'Tierra Fértil',
]

export const NIGHTS = [
  'SUBTERRA',
  'Tanztee 2000',
  'Bounce!',
  'La Nuit des Fous',
  'Casa Disco',
  'Neonlicht',
  'Silent Disco',
  'Reggaeton Lovers',
  'Kolektyw',
  '90s Forever',
  'Drum & Bass Arena Night',
  'Queer Garden',
  'Salsa Social',
]

export const COMEDY_NIGHTS = [
  'Comedy Cellar Club',
  'Plateau d’humoristes',
  'Open Mic Lachnummer',
  'Noche de Monólogos',
  'Stand-up Scena Otwarta',
]

/** What comedians call their hours. */
export const HOURS: Readonly<Record<Tongue, readonly string[]>> = {
  fr: ['Sans filtre', 'Presque adulte', 'Ça ira mieux demain'],
  en: ['Work in Progress', 'Nobody Asked', 'Second Breakfast', 'Mildly Famous'],
  de: ['Jetzt erst recht', 'Alles muss raus', 'Halb so wild'],
  nl: ['Niet nu', 'Voorlopig definitief', 'Oud Zeer'],
  es: ['Lo siento mucho', 'De perdidos al río'],
  it: ['Fuori luogo', 'Scusate il ritardo'],
  pl: ['Na własne ryzyko', 'Cisza nocna'],
  sv: ['Tack för kaffet', 'Svensk sommar'],
  tr: ['Kafam Karışık', 'Tek Kişilik Dert'],
  el: ['Χωρίς φρένα', 'Εμείς κι εμείς'],
  ja: ['ひとり語り'],
}

export const COMPOSERS = [
  'Mahler',
  'Brahms',
  'Sibelius',
  'Dvořák',
  'Ravel',
  'Bruckner',
  'Elgar',
  'Bartók',
  'Schumann',
  'Beethoven',
]
export const PIECES = [
  'Symphony No. # ',
  'Symphonie Nr. #',
  'Violin Concerto',
  'Requiem',
  'Piano Concerto No. #',
  'Serenade',
  'Ein Heldenleben',
]
export const PROGRAMMES = [
  'Aus der Neuen Welt',
  'Nordic Light',
  'Grands Romantiques',
  'Noche española',
  'Last Night of the Season',
  'Mitternachtssonne',
  'Una sera a Vienna',
  'Karnawał',
  'Vårkonsert',
  'New Year Gala',
]

export const TOURS = [
  'Nightswimming',
  'Heimweh',
  'Les heures claires',
  'Todo Esto',
  'Fuori Stagione',
  'Half Moon',
  'Dead Letters',
  'Zmiana Klimatu',
  'Ny Tid',
  'Yol',
  'Open Water',
  'Sans Retour',
]

/** Clubs by town: name, short names. */
export interface Club {
  readonly name: string
  readonly short: readonly string[]
  readonly sport: 'football' | 'basketball' | 'ice hockey' | 'rugby'
}

export const CLUBS: readonly (readonly [
  country: string,
  sport: Club['sport'],
  league: string,
  clubs: readonly (readonly [name: string, ...short: string[]])[],
])[] = [
  [
    'FR',
    'football',
    'Ligue 1',
    [
      ['FC Nantes', 'Nantes', 'FCN'],
      ['Olympique de Marseille', 'OM', 'Marseille'],
      ['RC Strasbourg Alsace', 'Strasbourg', 'Racing'],
      ['Paris Saint-Germain', 'PSG', 'Paris SG'],
      ['AS Saint-Étienne', 'Saint-Etienne', 'ASSE'],
    ],
  ],
  [
    'FR',
    'rugby',
    'Top 14',
    [
      ['FC Grenoble Rugby', 'Grenoble', 'FCG'],
      ['Stade Toulousain', 'Toulouse'],
      ['RC Toulon', 'Toulon', 'RCT'],
      ['Aviron Bayonnais', 'Bayonne'],
    ],
  ],
  [
    'DE',
    'football',
    'Bundesliga',
    [
      ['FC Bayern München', 'Bayern', 'Bayern Munich'],
      ['1. FC Köln', 'Köln', 'FC Köln'],
      ['Eintracht Frankfurt', 'Frankfurt', 'SGE'],
      ['Borussia Dortmund', 'BVB', 'Dortmund'],
      ['Werder Bremen', 'Bremen', 'SV Werder'],
    ],
  ],
  [
    'DE',
    'ice hockey',
    'DEL',
    [
      ['Kölner Haie', 'Haie'],
      ['EHC Red Bull München', 'München'],
      ['Eisbären Berlin', 'Berlin'],
      ['Straubing Tigers', 'Straubing'],
    ],
  ],
  [
    'ES',
    'football',
    'LaLiga',
    [
      ['Real Betis', 'Betis', 'Real Betis Balompié'],
      ['Sevilla FC', 'Sevilla'],
      ['Real Zaragoza', 'Zaragoza'],
      ['RC Deportivo', 'Deportivo', 'Dépor'],
      ['Athletic Club', 'Athletic Bilbao'],
    ],
  ],
  [
    'IT',
    'football',
    'Serie A',
    [
      ['SSC Napoli', 'Napoli'],
      ['Juventus FC', 'Juventus', 'Juve'],
      ['ACF Fiorentina', 'Fiorentina'],
      ['Torino FC', 'Torino'],
      ['FC Internazionale Milano', 'Inter'],
    ],
  ],
  [
    'PL',
    'football',
    'Ekstraklasa',
    [
      ['Legia Warszawa', 'Legia', 'Legia Warsaw'],
      ['Wisła Kraków', 'Wisla'],
      ['Widzew Łódź', 'Widzew'],
      ['Lech Poznań', 'Lech'],
    ],
  ],
  [
    'SE',
    'ice hockey',
    'SHL',
    [
      ['Frölunda HC', 'Frölunda'],
      ['Malmö Redhawks', 'Malmö'],
      ['Färjestad BK', 'Färjestad'],
      ['Luleå HF', 'Luleå'],
    ],
  ],
  [
    'TR',
    'football',
    'Süper Lig',
    [
      ['Galatasaray SK', 'Galatasaray', 'GS'],
      ['Fenerbahçe SK', 'Fenerbahçe', 'FB'],
      ['Beşiktaş JK', 'Beşiktaş', 'BJK'],
      ['Göztepe SK', 'Göztepe'],
    ],
  ],
  [
    'GR',
    'basketball',
    'EuroLeague',
    [
      ['Παναθηναϊκός', 'Panathinaikos', 'PAO'],
      ['Ολυμπιακός', 'Olympiacos'],
      ['ΠΑΟΚ', 'PAOK'],
      ['Άρης', 'Aris'],
    ],
  ],
  [
    'GB',
    'football',
    'Championship',
    [
      ['Leeds United', 'Leeds'],
      ['Bristol City', 'Bristol'],
      ['Sheffield Wednesday', 'Sheff Wed'],
      ['Norwich City', 'Norwich'],
    ],
  ],
  [
    'US',
    'basketball',
    'NBA',
    [
      ['Portland Trail Blazers', 'Trail Blazers', 'Blazers'],
      ['Utah Jazz', 'Jazz'],
      ['Phoenix Suns', 'Suns'],
      ['Denver Nuggets', 'Nuggets'],
    ],
  ],
  [
    'NL',
    'football',
    'Eredivisie',
    [
      ['FC Groningen', 'Groningen'],
      ['ADO Den Haag', 'ADO'],
      ['Ajax', 'AFC Ajax'],
      ['Feyenoord', 'Feyenoord Rotterdam'],
    ],
  ],
  [
    'BE',
    'football',
    'Pro League',
    [
      ['KAA Gent', 'Gent', 'La Gantoise'],
      ['Royal Antwerp FC', 'Antwerp'],
      ['Club Brugge', 'Club Bruges', 'Brugge'],
      ['RSC Anderlecht', 'Anderlecht'],
    ],
  ],
]
