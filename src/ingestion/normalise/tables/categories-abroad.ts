/**
 * Free labels in German, Dutch, Spanish, Portuguese, Italian, Polish, Swedish, Turkish, Greek, Japanese and Russian, tried where
 * the rows for French and English say nothing. A label that maps to none makes a run of every show, and two evenings
 * of one concert one event. `dans` is dance to half of them, and "in" to the French.
 */
export const LABEL_WORDS_ABROAD: readonly (readonly [category: string, words: string])[] = [
  ['theatre/magie', 'magia|zauber(?:ei|show)?'],
  ['family/cirque', 'circos?|zirkus|cyrk'],
  ['classical/symphonic', 'sinfonic[ao]s?|sinfoniekonzerte?|orquestas?'],
  ['sport/combat', 'lucha(?: libre)?|boxeo|boks|pugilato|artes marciales|бокс'],
  ['sport/cycling', 'ciclismo|radsport|wielrennen'],
  ['exhibition/photo', 'fotografi[ae]'],
  ['exhibition/art', 'kunst(?:ausstellung)?|bellas artes|artes visuales'],
  ['conference/littérature', 'literatura|letteratura|literatur|lesung(?:en)?|poesia|libri'],
  ['food/tasting', 'degustacion(?:es)?|degustazion[ei]|verkostung(?:en)?'],
  ['food/market', 'mercados?|mercatin[io]|flohmarkt|weihnachtsmarkt'],
  [
    'family/children-show',
    'kindertheater|kinder(?:konzerte?|programm|veranstaltung(?:en)?)|kindervoorstelling(?:en)?|jeugdtheater|(?:teatro|espectaculos?) (?:infantil(?:es)?|familiar(?:es)?)|teatro ragazzi|spettacoli per bambini|(?:teatr|spektakle?) dla dzieci|barnteater|cocuk (?:tiyatrosu|oyun(?:u|lari))|παιδικ(?:ο θεατρο|η παρασταση|ες παραστασεις)',
  ],
  [
    'family',
    'kinder|familien?|kinderen|jeugd|gezin|infantil(?:es)?|ninos|familiar(?:es)?|bambini|ragazzi|famigli[ae]|(?:dla )?dzieci|rodzinne|familijne|barn|familj|cocuk(?:lar)?|aile|criancas?|παιδικ(?:ο|α|η|ες)|παιδια|キッズ|子ども|子供|ファミリー',
  ],
  ['comedy/stand-up', 'monologos?|monologhi|standup|tek kisilik(?: gosteri)?|σταντ απ'],
  [
    'comedy',
    'kabarett(?:isten)?|kabaret|comicita|comici|humor|komik|komedi|κωμωδι(?:α|ες)|お笑い|落語|漫才',
  ],
  [
    'theatre/musical',
    'musicales|musikale|musicalowe|muzikaler|muzikal(?:en)?|musikaler|μιουζικαλ|ミュージカル',
  ],
  ['classical/opera', 'opern?|operetten?|opery|operor|οπερα|zarzuela|オペラ'],
  ['dance/ballet', 'ballett|balletto|balet|balett|bale|μπαλετο|バレエ'],
  [
    'classical',
    'klassik|klassische (?:musik|konzerte?)|klassiek(?:e muziek)?|(?:musica )?clas(?:s)?ica|(?:muzyka )?klasyczna|klasyka|klassisk(?:t| musik)|klasik(?: muzik)?|(?:μουσικη )?κλασικη(?: μουσικη)?|musica erudita|クラシック',
  ],
  ['festival', 'festivale[sr]|festivali|festivallar|festiwale?|φεστιβαλ|フェス(?:ティバル)?'],
  [
    'nightlife/club-night',
    'discotecas?|dyskotek[ai]|klub(?:y|b|bar)?|nattklubb(?:ar)?|gece kulubu|clubnacht(?:en)?|クラブ',
  ],
  ['nightlife/party', 'fiestas?|imprez[ay]|parti|feest(?:en)?|παρτι'],
  [
    'sport/football',
    'fussball|futbol|calcio|voetbal|pilka nozna|fotboll|futebol|ποδοσφαιρο|サッカー',
  ],
  ['sport/ice-hockey', 'eishockey|ijshockey|hokej|ishockey'],
  ['sport/basketball', 'baloncesto|pallacanestro|koszykowka|basketbol|μπασκετ'],
  ['sport/handball', 'balonmano|pallamano|pilka reczna|handboll|hentbol'],
  [
    'sport',
    'deportes?|deportivos?|desporto|esportes?|spor|sportowe|idrott|αθλητικα|αθλητισμος|スポーツ',
  ],
  [
    'exhibition/museum',
    'museen|museos?|musei|musea|muzeum|muzea|museer|muze(?:ler)?|μουσει(?:ο|α)|美術館|博物館',
  ],
  [
    'exhibition',
    'ausstellung(?:en)?|tentoonstelling(?:en)?|expositie|exposicion(?:es)?|exposic(?:ao|oes)|mostr[ae]|wystaw[ay]|utstallning(?:ar)?|sergi(?:ler)?|εκθεσ(?:η|εις)|展覧会|展示(?:会)?|美術展',
  ],
  [
    'cinema',
    'kino|bioscoop|biograf(?:er)?|sinema|peliculas?|filmy|filmler|filmer|σινεμα|κινηματογραφος|ταινι(?:α|ες)|映画',
  ],
  [
    'workshop',
    'kurse?|cursus(?:sen)?|taller(?:es)?|corsi|laborator[io]|warsztaty?|kurser|atolye(?:ler)?|εργαστηρι(?:ο|α)|oficinas?|ワークショップ',
  ],
  [
    'conference/talk',
    'vortrage?|lezing(?:en)?|conferencias?|conferenze|incontri|wyklady?|spotkani[ae]|foredrag|forelasning(?:ar)?|soylesi(?:ler)?|διαλεξ(?:η|εις)|講演(?:会)?',
  ],
  [
    'conference/fair',
    'messen|(?:fach|buch|handels)messen?|beur(?:s|zen)|ferias?|fier[ae]|targi|massor|fuar(?:lar)?',
  ],
  [
    'attraction/guided-tour',
    '(?:stadt)?fuhrung(?:en)?|rondleiding(?:en)?|visitas? guiadas?|visit[ae] guidat[ae]|zwiedzanie|guidad(?:e|a)? (?:tur|visning)(?:ar)?|rehberli tur(?:lar)?|ξεναγησ(?:η|εις)',
  ],
  [
    'dance',
    'tanz(?:theater)?|(?<!.)dans(?! (?:l|la|le|les|un|une|des) )|danza|danca|taniec|χορος|ダンス|舞踊',
  ],
  [
    'theatre',
    'schauspiel|toneel|teatro|teatr|teater|tiyatro(?:lar)?|θεατρ(?:ο|α)|spektakle?|scen|prosa|buhne|演劇|舞台',
  ],
  [
    'music',
    'musik|muziek|musica|musiche|muzyka|muzik|μουσικη|konzerte?|concerten|conciertos?|concert[io]|koncert(?:y|er)?|konsert(?:er)?|konser(?:ler)?|συναυλι(?:α|ες)|音楽|ライブ|コンサート',
  ],
  ['theatre/musical', 'мюзиклы?'],
  ['classical/opera', 'опер[аы]'],
  ['dance/ballet', 'балет'],
  ['sport/ice-hockey', 'хокке[йи]'],
  ['sport', 'спорт'],
  ['exhibition', 'выставк[аи]'],
  ['cinema', 'кино'],
  ['family', 'детям|дети'],
  ['music', 'концерты?|музыка'],
  ['theatre', 'espectaculos?|spettacol[oi]|спектакл[ьи]|театр'],
]

/** What the name of an event without any label says at its beginning, in these tongues. */
export const NAME_WORDS_ABROAD: readonly (readonly [category: string, words: string])[] = [
  ['music', 'konzert|concierto|concerto|koncert|konsert|konsertti|συναυλια'],
  [
    'exhibition',
    'ausstellung|tentoonstelling|exposicion|exposicao|mostra|wystawa|utstallning|udstilling|utstilling|nayttely|sergi|εκθεση',
  ],
  ['workshop', 'taller|warsztaty|atolye'],
  ['comedy', 'kabarett'],
  ['theatre', 'spettacolo teatrale|obra de teatro'],
  [
    'conference/talk',
    'conferencia|conferenza|vortrag|lezing|coloquio|charla|foredrag|forelasning|luento',
  ],
  ['conference/littérature', 'lesung|circulo de lectura|presentacion del? libro'],
  [
    'attraction/guided-tour',
    'fuhrung|rondleiding|visita guiada|visita guidata|guidad visning|ξεναγηση',
  ],
]

/** And wherever it stands. */
export const WORDS_IN_NAME_ABROAD: readonly (readonly [category: string, words: string])[] = [
  [
    'theatre/musical',
    '(?:the|el|il|das|le|o|de) musical|opera musical|comedia musical|commedia musicale',
  ],
  [
    'family/children-show',
    '(?:kinder|puppen|figuren|marionetten|kasperl?e?)theater|(?:kinder|familien)konzerte?|poppentheater|jeugdtheater',
  ],
  ['classical/symphonic', '(?:sinfonie|symphonie)konzerte?'],
  ['classical/chamber', 'kammerkonzerte?'],
  ['classical', '(?:orgel|kirchen|chor)konzerte?'],
  // Whoever plays, what else it is for is told before the word.
  ['music', 'en concierto|in concerto|konseri|[a-z]{3,}konzerte?|[a-z]+ konzert|συναυλια'],
  [
    'food/market',
    '(?:floh|weihnachts|advents|christkindles?|kunsthandwerker|oster)m[aä]rkte?|kerstmarkt|rommelmarkt|loppemarked|loppis|julmarknad|mercadillos?|mercatin[io]',
  ],
  [
    'classical/symphonic',
    'symphoniker|philharmoniker|(?:orquesta|orchestra) sin?fonica|orkiestra symfoniczna',
  ],
]
