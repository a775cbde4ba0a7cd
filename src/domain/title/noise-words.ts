/** Words that say nothing of which event it is. Folded. */
const ARTICLES =
  'le la les l un une em ao voor des du de d et a au aux en dans par pour sur chez the an of and in on at by to for & el los las il der die das und von y con mit im am zum zur het een op lo gli i della delle dello degli dei fur di da al alla nel nella del na oraz dla och ett av pa ve ile ο η το οι τα τον την του της των και στο στη στον στην στις με για'
const TRADE =
  'live concert concerts concerto show shows spectacle spectacles tour tournee world worldwide tickets ticket billet billets billetterie officiel officielle official presents presente presentent pres prasentiert disneys concierto concertos konzert konzerte karten eintrittskarten entradas entrada biglietti biglietto gira entry admission entree eintritt tribute hommage homenaje omaggio starring only kaarten kaartje kaartverkoop concerten voorstelling koncert koncertu bilety bilet spektakl konsert konserten livekonsert biljetter biljett forestallning konseri konser bilet bileti biletleri biletler gosteri συναυλια συναυλιες εισιτηρια παρασταση spettacolo espectaculo directo vivo turne turnesi turnen trasa περιοδεια チケット コンサート ライブ 公演 単独公演 ツアー tagesticket tageskarte dagticket dagkaart dagsbiljett jednodniowy giornaliero gunluk ημερησιο 1日券'
const OPENERS =
  'with avec feat ft featuring w guest guests invite invites gast gaste special support supported'
const MONEY = 'eur euro euros usd gbp chf dollars'
/** Weekdays from Sunday on, in each tongue. `domingo` and `domenica` are names of people as well, `pazar` is a market. */
const WEEKS = [
  'dimanche lundi mardi mercredi jeudi vendredi samedi',
  'sunday monday tuesday wednesday thursday friday saturday',
  'sonntag montag dienstag mittwoch donnerstag freitag samstag',
  'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  'sondag mandag tisdag onsdag torsdag fredag lordag',
  '- lunes martes miercoles jueves viernes sabado',
  '- lunedi martedi mercoledi giovedi venerdi sabato',
  'niedziela poniedzialek wtorek sroda czwartek piatek sobota',
  '- pazartesi sali carsamba persembe cuma cumartesi',
  'κυριακη δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο',
  '日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日',
]

/** 0: Sunday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  WEEKS.flatMap((week) =>
    week.split(' ').flatMap((word, day) => (word === '-' ? [] : [[word, day] as const])),
  ),
)

export const NOISE: ReadonlySet<string> = new Set(
  [ARTICLES, TRADE, OPENERS, MONEY].flatMap((list) => list.split(' ')).concat([...WEEKDAYS.keys()]),
)

/** Phrases of several words, dropped as one. */
export const NOISE_PHRASES = String.raw`\b(?:silent film|stummfilm|film muet|(?:mise en scene|regie|regia|inszenierung|directed by|direccion)[ :].*$|(?:an?|une?) (?:evening|afternoon|night|soiree) (?:with|avec)|in conversation with|en concert|one[ -](?:wo)?man[ -]show|stand[ -]?up|all ages|dj[ -]set|live band|en directo|en vivo|dal vivo|na zywo|live on stage|(?:single|one|1)[- ]day(?: ticket)?|day ticket|entrada de dia|seul(?:e)? en scene|seul(?:e)?[ -]en[ -]scene)\b`

/** What a performer does that night, in brackets: not part of who it is. */
export const QUALIFIERS: readonly string[] = [
  'dj[ -]set|dj|live|live set|solo|acoustic|acoustique|unplugged|hybrid set|b2b|all night long',
  'fr|us|uk|be|de|it|es|ca|jp|nl|se',
]

export const MONTHS =
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|fev|mar|apr|avr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|mars|maj|augusti|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|ιανουαριου|φεβρουαριου|μαρτιου|απριλιου|μαιου|ιουνιου|ιουλιου|αυγουστου|σεπτεμβριου|οκτωβριου|νοεμβριου|δεκεμβριου'
