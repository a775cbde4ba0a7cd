/** What halls are called by, in French and its neighbours; no street, square or quarter there begins like this. */
const HALL =
  /^(?:salle|th[ée][âa]tre|teatro|theater|espace|ch[âa]teau|[ée]glise|m[ée]diath[èe]que|biblioth[èe]que|mus[ée]e|museo|museum|maison d(?:es?|u)?|centre (?:culturel|social|d['’](?:art|animation)|des? (?:congr[èe]s|arts?|loisirs))|cin[ée]ma|gymnase|stade|complexe|domaine|abbaye|prieur[ée]|chapelle|auditorium|auditorio|h[ôo]tel de ville|mairie|z[ée]nith|op[ée]ra|conservatoire|manoir|halles? aux?|[ée]curies|grange|moulin|office de tourisme|foyer|basilique|coll[ée]giale|cath[ée]drale|palais|kulturzentrum|sala)(?!\p{L})/iu
/** English names its streets behind. */
const STREET_BEHIND =
  /(?<!\p{L})(?:street|st|road|rd|lane|avenue|ave|drive|way|close|court|row|place|square|gardens?|terrace|hill|quarter|district)\.?$/iu
/** Where the street begins behind it; `Théâtre de la place` goes on with its own name. */
const STREET =
  /(?:\s+[-–—]\s+|\s*[,;(]\s*|(?<!(?:^|[\s'’])(?:des?|du|d|la|les?|l|aux?|en|sur|sous|del|della|dei))\s+)(?=(?:\d{1,4}(?:\s?(?:bis|ter))?,?\s+)?(?:rue|place|avenue|av\.|boulevard|bd|quai|all[ée]e|cours|impasse|passage|square|chemin|route|via|calle|piazza|plaza)(?!\p{L}))/iu

export interface HallAndStreet {
  readonly name: string
  readonly street: string | null
}

/** A hall told in place of its street, or before it: `Espace Vega - 17 rue des Pins`. Null: the street is one. */
export function hallInStreet(street: string): HallAndStreet | null {
  if (!HALL.test(street) || STREET_BEHIND.test(street)) return null
  const parted = STREET.exec(street)
  if (parted === null) return /\d/.test(street) ? null : { name: street, street: null }
  const behind = street.slice(parted.index + parted[0].length).replace(/\)$/, '')
  return { name: street.slice(0, parted.index).trim(), street: behind }
}
