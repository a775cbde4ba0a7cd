/** Words that say nothing of which event it is. Folded. */
const ARTICLES =
  'le la les l un une des du de d et a au aux en dans par pour sur chez the an of and in on at by to for & el los las il der die das und von y con mit im am zum zur'
const TRADE =
  'live concert concerts concerto show shows spectacle spectacles tour tournee world worldwide tickets ticket billet billets billetterie officiel officielle official presents presente presentent pres prasentiert disneys concierto concertos konzert konzerte karten eintrittskarten entradas entrada biglietti biglietto gira entry admission entree eintritt tribute hommage homenaje omaggio starring lesung liest'
const OPENERS =
  'with avec feat ft featuring w guest guests invite invites gast gaste special support supported'
const MONEY = 'eur euro euros usd gbp chf dollars'
const DAYS =
  'lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag'

export const NOISE: ReadonlySet<string> = new Set(
  [ARTICLES, TRADE, OPENERS, MONEY, DAYS].flatMap((list) => list.split(' ')),
)

export const WEEKDAYS: ReadonlySet<string> = new Set(DAYS.split(' '))

/** Phrases of several words, dropped as one. */
export const NOISE_PHRASES = String.raw`\b(?:(?:an?|une?) (?:evening|afternoon|night|soiree) (?:with|avec)|in conversation with|en concert|one[ -](?:wo)?man[ -]show|stand[ -]?up|all ages|dj[ -]set|live band|seul(?:e)? en scene|seul(?:e)?[ -]en[ -]scene)\b`

/** What a performer does that night, in brackets: not part of who it is. */
export const QUALIFIERS: readonly string[] = [
  'dj[ -]set|dj|live|live set|solo|acoustic|acoustique|unplugged|hybrid set|b2b|all night long',
  'fr|us|uk|be|de|it|es|ca|jp|nl|se',
]

export const MONTHS =
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|fev|mar|apr|avr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
