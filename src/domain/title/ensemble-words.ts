/** What orchestras are called in other tongues; the first word stands for all. `sinfonia` and `philharmonia` are names. */
const ROWS: readonly string[] = [
  'orchestra orchester orchestre orkest orquesta orkiestra orkester orquestra orchestr orkestrasi zenekar ορχηστρα',
  'philharmonic philharmoniker philharmonique philharmonisches filharmonisch filarmonica filharmoniczna filharmonikerna filharmoniska filharmonicky',
  'symphony symphonic symphoniker symphonique sinfoniker sinfonica sinfonico sinfonisch symfoniczna symfoniker symfonisch symfonicky simfonica',
  // What somebody reads from a book, too.
  'lesung liest leest',
]

export const ENSEMBLE_WORDS: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap((row) => {
    const [first = '', ...others] = row.split(' ')
    return others.map((word) => [word, first] as const)
  }),
)
