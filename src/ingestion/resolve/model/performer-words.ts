/** What a performer does that night or where it is from, in brackets: no part of the name. Patterns, folded. */
export const BRACKETED: readonly string[] = [
  'live|dj[ -]?set|dj|live set|solo|acoustic|acoustique|unplugged|hybrid set|official|officiel|band|musician|musicien',
  '[a-z]{2,3}',
]

/** Left out at the head of a name. */
export const LEADING_ARTICLES: ReadonlySet<string> = new Set(['the', 'le', 'la', 'les', 'l'])

/** Closing words that make a variant of one act. */
export const VARIANT =
  / (?:(?:and )?(?:friends|guests|amis|invites|his band|her band|co|band|group|groupe)|(?:jazz |string )?(?:duo|trio|quartet|quartett|quatuor|quintet|quintette|sextet|septet|octet|ensemble|orchestra|orchestre|big band|experience)|and (?:the|les|his|her|son|ses) .+)$/u

/** Names that stand for nobody. Patterns of whole name keys. */
export const NOT_PERFORMERS: readonly string[] = [
  '(?:special |very special )?guests?|(?:and )?more|tba|tbc|tbd|to be announced|a confirmer|surprise|surprise guest|various(?: artists)?|artistes divers|divers(?: artistes)?|invites?|invite surprise|support|n a|na|none|null|unknown|inconnu|dj|djs|artist|artists|artiste|artistes|lineup|line up',
]
