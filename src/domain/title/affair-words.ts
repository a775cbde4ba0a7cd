/**
 * Words that make another affair of a name, where only one of two titles says them: `Nell Ardent` sings, `Nell Ardent Party` is
 * danced, `Nell Ardent Lounge` is sold beside. Many are words of names as well, so that they forbid nothing: a person is asked.
 * Folded; one word each.
 */
const ROWS: readonly (readonly [affair: Affair, words: string])[] = [
  // Sold beside.
  [
    'beside',
    'vip lounge lounges loge loges suite suites reservation transfer transfers traslado traslados shuttle navette bustransfer excursao excursion hospitalites hospitalite prestations prestation bundle bundles merch shirt shirts camping glamping tent tents bus upgrade upgrades access pass passes passe parking locker lockers courtside skybox voucher coupon degustation arrangement tailgate',
  ],
  // Before, after and around it.
  [
    'around',
    'aftershow afterparty after-party preshow pre-show meet encuentro coloquio incontro ontmoeting nagesprek inleiding conversatorio rencontre rehearsal repetition repetitions probe generalprobe hauptprobe prova ensayo ensaio proba genrep introduction einfuhrung einfuehrung werkeinfuhrung konzerteinfuhrung stuckeinfuhrung introduccion introduzione nachgesprach publikumsgesprach gesprach charla bate-papo backstage coulisses kulissen fuhrung theaterfuhrung rondleiding podcast signing dedicaces signierstunde autogrammstunde firmacopie weigh-in soundcheck casting audition auditions',
  ],
  // For another audience, or in another form.
  [
    'form',
    'cineconcert filmkonzert cine kids kinder jugendclub horspiel live-horspiel marathon junior juniors jr kinderkonzert familienkonzert gouter singalong sing-along karaoke quiz blindtest pubquiz parody parodie ballet',
  ],
  ['gala', 'gala charity benefiz benefit'],
  // Danced to its records.
  [
    'evening',
    'party parties disco discotheque boum night nights nite soiree nuit nacht noche notte noite',
  ],
  // Played by others.
  [
    'played',
    'lesung lit legge reading spielt spielen joue jouent rejoue reprend reprennent reprises reprise chantes chantee chantees chantent speelt spelen toca tocan tocam interpreta interpretan interpretam interprete interpretent interpretes suona suonano cantan cantano cantam racconta raconte racontent erzahlt cuenta sings sing singen performs play spelar spiller gra graja spiewa soyluyor calar sounds spirit legend legends voices echoes essence memories rumours covers door musical',
  ],
]

/** `evening`, `played`: not where both name the same headliner. */
export type Affair = 'beside' | 'around' | 'form' | 'gala' | 'evening' | 'played'

export const AFFAIR_WORDS: ReadonlyMap<string, Affair> = new Map(
  ROWS.flatMap(([affair, words]) => words.split(' ').map((word) => [word, affair] as const)),
)
