/** What museums and palaces are called in several tongues, folded: the first word stands for all. */
export const SIGHTS: readonly string[] = [
  'museum musee museo museu muzeum museet muzesi muzej muzeul μουσειο',
  'gallery galleria galeria gallerie',
  'palace schloss sarayi saray',
]

/** Beside a museum's name only: what it shows, or whose it is. */
export const OF_MUSEUMS: readonly string[] = [
  'national nationale nazionale nacional narodowe narodni nemzeti nationaal nationales',
  'history histoire historia storia geschichte geschiedenis historii',
  'natural naturelle naturale',
  'art arte arts kunst beaux-arts',
  'modern moderne moderna moderno moderner',
  'contemporary contemporain contemporaine contemporanea contemporaneo',
]

/** One word here, several there. */
export const NATURAL_HISTORY: ReadonlySet<string> = new Set(['naturkunde', 'naturhistorisches'])
