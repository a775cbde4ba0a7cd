import { late } from '../late.ts'
import { CODES_BESIDE, COUNTRY_ALIASES, FURTHER_NAMES } from './country-aliases.ts'
import { COUNTRY_TABLE } from './country-table.ts'
import { foldName } from '../fold-name.ts'

export interface Country {
  readonly code: string
  /** The zone of the country where one is enough, else null. */
  readonly zone: string | null
  readonly centre: Point
  readonly boxes: readonly Box[]
}

export interface Point {
  readonly lat: number
  readonly lng: number
}

type Box = readonly [south: number, west: number, north: number, east: number]

const COUNTRIES = new Map<string, Country>()
const BY_ALPHA3 = new Map<string, string>()

for (const row of COUNTRY_TABLE.trim().split('\n')) {
  const [code = '', alpha3 = '', zone = '', centre = '', boxes = ''] = row.split(' ')
  const [lat = 0, lng = 0] = centre.split(',').map(Number)
  COUNTRIES.set(code, {
    code,
    zone: zone === '-' ? null : zone,
    centre: { lat, lng },
    boxes: boxes.split(';').map(boxOf),
  })
  BY_ALPHA3.set(alpha3, code)
}

function boxOf(text: string): Box {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  return [south, west, north, east]
}

/** Parts with a code of their own that people also file under the mother country. */
const OVERSEAS: Readonly<Record<string, readonly string[]>> = {
  FR: ['GP', 'MQ', 'GF', 'RE', 'YT', 'NC', 'PF', 'PM', 'BL', 'MF', 'WF', 'TF'],
  US: ['PR', 'VI', 'GU', 'AS', 'MP', 'UM'],
  GB: ['GG', 'JE', 'IM', 'GI', 'BM', 'KY', 'FK', 'VG', 'AI', 'MS', 'TC', 'SH'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  NO: ['SJ'],
  CN: ['HK', 'MO'],
  AU: ['NF', 'CX', 'CC'],
}

const NAME_LANGUAGES =
  'en fr de es it nl pt pl sv da el cs fi nb hu ro hr sk tr ca ru uk bg sr ja ko zh ar he th'
/** Looked into where the others do not know a name, as that takes a moment. */
const FURTHER_LANGUAGES = 'pt-PT sl bs mk sq et lv lt is zh-TW fa vi id'

/** Names that feeds write otherwise than the tongues have them, then those. */
const namesInLanguages = late(() => namesIn(NAME_LANGUAGES, aliases()))
const furtherNames = late(() => namesIn(FURTHER_LANGUAGES, []))

function aliases(): readonly (readonly [name: string, code: string])[] {
  const further = Object.entries(FURTHER_NAMES).flatMap(([code, names]) =>
    names.split('|').map((name): [string, string] => [name, code]),
  )
  return [...further, ...Object.entries(COUNTRY_ALIASES)].map(([name, code]) => [
    foldName(name),
    code,
  ])
}

const BESIDE: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES_BESIDE).flatMap(([code, words]) =>
    words.split(' ').map((word): [string, string] => [word, code]),
  ),
)

/** Codes by the names of countries, folded: of two the first. */
function namesIn(
  languages: string,
  aliases: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const names = new Map(aliases)
  for (const language of languages.split(' ')) {
    const display = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of COUNTRIES.keys()) {
      const key = foldName(display.of(code) ?? '')
      if (key !== '' && !names.has(key)) names.set(key, code)
    }
  }
  return names
}

const known = new Map<string, string | null>()

/** ISO 3166-1 alpha-2 of a code or a name in the tongues of our trade; null when no country is meant. */
export function countryCode(text: string): string | null {
  const trimmed = text.trim()
  const upper = trimmed.toUpperCase()
  if (upper.length === 2 && COUNTRIES.has(upper)) return upper
  const before = known.get(trimmed)
  if (before !== undefined) return before
  const code =
    BY_ALPHA3.get(upper) ??
    BESIDE.get(trimmed) ??
    countryNamed(trimmed) ??
    countryNamedTwice(trimmed)
  if (known.size < 2000) known.set(trimmed, code)
  return code
}

function countryNamed(text: string): string | null {
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? []
  return asSpelt(text) ?? (first === undefined ? null : asSpelt(`${first} ${last}`))
}

/** Also as `The Gambia` and `Bosnia and Herzegovina`. */
function asSpelt(text: string): string | null {
  const name = foldName(text).replace(/^the /, '')
  const all = namesInLanguages()
  return all.get(name) ?? all.get(name.replace(' and ', ' ')) ?? furtherNames().get(name) ?? null
}

/** `FR - France`, `France (FR)`: both ways of saying it; and `fr_FR`, a language as it is spoken there. */
function countryNamedTwice(text: string): string | null {
  const [, before, behind] = /^([A-Z]{2})[ :–-]+(\p{L}{3}.*)$/u.exec(text) ?? []
  const [, name = behind, code = before] = /^(\p{L}{3}.*?) ?[(–-] ?([A-Z]{2})\)?$/u.exec(text) ?? []
  if (name !== undefined && code !== undefined) return countryNamed(name) === code ? code : null
  const [, region] = /^[a-z]{2}[_-]([A-Z]{2})$/.exec(text) ?? []
  return region !== undefined && COUNTRIES.has(region) ? region : null
}

export function countryOf(code: string): Country | null {
  return COUNTRIES.get(code) ?? null
}

/** Zones of countries that have several. */
const SEVERAL_ZONES: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Adelaide Australia/Perth Australia/Hobart Australia/Darwin',
  BR: 'America/Sao_Paulo America/Bahia America/Recife America/Fortaleza America/Maceio America/Belem America/Manaus America/Cuiaba America/Campo_Grande',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Regina America/Halifax America/Moncton America/St_Johns',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  ID: 'Asia/Jakarta Asia/Makassar',
  MX: 'America/Mexico_City America/Monterrey America/Merida America/Cancun America/Tijuana America/Hermosillo America/Chihuahua America/Mazatlan',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  RU: 'Europe/Moscow Europe/Samara Europe/Kaliningrad Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Vladivostok',
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Boise America/Anchorage Pacific/Honolulu America/Indiana/Indianapolis America/Kentucky/Louisville',
}

/** Null: of a zone that two countries share. */
const BY_ZONE = new Map<string, string | null>()
for (const { code, zone } of COUNTRIES.values())
  if (zone !== null) BY_ZONE.set(zone, BY_ZONE.has(zone) ? null : code)
for (const [code, zones] of Object.entries(SEVERAL_ZONES))
  for (const zone of zones.split(' ')) BY_ZONE.set(zone, code)

/** The country whose zone it is, where it is that of one alone. */
export function countryOfZone(zone: string): string | null {
  return BY_ZONE.get(zone) ?? null
}

/** Whether both are known to be of countries, and neither is a part of the other. */
export function areOfOtherCountries(zone: string, other: string): boolean {
  const [one, two] = [countryOfZone(zone), countryOfZone(other)]
  if (one === null || two === null || one === two) return false
  return OVERSEAS[one]?.includes(two) !== true && OVERSEAS[two]?.includes(one) !== true
}

/** Near a border boxes are coarse: a point within this many degrees counts as inside. */
const BOX_MARGIN = 0.3

function inBoxes(country: Country | undefined, { lat, lng }: Point): boolean {
  return (
    country?.boxes.some(
      ([south, west, north, east]) =>
        lat >= south - BOX_MARGIN &&
        lat <= north + BOX_MARGIN &&
        lng >= west - BOX_MARGIN &&
        lng <= east + BOX_MARGIN,
    ) ?? false
  )
}

/** False only where the point is surely elsewhere: the boxes of a country hold some of its neighbours. */
export function mayLieIn(code: string, point: Point): boolean {
  if (inBoxes(COUNTRIES.get(code), point)) return true
  return (OVERSEAS[code] ?? []).some((part) => inBoxes(COUNTRIES.get(part), point))
}
