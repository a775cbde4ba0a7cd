import type { Listing } from '../../domain/listing.ts'
import { monthNamed } from '../../lib/month-words.ts'
import { localDay } from './local-day.ts'

const WEEKDAYS =
  'lun(?:di|es|edi)?|mar(?:di|tes|tedi)?|mer(?:credi|coledi)?|jeu(?:di)?|ven(?:dredi|erdi)?|sam(?:edi|stag)?|dim(?:anche)?|mon(?:day|tag)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|dienstag|mittwoch|donnerstag|freitag|sonntag|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo'

const NUMBERS = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})`
const WORDS = String.raw`\d{1,2}(?:er|st|nd|rd|th|\.)?\s+(?:de\s+|of\s+)?\p{L}{3,12}\.?,?\s+(?:de\s+)?\d{4}|\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}`
const CLOCK = String.raw`(?:,?\s*(?:(?:à|at|um|@|-|–)\s*)?\d{1,2}(?:\s?[:h]\s?\d{2}(?:\s?[ap]\.?m\.?)?|\s?h|\s?uhr|\s?[ap]\.?m\.?))?`
const WHEN = String.raw`(?:(?:le|am|on|el|il|den)\s+)?(?:(?:${WEEKDAYS})\.?,?\s+)?(?<date>${NUMBERS}|${WORDS})${CLOCK}`

/** Where a name is cut from its date. */
const EDGES: readonly RegExp[] = [
  new RegExp(String.raw`^(?<name>.*?\S)\s*[([]\s*${WHEN}\s*[)\]]$`, 'iu'),
  new RegExp(String.raw`^(?<name>.*?[^\s\-–—|:,@/])(?:\s*[-–—|:,@/]\s*|\s+)${WHEN}$`, 'iu'),
  new RegExp(String.raw`^${WHEN}\s*[-–—|:,]?\s+(?<name>[^\s\-–—|:,].*)$`, 'iu'),
]

/** What is left hanging where the name said more of its day: `Bal du`, `Exhibition from`, `les 4 et`, `4-`. */
const HANGING =
  /(?<![\p{L}\p{N}])(?:du|de|des|le|les|au|aux|of|on|from|to|until|till|since|before|after|vom|bis|ab|seit|del|dal|al|desde|hasta|van|tot|avant|apr[èe]s|depuis|[àa]|d[èe]s|et|and|und|y|e|en|[&+]|\d{1,2})$/iu
const GOES_ON = /^(?:et|and|und|y|e|to|till|until|au|bis|al|hasta|tot|[&+])(?!\p{L})/iu

/** Most names have no figures there. */
const AT_AN_EDGE = /^\D{0,20}\d|\d\D{0,6}$/

/** The name without the day that it is on anyway, where that stands at an edge and with its year. */
export function withoutDate(name: string, { timing }: Listing): string {
  if (!AT_AN_EDGE.test(name) || timing.precision === 'range') return name
  const day = localDay(timing.start)
  if (timing.sessions.some(({ start }) => localDay(start) !== day)) return name
  for (const edge of EDGES) {
    const { name: rest, date } = edge.exec(name)?.groups ?? {}
    if (rest === undefined || date === undefined || !/\p{L}{2}/u.test(rest)) continue
    if (HANGING.test(rest) || GOES_ON.test(rest)) continue
    if (isDay(date, new Date(timing.start.at + timing.start.offset * 60_000))) return rest
  }
  return name
}

function isDay(written: string, day: Date): boolean {
  const numbers = (written.match(/\d+/g) ?? []).map(Number)
  const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()]
  if (!numbers.some((one) => one === year || (one < 100 && one === year % 100))) return false
  const word = /\p{L}{3,}(?!.*\p{L}{3})/u.exec(written)?.[0]
  if (word !== undefined) return numbers[0] === date && monthNamed(word) === month + 1
  const [a, b, c] = numbers
  // The month may be written first.
  const parts = written.startsWith(String(year)) ? [b, c] : [a, b]
  return parts.includes(date) && parts.includes(month + 1)
}
