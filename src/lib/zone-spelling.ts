import { windowsZone } from './windows-zone.ts'

/** Windows names its zones by the kind of their time, or labels them by their offset. */
const WINDOWS =
  /(?:standard|daylight|summer) time\b|^\(?(?:UTC|GMT)[+-]\d\d?:\d\d\)|\(US & Canada\)/i

/** Words for the clocks of a zone, those of its summer too, that mean no other zone. Three letters mostly mean several. */
const CLOCK_WORDS: Readonly<Record<string, string>> = {
  CEST: 'CET',
  MEZ: 'CET',
  MESZ: 'CET',
  EEST: 'EET',
  WEST: 'WET',
}

const AREA = /^(Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)[-_. \\]+(\p{L}.*)$/iu
/** `Europe/Paris (CET)` */
const NOTE_BEHIND = /^(\w+\/[\w/+-]+) ?\([^()]*\)$/u

/** What people and programs write for a zone of the tz database (`Europe-Paris`, `Paris`, `CEST`, `W. Europe Standard Time`) as it may spell it; null: none. */
export function zoneSpelled(text: string): string | null {
  const [, area, rest = ''] = AREA.exec(text) ?? []
  if (area !== undefined) return `${area}/${rest.replaceAll(' ', '_')}`
  const alone = NOTE_BEHIND.exec(text)?.[1] ?? CLOCK_WORDS[text.toUpperCase()]
  return (
    alone ?? zonesByCity().get(cityKey(text)) ?? (WINDOWS.test(text) ? windowsZone(text) : null)
  )
}

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
