import type { OfferKind, ProductKind } from '../../../domain/listing.ts'

/** Words that say that something other than plain admission is sold. The first row that fits decides. */
export const PRODUCT_WORDS: readonly (readonly [kind: ProductKind, words: string])[] = [
  [
    'parking',
    String.raw`parkings?|stationnement|car ?park(?:ing)?|premier parking|garage parking|parking garage`,
  ],
  ['shuttle', String.raw`navettes?|shuttles?(?: bus)?|transport aller[- ]retour|bus transfer`],
  ['camping', String.raw`camping|glamping|campervan|tent pitch|emplacement camping`],
  [
    'giftCard',
    String.raw`cartes? cadeaux?|ch[èe]ques? cadeaux?|gift ?(?:cards?|vouchers?|certificates?)|bons? cadeaux?`,
  ],
  ['insurance', String.raw`assurances?(?: annulation)?|insurance|ticket protection`],
  ['merch', String.raw`merch(?:andise)?|t-?shirts?|produits d[ée]riv[ée]s|poster`],
  ['donation', String.raw`dons?|donations?`],
  ['meetGreet', String.raw`meet ?(?:&|and|n|'n'|et) ?greets?|rencontre avec les artistes?|m&g`],
  [
    'seasonPass',
    String.raw`abonnements?|season (?:pass|ticket|subscription)s?|subscription packages?|pass saison|carte d'abonnement`,
  ],
  ['membership', String.raw`adh[ée]sions?|memberships?|carte de membre`],
  [
    'multiDayPass',
    String.raw`(?:pass|forfait|billet) (?:festival )?(?:[2-9]|\d{2,}) ?(?:jours?|soirs?|nuits?)|(?<!\d)(?:[2-9]|\d{2,})[- ]?(?:day|night)s? (?:pass|ticket)|week-?end (?:pass|ticket)|pass (?:week-?end|festival|int[ée]gral)|festival pass|full festival (?:pass|ticket)`,
  ],
  [
    'hospitality',
    String.raw`hospitality|hospitalit[ée]s|suites?(?: rental)?|premium seats?|loges?(?: vip)?|boxes|lounge access`,
  ],
  ['upgrade', String.raw`upgrades?|surclassement|add-?ons?|early entry|fast track`],
  ['vip', String.raw`vip|forfait vip|enhanced experiences?`],
  [
    'bundle',
    String.raw`d[îi]ner[- ]spectacle|dinner (?:&|and|\+) show|(?:h[ôo]tel|d[îi]ner|repas|dinner|hotel|brunch|bus)(?= ?(?:$|\+|&|et |and |packages?$))|forfait repas`,
  ],
  [
    'stream',
    String.raw`streaming|live ?stream|en ligne|online stream|diffusion en direct|virtual ticket`,
  ],
  [
    'sideEvent',
    String.raw`visites? guid[ée]es?|guided tours?|r[ée]p[ée]tition (?:g[ée]n[ée]rale|publique)|dress rehearsal|vernissage|private view|avant-premi[èe]re|master ?class`,
  ],
]

/**
 * What begins a product that "and" joins to a show (`Les Loutres & dinner`). Of most others nobody can tell it from
 * what the evening is of: `House & Garage`, `Wine and Vinyl`, `Food & Hospitality`, `Jazz & Brunch`.
 */
export const JOINED_PRODUCTS = String.raw`h[ôo]tel|d[îi]ner|dinner|repas|abendessen|parking|car ?park|parkticket|parkplatz|aparcamiento|navett|shuttle|transfer|vip(?!\p{L})|meet (?:&|and|et|n) greet`

/** Whole names that nothing to go to has. */
export const PRODUCT_NAMES: readonly (readonly [kind: ProductKind, words: string])[] = [
  [
    'upgrade',
    String.raw`(?:(?:team|club|guest|level|post-?game|pre-?game|access)\s+){2,}pass(?:es)?`,
  ],
  ['parking', String.raw`(?:[^:|]{1,40} )?parking (?:pass(?:es)?|permits?)`],
  [
    'giftCard',
    String.raw`(?:[€£$] ?\d{1,4} )?(?:(?:cartes?|bons?|ch[èe]ques?|coffrets?)[ -]cadeaux?|(?:e-?)?gift ?(?:cards?|vouchers?|certificates?)|geschenkgutscheine?|gutscheine?|tarjetas? regalo|buon[oi] regalo)(?: (?:de )?\d{1,4}(?:[.,]\d\d)? ?(?:€|£|euros?))?`,
  ],
  ['insurance', String.raw`assurance[- ]annulation|ticket (?:insurance|protection)`],
  [
    'upgrade',
    String.raw`[^:|]{2,60} (?:sky ?box(?:es)?(?: \d+)?|group|table|payment|seat) deposits?|deposits? for (?:20)?\d\d[./-](?:20)?\d\d(?: season)?`,
  ],
  [
    'seasonPass',
    String.raw`(?:\d{4}(?:[-/]\d{2,4})? )?(?:season tickets?|subscription packages?|flex (?:pass|bank))`,
  ],
]

/** Words that may follow a product word at the end of a name. */
export const PRODUCT_NOUNS = String.raw`packages?|pass(?:es)?|tickets?|upgrades?|access|admissions?|rentals?|billets?|forfaits?|offre|offers?|experiences?|deposits?`

/** A partner's own words for what is sold. Keys folded: lower case letters and digits only. */
export const PRODUCT_KINDS: Readonly<Record<string, ProductKind>> = {
  admission: 'admission',
  event: 'admission',
  ticket: 'admission',
  concession: 'admission',
  group: 'admission',
  resale: 'admission',
  pass: 'multiDayPass',
  multidaypass: 'multiDayPass',
  seasonpass: 'seasonPass',
  seasonticket: 'seasonPass',
  subscription: 'seasonPass',
  stream: 'stream',
  sideevent: 'sideEvent',
  parking: 'parking',
  vip: 'vip',
  upgrade: 'upgrade',
  addon: 'upgrade',
  upsell: 'upgrade',
  hospitality: 'hospitality',
  meetgreet: 'meetGreet',
  meetandgreet: 'meetGreet',
  merch: 'merch',
  merchandise: 'merch',
  camping: 'camping',
  shuttle: 'shuttle',
  giftcard: 'giftCard',
  donation: 'donation',
  bundle: 'bundle',
  package: 'bundle',
  membership: 'membership',
  insurance: 'insurance',
}

/** Kinds of offers that make a listing something other than admission when it sells nothing else. */
/** Who asks for a gift at the door sells no gifts: a donation as the only offer is how one comes in. */
export const KIND_OF_OFFERS: Readonly<Partial<Record<OfferKind, ProductKind>>> = {
  vip: 'vip',
  parking: 'parking',
  addOn: 'upgrade',
  pass: 'multiDayPass',
  stream: 'stream',
}

export const OFFER_KINDS: Readonly<Record<string, OfferKind>> = {
  admission: 'admission',
  standard: 'admission',
  standardincludingfees: 'admission',
  regular: 'admission',
  full: 'admission',
  general: 'admission',
  generaladmission: 'admission',
  concession: 'concession',
  reduced: 'concession',
  reduit: 'concession',
  student: 'concession',
  child: 'concession',
  group: 'group',
  groupe: 'group',
  vip: 'vip',
  platinum: 'admission',
  officialplatinum: 'admission',
  parking: 'parking',
  addon: 'addOn',
  donation: 'donation',
  don: 'donation',
  resale: 'resale',
  resell: 'resale',
  pass: 'pass',
  stream: 'stream',
}

/** What the name of an offer says where its kind is not given. The first row that fits decides. */
export const OFFER_NAME_WORDS: readonly (readonly [kind: OfferKind, words: RegExp])[] = [
  [
    'parking',
    /(?<!\p{L})(?:parking|stationnement|car ?park|park(?:platz|plätze|ticket|schein)|aparcamiento|estacionam(?:ento|iento)|parcheggio|parkering(?:splats)?|parkeer(?:plaats|ticket|kaart)|парковка)(?!\p{L})|駐車[場券]|停车票|주차/iu,
  ],
  [
    'donation',
    /^\s*(?:faire un )?(?:dons?|donations?|spenden?|donaci[óo]n(?:es)?|donativos?|donazion[ei]|donaties?|doaç(?:ão|ões)|darowizna|пожертвовани[ея]|寄付|기부)(?!\p{L})/iu,
  ],
  [
    'addOn',
    /(?<!\p{L})(?:add-?on|upgrade|assurance|insurance|navette|shuttle|camping|repas|boisson|consommation seule|vestiaire|locker|consigne|merch\p{L}*)(?!\p{L})/iu,
  ],
  [
    'vip',
    /(?<!\p{L})(?:v\.?i\.?p|hospitality|meet (?:&|and) greet)(?!(?![席석区區票券坐])\p{L})/iu,
  ],
  ['resale', /(?<!\p{L})(?:revente|resale)(?!\p{L})/iu],
  [
    'pass',
    /(?<!\p{L})(?:(?:pass|forfait) \d+ ?(?:jours?|soirs?|soir[ée]es?|nuits?|dates?|concerts?|places?|spectacles?)|\d+[- ]?(?:day|night) pass|(?:week-?end|festival)[- ]?pass|pass (?:week-?end|festival|int[ée]gral)|dauerkarte|carnet de \d+|(?<!(?:hors|sans|avec)[ -])(?:abonnement|adh[ée]sion)|cotisation|\d{1,2}er[- ]?(?:karte|ticket|block)|(?:zehner|mehrfach|streifen|strippen)(?:karte|kaart)|bono (?:de )?\d+|karnet)(?!\p{L})/iu,
  ],
  ['stream', /(?<!\p{L})(?:streaming|live ?stream)(?!\p{L})/iu],
  ['group', /(?<!\p{L})(?:groupes?|groups?|scolaires?)(?!\p{L})/iu],
  // What several pay together.
  [
    'group',
    /^(?:(?:tarif|forfait|pass|billet|price|entr[ée]e) )?(?:famil(?:les?|y|ie|ia|ien)|famiglia)(?:[ -]?(?:ticket|pass|card))?(?:\s*[(:].*|\s+\d.*)?$/iu,
  ],
  [
    'group',
    /^(?:(?:tarif|price|ticket|billet|entr[ée]e) )?(?:per |par )?(?:couples?|paarticket|pareja|coppia|famil(?:y|le|ia|ien?)|familien(?:karte|ticket)|famiglia)(?: tickets?)?$|(?<!\p{L})(?:tables?|tische?|mesas?|tavol[oi]|booth|loge) (?:of|for|de|pour|f[üu]r|para|per|da|voor) \d{1,2}(?!\d)|(?<!\p{L})(?:tickets?|billets?|places?|karten?|entradas?|bigliett[oi]) (?:for|pour|f[üu]r|para|per|voor) (?:two|deux|zwei|dos|due|[2-9])(?: (?:people|persons|personnes|personen|personas|persone))?$/iu,
  ],
  // `(-26 ans)`, of which a name keeps no sign
  ['concession', /^[^\w+]*\d{2} ?(?:ans|jahre|años|anni)[^\w+]*$/iu],
  [
    'concession',
    /(?<!\p{L}|\b(?:non|pas|not|nicht)[ -])(?:r[ée]duite?s?|[ée]tudiante?s?|students?|seniors?|enfants?|child(?:ren)?|kids?|ch[ôo]meurs?|demandeurs? d['’]emploi|pmr|rsa|jeunes?|concessions?|concs?|pensioners?|adh[ée]rents?|members?|membres?|mitglieder|abonn[ée]s?|infants?|toddlers?|juniors?|youths?|teens?|oaps?|unwaged|carers?|companions?|wheelchair(?: users?)?|under[ -]?\d{1,2}s?|u\d{2}s?|ermäßigt\p{L}*|reduziert\p{L}*|erm\.?|demi[- ]tarif|1\/2[- ]tarif|half[- ]price|kind(?:er)?(?:karte|ticket|preis)?n?|sch[üu]ler(?:innen)?|student(?:en|innen|er)?|studierende\p{L}*|azubis?|rentner(?:innen)?|schwerbehinderte?|rollstuhl(?:fahrer)?|begleitperson(?:en)?|jugendliche?|ridott[oi]|bambin[oi]|ragazz[oi]|student[ei]|studentesse|anziani|reducid[oa]s?|niñ[oa]s?|estudiantes?|jubilad[oa]s?|pensionistas?|mayores de 6\d|menores|desempleados|infantil|meia(?:[ -]entrada)?|estudantes|reduzid[oa]|socis|socios?|soci|jubilats|estudiants|redu[ïi]t|ahv(?:\/iv)?|legi|crianças?|idosos?|korting|leden|com desconto|con descuento|con sconto|kinderen|jongeren|cjp|65\+|ulgow[ya]|ulga|dzieci|seniorzy|studentsk[éý]|student(?:biljett|billett?|lippu|pris|kort)|zlevněn\p{L}*|umirovljeni\p{L}*|upokojenc\p{L}*|dijak\p{L}*|kedvezményes|gyermek|diákjegy|redus|õpilas\p{L}*|soodus\p{L}*|moksleiv\p{L}*|skolēn\p{L}*|öğrenci|indirimli|çocuk|סטודנט\p{L}*|חייל(?:ים)?|ילד(?:ים)?|נוער|גמלאי(?:ם)?|طلاب|طالب|أطفال|studenti|d[ěe]ti|d[ěe]tsk[éýá]|senio[řr]i|diák|gyerek|nyugdíjas|opiskelija[t]?|lapsi|lapset|eläkeläi(?:nen|set)|barn|ungdom(?:mar)?|pensionär(?:er)?|honnør|unge|elevi|studenți|copii|pensionari|детск\p{L}*|студент\p{L}*|льготн\p{L}*|пільгов\p{L}*|дитяч\p{L}*|школьн\p{L}*|учени(?:к|ци)\p{L}*|пенсионер\p{L}*|φοιτητ\p{L}*|μειωμένο|accompagnat(?:eur|rice)s?|accompagnants?|scolaires?|invalid\p{L}*|handicap\p{L}*|t\.?r\.?|retrait[ée]e?s?|moins de \d+|-\s?\d{2} ?ans|tarif solidaire|minima sociaux|ados?|lyc[ée]ens?|coll[ée]giens?|b[ée]b[ée]s?|intermittents?|comit[ée]s? d['’]entreprise|de \d{1,2} à \d{1,2} ans)(?!\p{L})/iu,
  ],
  // No blanks part these.
  [
    'concession',
    /学生|子ども|子供|小人|小中|中高生|シニア|障がい|儿童|兒童|长者|長者|학생|청소년|어린이|경로|장애인/u,
  ],
]
