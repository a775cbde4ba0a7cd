/**
 * Whole labels of agendas and ticket sellers in French, English, German, Spanish, Italian, Dutch, Portuguese, Polish, Czech, Swedish,
 * Danish, Finnish and Catalan. They count where a label, or a part of it between signs, is one of them and nothing more: within longer
 * labels many of these words mean something else.
 */
export const WHOLE_LABELS: readonly (readonly [category: string, labels: string])[] = [
  [
    'music',
    'non-classical music; hudba; hudební; musiikki; livemusik; live musik; konsertti; konsertit; concertos; show musical; muziekvoorstelling; singer-songwriter; songwriter; open mic; schlager; cantautori; cantautor; cantautores; koncerty a hudba; gigs; gig; levende musik; levande musik; kleinkonzert; actuació musical; concerto dal vivo; fête de la musique; elävä musiikki; keikat; keikka',
  ],
  ['music/jazz', 'džez; jazzkonzert; jazzkonzerte; jazzkoncert; jazzkonsert; jazzmusik'],
  [
    'music/rock',
    'rockkonzert; rockmusik; alternativ; alternativní; pop/rock; pop-rock; rock/pop; poprock; rock/metal',
  ],
  ['music/pop', 'popmusik; popkonzert; popmuziek; pop hudba; popmusiikki; populární hudba'],
  [
    'music/electro',
    'elektronisch; elektronische musik; elektronische muziek; elettronica; musica elettronica; electrónica; música electrónica; electrònica; música electrònica; eletrónica; eletrônica; música eletrônica; elektronika; elektronická hudba; elektronik; elektro; dj; djs; dj-set; dj night; elektronisk musik; elektroninen musiikki; elektroniczna; muzyka elektroniczna',
  ],
  ['music/hip-hop', 'hiphop; hip-hop & rap; deutschrap'],
  [
    'music/world',
    'weltmusik; wereldmuziek; músicas del mundo; música del mundo; musica etnica; musica dal mondo; músicas do mundo; música do mundo; muzyka świata; maailmanmusiikki; världsmusik; verdensmusik; músiques del món; world/ethno; tango',
  ],
  [
    'music/folk',
    'folklore; volksmusik; volksmuziek; folkmusik; musica popolare; música popular; música folk; kansanmusiikki; folkemusik; blasmusik; lidová hudba; muzyka ludowa; dechovka',
  ],
  [
    'theatre',
    'divadlo; činohra; představení; predstavení; divadelní představení; voorstelling; voorstellingen; toneelvoorstelling; toneelvoorstellingen; teatteri; teatre; näytelmä; esitys; przedstawienie; przedstawienia; forestilling; forestillinger; föreställning; föreställningar; podiumkunsten; podiumkunst; darstellende kunst; darstellende künste; artes escénicas; artes cénicas; arti performative; arti sceniche; arts escèniques; scenekunst; scenkonst; esittävä taide; tragedy; tragédie; tragedia; theaterstück; theaterstücke; pantomime; pantomimes; panto; theateraufführung; theatervorstellung; theatervoorstelling; lecture théâtralisée; sztuka teatralna; arts de la rue; café-théâtre; straßentheater; teatro de rua; teatro di strada; volkstheater; sprechtheater',
  ],
  [
    'theatre/musical',
    'muzikál; muzikály; musikaali; musikaalit; musikal; musikaler; musikteater; musiktheater; muziektheater',
  ],
  [
    'theatre/cabaret',
    'variété; varieté; variétés; varietés; variety; varietè; varieteet; kleinkunst',
  ],
  [
    'theatre/magie',
    'kouzla; kouzelník; goochelen; goochelaar; goochelshow; illusionist; illusionisten; magi; magos; taikuus',
  ],
  [
    'comedy',
    'cabaret / comedy; comedy & cabaret; komedia; komedie; commedia; comedia; komedier; komiker; comediante; comediantes; humorista; humoristas; cabaretier; kabarety; stand-up & comedy; one (wo)man show',
  ],
  [
    'dance',
    'tanec; tanssi; dansa; dansvoorstelling; dansvoorstellingen; dans; danse/ballet; dancing; taneční představení; folklore dance; tanzaufführung; bailes; baile',
  ],
  ['dance/ballet', 'baletti; balety; ballet classique; danza clásica'],
  [
    'dance/contemporary-dance',
    'moderne dans; hedendaagse dans; samtidsdans; nykytanssi; zeitgenössischer tanz; danza contemporánea; danza contemporanea; dança contemporânea; dansa contemporània; taniec współczesny; současný tanec; nutida dans; modern dans; moderner tanz',
  ],
  [
    'classical',
    'klassisch; klassische; klasická hudba; vážná hudba; klasika; klassisk; klassinen; klassinen musiikki; early music; alte musik; oude muziek; musica antica; música antigua; barock; barok; barockmusik; musique baroque; musique ancienne; kirchenmusik; kerkmuziek; orgelkonzert; orgelconcert; orgue; organ; organo; órgano; orgel; musique sacrée; musica sacra; música sacra; geistliche musik; muzyka poważna; klassinen konsertti',
  ],
  [
    'classical/opera',
    'ooppera; oopperat; òpera; opera lirica; lirica; lírica; ópera y zarzuela; opera/operett; opéra-comique',
  ],
  [
    'classical/symphonic',
    'symphony; symphonies; sinfonie; sinfoniekonzert; symfonie; symfonisch; orchestra; orkest; orchester; orquestra; orkiestra; orkester; orkesteri; orchestre; koncert symfoniczny; symfoniorkester; sinfonieorchester; simfònica; orchesterkonzert',
  ],
  [
    'classical/chamber',
    'kammermusik; kamermuziek; música de cámara; musica da camera; música de câmara; muzyka kameralna; komorní hudba; kamarimusiikki; kammarmusik; música de cambra; streichquartett; kammerkonzert',
  ],
  ['classical/recital', 'liederabend; klavierabend; recitály; pianorecital; liedrecital'],
  [
    'classical/choral',
    'chor; chöre; chorkonzert; chormusik; koor; koren; koormuziek; coro; coros; cori; corale; chór; chóry; muzyka chóralna; sbor; sborový koncert; kör; körkonsert; körsång; kor; korkoncert; kuoro; kuorot; kuorokonsertti; coral; corals; vokalmusik',
  ],
  [
    'festival',
    'festivaali; festivaalit; festivaler; fêtes et festivals; fiestas y festivales; fiesta popular; fiestas populares; festes; fêtes et manifestations; carnival; carnavals; carnevale; carnestoltes; karneval; karnawał; fasching; fastnacht',
  ],
  [
    'festival/music-festival',
    'musikfestival; musikfestivals; musiikkifestivaali; muziekfestival; muziekfestivals; festival de música; festivales de música; festival musicale; festival muzyczny; hudební festival',
  ],
  [
    'festival/local-fete',
    'festa; festas; feste; stadtfest; stadtfeste; volksfest; volksfeste; dorffest; straßenfest; weinfest; schützenfest; kirmes; festa major; festes majors; sagra; sagre; kermis; braderie; jahrmarkt; fête; fêtes; festa patronale; fiestas patronales; romaria; festyn; pouť; hody; posvícení; byfest; stadsfeest; volksfeest; fête du village; fête nationale',
  ],
  [
    'exhibition',
    'výstava; výstavy; udstilling; udstillinger; utställningar; näyttely; näyttelyt; exposició; exposicions; finissage; sonderausstellung; dauerausstellung; exposition temporaire; exhibitions & galleries',
  ],
  [
    'exhibition/art',
    'visual arts; visual art; arts visuels; arts plastiques; arti visive; artes visuais; arts visuals; art; arte; sztuka; umění; konst; taide; kunst; bildende kunst; beeldende kunst; billedkunst; kuvataide; sztuki wizualne; sztuki piękne; výtvarné umění; art exhibition; konstutställning; taidenäyttely',
  ],
  ['exhibition/photo', 'valokuvaus; valokuvanäyttely; fotoausstellung; fotógrafia; fotokunst'],
  [
    'exhibition/museum',
    'museu; museus; museot; muséer; museer; muzea; galleries & museums; museum & gallery',
  ],
  [
    'cinema',
    'filme; elokuva; elokuvat; film & kino; filmvorführung; filmvorführungen; filmabend; documentary; documentaries; dokumentarfilm; documental; documentario; documentário; dokumentární film; filmvisning; filmvisninger; proiezione; proiezioni; proyección; projekcja; projekce; filmklub; ciné-débat; ciné débat; ciné-club; cineforum; cineclub; película; filmová projekce; cinefórum; kinofilm; filmfestival; film festival; film festivals; pel·lícula',
  ],
  [
    'sport',
    'urheilu; idræt; idrett; esports; e-sports; esport; esports & gaming; fitness; swimming; natación; nuoto; schwimmen; athletics; leichtathletik; atletismo; atletica; atletiek; friidrott; equestrian; reitsport; paardensport; hípica; ippica; hippisme; courses hippiques; horse racing; pferderennen; skiing; ski; skisport; wintersport; darts; golf; sports & fitness; aktywność fizyczna; liikunta; turnen; schach; échecs; chess',
  ],
  ['sport/football', 'fotbal; fodbold; jalkapallo; futbol; piłka nożna'],
  ['sport/american-football', 'amerikanischer fußball'],
  ['sport/basketball', 'basketbal; koripallo; bàsquet; basquetebol; basquete; košíkaná'],
  ['sport/tennis', 'tenis; tennis/padel'],
  [
    'sport/handball',
    'håndbold; håndball; käsipallo; handbal; handebol; andebol; házená; piłka ręczna',
  ],
  [
    'sport/ice-hockey',
    'jääkiekko; lední hokej; hokej na lodzie; hockey su ghiaccio; hockey sobre hielo',
  ],
  [
    'sport/motorsport',
    'formula 1; formel 1; formule 1; f1; motorsports; automovilismo; automobilismo',
  ],
  [
    'sport/running',
    'course à pied; courses à pied; lauf; laufsport; carreras populares; corsa; hardlopen; løb; juoksu; bieganie; běh; cursa',
  ],
  [
    'family',
    'familia; família; familias; famílias; rodzina; dla rodzin; rodina; pro rodiny; perhe; perheet; pro děti; pro deti; děti; børn; børn & familie; lapset; lapsille; lapsiperheet; infants; família i infants; young audience; young audiences; lastentapahtuma; en famille; in famiglia; tutta la famiglia; voor kinderen; voor het hele gezin',
  ],
  [
    'family/cirque',
    'cirkus; sirkus; circ; cirque contemporain; nycirkus; nysirkus; circo contemporaneo; nouveau cirque',
  ],
  [
    'family/children-show',
    'kindervorstellung; familientheater; familievoorstelling; jeugdvoorstelling; pohádka; pohádky; pohádkové představení; märchen; lastenteatteri; lasten esitys; børneteater; barnföreställning; teatr dziecięcy; teatre familiar; teatre infantil; dětské představení; loutková pohádka',
  ],
  [
    'family/puppets',
    'puppentheater; puppenspiel; figurentheater; poppentheater; poppenkast; marionetas; títeres; titelles; burattini; teatro di figura; teatr lalek; lalki; loutkové divadlo; loutky; loutková představení; nukketeatteri; dukketeater; dockteater; marionettentheater; teatro de marionetas; teatro de títeres; fantoches',
  ],
  [
    'nightlife',
    'nachtleben; nightlife & parties; vida nocturna; vita notturna; vida noturna; nattliv; natteliv; yöelämä; życie nocne; noční život; uitgaan; oci nocturn; karaoke',
  ],
  [
    'nightlife/club-night',
    'clubnacht; clubnight; clubbing & party; klubi; klubbar; club/disco; tanzabend',
  ],
  [
    'nightlife/party',
    'partys; juhlat; bileet; silent disco; thé dansant; tanztee; festes i balls; ü30 party; ü30-party; ü40-party; after work; afterwork; fête / soirée; fest & party',
  ],
  [
    'conference',
    'konferenz; konferenzen; conferenza; konferencja; konferencje; konference; konferens; konferenser; konferenssi; congress; congrès; kongress; congreso; congresos; congresso; congressi; kongres; kongressi; kongresy; symposium; symposien; colloquium; convention; convegno; convegni; tagung; jornada; jornadas; giornata di studi',
  ],
  [
    'conference/talk',
    'charla; charlas; xerrada; xerrades; palestra; palestras; přednáška; přednášky; luento; luennot; debate; debates; debatte; debatten; debata; debaty; dibattito; dibattiti; discussion; discussions; diskussion; diskussionen; podiumsdiskussion; séminaire; séminaires; seminario; seminari; seminarios; seminarium; seminář; semináře; seminaari; beseda; besedy; panel; webinar; webinaire; webinars; webinario; philosophy; philosophie; gespräch; gespräche; vortrag & diskussion; debat; debatavond; samtal; keskustelu; talk show; talkshow; incontro; incontro con l’autore; panel discussion',
  ],
  [
    'conference/littérature',
    'literatuur; kirjallisuus; litteratur; reading; readings; autorské čtení; čtení; poetry slam; poetry; poezja; poésie; spoken word; literatur & lesung; leitura; lectura; presentación de libro; presentació de llibre; presentazione libro; boekpresentatie; spotkanie autorskie; dichtung; czytanie; oplæsning; auteurslezing',
  ],
  [
    'conference/fair',
    'veletrh; veletrhy; messut; messe & markt; expo & fair; exhibitions & trade shows; trade fair; trade fairs; feria comercial; fiera campionaria; beurs & congres; salons & foires',
  ],
  [
    'conference/business',
    'meetup; meetups; wirtschaft; negocios; affari; biznes; zakelijk; karriere; career; job fair',
  ],
  [
    'workshop',
    'laboratorio; laboratori; workshopy; dílna; dílny; dílnička; workshops & kurse; työpaja; työpajat; værksted; værksteder; verkstad; värkstad; verksted; verksteder; tallers; tvořivá dílna; atelier pratique; ateliê; ateliês',
  ],
  [
    'workshop/class',
    'curso; cursos; corso; kurz; kurzy; kursus; kurssi; kurssit; kursy; masterclass; masterclasses; master class; seminarkurs; weiterbildung; fortbildung; classe; lezione; lezioni; zajęcia; szkolenie; szkolenia; školení; opleiding; lessen; undervisning',
  ],
  [
    'workshop/wellness',
    'gesundheit; health & wellness; benessere; bienestar; bem-estar; hyvinvointi; hälsa; sundhed; zdrowie; zdraví; salute e benessere; benestar; gezondheid; pilates',
  ],
  [
    'attraction',
    'ausflug; ausflüge; escape room; escape rooms; aquarium; acquario; acuario; akvaario',
  ],
  [
    'attraction/guided-tour',
    'visitas; visites guidées; prohlídka; prohlídky; komentovaná prohlídka; komentované prohlídky; rundvisning; rundvisninger; guidet tur; opastus; opastukset; opastettu kierros; visites guiades; visita comentada; stadtrundgang; stadtführung; stadtführungen; stadsrondleiding; excursion; excursions; exkursion; exkursionen; excursión; excursiones; escursione; escursioni; excursies; výlet; výlety; wycieczka; wycieczki; croisière; croisières; cruise; cruises; stadtrundfahrt; museumsführung',
  ],
  [
    'attraction/theme-park',
    'freizeitpark; vergnügungspark; pretpark; parque de atracciones; parque temático; parco divertimenti; park rozrywki; huvipuisto; nöjespark; forlystelsespark; parc d’atraccions; zábavní park',
  ],
  [
    'attraction/nature',
    'natur; natuur; natura; naturaleza; natureza; příroda; przyroda; luonto; wanderung; wanderungen; senderismo; trekking; passeggiata; passeggiate; spacer; spacery; vandring; wandeling; wandelingen; caminada; caminhada; excursionisme; zoo; tierpark; vycházka; retki',
  ],
  [
    'food',
    'gastronomy; gastronomía; gastronomia; enogastronomia; essen & trinken; essen und trinken; eten & drinken; eten en drinken; jídlo; jídlo a pití; kulinaria; kulinarnie; kulinarik; kulinarisches; jedzenie; mat & dryck; mat och dryck; mad & drikke; mat & drikke; ruoka; ruoka & juoma; comida y bebida; cibo; cibo e vino; comer y beber; brunch; dîner; repas; dinner; street food; streetfood; gastro',
  ],
  [
    'food/tasting',
    'weinprobe; weinproben; vin; vino; wein; víno; wijn; wino; viini; wijnproeverij; proeverij; bière; bières; beer; bier; cerveza; birra; pivo; piwo; cata; catas; cata de vinos; tast; tast de vins; ølsmagning; vinsmagning; vinprovning; ochutnávka; degustace; degustacja; maistelu',
  ],
  [
    'food/market',
    'markt; märkte; markten; mercato; mercati; mercat; mercats; trh; trhy; targ; marknad; marknader; marked; markeder; markkinat; rommelmarkt; kerstmarkt; weihnachtsmärkte; loppis; loppemarked; kirppis; kirpputori; bleší trh; pchli targ; jarmark; jarmarki; vánoční trhy; mercatini di natale; mercado de navidad; mercat de nadal; feira; feiras; fira; fires; trödelmarkt; bauernmarkt; wochenmarkt; marché de noël; marchés de noël',
  ],
]
