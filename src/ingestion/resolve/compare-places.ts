import { centreOf } from '../../lib/geo/centres.ts'
import type { Point } from '../../lib/geo/countries.ts'
import { distanceMetres } from '../../lib/geo/distance.ts'
import { jaroWinkler } from '../../lib/jaro-winkler.ts'
import { remembering } from '../../lib/remember.ts'
import { HARD_TYPES } from './model/place-words.ts'
import { PLACE_DISTANCES, PLACE_LIMITS, PLACE_WEIGHTS } from './model/weights.ts'
import { placeName, townsAgree } from './place-name.ts'
import { contactsInCommon, contactsOf } from './place-contacts.ts'
import { parseStreet } from './street.ts'
import type { Street } from './street.ts'
import { namesSoundAlike } from './sounds.ts'
import { overlap } from './word-dice.ts'
import type { Overlap } from './word-dice.ts'
import { wordWeight } from './word-weight.ts'

interface Described {
  readonly name: string
  readonly aliases: readonly string[]
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly country: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly directoryId: string | null
  readonly isCentroid: boolean
  readonly phone?: string | undefined
  readonly site?: string | undefined
  /** All telephones and sites it is told with. */
  readonly contacts?: readonly string[] | undefined
}

/** A place as it is compared. */
export interface PlaceTraits {
  readonly core: readonly string[]
  readonly other: readonly string[]
  readonly aliases: readonly (readonly string[])[]
  readonly types: ReadonlySet<string>
  readonly street: Street | null
  readonly postalCode: string | null
  readonly city: string
  readonly country: string | null
  /** null when unknown or only the town's. */
  readonly at: Point | null
  readonly directoryId: string | null
  /** Telephones, which begin with `+`, and sites. */
  readonly contacts: readonly string[]
}

export interface PlaceScore {
  readonly score: number
  readonly reasons: readonly string[]
}

const VETO = -Infinity

export function placeTraits(place: Described): PlaceTraits {
  const name = placeName(place.name, null, place.city)
  return {
    core: name.core,
    other: name.other,
    aliases: place.aliases.map((alias) => placeName(alias, null, place.city).core),
    types: name.types,
    street: parseStreet(place.street),
    postalCode:
      place.postalCode === null ? null : place.postalCode.replace(/\s/gu, '').toUpperCase(),
    city: name.town,
    country: place.country,
    at: place.isCentroid ? null : trustedPoint(place),
    directoryId: place.directoryId === '' ? null : place.directoryId,
    contacts: place.contacts ?? contactsOf(place),
  }
}

/** Coordinates better than the town's centre. */
export function trustedPoint(
  place: Pick<Described, 'lat' | 'lng' | 'country' | 'postalCode' | 'city'>,
): Point | null {
  const { lat, lng } = place
  if (lat === null || lng === null) return null
  const centre = townCentre(`${place.country}\n${place.postalCode ?? ''}\n${place.city ?? ''}`)
  const isTowns =
    centre?.of === 'city' && distanceMetres(centre, { lat, lng }) <= PLACE_LIMITS.centroidMetres
  return isTowns ? null : { lat, lng }
}

/** Whether coordinates alone say which hall it is: not in the middle of its town. */
export function isPlacedApart(
  place: Pick<Described, 'lat' | 'lng' | 'country' | 'postalCode' | 'city'>,
): boolean {
  const point = trustedPoint(place)
  if (point === null) return false
  const centre = townCentre(`${place.country}\n${place.postalCode ?? ''}\n${place.city ?? ''}`)
  return centre?.of !== 'city' || distanceMetres(centre, point) > PLACE_LIMITS.townMetres
}

const townCentre = remembering(5000, (text) => {
  const [country = '', postalCode = '', city = ''] = text.split('\n')
  return centreOf({ country, postalCode: postalCode || null, city: city || null })
})

/** Bits for two records being one place; `rivals`: the places it could also be. */
export function comparePlaces(
  a: PlaceTraits,
  b: PlaceTraits,
  rivals: readonly PlaceTraits[],
): PlaceScore {
  if (a.directoryId !== null && b.directoryId !== null) {
    return a.directoryId === b.directoryId
      ? { score: PLACE_WEIGHTS.prior + PLACE_WEIGHTS.directoryId, reasons: ['DIRECTORY'] }
      : { score: VETO, reasons: ['V_DIRECTORY'] }
  }
  if (a.country !== null && b.country !== null && a.country !== b.country) {
    return { score: VETO, reasons: ['V_COUNTRY'] }
  }
  const name = nameLevel(a, b)
  const isExact = name === 'exact' || name === 'alias'
  const findings: (readonly [code: string, bits: number])[] = [
    [`N_${name.toUpperCase()}`, PLACE_WEIGHTS.name[name]],
    ...whereabouts(a, b, isExact),
    ...address(a, b),
    ...contactsInCommon(a, b, rivals),
  ]
  if (typesClash(a, b)) findings.push(['TYPE', PLACE_WEIGHTS.typeConflict])
  if (isExact && isOnlyOne(a, b, rivals)) findings.push(['ONLY', PLACE_WEIGHTS.onlyOfItsName])
  else if (isHere(a, b, name)) {
    findings.push(['HERE', name === 'contain' ? PLACE_WEIGHTS.hereContained : PLACE_WEIGHTS.here])
  }
  return {
    score: findings.reduce<number>((sum, [, bits]) => sum + bits, PLACE_WEIGHTS.prior),
    reasons: findings.map(([code]) => code),
  }
}

type NameLevel = keyof typeof PLACE_WEIGHTS.name

function nameLevel(a: PlaceTraits, b: PlaceTraits): NameLevel {
  const key = a.core.join(' ')
  if (key !== '' && b.aliases.some((alias) => alias.join(' ') === key)) return 'alias'
  if (a.core.length === 0 || b.core.length === 0) return sameAddress(a, b) ? 'exact' : 'none'
  const words = overlap(a.core, b.core)
  if (words.exact || a.core.join('') === b.core.join('')) return saysEnough(a, b) ? 'exact' : 'high'
  const inBoth = a.other.length > 0 && b.other.length > 0
  if (inOtherScript(a, b) && (words.dice >= 0.25 || !inBoth)) return 'exact'
  if (namesSoundAlike(a.core, b.core)) return 'exact'
  return likeLevel(a, b, words)
}

function likeLevel(a: PlaceTraits, b: PlaceTraits, { dice, contained }: Overlap): NameLevel {
  if (numbersOf(a.core) === numbersOf(b.core)) {
    if (dice >= 0.8 || jaroWinkler(a.core.join(' '), b.core.join(' ')) >= 0.92) return 'high'
    if (contained >= 0.9) return 'contain'
  }
  if (dice >= 0.5) return 'mid'
  return dice >= 0.25 ? 'low' : 'none'
}

/** `Public Auditorium` and `Public Theatre`: where the name is of common words the type is part of it. */
function saysEnough(a: PlaceTraits, b: PlaceTraits): boolean {
  if (isRare(a.core) || a.types.size === 0 || b.types.size === 0) return true
  return [...a.types].some((type) => b.types.has(type))
}

function isRare(core: readonly string[]): boolean {
  return core.some((word) => wordWeight(word) >= PLACE_LIMITS.rareWeight)
}

/** One of the two scripts that either is told in. */
function inOtherScript(a: PlaceTraits, b: PlaceTraits): boolean {
  const same = (x: readonly string[], y: readonly string[]) =>
    x.length > 0 && x.join('') === y.join('')
  return same(a.other, b.other) || same(a.other, b.core) || same(a.core, b.other)
}

function numbersOf(core: readonly string[]): string {
  return core.filter((word) => /^\d+$/u.test(word)).join(' ')
}

function sameAddress(a: PlaceTraits, b: PlaceTraits): boolean {
  return a.street !== null && b.street !== null && streetLevel(a.street, b.street) === 'equal'
}

/** A like name on the same spot: one point, or one number of one street of one town. */
function isHere(a: PlaceTraits, b: PlaceTraits, name: NameLevel): boolean {
  const isLike = name === 'exact' || name === 'high'
  if (!isLike && !(name === 'contain' && isRare(a.core) && isRare(b.core))) return false
  if (a.at !== null && b.at !== null) return distanceMetres(a.at, b.at) < PLACE_LIMITS.hereMetres
  if (!sameHouse(a, b)) return false
  return sameTown(a, b) || (name === 'exact' && isRare(a.core) && !postcodesDiffer(a, b))
}

function postcodesDiffer(a: PlaceTraits, b: PlaceTraits): boolean {
  return a.postalCode !== null && b.postalCode !== null && a.postalCode !== b.postalCode
}

function sameHouse(a: PlaceTraits, b: PlaceTraits): boolean {
  return sameAddress(a, b) && a.street?.number !== '' && b.street?.number !== ''
}

function streetLevel(a: Street, b: Street): keyof typeof PLACE_WEIGHTS.street {
  const [mine, theirs] = [a.name.split(' '), b.name.split(' ')]
  const names = overlap(mine, theirs)
  const isLike = names.exact || names.dice >= 0.8 || names.contained >= 0.95
  if (!isLike && !namesSoundAlike(mine, theirs)) return 'differ'
  return a.number === b.number || a.number === '' || b.number === '' ? 'equal' : 'otherNumber'
}

/** Distance, or where it is not known whether the towns differ. Address and name may join what bad coordinates part. */
function whereabouts(a: PlaceTraits, b: PlaceTraits, isExact: boolean): [string, number][] {
  const townsDiffer = !townsAgree(a.city, b.city)
  if (a.at === null || b.at === null) {
    const forgiven = samePostcode(a, b) || isHere(a, b, isExact ? 'exact' : 'none')
    return townsDiffer && !forgiven ? [['CITY', PLACE_WEIGHTS.cityDiffers]] : []
  }
  const metres = distanceMetres(a.at, b.at)
  const bits = PLACE_DISTANCES.find(([most]) => metres < most)?.[1] ?? 0
  const forgiven = bits < 0 && isExact && mayBeGeocoded(a, b, metres)
  return [[`D_${distanceCode(metres)}`, forgiven ? 0 : bits]]
}

function mayBeGeocoded(a: PlaceTraits, b: PlaceTraits, metres: number): boolean {
  if (metres > PLACE_LIMITS.geocodeMetres || !sameTown(a, b)) return false
  return a.street === null || b.street === null || streetLevel(a.street, b.street) === 'equal'
}

function distanceCode(metres: number): string {
  if (metres < 1000)
    return metres < 150 ? (metres < 50 ? '50' : '150') : metres < 400 ? '400' : '1K'
  return metres < 5000 ? '5K' : 'FAR'
}

function sameTown(a: PlaceTraits, b: PlaceTraits): boolean {
  return (a.city !== '' && a.city === b.city) || samePostcode(a, b)
}

function samePostcode(a: PlaceTraits, b: PlaceTraits): boolean {
  return a.postalCode !== null && a.postalCode === b.postalCode
}

function address(a: PlaceTraits, b: PlaceTraits): [string, number][] {
  const found: [string, number][] = []
  if (a.street !== null && b.street !== null) {
    const level = streetLevel(a.street, b.street)
    found.push([`S_${level.toUpperCase()}`, PLACE_WEIGHTS.street[level]])
  }
  if (a.postalCode !== null && b.postalCode !== null) {
    if (a.postalCode === b.postalCode) found.push(['Z_EQUAL', PLACE_WEIGHTS.postalCode.equal])
    else if (!isDistrictOf(a.postalCode, b.postalCode)) {
      found.push(['Z_DIFFER', PLACE_WEIGHTS.postalCode.differ])
    }
  }
  return found
}

/** 75018 and 75000, 69003 and 69000; a US code with and without its four more digits; a UK outward code. */
function isDistrictOf(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].toSorted((x, y) => x.length - y.length)
  if (long.startsWith(short) && short.length >= 2) return true
  return (
    a.length === 5 && a.slice(0, 2) === b.slice(0, 2) && (a.endsWith('000') || b.endsWith('000'))
  )
}

function typesClash(a: PlaceTraits, b: PlaceTraits): boolean {
  const hardA = [...a.types].filter((type) => HARD_TYPES.has(type))
  const hardB = [...b.types].filter((type) => HARD_TYPES.has(type))
  if (a.types.size === 0 || b.types.size === 0 || hardA.length + hardB.length === 0) return false
  return ![...a.types].some((type) => b.types.has(type))
}

/** No other known place of that town has the name, and address or coordinates could not tell. */
function isOnlyOne(a: PlaceTraits, b: PlaceTraits, rivals: readonly PlaceTraits[]): boolean {
  const untold = a.at === null || b.at === null || a.street === null || b.street === null
  if (!untold || !sameTown(a, b)) return false
  const key = b.core.join(' ')
  return !rivals.some(
    (other) =>
      other !== b &&
      other.city === b.city &&
      other.core.join(' ') === key &&
      !(other.country !== null && b.country !== null && other.country !== b.country),
  )
}
