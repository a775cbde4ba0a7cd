/**
 * Words that say what sort of event it is, by main category: a workshop about a play is not the play. Folded; one
 * word each. Words that titles of plays and bands like too (`stage`, `lecture`, `bal`) are left out.
 */
const FORMATS: readonly (readonly [main: number, words: string])[] = [
  // No category: `Parking The Avenues` without a dash may be a band's name, but is not The Avenues.
  [0, 'parking parkplatz aparcamiento parcheggio parkeren parkering otopark glamping'],
  [700, 'exposition expositions expo exhibition vernissage'],
  [800, 'projection projections screening'],
  [
    1200,
    'conference conferences debat debats rencontre colloque table-ronde talk keynote dedicace',
  ],
  [1300, 'atelier ateliers workshop workshops initiation masterclass'],
  [1400, 'visite visites balade'],
  [1500, 'brunch degustation tasting diner dinner'],
]

/** The same in words that titles use in other ways, too: only as all of a bracket or of a part. */
export const FORMAT_PARTS: readonly (readonly [main: number, pattern: RegExp])[] = [
  [
    800,
    /^(?:the |le |der |el |il |o )?(?:film|movie|documentary|documentaire|dokumentarfilm|documental|documentario)$/u,
  ],
  [
    1300,
    /^(?:(?:stages?|cours|workshops?|ateliers?) (?:de|d') ?.+|(?:clases?|corsi|corso|lezion[ei]) (?:de|di) .+)$/u,
  ],
  [
    1200,
    /^(?:book (?:launch|talk|presentation)|presenta(?:cion|zione) del libro|presentation du livre|buch(?:vorstellung|premiere)|boekpresentatie|lancamento do livro)$/u,
  ],
]

export const FORMAT_WORDS: ReadonlyMap<string, number> = new Map(
  FORMATS.flatMap(([main, words]) => words.split(' ').map((word) => [word, main] as const)),
)
