/** One text of several performers, where its signs leave no doubt: `A / B`, `A feat. B`, `A w/ B`, `A | B`, a name a line. */
export interface NameOfBill {
  readonly name: string
  /** Behind `feat.`: a guest of the one before it. */
  readonly isGuest: boolean
}

/** `&`, `et`, `+`, `x`, `vs` and commas stand in the names of duos and bands as well: they part nothing. */
const PARTS = /\s*[|;\n•]\s*|\s\/+\s/u
/** `Little Feat` is a band. */
const GUEST = /(?<!(?:^|\s)little)\s[([]?\s*(?:feat\.?|featuring|ft\.|w\/)\s+/iu
/** Of bodies that are called so in two tongues: `Vega Orkest / Orchestre de Véga`. */
const BODIES = [
  String.raw`or[ck]h?es\p{L}*|philharm\p{L}*|filharm\p{L}*|symphon\p{L}*|sinfon\p{L}*|ensemble`,
  String.raw`[bv]allet\p{L}*|th[ée][aâ]t\p{L}*|teat\p{L}*|op[ée]ra|ch(?:œ|oe)ur|koor|choir|chor|coro`,
  'compagnie|cie|company|compañ[ií]a|companyia|club|team|fc',
  String.raw`national\p{L}*|nationaal|academ\p{L}*|universit\p{L}*|school|[ée]cole`,
]
/** What somebody plays or does: `Mira Lenz | Piano`. */
const PARTS_PLAYED = [
  String.raw`piano|klavier|guitare?|gitarre|harpe?|orgue|organ|orgel`,
  String.raw`violons?|viol[ai]n\p{L}*|violoncelle|cello|bass?e?|contrebasse`,
  String.raw`drums?|batterie|schlagzeug|sax\p{L}*|trumpet|trompette|fl[uû]te`,
  'voix|voice|vocals?|gesang|canto|chant|direction|dirigent|conductor|direttore|directora?',
  'mise en sc[èe]ne|regie|texte|lumi[èe]res|costumes|avec|with|dj set|live',
]
const NO_NAMES = new RegExp(
  String.raw`(?<!\p{L})(?:${[...BODIES, ...PARTS_PLAYED].join('|')})(?!\p{L})`,
  'iu',
)
const PARTS_MAX = 50

/** The names in one text, in its order; the text itself where it is not sure that they are several. */
export function namesOfBill(text: string): readonly NameOfBill[] {
  const names = text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const bill = names.length < 2 || areNames(names) ? names : [text]
  const found = bill.flatMap((name) => withGuests(name))
  return found.length > PARTS_MAX ? [{ name: text, isGuest: false }] : found
}

function areNames(parts: readonly string[]): boolean {
  const scripts = new Set(parts.map((part) => /\p{Script=Latin}/u.test(part)))
  // `Mira Lenz / piano`: who begins small beside others is no name.
  const small = parts.filter((part) => /^\p{Ll}/u.test(part)).length
  return (
    scripts.size === 1 &&
    (small === 0 || small === parts.length) &&
    parts.every((part) => /\p{L}.*\p{L}|\p{Lo}/u.test(part) && !NO_NAMES.test(part))
  )
}

function withGuests(text: string): readonly NameOfBill[] {
  const [name = '', ...guests] = text.split(GUEST)
  if (guests.length === 0 || name.trim() === '') return [{ name: text, isGuest: false }]
  return [
    { name: name.trim(), isGuest: false },
    ...guests.map((guest) => ({ name: withoutClosing(guest), isGuest: true })),
  ]
}

/** `A (feat. B)` leaves a bracket behind. */
function withoutClosing(guest: string): string {
  const open = guest.split(/[([]/).length
  const closed = guest.split(/[)\]]/).length
  return (closed > open ? guest.replace(/[)\]]\s*$/, '') : guest).trim()
}
