import type { ListingPlace } from '../../../domain/listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { partOrCountry } from '../../../lib/geo/parts-overseas.ts'
import { countryOfCityState } from '../../../lib/geo/city-states.ts'
import { zoneOfPlace } from '../../../lib/geo/zone-of-place.ts'
import type { PlaceZone } from '../../../lib/geo/zone-of-place.ts'
import { HALLS_REMEMBERED, remembering } from '../../../lib/remember.ts'
import { regionCode } from './address.ts'
import { readCity, readPostalCode, streetAndCode } from './city-and-code.ts'
import { addressInText, isTown } from './address-in-text.ts'
import { withoutName } from './address-in-street.ts'
import { addressTold } from './address-told.ts'
import type { Address } from './address.ts'
import { readPhone, readSite } from '../contacts.ts'
import { addressInName, streetInName } from './address-in-name.ts'
import type { NameAndAddress } from './address-in-name.ts'
import { calledByStreet } from './called-by-street.ts'
import { hallInStreet, isHallFirst } from './hall-in-street.ts'
import { regionInCity } from './region-in-city.ts'
import { readDirectoryId, readExternalId } from '../ids.ts'
import { bracketsAsCommas, dashesAsCommas, linesAsParts } from './place-in-text.ts'
import { readImage } from '../links.ts'
import {
  nameWithoutState,
  nameWithoutTown,
  stateBehind,
  streetAlone,
  withoutCodeAndTown,
} from './said-twice.ts'
import { withRoomApart } from './room-apart.ts'
import { withoutQuotes } from '../quotes-around.ts'
import { streetBehindName } from './street-behind-name.ts'
import { streetTold } from './street-told.ts'
import { NOWHERE, ONLINE } from '../tables/no-places.ts'
import { NO_WORD } from '../tables/no-words.ts'
import { readLine } from '../text.ts'
import type { TextRules } from '../text.ts'
import { townAndPoint } from './town-and-point.ts'
import { withTownInFront, withTownOfName } from './town-in-name.ts'
import type { HallRules, Line, Town } from './town-and-point.ts'
import type { Warn } from '../warn.ts'

export interface PlaceRules {
  readonly text: TextRules
  /** Of places that do not say theirs. */
  readonly country: string | null
  readonly base: string | null
}

export interface PlaceRead {
  readonly place: ListingPlace | null
  /** The place given is no place but the internet. */
  readonly online: boolean
  /** Told even where no place is left of what was given: it tells the zone, and what a price is in. */
  readonly country: string | null
  /** State or province: tells the zone. */
  readonly region: string | null
  readonly timeZone: string | null
  /** Of the place, where there is one. */
  readonly zone: PlaceZone | null
}

export const NO_PLACE: PlaceRead = {
  place: null,
  online: false,
  country: null,
  region: null,
  timeZone: null,
  zone: null,
}

/** Reads a place given as an object or as one text. */
export function readPlace(value: unknown, rules: PlaceRules, warn: Warn): PlaceRead {
  if (value === null || value === undefined || value === '') return NO_PLACE
  if (typeof value !== 'object') {
    const text = readLine(typeof value === 'string' ? linesAsParts(value) : value, rules.text)
    if (text === null || NO_WORD.test(text)) return NO_PLACE
    if (ONLINE.test(text)) return { ...NO_PLACE, online: true }
    return fromAddress(addressInText(text, null), rules)
  }
  if (Array.isArray(value)) {
    warn('place: a list; the first is taken')
    return readPlace(value[0], rules, warn)
  }
  const given = value as Record<string, unknown>
  const { image } = given
  const told = image === undefined ? given : { ...given, image: undefined }
  const { read, warnings } = halls(JSON.stringify([told, rules.text, rules.country]))
  for (const warning of warnings) warn(warning)
  if (image === undefined) return read
  // Not remembered: a picture's address may lean on the listing's.
  const picture = readImage(image, rules.base, warn)
  return read.place === null ? read : { ...read, place: { ...read.place, image: picture } }
}

/** A hall is told with each of its shows. */
const halls = remembering(HALLS_REMEMBERED, (text) => {
  const [given, textRules, country] = JSON.parse(text) as HallTold
  const warnings: string[] = []
  const rules = { text: textRules, country }
  const read = fromObject(given, rules, (warning) => warnings.push(warning))
  return { read, warnings }
})

type HallTold = [Record<string, unknown>, TextRules, string | null]

function fromAddress(address: Address, rules: HallRules): PlaceRead {
  const whole = address.country ?? countryOfCityState(address, rules.country) ?? rules.country
  const region = address.region ?? regionInCity(address.city, whole)
  const country = partOrCountry(whole, address.city, region)
  const told = address.street === null ? streetBehindName(address.name ?? '', null) : null
  const { name, street } = told ?? address
  const town = readCity(address.city ?? '', country)
  const place: ListingPlace = {
    externalId: null,
    name: name ?? '',
    room: null,
    street,
    postalCode: address.postalCode ?? town.postalCode,
    city: town.city,
    country,
    lat: null,
    lng: null,
    directoryId: null,
    image: null,
  }
  return { ...NO_PLACE, ...placed(place, region), country, region }
}

function placed(told: ListingPlace, region: string | null): Pick<PlaceRead, 'place' | 'zone'> {
  const place = known(withRoomApart({ ...told, name: withoutQuotes(told.name) }))
  return { place, zone: place === null ? null : zoneOfPlace({ ...place, region }) }
}

/** Members that tell where: a stand-in in their place tells nothing, and their lines are parts. */
const WHERE = new Set(['address', 'street', 'city', 'region', 'postalCode'])

function fromObject(said: Record<string, unknown>, rules: HallRules, warn: Warn): PlaceRead {
  const given = withTownOfName(said, rules.country)
  const line: Line = (member) => {
    const value = given[member]
    const parts = WHERE.has(member) && typeof value === 'string' ? linesAsParts(value) : value
    const text = readLine(parts, rules.text)
    if (text === null || NO_WORD.test(text)) return null
    return WHERE.has(member) && NOWHERE.test(text) ? null : text
  }
  const { point, address } = addressTold(line, rules.country)
  const at = point === null || (given['lat'] ?? null) !== null ? given : { ...given, ...point }
  const town = townAndPoint(at, line, address, rules, warn)
  const region =
    regionCode(line('region')) ??
    address.region ??
    regionInCity(line('city'), town.country) ??
    stateBehind(line('name') ?? '', town.country)
  const { name, street, isTown, postalCode, city } = hallOf(line, address, town, region)
  const place: ListingPlace = {
    externalId: readExternalId(given['id']),
    name: isTown || name === null || NOWHERE.test(name) ? '' : bareName(name, town, region),
    room: line('room'),
    ...town,
    city,
    ...streetOf(street, { ...town, name, postalCode }, region),
    directoryId: directoryIdOf(given['directoryId'], warn),
    image: null,
    ...contactsOf(given, town.country),
  }
  const online = name !== null && ONLINE.test(name)
  if (online && !isSomewhere(place)) {
    const country = line('country') === null ? null : town.country
    return { ...NO_PLACE, online, country, region }
  }
  return {
    ...placed(place, region),
    online,
    country: town.country,
    region,
    timeZone: line('timeZone'),
  }
}

/** Programs put a point and a town beside `Online event`, and mean neither. */
function isSomewhere({ street, directoryId }: ListingPlace): boolean {
  return street !== null || directoryId !== null
}

/** All of a name. */
const IN_BRACKETS = /^[【［[「『(]\s*([^【［[「『()』」\]］】]{2,})\s*[】］\]」』)]$/u

/** Without what tells the town and state once more, brackets around it all, and a dash that parts nothing from it. */
function bareName(name: string, { city, country }: Town, region: string | null): string {
  const inside = IN_BRACKETS.exec(name)?.[1] ?? name
  const whole = inside.replace(/(?<=\p{L}.*)\s*[-–—,;:|]+$/u, '')
  return nameWithoutState(nameWithoutTown(whole, city), region, country)
}

interface Hall extends NameAndStreet {
  readonly postalCode: string | null
  readonly city: string | null
}

/** The hall as its members tell it, and without what of its address is told in its name. */
function hallOf(line: Line, address: Address, town: Town, region: string | null): Hall {
  const { city, country } = town
  const said = nameAndStreet(line, address)
  const { name, isTown } = said
  if (name === null || isTown)
    return { ...said, postalCode: town.postalCode, city: isTown ? name : city }
  const bare = withoutCodeAndTown(name, town.postalCode, city)
  const told =
    addressInName(dashesAsCommas(bracketsAsCommas(name)), { city, region }) ??
    streetInName(name, said.street) ??
    streetBehindName(nameWithoutTown(bare, city), said.street)
  const hall = told === null ? bare : told.name
  const code = town.postalCode ?? told?.postalCode ?? null
  const street = streetOfHall(said.street, told)
  const called = calledByStreet(hall, street === null ? null : withoutName(street, hall), city)
  return {
    ...withTownInFront(isCalledAs(called.name, city) ? null : called.name, town),
    street: called.street,
    isTown,
    postalCode: code === null ? null : readPostalCode(code, country),
  }
}

function streetOfHall(said: string | null, inName: NameAndAddress | null): string | null {
  return inName?.isRepeated === true ? inName.street : (said ?? inName?.street ?? null)
}

/** Called as its town: nothing is told of a hall. */
function isCalledAs(hall: string | null, city: string | null): boolean {
  return hall !== null && city !== null && foldName(hall) === foldName(city)
}

interface NameAndStreet {
  readonly name: string | null
  readonly street: string | null
  /** The name is a town's, and nothing is told of a hall. */
  readonly isTown: boolean
}

function nameAndStreet(line: Line, address: Address): NameAndStreet {
  const name = line('name')
  // Beside an address in one text a street is a street; else the address was read from it.
  const street =
    line('address') === null
      ? (address.street ?? line('street'))
      : (line('street') ?? address.street)
  if (name !== null) return { name, street, isTown: isTownOf(name, address, line) }
  const hall = street === null ? null : hallInStreet(street)
  return { ...(hall ?? { name, street }), isTown: false }
}

/** No town is called by these; of `The Woodlands` nobody can say. */
const HALL =
  /(?<!\p{L})(?:hall|theat(?:er|re)|cent(?:er|re)|club|arena|amphitheat(?:er|re)|pavilion|bar|pub|tavern|stadium|museum|church|school|college|university|room|lounge|library|auditorium|ballroom|gardens?|gallery|house|park|fairgrounds?|casino|hotel|brewery|winery|caf[ée]|grill|saloon|lodge|inn|ranch|farm|mall|plaza|studios?|stage|tap(?:room)?|records|store|shop|distillery|vineyards?|coliseum|dome|opera|chapel|cathedral|temple|cinema|resort|the)(?!\p{L})/iu

/** `Austin, TX`, `Lyon, Rhône, France` and `London, UK`, of which what is behind the town was taken for an address. */
function isTownOf(name: string, address: Address, line: Line): boolean {
  const { region, street, city, postalCode, country } = address
  if (street !== null || line('street') !== null || line('city') !== null) return false
  if (region !== null && city === null) return !HALL.test(name) && !isHallFirst(name)
  const isBare = postalCode === null && line('postalCode') === null && line('lat') === null
  return isBare && isTown(name, city, country)
}

function streetOf(
  told: string | null,
  { name, city, postalCode, country }: Town & Pick<Hall, 'name'>,
  region: string | null,
): Pick<ListingPlace, 'street' | 'postalCode'> {
  const line = told === null ? null : streetTold(told)
  if (line === null) return { street: null, postalCode }
  const read = postalCode === null ? streetAndCode(line, country) : { street: line, postalCode }
  const street = streetAlone(read.street, { name, city, region, postalCode, country })
  return { ...read, street: street || null }
}

function contactsOf(
  given: Record<string, unknown>,
  country: string | null,
): Pick<ListingPlace, 'phone' | 'site'> {
  const phone = readPhone(given['phone'], country)
  const site = readSite(given['url'])
  return { ...(phone === null ? {} : { phone }), ...(site === null ? {} : { site }) }
}

function directoryIdOf(value: unknown, warn: Warn): string | null {
  const id = readDirectoryId(value)
  if (id === undefined) warn('place: its directory id can be none')
  return id ?? null
}

/** Null for a stand-in or the internet, unless an address says where people go. */
function known(place: ListingPlace): ListingPlace | null {
  const { name, street, city, postalCode, lat, directoryId } = place
  const located =
    street !== null || city !== null || postalCode !== null || lat !== null || directoryId !== null
  if (located) return place
  return name === '' || ONLINE.test(name) || NOWHERE.test(name) ? null : place
}
