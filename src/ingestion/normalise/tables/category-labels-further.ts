/**
 * Whole labels, as in category-labels.ts, in Hungarian, Romanian, Croatian, Serbian, Slovene, Bulgarian, Russian, Ukrainian, Lithuanian,
 * Latvian, Estonian, Icelandic, Hebrew, Arabic, Thai, Vietnamese and Indonesian. Not those that mean another thing in a neighbour's
 * tongue (`ples` is dance to the Croats, and a ball to the Czechs) or two in their own (`előadás`).
 */
export const WHOLE_LABELS_FURTHER: readonly (readonly [category: string, labels: string])[] = [
  [
    'music',
    'koncertek; zene; zenei; könnyűzene; hangverseny; hangversenyek; élőzene; concerte; muzică; muzică live; koncerti; koncerta; glazba; muzika; svirka; svirke; glasba; концерти; музика; музыкальные мероприятия; живая музыка; жива музика; koncertas; koncertai; koncerts; mūzika; kontsert; kontserdid; muusika; tónleikar; tónlist; קונצרט; קונצרטים; מוזיקה; מוסיקה; הופעה; הופעות; הופעה חיה; הופעות חיות; موسيقى; حفلة موسيقية; حفلات موسيقية; حفل موسيقي; حفل غنائي; حفلات غنائية; คอนเสิร์ต; ดนตรี; ca nhạc; âm nhạc; konser musik',
  ],
  ['music/jazz', 'джаз; τζαζ; ג׳אז; جاز; džiazas; džezs; džäss; แจ๊ส'],
  ['music/rock', 'рок; рок-концерт; rokas; roks; rokk; רוק'],
  ['music/pop', 'поп; поп-музыка; поп-музика; popzene; популярная музыка; эстрада; естрада; פופ'],
  [
    'music/electro',
    'электроника; электронная музыка; електронна музика; elektronikus zene; muzică electronică; elektronska glazba; elektronska muzika; elektroninė muzika; elektroniskā mūzika; elektrooniline muusika; raftónlist; מוזיקה אלקטרונית',
  ],
  ['music/hip-hop', 'хип-хоп; рэп; реп; היפ הופ'],
  ['music/metal', 'метал; металл'],
  ['music/folk', 'népzene; muzică populară; narodna glasba; народна музика; фолк; шансон'],
  [
    'theatre',
    'színház; színházi előadás; színdarab; teatru; spectacol; spectacole; piesă de teatru; kazalište; kazališna predstava; pozorište; pozorišna predstava; predstava; predstave; gledališče; gledališka predstava; театър; постановка; позориште; представа; представе; вистава; вистави; спектакли; спектаклі; театри; teatras; spektaklis; spektakliai; teātris; izrāde; izrādes; etendus; etendused; leikhús; leiksýning; leiklist; תיאטרון; תאטרון; הצגה; הצגות; مسرح; مسرحية; مسرحيات; عرض مسرحي; عروض مسرحية; ละครเวที; kịch; sân khấu; pertunjukan teater',
  ],
  [
    'theatre/musical',
    'мюзикл; мюзикли; мюзикъл; мюзиклы; mjuzikl; miuziklas; mūzikls; muusikal; söngleikur; מחזמר; מחזות זמר; مسرحية غنائية',
  ],
  [
    'comedy',
    'юмор; комедия; комедии; комедія; гумор; хумор; umor; comedie; komédia; komedija; komedije; komēdija; komöödia; huumor; humoras; vígjáték; grín; קומדיה; בידור; كوميديا; ตลก',
  ],
  [
    'comedy/stand-up',
    'стендап; стенд-ап; стендапы; stand-up estek; uppistand; סטנדאפ; סטנד אפ; סטנד-אפ; ستاند أب كوميدي',
  ],
  [
    'dance',
    'tánc; táncelőadás; táncszínház; plesna predstava; plesne predstave; танец; танцы; танци; танець; танці; šokis; šokiai; deja; dejas; tants; מחול; ריקוד; رقص; múa; seni tari',
  ],
  ['dance/ballet', 'балеты; балети; baletas; balets; ballettsýning; בלט; باليه'],
  [
    'classical',
    'komolyzene; klasszikus zene; muzică clasică; klasična glazba; klasična muzika; klasična glasba; классическая музыка; классика; класическа музика; класична музика; klasikinė muzika; klasiskā mūzika; klassikaline muusika; klassísk tónlist; sígild tónlist; מוזיקה קלאסית; מוסיקה קלאסית; موسيقى كلاسيكية; органная музыка; органный концерт; nhạc cổ điển',
  ],
  [
    'classical/opera',
    'operă; operett; оперы; опери; operos; ooper; óperur; אופרה; أوبرا; оперета; оперетта',
  ],
  [
    'classical/symphonic',
    'szimfonikus koncert; concert simfonic; симфонический концерт; симфоничен концерт; симфонічний концерт; simfonijski koncert; simfoninis koncertas; simfoniskais koncerts; sümfooniakontsert',
  ],
  [
    'festival',
    'fesztivál; fesztiválok; festivaluri; festivalis; festivaliai; festivāls; festivāli; festivalid; hátíð; hátíðir; фестиваль; фестивали; фестивал; фестивалі; фестивали и праздники; פסטיבל; פסטיבלים; مهرجان; مهرجانات; เทศกาล; lễ hội',
  ],
  [
    'exhibition',
    'kiállítás; kiállítások; tárlat; tárlatok; expoziție; expoziții; izložba; izložbe; razstava; razstave; изложба; изложби; изложбе; виставка; виставки; paroda; parodos; izstāde; izstādes; näitus; näitused; sýning; sýningar; תערוכה; תערוכות; معرض; معارض; นิทรรศการ; triển lãm; pameran',
  ],
  [
    'exhibition/museum',
    'múzeum; múzeumok; muzee; muzej; muzeji; музей; музеи; музеї; музеј; muziejus; muziejai; muzejs; muuseum; muuseumid; safn; söfn; מוזיאון; מוזיאונים; متحف; متاحف; พิพิธภัณฑ์; bảo tàng',
  ],
  [
    'cinema',
    'mozi; filmek; filmvetítés; cinematograf; filmovi; филм; филми; филмови; фильм; фильмы; кинопоказ; кинопоказы; кіно; фільми; kinas; filmai; filma; filmas; filmid; kvikmynd; kvikmyndir; bíó; סרט; סרטים; קולנוע; سينما; فيلم; أفلام; ภาพยนตร์; phim; bioskop',
  ],
  [
    'sport',
    'sportesemény; sportesemények; evenimente sportive; športni dogodki; спортивные мероприятия; спортивные события; sportas; sports pasākumi; íþróttir; ספורט; رياضة; رياضات; กีฬา; thể thao; olahraga',
  ],
  [
    'sport/football',
    'labdarúgás; foci; nogomet; fudbal; фудбал; футбол; futbolas; futbols; jalgpall; fótbolti; knattspyrna; כדורגל; كرة القدم; ฟุตบอล; bóng đá; sepak bola',
  ],
  [
    'sport/basketball',
    'kosárlabda; baschet; košarka; кошарка; баскетбол; krepšinis; basketbols; korvpall; körfubolti; כדורסל; كرة السلة',
  ],
  [
    'sport/handball',
    'kézilabda; rukomet; rokomet; гандбол; рукомет; хандбал; rankinis; handbols; handbolti; כדוריד',
  ],
  ['sport/ice-hockey', 'jégkorong; хокей; ledo ritulys; hokejs; jäähoki; íshokkí'],
  ['sport/tennis', 'tenisz; теннис; теніс; тенис; tenisas; teniss; טניס'],
  [
    'family',
    'gyerekprogram; gyerekprogramok; gyermekprogram; gyermekprogramok; gyerekeknek; családi; családi program; családi programok; copii; pentru copii; djeca; za djecu; deca; za decu; otroci; za otroke; za družine; obitelj; za celu porodicu; деца; за деца; за децу; для детей; детские; детские мероприятия; для всей семьи; семейные; дітям; для дітей; для всієї родини; vaikams; vaikai; šeimai; bērniem; ģimenei; lastele; lapsed; kogu perele; börn; fyrir börn; fjölskyldan; ילדים; לילדים; לכל המשפחה; أطفال; للأطفال; عائلي; للعائلة; ครอบครัว; thiếu nhi; gia đình; keluarga',
  ],
  ['family/cirque', 'cirkusz; цирк; cirkas; cirks; tsirkus; קרקס; سيرك; xiếc'],
  [
    'family/puppets',
    'bábszínház; bábelőadás; teatru de păpuși; lutkarska predstava; lutkovna predstava; kazalište lutaka; кукольный театр; кукольный спектакль; куклен театър; ляльковий театр; lėlių teatras; leļļu teātris; nukuteater; brúðuleikhús; תיאטרון בובות',
  ],
  [
    'family/children-show',
    'gyerekelőadás; gyermekelőadás; gyerekszínház; spectacol pentru copii; dječja predstava; dečja predstava; otroška predstava; детский спектакль; детские спектакли; дитяча вистава; дитячі вистави; הצגת ילדים; הצגות ילדים',
  ],
  ['nightlife/club-night', 'клуб; клубы; клуби; מועדון; מועדונים'],
  [
    'nightlife/party',
    'buli; bulik; petrecere; petreceri; zabava; zabave; вечеринка; вечеринки; вечірка; вечірки; дискотека; дискотеки; парти; журка; vakarėlis; vakarėliai; ballīte; ballītes; pidu; peod; partý; מסיבה; מסיבות; ปาร์ตี้',
  ],
  [
    'conference',
    'konferencia; konferenciák; conferință; conferințe; konferencija; konferencije; конференция; конференции; конференція; конференції; конференција; konferencijos; konverents; konverentsid; ráðstefna; ráðstefnur; כנס; כנסים; مؤتمر; مؤتمرات; hội thảo; konferensi; konferans; конгресс; форум',
  ],
  [
    'conference/talk',
    'лекция; лекции; лекція; лекції; predavanje; predavanja; предавање; paskaita; paskaitos; lekcija; lekcijas; loeng; loengud; fyrirlestur; fyrirlestrar; הרצאה; הרצאות; محاضرة; محاضرات; prelegere; dezbatere; kerekasztal-beszélgetés; дискуссия; дискуссии; встреча с автором; семинар; семинары; семінар',
  ],
  [
    'conference/littérature',
    'irodalom; literatură; književnost; литература; література; literatūra; kirjandus; bókmenntir; ספרות; أدب; könyvbemutató; lansare de carte; promocija knjige; презентация книги; поэзия; поезия',
  ],
  [
    'workshop',
    'мастер-класс; мастер-классы; майстер-клас; майстер-класи; майсторски клас; работилница; работилници; воркшоп; radionica; radionice; радионица; delavnica; delavnice; műhely; kézműves foglalkozás; tanfolyam; tanfolyamok; dirbtuvės; kūrybinės dirbtuvės; darbnīca; darbnīcas; meistarklase; töötuba; töötoad; vinnustofa; námskeið; סדנה; סדנא; סדנאות; ورشة عمل; ورش عمل; ورشة; เวิร์กช็อป; lokakarya; курсы; tečaj; tečajevi',
  ],
  [
    'attraction/guided-tour',
    'экскурсия; экскурсии; екскурсія; екскурсії; екскурзия; екскурзии; vezetett séta; tárlatvezetés; tur ghidat; tururi ghidate; vođena tura; vođenje; voden ogled; vodeni ogledi; ekskursija; ekskursijos; ekskursijas; ekskursioon; ekskursioonid; leiðsögn; omvisning; omvisninger; rundvisning; rundvisninger; סיור; סיורים; סיור מודרך; جولة سياحية; جولات سياحية; جولة بصحبة مرشد',
  ],
  [
    'food',
    'gasztronómia; gastronomie; gastronomija; гастрономия; гастрономія; еда; еда и напитки; їжа; храна; hrana i piće; γαστρονομια; φαγητο; kulinarija; maistas; ēdieni; toit; matur; mat og drikke; mad og drikke; mad & drikke; אוכל; קולינריה; طعام; مأكولات; อาหาร; ẩm thực; kuliner',
  ],
  [
    'food/tasting',
    'borkóstoló; borkóstolók; degustare; degustare de vinuri; degustacija; дегустация; дегустации; дегустація; degustācija; degustatsioon; טעימות יין; γευσιγνωσια',
  ],
  // And of tongues that both tables have, what further agendas write.
  ['music', 'fanfare; fanfares; fanfara'],
  ['music/rock', 'koncerty rockowe; koncert rockowy'],
  ['music/chanson', 'liedermacher; liedermacherin'],
  ['classical/opera', 'operetta; operetka; opereta'],
  [
    'comedy/improv',
    'improvisationstheater; improtheater; improvisación; improwizacja; improvizace; improvisatietheater',
  ],
  ['theatre/boulevard', 'komödie; boulevardtheater'],
  ['theatre/magie', 'iluzjonista; iluzjoniści; ilusionismo; illusionist; kouzelník; illusionismo'],
  [
    'family/puppets',
    'marionette; marionetten; marionetas; marionety; burattini; 人形劇; 木偶戏; 인형극',
  ],
  [
    'conference/littérature',
    'buchvorstellung; buchpräsentation; presentación de libro; presentazione libro; boekpresentatie; autorské čtení; spotkanie autorskie',
  ],
  ['food/market', 'mercadillo; mercadillos; bazar'],
  ['nightlife/club-night', 'disko; diskothek; discoteca; diskoteka; discothèque'],
  ['sport/football', '足球; 축구'],
  ['sport/baseball', '野球; 야구; 棒球'],
  ['sport/basketball', '篮球; 籃球; 농구; バスケットボール'],
  ['sport/tennis', '网球; 網球; 테니스; テニス'],
  [
    'sport/running',
    'laufveranstaltung; volkslauf; stadtlauf; carrera popular; hardloopwedstrijd; bieg uliczny; 马拉松; 馬拉松; マラソン; 마라톤',
  ],
  ['sport/cycling', 'radrennen; ciclismo; wielrennen; cyklistika; kolarstwo'],
  ['sport/combat', 'boxen; boxeo; pugilato; boks; бокс; 拳击; ボクシング; 格闘技; 격투기'],
  ['sport/ice-hockey', '冰球; アイスホッケー; 아이스하키'],
  ['attraction/nature', 'spaziergang; spaziergänge; passeggiata; spacer; procházka; séta'],
]
