/** Signs of a date pattern: what each reads, and how many digits it may have. */
const SIGNS: Readonly<Record<string, readonly [part: string, digits: string]>> = {
  yyyy: ['year', String.raw`\d{4}`],
  yy: ['year', String.raw`\d{2}`],
  MM: ['month', String.raw`\d{1,2}`],
  M: ['month', String.raw`\d{1,2}`],
  dd: ['day', String.raw`\d{1,2}`],
  d: ['day', String.raw`\d{1,2}`],
  HH: ['hour', String.raw`\d{1,2}`],
  H: ['hour', String.raw`\d{1,2}`],
  hh: ['hour', String.raw`\d{1,2}`],
  h: ['hour', String.raw`\d{1,2}`],
  mm: ['minute', String.raw`\d{2}`],
  ss: ['second', String.raw`\d{2}`],
  a: ['half', String.raw`[ap]\.?m\.?`],
}

const SIGN = /yyyy|yy|MM|M|dd|d|HH|H|hh|h|mm|ss|a|'[^']*'|[^A-Za-z']+/g

const compiled = new Map<string, RegExp | null>()

/** Null for a pattern without month and day, or with letters that mean nothing. */
export function datePattern(pattern: string): RegExp | null {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  const parts = pattern.match(SIGN) ?? []
  const source = parts.map((part) => {
    const sign = SIGNS[part]
    if (sign !== undefined) return `(?<${sign[0]}>${sign[1]})`
    const text = part.startsWith("'") ? part.slice(1, -1) : part
    return text
      .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`)
  })
  const names = parts.map((part) => SIGNS[part]?.[0]).filter((name) => name !== undefined)
  const whole = parts.join('') === pattern && new Set(names).size === names.length
  const dated = ['month', 'day'].every((name) => names.includes(name))
  const made = whole && dated ? new RegExp(`^\\s*${source.join('')}`, 'i') : null
  compiled.set(pattern, made)
  return made
}

/** What is wrong with a pattern that is none. */
export function faultOfPattern(pattern: string): string {
  const letters = pattern.replace(/'[^']*'/g, '').match(/([A-Za-z])\1*/g) ?? []
  const unknown = letters.find((sign) => !Object.hasOwn(SIGNS, sign))
  const says = 'it must be a pattern of yyyy, MM, dd, HH, mm: dd/MM/yyyy HH:mm'
  if (unknown === undefined) return says
  if (/^M{3,}$/.test(unknown)) return `${says}; dates with names of months are read without one`
  return `${says}; "${unknown}" is no sign, and text stands between '…'`
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * The date as `2026-12-05T20:00`, without its year as `5 Dec 20:00`; null where the text is not written so. What stands behind
 * it goes with it: a clock, an offset, a half of the day, another date.
 */
export function readDate(text: string, pattern: string): string | null {
  const match = datePattern(pattern)?.exec(text)
  const groups = match?.groups
  if (match == null || groups === undefined) return null
  const behind = text.slice(match[0].length)
  // `05/12/2026` does not end with its `20`.
  if (/^\d/.test(behind)) return null
  return momentOf(groups) + restOf(behind, groups['year'] !== undefined)
}

function momentOf(groups: Readonly<Record<string, string | undefined>>): string {
  const { year = '', month = '', day = '', hour, minute = '00', second, half } = groups
  const dated =
    year === '' ? `${Number(day)} ${MONTHS[Number(month) - 1] ?? month}` : dateOf(year, month, day)
  if (hour === undefined) return dated
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)
  const clock = `${String(hours).padStart(2, '0')}:${minute}`
  return `${dated}${year === '' ? ' ' : 'T'}${clock}${second === undefined ? '' : `:${second}`}`
}

/** What changes the date. A date without its year is read only where nothing else stands in its text. */
function restOf(behind: string, hasYear: boolean): string {
  const plain = behind.trimEnd().replace(/^\.\d+/, '')
  const half = /^\s*[ap]\.?\s?m\b/i.test(plain)
  const tells = half || /\d/.test(plain) || /^\s*(?:Z|UTC|GMT)\b/.test(plain)
  if (!tells || (!hasYear && !half)) return ''
  return plain.replace(/^\s+(?=(?:Z\b|[+-]\d\d:?\d\d\b))/, '')
}

function dateOf(year: string, month: string, day: string): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
