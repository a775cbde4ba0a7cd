import { expect, test } from 'vitest'
import { categoryNamed, categoryOf, mainOf } from '../../domain/category.ts'
import { categoriesOf, categoryOfLabel } from './categories.ts'

/** As agendas and sellers from Lisbon to Helsinki call them. */
const LABELS: readonly (readonly [main: string, labels: string])[] = [
  [
    'music',
    'Non-classical music; Music; Musique; Musik; Música; Musica; Muziek; Muzyka; Hudba; Musiikki; Música en directo; Live music; Livemusik; Concert; Concerts; Concerto; Koncert; Koncerty; Konzert; Konzerte; Konsert; Konsertti; Konsertit; Concerten; Conciertos; Concierto; Concerti; Concertos; Show musical; Muziekvoorstelling; Musique actuelle; Musiques actuelles; Gig; Gigs; Live Musik; Popular music; Levende musik; Koncerter; Konserter; Música ao vivo; Musica dal vivo; Muzyka na żywo; Hudba a koncerty; Concert en plein air; Musique live; Singer-songwriter; Songwriter; Open mic; Schlager; Cantautori; Cantautor; Jazz; Jazz/Blues; Blues; Jazz & Blues; Džez; Jazzkonzert; Jazzkoncert; jazz-concert; Rock; Indie; Rock/Metal; Rockkonzert; Rock & Pop; Punk; Rock music; alternativ; Alternative Rock; Pop; Pop music; Popmusik; Popkonzert; K-pop; Muzyka pop; pop hudba; Electronic; Elektronisch; Électronique; Elettronica; Electrónica; Elektronika; Elektronická hudba; Elektronik; Techno; House; EDM; Elektro; Musique électronique; DJ; Elektronisk musik; Hip-Hop; Hip Hop/Rap; Rap; Hiphop; Hip-hop/Rap; Metal; Heavy Metal; Métal; Hard Rock; World; World music; Weltmusik; Wereldmuziek; Músicas del mundo; Musica etnica; Músicas do mundo; Muzyka świata; Latin; Latin music; Flamenco; Fado; Maailmanmusiikki; Världsmusik; Verdensmusik; Músiques del món; Folk; Country; Folklore; Volksmusik; Folkmusik; Country music; Musica popolare; Folk music; Kansanmusiikki; Folkemusik; Blasmusik; R&B; Soul; Funk; RnB; R&B/Soul; Soul/Funk; Reggae; Dancehall; Ska; Gospel; Tribute; Tribute Band; Tribute bands',
  ],
  [
    'theatre',
    'Theatre; Theater; Théâtre; Divadlo; Voorstelling; Voorstellingen; Teatro; Teatr; Teater; Teatteri; Teatre; Schauspiel; Toneel; Toneelvoorstelling; Činohra; Predstavení; Představení; Theatre & Performing Arts; Performing arts; Bühne; Spectacle vivant; Spettacolo; Espectáculo; Przedstawienie; Spektakl; Forestilling; Forestillinger; Föreställning; Esitys; Näytelmä; Podiumkunsten; Darstellende Kunst; Artes escénicas; Artes cénicas; Arti performative; Arts escèniques; Scenekunst; Scenkonst; Play; Drama; Plays; Tragedy; Tragédie; Pièce de théâtre; Theaterstück; Obra de teatro; Theaterstücke; Musical; Musicals; Musical theatre; Comédie musicale; Comédies musicales; Muzikál; Musikaali; Musikal; Musikteater; Teatro musical; Musicales; Musiktheater; Muziektheater; Cabaret; Revue; Variété; Varieté; Burlesque; Variety; Music-hall; Magic; Magie; Zauberei; Magia; Mentalisme; Illusion; Magic & Illusion; Kouzla; Magician; Zaubershow; Goochelen; Illusionist',
  ],
  [
    'comedy',
    'Comedy; Humour; Humor; Kabarett; Cabaret / Comedy; Stand-up; Standup; Stand-up comedy; Comedia; Commedia; Komedie; Komik; Komedia; One man show; Improv; Improvisation; Comicità; Monólogo; Monólogos; Impro; Stand up; Komedi; Humoriste; Komiker; Comediante',
  ],
  [
    'dance',
    'Dance; Danse; Tanz; Danza; Dança; Taniec; Tanec; Dans; Tanssi; Dansa; Dansvoorstelling; Tanztheater; Ballet; Ballett; Balet; Baletti; Balletto; Contemporary dance; Danse contemporaine; Danza contemporánea; Moderne dans; Danza contemporanea; Hip hop dance; Zeitgenössischer Tanz; Modern dance; Danse classique; Samtidsdans; Nykytanssi',
  ],
  [
    'classical',
    'Classical; Classical music; Classique; Klassik; Klassisch; Klassiek; Clásica; Classica; Clássica; Klasyka; Muzyka klasyczna; Klasická hudba; Vážná hudba; Klassisk; Klassisk musik; Klassinen; Klassinen musiikki; Música clàssica; Musique classique; Klassische Musik; Opera; Opéra; Oper; Ópera; Opery; Ooppera; Opera & Classical; Operette; Zarzuela; Symphony; Symphonique; Sinfonie; Symfonie; Sinfónica; Chamber music; Kammermusik; Musique de chambre; Kamermuziek; Música de cámara; Musica da camera; Recital; Récital; Orgelkonzert; Organ; Choir; Chor; Chorkonzert; Chorale; Koor; Coro; Chór; Sbor; Kör; Kuoro; Early music; Alte Musik; Baroque; Barock; Musique baroque; Orchestra; Orkest; Orchester; Orquestra; Orkiestra; Liederabend; Philharmonic; Kirchenmusik; Kerkmuziek; Lyrique',
  ],
  [
    'festival',
    'Festival; Festivals; Festiwal; Festivaali; Fête; Fêtes; Festa; Festas; Fiesta popular; Stadtfest; Volksfest; Dorffest; Straßenfest; Carnival; Carnaval; Karneval; Fête locale; Music festival; Musikfestival; Festa major; Sagra; Kermis; Jahrmarkt',
  ],
  [
    'exhibition',
    'Exhibition; Exhibitions; Exposition; Expositions; Ausstellung; Ausstellungen; Exposición; Exposições; Exposição; Mostra; Mostre; Wystawa; Wystawy; Výstava; Výstavy; Utställning; Udstilling; Näyttely; Exposició; Tentoonstelling; Visual arts; Arts visuels; Art; Kunst; Arte; Sztuka; Umění; Konst; Taide; Museum; Musée; Museo; Museu; Muzeum; Museen; Photography; Fotografie; Fotografía; Photo; Vernissage; Gallery; Galerie; Arti visive; Artes visuais; Fine art; Sculpture; Museums & Exhibits; Arts plastiques; Kunstausstellung; Finissage; Fotografia; Valokuvaus',
  ],
  [
    'cinema',
    'Cinema; Cinéma; Kino; Cine; Film; Films; Filme; Película; Filmy; Elokuva; Elokuvat; Movies; Movie; Screening; Projection; Filmvorführung; Ciné-débat; Documentary; Documentaire; Dokumentarfilm; Filmvisning; Biograf; Proiezione; Cinema & Film; Filmklub',
  ],
  [
    'sport',
    'Sport; Sports; Deportes; Esportes; Desporto; Esports; Urheilu; Idrott; Idræt; Football; Fußball; Fútbol; Futebol; Calcio; Voetbal; Piłka nożna; Fotbal; Fotboll; Fodbold; Jalkapallo; Futbol; Basketball; Baloncesto; Basket; Koszykówka; Basketbal; Pallacanestro; Koripallo; Ice hockey; Eishockey; Hokej; Ishockey; Jääkiekko; Hockey sur glace; Tennis; Tenis; Rugby; Handball; Håndbold; Handboll; Käsipallo; Boxing; Boxe; MMA; Wrestling; Motorsport; Formula 1; Cycling; Cyclisme; Ciclismo; Running; Marathon; Course à pied; Baseball; American football; Volleyball; Volley-ball; Swimming; Natation; Athletics; Athlétisme; Leichtathletik; Cricket; Golf; Equestrian; Reitsport; Équitation; Skiing; Ski; Gymnastics; Sport/Fitness; Darts; Horse racing; Hippisme; eSports; Esport',
  ],
  [
    'family',
    'Family; Famille; Familie; Familia; Famiglia; Família; Rodzina; Rodina; Familj; Perhe; Kids; Children; Enfants; Kinder; Niños; Bambini; Crianças; Dzieci; Pro děti; Děti; Barn; Børn; Lapset; Infants; Kinderen; Jeune public; Young audience; Puppets; Marionnettes; Puppentheater; Marionetas; Burattini; Loutkové divadlo; Loutky; Teatr lalek; Figurentheater; Poppentheater; Nukketeatteri; Circus; Cirque; Zirkus; Circo; Cyrk; Cirkus; Sirkus; Circ; Kindertheater; Kindervorstellung; Kids & Family; Family & Education; Familientheater; Pohádka; Pohádky; Märchen; Spectacle pour enfants; Teatro infantil; Ice show; Lastentapahtuma; Titelles',
  ],
  [
    'nightlife',
    'Nightlife; Club; Clubbing; Party; Parties; Discoteca; Klub; Impreza; Imprezy; Fiesta; Feest; Fête / Soirée; Club night; Clubnacht; Nachtleben; Vida nocturna; Vita notturna; Bal; Thé dansant; Silent disco; Partys; Juhlat; Karaoke; Uitgaan; After work; Ü30 Party',
  ],
  [
    'conference',
    'Conference; Conférence; Conférences; Konferenz; Conferencia; Conferencias; Conferenza; Conferência; Konferencja; Konference; Konferens; Konferenssi; Talk; Talks; Lecture; Lectures; Vortrag; Vorträge; Charla; Charlas; Palestra; Wykład; Wykłady; Přednáška; Přednášky; Föredrag; Foredrag; Luento; Luennot; Lezing; Lezingen; Debate; Débat; Débats; Debatte; Discussion; Diskussion; Seminar; Séminaire; Seminario; Seminarium; Literature; Littérature; Literatur; Literatura; Letteratura; Reading; Lesung; Lesungen; Literatuur; Beseda; Besedy; Autorské čtení; Meetup; Networking; Business; Salon; Messen; Trade fair; Veletrh; Targi; Beurs; Messut; Congress; Congrès; Kongress; Congreso; Symposium; Colloque; Rencontre; Podiumsdiskussion; Poetry Slam; Panel; Webinar; Books; Livres; Spotkanie; Philosophy; Convention; Conventions',
  ],
  [
    'workshop',
    'Workshop; Workshops; Atelier; Ateliers; Taller; Talleres; Laboratorio; Laboratori; Oficina; Warsztaty; Workshopy; Dílna; Dílny; Kurs; Kurse; Course; Cours; Class; Classes; Curso; Cursos; Corso; Corsi; Kurz; Kurzy; Kursus; Kurssi; Cursus; Cursussen; Stage; Stages; Training; Formation; Yoga; Wellness; Bien-être; Meditation; Tallers; Työpaja; Värkstad; Verksted; Masterclass; Creative workshop; Seminarkurs; Health & Wellness',
  ],
  [
    'attraction',
    "Attraction; Attractions; Tour; Tours; Visite; Visites; Visite guidée; Führung; Führungen; Stadtführung; Visita guiada; Visita guidata; Visitas; Rondleiding; Zwiedzanie; Prohlídka; Prohlídky; Komentovaná prohlídka; Guidad tur; Rundvisning; Opastus; Opastettu kierros; Visites guiades; Randonnée; Hiking; Wanderung; Wanderungen; Excursion; Exkursion; Ausflug; Theme park; Parc d'attractions; Freizeitpark; Vergnügungspark; Sightseeing; Balade; Nature; Natur; Zoo; Aquarium; Escape game; Escape room; Senderismo; Trekking; Walking tour; Passeggiata; Spacer; Loisirs; Boat tour; Cruise; Croisière; Experience",
  ],
  [
    'food',
    'Food; Food & Drink; Gastronomie; Gastronomy; Gastronomía; Gastronomia; Enogastronomia; Essen & Trinken; Eten & drinken; Jídlo; Kulinaria; Jedzenie; Mat & dryck; Mad & drikke; Ruoka; Ruoka & juoma; Dégustation; Tasting; Wine tasting; Weinprobe; Degustazione; Cata de vinos; Cata; Market; Marché; Markt; Mercado; Mercato; Mercat; Trh; Trhy; Targ; Marknad; Marked; Markkinat; Flohmarkt; Weihnachtsmarkt; Christmas market; Marché de Noël; Mercatino; Rommelmarkt; Brocante; Vide-grenier; Wine; Vin; Wein; Bière; Beer; Dinner show; Brunch; Dîner; Kulinarik; Loppis; Kirppis; Kerstmarkt; Repas; Street food',
  ],
]

/** And from Budapest to Reykjavik and Jerusalem. */
const FURTHER: readonly (readonly [main: string, labels: string])[] = [
  [
    'music',
    'Zene; Hangverseny; Muzică; Glazba; Svirka; Glasba; Музика; Концерти; Koncertas; Mūzika; Kontsert; Tónleikar; קונצרט; הופעות; حفلات موسيقية; คอนเสิร์ต; Джаз',
  ],
  [
    'theatre',
    'Színház; Teatru; Kazalište; Pozorište; Gledališče; Театър; Вистава; Spektaklis; Izrāde; Etendus; Leikhús; תיאטרון; مسرحية; Мюзикл',
  ],
  ['comedy', 'Юмор; Стендап; Гумор; Komedija; קומדיה; كوميديا'],
  ['dance', 'Tánc; Танец; Šokis; Deja; Tants; מחול'],
  ['classical', 'Komolyzene; Классическая музыка; Klasična glazba; Operă; Ooper; אופרה'],
  ['festival', 'Fesztivál; Фестиваль; Фестивал; Festivāls; Hátíð; פסטיבל; مهرجان; 페스티벌'],
  [
    'exhibition',
    'Kiállítás; Expoziție; Izložba; Razstava; Изложба; Виставка; Paroda; Izstāde; Näitus; Sýning; תערוכה; معرض; Музей',
  ],
  ['cinema', 'Mozi; Филм; Фильм; Кіно; Kinas; Kvikmyndir; סרטים; أفلام'],
  ['sport', 'Labdarúgás; Nogomet; Футбол; Krepšinis; Jalgpall; Íþróttir; ספורט; رياضة; Рукомет'],
  [
    'family',
    'Gyerekprogram; Copii; Djeca; Za otroke; Для детей; Дітям; Vaikams; Bērniem; Lastele; ילדים; للأطفال; Цирк; Bábszínház',
  ],
  ['nightlife', 'Buli; Petreceri; Вечеринка; Вечірка; Vakarėlis; Pidu; מסיבה'],
  ['conference', 'Лекция; Predavanje; Paskaita; Loeng; הרצאה; محاضرة; Konferencija; Irodalom'],
  [
    'workshop',
    'Мастер-класс; Radionica; Delavnica; Műhely; Töötuba; סדנה; ورشة عمل; 工作坊; 워크숍',
  ],
  ['attraction', 'Экскурсия; Екскурсія; Tur ghidat; Omvisning; Rundvisning; סיור; ガイドツアー'],
  ['food', 'Gasztronómia; Гастрономия; Γαστρονομία; Borkóstoló; אוכל; グルメ; 美食; Mercadillo'],
  ['sport', '足球; 축구; 野球; 야구; 篮球; 농구; マラソン; Boxen; Бокс; Radrennen; Volkslauf'],
  ['comedy', 'Improtheater; Improvisationstheater; Improwizacja'],
  ['theatre', 'Komödie; Iluzjonista; Ilusionismo'],
  ['family', 'Marionetten; Marionetas; Burattini; 人形劇'],
  ['conference', 'Buchvorstellung; Presentación de libro; Spotkanie autorskie'],
  ['nightlife', 'Disko; Diskothek; Discoteca'],
  ['music', 'Fanfare; Liedermacher; Koncerty rockowe'],
  ['classical', 'Operetta; Operetka'],
  ['attraction', 'Spaziergang; Passeggiata; Procházka'],
]

test.each(
  [...LABELS, ...FURTHER].flatMap(([main, labels]) =>
    labels.split('; ').map((label) => [label, main]),
  ),
)('%s is %s', (label, main) => {
  const id = categoryOfLabel(label)
  expect(id === null ? null : categoryOf(mainOf(id)).mainCategory).toBe(main)
})

test.each([
  ['Kultura > Divadlo', 'theatre'],
  ['Hudba / Jazz', 'music/jazz'],
  ['Voorstelling - Cabaretier', 'theatre'],
  ['ticketmaster:Arts & Theatre/Music/Other', 'music'],
  ['ticketmaster:Family/Circus/Other', 'family/cirque'],
  ['ticketmaster:Miscellaneous/Health/Wellness/Other', 'workshop/wellness'],
])('%s: the part that is a label is %s', (label, category) => {
  expect(categoryOfLabel(label)).toBe(categoryNamed(category))
})

test.each(['Spectacle', 'Soirée', 'Arts', 'Autre'])(
  '%s says too little: the name of the event decides',
  (label) => {
    expect(categoriesOf([label], 'Concert de la Saint-Jean')).toEqual([categoryNamed('music')])
  },
)
