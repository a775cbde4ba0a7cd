const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Days remembered per zone: fifty years of them; a feed of odd dates must not fill the memory. */
const DAYS_MAX = 18_000

interface Zone {
  readonly read: (at: number) => number
  /** Offset at the beginning of a UTC day, by number of the day. */
  readonly byDay: Map<number, number>
}

const zones = new Map<string, Zone>()

/**
 * Minutes east of UTC in force in an IANA zone at an instant; 0 for a zone that the runtime does not know.
 * Asks Intl once per zone and day: a day that begins and ends with one offset has it throughout.
 */
export function zoneOffset(name: string, at: number): number {
  let zone = zones.get(name)
  if (zone === undefined) zones.set(name, (zone = { read: reader(name), byDay: new Map() }))
  const day = Math.floor(at / DAY_MS)
  const before = offsetOfDay(zone, day)
  return before === offsetOfDay(zone, day + 1) ? before : zone.read(at)
}

function offsetOfDay(zone: Zone, day: number): number {
  let offset = zone.byDay.get(day)
  if (offset === undefined) {
    if (zone.byDay.size >= DAYS_MAX) zone.byDay.clear()
    offset = zone.read(day * DAY_MS)
    zone.byDay.set(day, offset)
  }
  return offset
}

function reader(name: string): (at: number) => number {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      era: 'short',
    })
  } catch {
    return () => 0
  }
  return (at) => {
    const parts: Record<string, string> = {}
    for (const { type, value } of format.formatToParts(at)) parts[type] = value
    const year = Number(parts['year']) * (parts['era'] === 'BC' ? -1 : 1)
    const local = Date.UTC(
      year,
      Number(parts['month']) - 1,
      Number(parts['day']),
      Number(parts['hour']),
      Number(parts['minute']),
      Number(parts['second']),
    )
    return Math.round((local - Math.floor(at / 1000) * 1000) / 60_000)
  }
}
