import { WINDOWS_ZONE_TABLE } from './windows-zone-table.ts'

function key(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+&]+/gu, ' ')
    .trim()
}

let windows: Map<string, string> | null = null

function windowsZones(): Map<string, string> {
  if (windows !== null) return windows
  windows = new Map()
  const parts: [part: string, zone: string][] = []
  for (const line of WINDOWS_ZONE_TABLE.trim().split('\n')) {
    const [name = '', zone = '', labels = ''] = line.split('|')
    windows.set(key(name), zone)
    for (const label of labels.split(';')) {
      windows.set(key(label), zone)
      parts.push(...label.split(',').map((part): [string, string] => [key(part), zone]))
    }
  }
  // Other programs (Rails, for one) give every place of a label a zone of its name.
  for (const [part, zone] of parts) if (!windows.has(part)) windows.set(part, zone)
  return windows
}

const PREFIX = /^\s*\(?(?:UTC|GMT)?\s*([+-]\d{1,2}[:.]?\d{2})?\)?\s*/i

/** The tz database's zone for one of Windows, by its name or its label: `W. Europe Standard Time`, `(UTC+01:00) Amsterdam, Berlin`. */
export function windowsZone(text: string): string | null {
  const label = text.replace(PREFIX, '').trim()
  const ofSummer = (one: string) => one.replace(/ (?:Daylight|Summer) Time\b/i, ' Standard Time')
  const whole = label.replace(/ Time$/i, '') + ' Standard Time'
  const forms = [text, label, ofSummer(text), ofSummer(label), whole]
  return forms.flatMap((one) => windowsZones().get(key(one)) ?? [])[0] ?? byFirstPlace(text)
}

const LABEL = /^\s*\((?:UTC|GMT)[^()]*\)\s*(\S.*)$/i

/** `(GMT+01.00) Paris/Madrid/Brussels/Vienna`: labels of before list other places, or in another order. */
function byFirstPlace(text: string): string | null {
  const [, places = ''] = LABEL.exec(text) ?? []
  return places.split(/[/,;]/).flatMap((one) => windowsZones().get(key(one)) ?? [])[0] ?? null
}
