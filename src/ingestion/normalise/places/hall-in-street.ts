import { BEHIND, HOUSE_NUMBER, IN_FRONT } from '../../../lib/street-words.ts'

/** What halls are called by, in French and its neighbours; no street, square or quarter there begins like this. */
const HALL_WORDS = [
  'salle|espace|auditorium|auditorio|z[ée]nith|complexe|foyer|sala|kulturzentrum',
  'th[ée][âa]tre|teatro|theater|cin[ée]ma|op[ée]ra|conservatoire',
  'm[ée]diath[èe]que|biblioth[èe]que|mus[ée]e|museo|museum|office de tourisme',
  "maison d(?:es?|u)?|centre (?:culturel|social|d['’](?:art|animation)|des? (?:congr[èe]s|arts?|loisirs))",
  '[ée]glise|abbaye|prieur[ée]|chapelle|basilique|coll[ée]giale|cath[ée]drale',
  'ch[âa]teau|domaine|manoir|palais|h[ôo]tel de ville|mairie',
  'gymnase|stade|halles? aux?|[ée]curies|grange|moulin',
].join('|')
const HALL = new RegExp(String.raw`^(?:${HALL_WORDS})(?!\p{L})`, 'iu')
export function isHallFirst(name: string): boolean {
  return HALL.test(name)
}

const NUMBER = String.raw`${HOUSE_NUMBER},?\s+`
/** A word alone is a part of the name: `Cinéma Plaza`. */
const WITH_ITS_WORD = String.raw`(?:${IN_FRONT.any})(?!\p{L})(?=\.?\s?[\p{L}\d])`
/** Words behind which a name goes on: `Théâtre de la place`. */
const OF = 'des?|du|d|la|les?|l|aux?|en|sur|sous|del|della|dei'
/** English names its streets behind; not `Théâtre de la Place`. */
const STREET_BEHIND = new RegExp(
  String.raw`(?<!\p{L}|(?:^|[\s'’])(?:${OF})[\s'’])(?:${BEHIND.any}|garden|hill|quarter|district)\.?$`,
  'iu',
)
/** Where the street begins behind the hall. */
const STREET = new RegExp(
  String.raw`(?:\s+[-–—]\s+|\s*[,;(]\s*|(?<!(?:^|[\s'’])(?:${OF}))\s+)(?=(?:${NUMBER})?${WITH_ITS_WORD})`,
  'iu',
)
const STREET_FIRST = new RegExp(String.raw`^(?:${NUMBER})?${WITH_ITS_WORD}`, 'iu')
/** Who is there or what it is called, and where: the street has its number. */
const BEFORE_NUMBER = new RegExp(String.raw`^(\D+?)\s+[-–—]\s+(?=${NUMBER}${WITH_ITS_WORD})`, 'iu')

/** Parts of an address that no hall is called by. */
const PART =
  /^(?:z\.?[aic]\.?c?\.?|zones?|b[âa]t(?:iment|\.)?|r[ée]sidence|lieu[ -]?dit|ld|quartier|hameau|immeuble|[ée]tage|entr[ée]e|parking|cit[ée]|lotissement|(?:le )?bourg|centre[ -]ville|parc d['’]activit[ée]s|b\.?p\.?|c\/o|chez|angle|coin|(?:en )?face|devant|derri[èe]re|pr[èe]s|[àa] c[ôo]t[ée])(?!\p{L})/iu

export interface HallAndStreet {
  readonly name: string
  readonly street: string | null
}

/**
 * A hall told in place of its street, before it or behind it: `Espace Vega - 17 rue des Pins`, `Place des Pins, Salle Vega`.
 * Null: the street is one.
 */
export function hallInStreet(street: string): HallAndStreet | null {
  return hallFirst(street) ?? hallLast(street) ?? beforeNumber(street)
}

function hallLast(street: string): HallAndStreet | null {
  const [first = '', last = '', ...others] = street.split(/\s*,\s+|\s+[-–—]\s+/)
  const isHall = others.length === 0 && HALL.test(last) && !/\d/.test(last)
  return isHall && STREET_FIRST.test(first) ? { name: last, street: first } : null
}

function beforeNumber(street: string): HallAndStreet | null {
  const [before, name] = BEFORE_NUMBER.exec(street) ?? []
  if (before === undefined || name === undefined) return null
  if (!/\p{L}/u.test(name) || STREET_FIRST.test(name) || PART.test(name)) return null
  return { name, street: street.slice(before.length) }
}

function hallFirst(street: string): HallAndStreet | null {
  if (!HALL.test(street) || STREET_BEHIND.test(street)) return null
  const parted = STREET.exec(street)
  if (parted === null) return /\d/.test(street) ? null : { name: street, street: null }
  const behind = street.slice(parted.index + parted[0].length).replace(/\)$/, '')
  return { name: street.slice(0, parted.index).trim(), street: behind }
}
