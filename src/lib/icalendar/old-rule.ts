const RULE = /^\s*(D|W|MP|MD|YM|YD)(\d{1,3})(?:\s+(.*?))?\s*$/i
/** How often a rule counts that does not say (vCalendar 1.0). */
const COUNT = 2

type Kind = 'D' | 'W' | 'MP' | 'MD' | 'YM' | 'YD'

const KINDS: Readonly<Record<Kind, readonly [frequency: string, by: string, value: RegExp]>> = {
  D: ['DAILY', '', /^$/],
  W: ['WEEKLY', 'BYDAY', /^(?:MO|TU|WE|TH|FR|SA|SU)$/],
  MP: ['MONTHLY', 'BYDAY', /^-?[1-5](?:MO|TU|WE|TH|FR|SA|SU)$/],
  MD: ['MONTHLY', 'BYMONTHDAY', /^-?\d{1,2}$/],
  YM: ['YEARLY', 'BYMONTH', /^\d{1,2}$/],
  YD: ['YEARLY', 'BYYEARDAY', /^\d{1,3}$/],
}

/**
 * A rule as vCalendar 1.0 has it (`W1 FR #3`, `MP1 1+ FR 20270604T100000`) as RFC 5545 writes it. Null for what is none, or
 * says more than days.
 */
export function fromOldRule(text: string): string | null {
  const [, kind, interval, rest = ''] = RULE.exec(text.toUpperCase()) ?? []
  if (kind === undefined) return null
  const words = rest.split(/\s+/).filter((word) => word !== '')
  const end = endOf(words.at(-1) ?? '')
  const values = valuesOf(kind as Kind, end === null ? words : words.slice(0, -1))
  if (values === null) return null
  const [frequency, by] = KINDS[kind as Kind]
  const days = values.length === 0 ? '' : `;${by}=${values.join(',')}`
  return `FREQ=${frequency};INTERVAL=${interval}${days}${end ?? `;COUNT=${COUNT}`}`
}

/** `#3`, or the last date; `#0` is for ever. */
function endOf(word: string): string | null {
  if (/^#\d{1,5}$/.test(word)) return word === '#0' ? '' : `;COUNT=${word.slice(1)}`
  return /^\d{8}(?:T\d{6}Z?)?$/.test(word) ? `;UNTIL=${word}` : null
}

/** `1+ FR 2- MO` are the first Friday and the last Monday but one; `LD` is the last day. */
function valuesOf(kind: Kind, words: readonly string[]): readonly string[] | null {
  const [, , value] = KINDS[kind]
  const plain = words.map((word) => (word === 'LD' ? '-1' : signed(word)))
  const values = kind === 'MP' ? plain.flatMap((word, at) => daysAfter(word, at, plain)) : plain
  return values.every((one) => value.test(one)) ? values : null
}

function signed(word: string): string {
  return word.replace(/^(\d+)\+$/, '$1').replace(/^(\d+)-$/, '-$1')
}

/** Each place in the month is said before its weekdays. */
function daysAfter(word: string, at: number, words: readonly string[]): readonly string[] {
  if (!/^-?\d+$/.test(word)) return at === 0 ? ['none'] : []
  const next = words.findIndex((one, index) => index > at && /^-?\d+$/.test(one))
  return words.slice(at + 1, next === -1 ? undefined : next).map((day) => word + day)
}
