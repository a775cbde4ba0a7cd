import { ownEntry } from './own-entry.ts'
import { windowsZone } from './windows-zone.ts'

/** Words for the clocks of a zone, those of its summer too, that mean no other zone. Three letters mostly mean several. */
const CLOCK_WORDS: Readonly<Record<string, string>> = {
  CEST: 'CET',
  MEZ: 'CET',
  MESZ: 'CET',
  EEST: 'EET',
  WEST: 'WET',
}

/** Names that Rails has for zones, which neither the tz database nor Windows has. */
const RAILS_NAMES: Readonly<Record<string, string>> = {
  'AMERICAN SAMOA': 'Pacific/Pago_Pago',
  'MIDWAY ISLAND': 'Pacific/Midway',
  'MID-ATLANTIC': 'Atlantic/South_Georgia',
  ASTANA: 'Asia/Almaty',
  BEIJING: 'Asia/Shanghai',
  EKATERINBURG: 'Asia/Yekaterinburg',
  'MARSHALL IS.': 'Pacific/Majuro',
  'NEW CALEDONIA': 'Pacific/Noumea',
  'TOKELAU IS.': 'Pacific/Fakaofo',
}

const AREAS = 'Africa America Asia Atlantic Europe Indian Pacific'.split(' ')
/** `Pacific Time (US & Canada)` and `Atlantic Standard Time` are of no city called so. */
const AREA =
  /^(Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)[-_. \\]+(?!(?:standard |daylight |summer )?time(?!\p{L}))(\p{L}.*)$/iu
/** `Europe/Paris (CET)` */
const NOTE_BEHIND = /^(\w+\/[\w/+-]+) ?\([^()]*\)$/u

/**
 * What people and programs write for a zone of the tz database (`Europe-Paris`, `Paris`, `CEST`, `W. Europe Standard Time`, `New Delhi`) as it
 * may spell it, the likeliest first. Of the last ones most are no zones.
 */
export function zonesSpelled(text: string): readonly string[] {
  const [, area, rest = ''] = AREA.exec(text) ?? []
  if (area !== undefined) return [`${area}/${rest.replaceAll(' ', '_')}`]
  const upper = text.toUpperCase()
  const alone =
    NOTE_BEHIND.exec(text)?.[1] ?? ownEntry(CLOCK_WORDS, upper) ?? ownEntry(RAILS_NAMES, upper)
  const known = alone ?? zonesByCity().get(cityKey(text)) ?? windowsZone(text) ?? inBrackets(text)
  return known === null ? inAnyArea(text) : [known]
}

/** `(GMT-0500) United States (New York) Time` */
function inBrackets(text: string): string | null {
  const [, city] = /\p{L}[^()]*\(([\p{L} ]+)\)(?: time)?$/iu.exec(text) ?? []
  return city === undefined ? null : (zonesByCity().get(cityKey(city)) ?? null)
}

/** `Nuuk`, `Ho Chi Minh`: the engine knows newer names of zones, but lists them by their old ones. */
function inAnyArea(text: string): readonly string[] {
  if (!CITY.test(text)) return []
  const city = cityKey(text).replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return AREAS.map((area) => `${area}/${city.replaceAll(' ', '_')}`)
}

const CITY = /^[a-z]+(?:[ _-][a-z]+){0,3}$/i

let byCity: ReadonlyMap<string, string> | null = null

/** Zones by the city alone that they are named after. */
function zonesByCity(): ReadonlyMap<string, string> {
  byCity ??= new Map(
    Intl.supportedValuesOf('timeZone').flatMap((zone) => {
      const [, city, more] = zone.split('/')
      return city === undefined || more !== undefined ? [] : [[cityKey(city), zone]]
    }),
  )
  return byCity
}

function cityKey(text: string): string {
  return text.toLowerCase().replaceAll('_', ' ')
}
