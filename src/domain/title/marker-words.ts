import { fold } from '../../lib/fold.ts'
import type { ProductKind } from '../listing.ts'
import { STATE_WORDS } from '../state-words.ts'

/**
 * Words that sellers add to a title and that are not the title. Patterns over folded text, each meant for a
 * whole bracket or a whole segment: a word inside running text is never a marker (there is a band called Cancelled).
 */
export type Row<Name extends string> = readonly [name: Name, pattern: string]

export type StatusHint =
  | 'cancelled'
  | 'postponed'
  | 'rescheduled'
  | 'soldOut'
  | 'lastTickets'
  | 'extraDate'
  | 'moved'

/** Those that are known wherever they stand; the rows below add what titles say besides. */
const STATES = Object.entries(STATE_WORDS).map(
  ([name, words]) => [name as keyof typeof STATE_WORDS, words.map(fold).join('|')] as const,
)

export const STATUS_WORDS: readonly Row<StatusHint>[] = [
  ...STATES,
  ['cancelled', String.raw`(?:evenement |event |show |concert )?(?:annule(?:e|s|es)?|cancell?ed)`],
  ['cancelled', 'suspendid[oa]|annullati|cancellat[oa]|install|ακυρωση|公演中止'],
  ['postponed', String.raw`(?:reporte(?:e|s|es)?|postponed)(?: (?:au|a|en|to|until) .*)?`],
  [
    'postponed',
    String.raw`(?:verschoben|aplazad[oa]|rinviat[oa]|adiad[oa]|uitgesteld|uppskjut(?:en|et)|framflyttad|ertelendi|αναβολη|αναβληθηκε|(?:公演)?延期)(?: .*)?`,
  ],
  [
    'rescheduled',
    String.raw`(?:rescheduled|re-scheduled)(?: (?:from|to|date|show).*)?|nouvelle date|new date|new show date`,
  ],
  [
    'rescheduled',
    String.raw`(?:verlegt|nachholtermin|ersatztermin|nueva fecha|reprogramad[oa]|nuova data|nova data|nieuwe datum|verplaatst|spostat[oa]|przeniesion[aey]|nowy termin|nytt datum|yeni tarih|νεα ημερομηνια|日程変更)(?: .*)?`,
  ],
  ['rescheduled', String.raw`(?:originally|initialement|initially|ursprunglich) .*`],
  ['rescheduled', String.raw`(?:deplace|decale|avance)(?:e|s|es)? (?:au|a|du) .*`],
  [
    'soldOut',
    String.raw`(?:c'est |a )?(?:complet(?:e|s)?|guichets? fermes?|sold[ -]?out|epuise(?:e|s)?)`,
  ],
  ['soldOut', '(?:tutto )?esauriti|utsalt|biletler tukendi'],
  [
    'lastTickets',
    String.raw`(?:dernieres? places?|derniers billets|(?:low|final|last|few) tickets(?: left| remaining)?)`,
  ],
  [
    'lastTickets',
    String.raw`(?:restkarten|letzte karten|wenige restkarten|ultim[oai]s? (?:entradas|biglietti|posti|bilhetes)|laatste kaarten|ostatnie bilety|sista biljetterna|son biletler|τελευταια εισιτηρια|残りわずか)`,
  ],
  [
    'extraDate',
    String.raw`(?:date|seance|representation|concert)s? supplementaires?|supplementaires?`,
  ],
  [
    'extraDate',
    String.raw`(?:extra|second|2nd|third|3rd) (?:date|show|night)(?: added)?|prolongations?`,
  ],
  [
    'extraDate',
    String.raw`zusatz(?:konzert|show|termin|vorstellung)e?|extra (?:voorstelling|concert|konsert)|(?:new|extra) date added|(?:segunda|seconda) (?:fecha|data)|nueva funcion|data aggiunta|dodatkowy (?:koncert|termin)|extra(?:konsert|forestallning)|ek konser|δευτερη παρασταση|追加公演`,
  ],
  [
    'moved',
    String.raw`(?:moved to|transfere(?:e)? (?:a|au)|changement de (?:salle|lieu)|venue change|new venue|nouveau lieu) ?.*`,
  ],
]

export const SESSION_WORDS: readonly Row<string>[] = [
  [
    'matinee',
    String.raw`(?:en )?matinee(?: show| performance)?|nachmittagsvorstellung|matinal|(?:recita )?pomeridiana|popoludniowka|matine|απογευματινη|昼公演`,
  ],
  [
    'evening',
    String.raw`(?:en )?soiree|evening(?: show| performance)?|abendvorstellung|avondvoorstelling|funcion de noche|(?:recita )?serale|kvallsforestallning|suare|βραδινη|夜公演`,
  ],
  ['early', String.raw`early(?: show| set| performance)?|premier set|(?:1st|first) set`],
  ['late', String.raw`late(?: show| set| performance)?|(?:2nd|second) set`],
  [
    'nth:1',
    String.raw`(?:1re|1ere|premiere) (?:seance|representation)|(?:1st|first) (?:show|performance|seating)`,
  ],
  [
    'nth:2',
    String.raw`(?:2e|2eme|2nde|deuxieme|seconde) (?:seance|representation)|(?:2nd|second) (?:show|performance|seating)`,
  ],
  [
    'nth:3',
    String.raw`(?:3e|3eme|troisieme) (?:seance|representation)|(?:3rd|third) (?:show|performance|seating)`,
  ],
]

const VERSION_TAIL = String.raw`(?: version| performance| seance| show| screening| night)?`
export const VERSION_WORDS: readonly Row<string>[] = [
  ['vf', `(?:en )?vf${VERSION_TAIL}|dubbed${VERSION_TAIL}|version francaise`],
  ['vo', `(?:en )?(?:vo|ov|vost|vostfr|vosta)${VERSION_TAIL}|version originale(?: sous-?titree)?`],
  ['3d', `(?:en )?(?:3d|imax|imax 3d|4dx|dolby cinema)${VERSION_TAIL}`],
  [
    'titled',
    `(?:subtitled|sous-?titree?s?|surtitree?s?|(?:open|closed)[ -]caption(?:ed|s)?)(?: en \\p{L}+)?${VERSION_TAIL}|(?:mit|avec|with|con|com|met) (?:\\p{L}+ )?(?:ubertiteln|untertiteln|surtitles|subtitles|sur-?titres|sous-?titres|sobretitulos|subtitulos|sopratitoli|sottotitoli|legendas|boventiteling|ondertiteling)(?: (?:en|in|auf) \\p{L}+)?`,
  ],
  [
    'access',
    `(?:audiodescription|audio[ -]described|asl|bsl/cap|bsl|lsf|signed|relaxed|sensory[ -]friendly)(?: interpreted)?${VERSION_TAIL}`,
  ],
]

const PRODUCT = String.raw`(?: (?:package|pass|ticket|upgrade|access|admission|rental|experience|offer|option|lounge)s?)*`
/** What the words sell. Only whole brackets, edge segments or (`edge-words.ts`) closing words count. */
export const KIND_WORDS: readonly Row<ProductKind>[] = [
  [
    'parking',
    `(?:premier |vip |car |valet |lot \\w+ )?(?:parking|car park|stationnement)${PRODUCT}(?: only)?|(?:place|pass) (?:de )?parking|park(?:platz|ticket|schein|haus)|(?:plaza de )?(?:aparcamiento|estacionamiento|parking)|(?:posto )?parcheggio|parkeer(?:ticket|kaart|plaats)|parkeren|estacionamento|parkering(?:sbiljett)?|parken|bilet parkingowy|otopark(?: bileti)?|p-billett?(?:er)?|parkeringsbillett?|parkovani|parkovaci (?:listek|misto)|parkolo(?:jegy|hely)?|주차권?|停车(?:券|位)|παρκινγκ|駐車(?:券|場)`,
  ],
  [
    'giftCard',
    `(?:carte|bon|cheque|coffret)s?[ -]cadeaux?|(?:e-?)?gift ?(?:card|voucher)s?|(?:geschenk)?gutschein|tarjeta regalo|buono regalo`,
  ],
  ['meetGreet', `(?:vip )?(?:meet (?:&|and|n|et) greet|rencontre avec les? artistes?)${PRODUCT}`],
  [
    'multiDayPass',
    String.raw`(?:pass|forfait|billet|abonnement) (?:[2-9]|deux|trois|quatre) ?(?:jours|j|days)(?: .*)?`,
  ],
  [
    'multiDayPass',
    String.raw`(?:[2-9]|two|three|four)[ -]days? (?:pass|ticket|offer|festival pass|festival ticket)(?:es|s)?(?: .*)?`,
  ],
  [
    'multiDayPass',
    String.raw`(?:[2-9]|zwei|drei|vier)[ -]?tages?[ -]?(?:ticket|pass|karte)s?|festival(?:ticket|pass)|kombiticket|wochenendticket|(?:abono|bono) (?:(?:\d|dos|tres) dias|festival|completo)|abbonamento (?:(?:\d|due|tre) giorni|completo|festival)`,
  ],
  [
    'multiDayPass',
    String.raw`(?:pass |billet )?week-?end pass(?:es)?|pass (?:week-?end|festival|integral)|(?:full )?(?:festival|week-?end) pass|(?:full )?week-?end ticket|forfait festival`,
  ],
  [
    'multiDayPass',
    String.raw`[2-9][ -]?(?:dagen(?:ticket|kaart|pas)|dagars(?:biljett|pass)|gunluk(?: kombine)?)|passe-partout|weekend(?:ticket|kaart|pas)|combiticket|karnet(?: \S+)?|helgpass|kombine(?: bilet)?|[2-9]ημερο|καρτα διαρκειας|(?:[2-9]日(?:間)?)?通し券`,
  ],
  [
    'seasonPass',
    `abonnements?|(?:season|membership) (?:ticket|pass|subscription)s?|subscription|abono (?:de )?temporada|(?:dauer|saison|jahres)karte|seizoenkaart|abbonamento(?: stagionale)?`,
  ],
  [
    'vip',
    `sound ?check(?: (?:party|experience|access))?|photo[ -]?(?:op|opportunity|session)s?|v\\.?i\\.?p\\.?${PRODUCT}|(?:vip )?enhanced experiences?|vip (?:packages?|nation)`,
  ],
  [
    'vip',
    `(?:\\p{L}+ ){0,3}v\\.?i\\.?p\\.?(?: (?:\\p{L}+ ){0,3}|-)(?:package|paket|pakket|pack|bundle|upgrade|experience|access|ticket|pass|lounge)s?|(?:paquete|pacchetto|pacote|pack|forfait|formule|pakiet|loge|loza|palco|zona|strefa|carre) vip(?: (?:&|et|and) .*)?|vip[ -](?:loge|loca|box|席|パッケージ)`,
  ],
  [
    'vip',
    `(?:early entry|front row|sound ?check|fan|ultimate|premium|backstage|gold|silver|diamond) (?:\\p{L}+ ){0,2}(?:package|paket|pakket|bundle)s?`,
  ],
  [
    'upgrade',
    `(?:(?:premium|ticket|seat|vip) )?(?:upgrade|surclassement)s?(?: (?:to|auf|vers|op|naar|a) .*)?`,
  ],
  [
    'upgrade',
    `(?:(?:pre[ -]?show|vip|artist|members) lounge|fast[ -](?:lane|track|pass)|(?:priority|express|fast) entry|queue jump)s?`,
  ],
  [
    'upgrade',
    `(?:no|without|ohne|sans|zonder|sin|senza) (?:(?:show|concert|event) )?(?:tickets?|eintritt|billets?|entrada|biglietto|admission)(?: included)?|(?:(?:show|concert|event) )?tickets? (?:not included|sold separately|required)`,
  ],
  [
    'upgrade',
    `(?:[\\p{L}'’]+ )?(?:fast[ -](?:lane|track|pass)|early entry|priority|lounge|club|terrace|deck|backstage|premium|balcony bar)(?: entry)? (?:access|upgrade|add[ -]?on|pass(?:es)?)`,
  ],
  [
    'hospitality',
    `(?:(?:official|corporate|premium|gold|silver|platinum|executive|exclusive|match ?day|club)(?: \\p{L}+)? )?hospitalit(?:y|es)${PRODUCT}|(?:private|luxury|vip|hospitality|executive) (?:suite|box)(?:es|s)?|(?:suite|premium|box) rentals?|suite reservations?|premium seat(?:s|ing)?|(?:vip[ -])?log(?:e|en|enplatz|enplatze)|loges? vip|palcos? vip|sky ?box(?:en|es)?|business[ -]?seats?`,
  ],
  [
    'hospitality',
    `(?:prestations?|places?|offres?|packs?|packages?|formules?|espaces?|salons?|billets?|paquetes?|pacchett[oi]|pacotes?) (?:vip|hospitalites?|hospitality|business)`,
  ],
  [
    'upgrade',
    `(?:\\w+ ){0,2}(?:priority|vip|members'?|premium|hospitality) lounge(?: (?:access|pass(?:es)?))?`,
  ],
  ['merch', `packs? (?:vinyles?|cd|merch|collector|albums?)`],
  [
    'merch',
    `merch(?:andise|andising)?(?: (?:packs?|bundles?|packages?|vouchers?|pre-?orders?|t-?shirts?|hoodies?))*`,
  ],
  [
    'camping',
    `(?:emplacement |tent )?(?:camping|campsite|glamping|locker|campismo|acampada|campeggio|zeltplatz)${PRODUCT}|camper ?van${PRODUCT}|campeertickets?|lockers?(?: (?:rental|hire|huren|mieten))?|(?:lawn )?chair rentals?|consignes?|schliessfach(?:er)?|kluisjes?|camping(?:ticket|biljett)|camperplek|wohnmobilstellplatz|stellplatz|pole namiotowe|kemping|kamp (?:alani|bileti)|κατασκηνωση|(?:キャンプ|テント)券`,
  ],
  [
    'shuttle',
    `navett[ae]s?(?: .*)?|shuttle[ -]?(?:bus)?${PRODUCT}|busreis(?:en|e)?|buss(?:resa|billett)|(?:bus|coach)[ -]?(?:travel|transfer|reise|anreise)|(?:transfers?|traslados?|excurs(?:ao|ion))(?: (?:ida|aller|round|return|only|bus|hotels?|nach|from|to|von|zum|zur|de|desde|da) .*)?|transfer ida e volta`,
  ],
  ['donation', `donations?|faire un don`],
  [
    'bundle',
    `diner[ -]spectacle|(?:avec |with |mit |pre[ -]show )?(?:hotell?|diner|repas|meal|dinner|brunch|abendessen|(?:afternoon|high|cream) tea)(?: (?:inclus|included|packages?|stays?|breaks?|deals?|arrangement))?|hotel(?:l)?(?:paket|pakket|arrangement|ubernachtung|overnachting)|(?:inkl?|incl)\\.? (?:hotel|ubernachtung|overnachting)|(?:mit|met|z|con|med|με) (?:hotel|ubernachtung|overnachting|noclegiem|noche de hotel|hotellnatt|διαμονη)|nuit d'hotel|(?:billet|entrada|ticket) (?:et|y|and) hotel.*|otel|konaklama(?: paketi)?|ξενοδοχειο|宿泊付|ホテルプラン`,
  ],
  ['membership', `adhesions?|memberships?|carte de membre`],
  [
    'stream',
    `(?:en |live ?)?stream(?:ing)?(?: live)?|livestream|en ligne|online|webdiffusion|virtual(?: ticket)?`,
  ],
  ['insurance', `assurances?(?: annulation)?|(?:ticket |refund )?insurance`],
  [
    'sideEvent',
    `visites? guidees?|guided tours?|repetitions? (?:generales?|publiques?|ouvertes?)(?: au public)?|(?:open |dress )rehearsals?`,
  ],
  [
    'sideEvent',
    `(?:weigh|wiege)[ -]?in|(?:ceremonial|official) weigh[ -]?in|(?:press conference|conference de presse|pressekonferenz)|vernissage|private view|avant[ -]premiere|master ?class|(?:exklusive |offentliche )?(?:kuratoren)?fuhrung|visita (?:guiada|comentada|guidata|con il curatore)|rondleiding(?: .*)?|(?:curator|guided|gallery) (?:tour|talk)|visite commentee|zwiedzanie(?: .*)?|oprowadzanie(?: .*)?|guidad visning|rehberli tur|ξεναγηση|(?:ガイドツアー|ギャラリートーク)`,
  ],
  [
    'sideEvent',
    `(?:(?:offentliche|openbare) )?(?:general|haupt)probe|(?:openbare )?generale repetitie|ensayo (?:general|abierto)|ensaio (?:geral|aberto)|prova (?:generale|aperta)(?: aperta)?|proba generalna|genrep`,
  ],
  [
    'sideEvent',
    `(?:pre|post)[- ](?:concert|show|performance) (?:talk|discussion)|(?:werk|konzert|stuck)?einfuhrung(?: zu .*| \\(?\\d.*)?|(?:nach|publikums|vor)gesprach|(?:encuentro|coloquio) con (?:el publico|los artistas|el equipo)|incontro con (?:il pubblico|gli artisti|la compagnia)|rencontre avec (?:le public|l'equipe(?: artistique)?)|nagesprek|avant[ -]concert|(?:listening|viewing|watch) (?:party|session)|(?:record |book |album )?signing(?: session)?|autogrammstunde`,
  ],
  [
    'sideEvent',
    `(?:the )?(?:official |offizielle )?(?:pre|after)[ -]?(?:party|show)(?:[ -]?party)?(?: officiel(?:le)?)?`,
  ],
  [
    'admission',
    `(?:categor(?:ie|y|ia)|kategorie|cat\\.?|prijsklasse) ?(?:\\d|[a-d]|or|gold)|carre or|(?:official )?platinum(?: tickets?)?|general admission|admission generale|billets?|tickets?`,
  ],
  [
    'admission',
    `placement (?:libre|assis|debout|numerote)|places? (?:assises?|debout|numerotees?)|(?:fosse|gradins?|parterre|balcon)(?: (?:or|debout|assise?s?))?|(?:all |fully |reserved )?(?:seated|seating|standing)(?: (?:only|show|event))?|ga|stehplatz|sitzplatz|bestuhlt|unbestuhlt|freie platzwahl|staanplaats(?:en)?|zitplaats(?:en)?|entrada general|posto unico|posti in piedi|miejsca (?:siedzace|stojace)|staplats|sittplats|ayakta|oturmali|ορθιοι|ελευθερη θεση|全席指定|オールスタンディング`,
  ],
  // What the show is on that night, who is let in or who speaks of it: no part of its name.
  [
    'admission',
    `(?:billet|pass|forfait|entree) (?:1|un) jour|(?:1|one|single)[ -]day (?:ticket|pass)|entrada (?:de )?(?:1|un) dia|biglietto (?:1|un) giorno`,
  ],
  [
    'admission',
    `(?:doors?|einlass|puertas|apertura porte|ouverture des portes|deuren|insslapp)(?: open(?:ing)?)?:? ?(?:at |um |a )?\\d.*`,
  ],
  [
    'admission',
    `(?:spielzeit|saison|season|temporada|stagione|seizoen|sezon|sasong) (?:20)?\\d\\d ?[/-] ?(?:20)?\\d\\d|turno [a-h]`,
  ],
  [
    'admission',
    `all ages|early[ -]?birds?(?: tickets?)?|(?:last|letzte|ultima) chance|just announced|empfehlung|(?:presented|prasentiert|presente|presentado|sponsored) (?:by|von|par|por) .*|(?:excl?|zzgl|hors|plus)\\.? (?:fees|gebuhren|vvk.*|frais.*)`,
  ],
  [
    'admission',
    `(?:(?:edinburgh|new material|london|paris) )?(?:wip|works?[ -]in[ -]progress|previews?|try[ -]?outs?|vorpremiere|warm[ -]?up(?: show)?|rodage|en rodage)`,
  ],
  [
    'admission',
    `(?:the )?(?:new|debut|nouveau|nouvel|premier|dernier) (?:show|spectacle|album)(?: (?:launch|release)(?: (?:show|party|concert))?)?|(?:album|ep|record|single)[ -](?:launch|release|presentation)(?: (?:show|party|concert))?|release[ -]?(?:show|party|konzert)|sortie (?:d')?(?:album|ep)|presenta(?:cion|zione) (?:del )?(?:disco|album)`,
  ],
  [
    'admission',
    `(?:under \\d{1,2}s?|minors|mineurs) (?:with|must|accompanied|accompagnes) .*|no under \\d{1,2}s|ab \\d{1,2}(?: jahren?)?|(?:strictly |ages? |for ages? )?\\d{1,2} ?(?:&|and|et|or|und|y) (?:over|older|up|above|plus|alter|mas)(?: only)?|(?:strictly )?\\d{1,2}\\+ (?:only|event|show)|age (?:restrictions?|recommendations?|limits?|guidance)(?: .*|:.*)?|(?:only )?(?:children|infants)(?: (?:of|aged?|under|over))* \\d.*|no (?:children|infants|one|admittance|admission) under .*|(?:recommended for )?ages \\d{1,2}(?:[ +-].*)?`,
  ],
  [
    'admission',
    `(?:billet|entree|acces) (?:horodatee?|datee?|prioritaire|coupe[ -]file)|(?:passe|bilhete|billete|biglietto|entrada) (?:diari[oa]|general|giornaliero|unico)|venue upgrade(?:d)?`,
  ],
  [
    'admission',
    `free (?:show|concert|event|entry|admission|gig)|(?:concert|spectacle|evenement) gratuit|eintritt frei|entrada (?:libre|gratuita)|ingresso (?:libero|gratuito)|touring|(?:timed |standard |regular )?(?:entry|admission|entree|eintritt|entrada|ingresso)(?: (?:tickets?|pass))?|skip[ -]the[ -](?:line|queue)(?: (?:tickets?|entry|access))?|(?:billet )?coupe[ -]file`,
  ],
]

/**
 * What is sold beside shows, as single words that many languages use in names as well: at an edge of a title they only
 * tell it from one that says the same without them.
 */
export const BESIDE_WORDS: ReadonlySet<string> = new Set(
  'parking parkings parkplatz parkplatze parkticket parkschein parkeerkaart parkeerticket parkeren parkering parkovani parkolojegy estacionamiento aparcamiento estacionamento parcheggio otopark 駐車場 駐車券 주차 주차권 locker lockers suite suites skybox navette navettes navetta shuttle shuttlebus busreis camping merch merchandise vip hospitality upgrade'.split(
    ' ',
  ),
)

/** The title plays somebody else's work; `X` and a tribute to `X` are two events. */
export const TRIBUTE_WORDS = String.raw`(?<!\p{L})(?:tribut[eo]|hommage (?:an?|au|aux)|homena(?:je|gem)(?: a)?|omaggio a|hyllning(?:s\p{L}*)?(?: till)?|hyldest(?: til)?|eerbetoon(?: aan)?|w holdzie|hold dla|pocta|(?:the )?(?:music|songs) of|(?:la musique|les chansons) de|die musik von|la musica (?:de|di)|performed by|plays|chante|canta|singt|zingt|(?:a )?salute to|candlelight|sosies?|cover(?:s| ?band)?(?! tour)|celebrating|remembering|revival(?: ?band)?|et si on chantait|(?:le canzoni|le musiche) d[ie]|las canciones de|(?:muzyka|piosenki) zespolu|ode aan|sarkilari)(?!\p{L})|αφιερωμα|トリビュート|트리뷰트`
/** …as the last word of a title or of a part of it. */
export const TRIBUTE_CLOSING = String.raw`\b(?:experience|story|symphoni(?:c|que))$`
/** Said beside the marker, of neither side. */
export const TRIBUTE_NOISE: ReadonlySet<string> = new Set(
  'night party evening band show special koncert konzert orchestra italiano to'.split(' '),
)
