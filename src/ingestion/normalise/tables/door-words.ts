/** From when one is let in; each form is said of nothing else before or behind a time of day. */
export const DOORS = [
  'doors?(?: open(?:s|ing)?| times?)?|gates?(?: open)?',
  'einlass(?:zeit)?|(?:saal|tür|stadion)(?:öffnung|einlass)|türen(?: öffnen)?',
  "(?:ouverture|ouvrent|ouvre)(?: (?:des|les|ses|de la))? (?:portes|salle)|portes(?! ouvertes| d['’])",
  '(?:apertura (?:de )?(?:las )?)?puertas|(?:obertura (?:de )?)?portes|apertura (?:delle )?porte|porte(?= (?:ore|alle|h\\.?) \\d)',
  '(?:abertura (?:das |de )?)?portas|abertura da casa|deuren(?: open)?|zaal open',
  'insläpp|dörrarna(?: öppnar)?|dörrar|dørene(?: åpner| åbner)?|døre(?: åbner)?|dører|ovet(?: aukeavat| auki)?',
  'bramy|otwarcie (?:bram|drzwi|klubu)|otevření (?:dveří|sálu|klubu|bran)|otvorenie (?:dverí|brán|sály)|dveře',
  'kapunyitás|deschiderea (?:porților|ușilor)|двери|двері|открытие дверей|сбор(?: гостей)?|kapı(?:lar| açılışı)?',
  'πόρτες|άνοιγμα θυρών|otvaranje vrata|odprtje vrat|durvis|durys|uksed|ateak|húsið opnar|врати|отваряне на вратите',
  'פתיחת (?:ה)?דלתות|דלתות|mở cửa|pintu (?:di)?buka|ประตูเปิด|เปิดประตู|فتح الأبواب|الأبواب',
].join('|')
export const DOORS_OF_THE_EAST = '開場|開門|开门|入場|入场|進場|进场|입장|オープン'

/** The same of a day of opening hours: only beside a time at which something begins. */
export const OPENS = [
  'open(?:ing|s)?|entry|admission|öffnung|geöffnet|accueil(?: du public)?|ouverture|entrée|apertura|abertura|ingresso|entrada|arrivée',
  'embarquement|boarding|check-?in|embarque|imbarco|inloop|open|otwarcie|wejście|vstup|vpustanje|вход|вхід|открытие|giriş|belépés|αφιξη|άφιξη',
].join('|')
export const OPENS_IN_THE_EAST = '오픈|受付'

/** What begins, and that it does. */
export const BEGINS = [
  "show(?: ?time| starts?)?|starts?(?: time)?|starting|begins?|music|gig|live|screening|performance|kick-?off|anpfiff|ansto(?:ß|ss)|coup d[’']envoi|d[ée]parts?|departs?|departure|sailing|abfahrt|partenza|salida",
  '(?:konzert|veranstaltungs|film)?beginn|anfang|konzert|vorstellung|start',
  'd[ée]but(?: (?:du |de la |des )?(?:concerts?|spectacle|s[ée]ance|projection))?|concerts?|spectacle|s[ée]ance|film|projection|repr[ée]sentation|conf[ée]rence',
  'inicio|comienzo|concierto|espect[áa]culo|funci[óo]n|inici|concert|espectacle|inizio(?: (?:concerto|spettacolo|film))?|concerto|spettacolo',
  'in[íi]cio|espet[áa]culo|aanvang|begin|voorstelling|start|börjar|konsert|forestilling|koncert|begynder|alkaa|keikka|esitys',
  'początek|koncert|spektakl|seans|začátek|začiatok|představení|začetek|početak|hasiera|kezdés|előadás|începe(?:re)?|spectacol',
  'начало|концерт|спектакль|початок|вистава|başlangıç|konser|έναρξη|συναυλία',
  'algus|kontsert|sākums|koncerts|pradžia|koncertas|tónleikar(?: hefjast)?|hefst|hefjast|bắt đầu|mulai',
  'תחילת (?:ה)?מופע|(?:ה)?מופע|התחלה|เริ่ม(?:การ)?(?:แสดง)?|بداية (?:ال)?(?:عرض|حفل)',
].join('|')
export const BEGINS_IN_THE_EAST = '開演|スタート|ライブ|上映|시작|공연|开演|开始|開始|演出'
