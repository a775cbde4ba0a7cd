/** Words that say what sort of place it is: left out of the core of its name, kept as its type. Folded. */
export const TYPE_WORDS: Readonly<Record<string, string>> = {
  salle: 'hall',
  salles: 'hall',
  hall: 'hall',
  halle: 'hall',
  theatre: 'theatre',
  theater: 'theatre',
  teatro: 'theatre',
  teatr: 'theatre',
  teatre: 'theatre',
  teatern: 'theatre',
  teatret: 'theatre',
  th: 'theatre',
  theatro: 'theatre',
  θεατρο: 'theatre',
  tiyatro: 'theatre',
  tiyatrosu: 'theatre',
  schauspielhaus: 'theatre',
  schouwburg: 'theatre',
  zenith: 'hall',
  sala: 'hall',
  saal: 'hall',
  zaal: 'hall',
  palacio: 'hall',
  palazzo: 'hall',
  palau: 'hall',
  palais: 'hall',
  centre: 'centre',
  center: 'centre',
  centro: 'centre',
  espace: 'hall',
  zentrum: 'centre',
  centrum: 'centre',
  club: 'club',
  klub: 'club',
  arena: 'arena',
  stade: 'stadium',
  stadium: 'stadium',
  stadion: 'stadium',
  estadio: 'stadium',
  stadio: 'stadium',
  auditorium: 'hall',
  cinema: 'cinema',
  cinemas: 'cinema',
  kino: 'cinema',
  cine: 'cinema',
  bioscoop: 'cinema',
  musee: 'museum',
  museum: 'museum',
  museo: 'museum',
  museu: 'museum',
  muzeum: 'museum',
  muzesi: 'museum',
  muzej: 'museum',
  muzeul: 'museum',
  musei: 'museum',
  museet: 'museum',
  eglise: 'church',
  church: 'church',
  kirche: 'church',
  kerk: 'church',
  chiesa: 'church',
  iglesia: 'church',
  igreja: 'church',
  cathedrale: 'church',
  cathedral: 'church',
  chapelle: 'church',
  basilique: 'church',
  domaine: 'estate',
  chateau: 'estate',
  parc: 'park',
  park: 'park',
  mediatheque: 'library',
  bibliotheque: 'library',
  restaurant: 'food',
  bistro: 'food',
  cafe: 'food',
  bar: 'food',
  pub: 'food',
}

/** Names that every other town gives a hall. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  'fetes polyvalente polyvalent municipale municipal communale communal culturel culturelle spectacles congres expositions foyer mairie casino kursaal kulturhaus burgerhaus stadthalle gemeindehaus rathaus markthalle volkshaus stadsschouwburg cultureel cultural cultuurcentrum cultura municipale comunale comunal pueblo civic community town village memorial public central royal palace apollo empire odeon rex majestic lido capitol roxy gaumont pathe ugc kinepolis'.split(
    ' ',
  ),
)

/** Two places of these types are never one under a like name. */
export const HARD_TYPES: ReadonlySet<string> = new Set([
  'cinema',
  'stadium',
  'museum',
  'church',
  'library',
])

export const ARTICLES: ReadonlySet<string> = new Set(
  'the le la les l de du des d et and a au aux en of in at for on el los las il lo gli der die das dem den fur und della dello delle dei degli di da do dos van het y e'.split(
    ' ',
  ),
)

const LEGAL_WORDS = 'sarl sas sa ltd llc inc gmbh co asso association'
export const LEGAL: ReadonlySet<string> = new Set(LEGAL_WORDS.split(' '))

/** Parts of a place; the name before the arrow is the form that equal rooms share. Patterns over folded words. */
export const ROOM_WORDS: readonly (readonly [canonical: string, pattern: string])[] = [
  [
    'large',
    String.raw`(?:la |le )?(?:grande? (?:salle|scene|theatre|auditorium|halle)|main (?:room|stage|hall|house|theatre|auditorium|space)|salle principale|hall principal|grand hall|great hall|(?:salle )?grand plateau)`,
  ],
  [
    'large',
    String.raw`(?:gro(?:ss|sz)er? saal|gro(?:ss|sz)es haus|gro(?:ss|sz)e buhne|hauptsaal|hauptbuhne|sala (?:grande|principal|principale)|auditorio principal|grote zaal|stora (?:scenen|salen)|duza (?:sala|scena))`,
  ],
  [
    'small',
    String.raw`(?:kleiner? saal|kleines haus|kleine (?:buhne|zaal)|sala (?:piccola|pequena|petita)|lilla (?:scenen|salen)|mala (?:sala|scena))`,
  ],
  [
    'small',
    String.raw`(?:la |le )?(?:petite? (?:salle|scene|theatre|auditorium|halle)|small (?:room|stage|hall)|petit plateau)`,
  ],
  ['large', 'buyuk (?:salon|sahne)|κεντρικη (?:σκηνη|αιθουσα)|μεγαλη αιθουσα'],
  ['small', 'kucuk (?:salon|sahne)|μικρη (?:σκηνη|αιθουσα)|β σκηνη|ridotto'],
  ['studio', 'studio(?: (?:theatre|stage))?'],
  ['foyer', '(?:le |the )?foyer'],
  ['club', '(?:le |the )?club'],
  ['roof', 'roof(?:top)?(?: stage)?|toit[ -]terrasse'],
  ['ground', 'ground(?: floor)?(?: stage)?|rez[ -]de[ -]chaussee'],
  ['plus', 'plus'],
  ['annexe', '(?:l )?annexe'],
  ['parvis', '(?:le )?parvis'],
  ['terrace', '(?:la )?terrasse|terrace'],
  ['basement', '(?:the )?basement|sous[ -]sol|(?:la )?cave|cellar'],
  ['upstairs', '(?:the )?upstairs(?: room)?|balcony room'],
  ['courtyard', String.raw`(?:la )?cour(?: d honneur)?|courtyard`],
  ['garden', '(?:le )?jardin|(?:the )?garden'],
]

/** Rooms with a number or a name of their own: `salle 2`, `studio B`, `auditorium Poulenc`. */
export const NAMED_ROOM = String.raw`(salle|studio|auditorium|room|stage|scene|hall|amphi(?:theatre)?|ecran|screen|theatre) (?:n )?(\d{1,2}|[a-h]|[ivx]{1,4})`
/** A named room: only as a part of its own, behind a comma, a dash or in brackets. */
export const OWN_PART_ROOM = String.raw`(?:salle|sala|studio|auditorium|auditorio|amphi(?:theatre)?|scene|espace|room|stage|loft|bar|teatro studio)(?: \p{L}[\p{L}\p{N}]*){1,3}|\p{L}+ (?:room|stage|bar|hall|studio|saal|zaal|salen)`

/** Rooms in names of other scripts: a great, middle or small house, an opera or concert hall, a black box. */
export const ROOM_OTHER_SCRIPTS =
  /(?:大|中|小)(?:剧场|劇場|剧院|劇院)$|(?:歌剧|歌劇|音乐|音樂|演艺|演藝|多功能|戏剧|戲劇)(?:厅|廳)$|黑盒(?:剧场|劇場)?$|(?:大|小|メイン)ホール$/u

/** Names that stand for no place at all. Patterns over folded words, whole names. */
export const PLACEHOLDERS: readonly string[] = [
  String.raw`multiple (?:venues?|locations?)|various(?: (?:venues?|locations?))?|several (?:venues?|locations?)`,
  String.raw`(?:divers|differents|plusieurs) lieux|lieux? (?:multiples|divers|varies)`,
  String.raw`(?:lieu|salle|endroit|adresse)(?: (?:a (?:definir|preciser|confirmer|venir|determiner)|secret|secrete|inconnu|non (?:communique|defini|precise)|tba|tbc|mystere))+`,
  String.raw`(?:venue|location|place|address)? ?(?:tba|tbc|tbd|to be (?:announced|confirmed|determined|defined)|unknown)`,
  String.raw`secret (?:location|venue|place)|undisclosed(?: location)?|private (?:location|residence|venue)`,
  String.raw`(?:online|en ligne|virtual|virtuel|internet|web|zoom|livestream|streaming|live ?stream|webinar|webinaire)(?: (?:event|evenement|venue|only))?`,
  String.raw`(?:a )?(?:votre |ton |mon )?domicile|chez (?:vous|l habitant)|at home|n a|na|none|null|aucun|undefined|unknown|inconnu|non renseigne|autre|other|lieu|venue`,
  String.raw`tournee|on tour|en tournee|partout|france|europe|nationwide`,
]

/** Streets, squares and their abbreviations; equal ones share the first. */
export const STREET_TYPES: readonly (readonly string[])[] = [
  ['rue', 'r'],
  ['avenue', 'av', 'ave', 'aven', 'avenida', 'avda', 'avd'],
  ['ulica', 'ul'],
  ['plaza', 'pza', 'plza'],
  ['piazza', 'pzza'],
  ['boulevard', 'bd', 'bld', 'blv', 'blvd', 'boul', 'bvd'],
  ['place', 'pl', 'plc'],
  ['square', 'sq'],
  ['route', 'rte'],
  ['chemin', 'che', 'chem', 'ch'],
  ['allee', 'all', 'allees'],
  ['impasse', 'imp'],
  ['quai', 'q'],
  ['cours', 'crs'],
  ['passage', 'pass', 'psg'],
  ['faubourg', 'fbg', 'fg'],
  ['esplanade', 'espl'],
  ['street', 'st', 'str'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['parkway', 'pkwy', 'pkw'],
  ['highway', 'hwy'],
  ['saint', 'ste', 'sainte'],
  ['general', 'gal', 'gen', 'gl'],
  ['marechal', 'mal'],
  ['docteur', 'doctor'],
  ['president', 'pdt', 'pres'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['strasse', 'strasze'],
]

/** Ordinals of streets in words. */
export const ORDINALS: Readonly<Record<string, string>> = {
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
}
