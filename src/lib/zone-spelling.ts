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

/** What people and programs write for a zone of the tz database (`Europe-Paris`, `Paris`, `CEST`) as it may spell it; null: none. */
export function zoneSpelled(text: string): string | null {
  const [, area, rest = ''] = AREA.exec(text) ?? []
  if (area !== undefined) return `${area}/${rest.replaceAll(' ', '_')}`
  const alone = NOTE_BEHIND.exec(text)?.[1] ?? CLOCK_WORDS[text.toUpperCase()]
  return alone ?? zonesByCity().get(cityKey(text)) ?? null
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
