/** Clubs and sides under their names, folded; the first stands for all. */
export const TEAM_NAMES: readonly (readonly string[])[] = [
  ['paris saint germain', 'psg', 'paris sg', 'paris st germain', 'paris s g'],
  ['marseille', 'om', 'olympique de marseille', 'olympique marseille', 'o marseille'],
  ['lyon', 'ol', 'olympique lyonnais', 'olympique de lyon', 'o lyon'],
  ['lille', 'losc', 'losc lille', 'lille osc'],
  ['monaco', 'as monaco', 'asm'],
  ['nice', 'ogc nice', 'ogcn'],
  ['lens', 'rc lens', 'rcl'],
  ['rennes', 'stade rennais', 'stade rennais fc', 'srfc'],
  ['strasbourg', 'rc strasbourg', 'rcsa', 'racing club de strasbourg', 'rc strasbourg alsace'],
  ['saint etienne', 'asse', 'as saint etienne', 'as st etienne', 'st etienne'],
  ['bordeaux', 'girondins de bordeaux', 'fc girondins de bordeaux', 'girondins'],
  ['nantes', 'fc nantes', 'fcn'],
  ['montpellier', 'montpellier hsc', 'mhsc'],
  ['brest', 'stade brestois', 'stade brestois 29'],
  ['reims', 'stade de reims'],
  ['toulouse fc', 'tfc', 'toulouse football club'],
  ['lorient', 'fc lorient'],
  ['metz', 'fc metz'],
  ['auxerre', 'aj auxerre', 'aja'],
  ['le havre', 'le havre ac', 'hac'],
  ['angers', 'angers sco', 'sco angers'],
  ['paris fc', 'pfc', 'paris football club'],
  ['stade toulousain', 'toulouse rugby'],
  ['racing 92', 'racing metro 92', 'racing metro'],
  ['stade francais', 'stade francais paris'],
  ['union bordeaux begles', 'ubb', 'bordeaux begles'],
  ['rc toulon', 'rct', 'rugby club toulonnais', 'toulon'],
  ['clermont', 'asm clermont', 'asm clermont auvergne', 'clermont auvergne'],
  ['la rochelle', 'stade rochelais'],
  ['castres', 'castres olympique'],
  ['lou rugby', 'lou', 'lyon ou', 'lyon olympique universitaire'],
  ['asvel', 'ldlc asvel', 'lyon villeurbanne', 'asvel lyon villeurbanne'],
  ['paris basketball', 'paris basket'],
  ['barcelona', 'fc barcelona', 'fc barcelone', 'barcelone', 'barca'],
  ['real madrid', 'real madrid cf'],
  ['atletico madrid', 'atletico de madrid', 'atletico'],
  ['bayern munich', 'bayern munchen', 'fc bayern', 'fc bayern munchen', 'bayern'],
  ['manchester united', 'man united', 'man utd', 'manchester utd', 'mufc'],
  ['manchester city', 'man city', 'mcfc'],
  ['tottenham', 'tottenham hotspur', 'spurs', 'thfc'],
  ['arsenal', 'arsenal fc'],
  ['liverpool', 'liverpool fc', 'lfc'],
  ['juventus', 'juventus turin', 'juve'],
  ['inter milan', 'inter', 'internazionale', 'fc internazionale'],
  ['ac milan', 'milan ac', 'milan'],
  ['france', 'equipe de france', 'xv de france', 'les bleus'],
  ['angleterre', 'england'],
  ['espagne', 'spain'],
  ['allemagne', 'germany'],
  ['italie', 'italy'],
  ['irlande', 'ireland'],
  ['ecosse', 'scotland'],
  ['pays de galles', 'wales'],
  ['nouvelle zelande', 'new zealand', 'all blacks'],
  ['afrique du sud', 'south africa', 'springboks'],
  ['argentine', 'argentina'],
  ['belgique', 'belgium'],
  ['pays bas', 'netherlands'],
]

/** Legal and habitual trimmings of a club's name. */
export const CLUB_WORDS: ReadonlySet<string> = new Set(
  'fc as sc ac ca rc us cf ssc afc sv vfl club football rugby basket basketball handball hockey men mens'.split(
    ' ',
  ),
)

/** Another side of the same club, by the words that say so. */
export const OTHER_SIDES: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        'women',
        'women womens woman feminine feminines feminin ladies frauen femenino femminile f w',
      ],
      ['youth', 'u15 u16 u17 u18 u19 u20 u21 u23 youth junior juniors espoirs'],
      ['reserves', 'reserve reserves legends legendes ii'],
    ] as const
  ).flatMap(([side, words]) => words.split(' ').map((word) => [word, side] as const)),
)

/** Competitions and rounds: said before or after a match, never a side. */
export const COMPETITIONS = String.raw`\b(?:ligue [12]|ligue des champions|champions league|europa league|conference league|coupe de (?:france|la ligue)|top 14|pro d2|pro [ab]|betclic elite|euro(?:league|ligue|cup)|premier league|la ?liga|serie a|championship|eredivisie|ekstraklasa|super ?lig|(?:jupiler )?pro league|allsvenskan|shl|bundesliga|champions cup|challenge cup|nba|nfl|nhl|mlb|wnba|mls|liqui moly starligue|starligue|journee \d+|j ?\d{1,2}|matchday \d+|round \d+|(?:regular|pre) ?season|preseason|playoffs?|game \d+|finale?|demi[ -]finales?|quarts? de finale|\d+e? journee|6 nations|six nations|tournoi des 6 nations|match(?: amical)?|friendly)\b`
