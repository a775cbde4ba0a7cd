import { HALVES_BEHIND, PARTS_BEFORE, PARTS_BEHIND } from '../tables/part-of-day-words.ts'
import type { PartOfDay } from '../tables/part-of-day-words.ts'

const PARTS: readonly PartOfDay[] = ['morning', 'noon', 'afternoon', 'evening', 'night']
const SECONDS = '(?:[:.][0-5]\\d(?![\\d./-]))?'
const HOURS = `(?<![\\d.,/:+-])(\\d{1,2})(?:\\s?[:.hu]\\s?([0-5]\\d)${SECONDS})?`
const UNIT =
  '(?:\\s?(?:h|hs|hrs?|heures?|uhr|uur|horas?|час(?:а|ов)?|години?|óra|時|时|點|点|시|giờ|बजे))?'
/** Not a day: `este 5 de diciembre`, `Sabah 5 Aralık`. */
const NO_DAY = '(?!\\d|[./-]\\d|\\s?[年月日년월일]|\\.?\\s(?!óra|बजे)\\p{L})'
const HOURS_BEFORE = `(?<![\\d.,/:+-])(\\d{1,2})(?:[:.時时點点시]\\s?([0-5]?\\d|半|반)?[分분]?${SECONDS}(?!\\d|[./-]\\d)|${NO_DAY})`

const BEHIND = PARTS.map(
  (part) =>
    [
      part,
      new RegExp(`${HOURS}${UNIT}\\s?(?:${PARTS_BEHIND[part]})(?![\\p{L}\\d])`, 'iu'),
    ] as const,
)
const BEFORE = PARTS.map(
  (part) =>
    [
      part,
      new RegExp(
        `(?<!\\p{L})(?:${PARTS_BEFORE[part]})\\s?${HOURS_BEFORE}(?:\\s?(?:óra|बजे))?`,
        'iu',
      ),
    ] as const,
)
/** What is behind the half is behind the date as well, or tells the day. */
const HALVES = (['morning', 'afternoon'] as const).map(
  (half) =>
    [
      half,
      new RegExp(
        `(?<![\\d.,/:+-])(\\d{1,2})[:.]([0-5]\\d)${SECONDS}(?:\\s?ч\\.)?\\s?(?:${HALVES_BEHIND[half]})(?=\\s*(?:$|[^\\p{L}\\s]))`,
        'iu',
      ),
    ] as const,
)
/** One of these words, or nothing is looked for further. */
const ANY = new RegExp(
  [PARTS_BEHIND, HALVES_BEHIND, PARTS_BEFORE].flatMap((words) => Object.values(words)).join('|'),
  'iu',
)

const BESIDE = `(?:${Object.values(PARTS_BEHIND).join('|')}|[ap]\\.?\\s?m\\.?)`
const RIGHT_BEHIND = new RegExp(`^,?\\s?${BESIDE}(?![\\p{L}\\d])`, 'iu')
const RIGHT_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])${BESIDE},?\\s?(?:(?:um|at|om|à|kl\\.?|klo)\\s)?$`,
  'iu',
)

/** The words for the part of the day that stand right behind a time of day, or before it. */
export function partBeside(before: string, behind: string): string | null {
  return (RIGHT_BEHIND.exec(behind) ?? RIGHT_BEFORE.exec(before))?.[0].trim() ?? null
}

/** `8h du soir` is `20:00`, `7:30 μ.μ.` is `19:30`, `晚上7点半` is `19:30`; other texts stay as they are. */
export function withWholeDayClock(text: string): string {
  if (!ANY.test(text)) return text
  for (const [part, pattern] of [...BEHIND, ...HALVES, ...BEFORE]) {
    const match = pattern.exec(text)
    const hours = match === null ? null : hoursIn(part, Number(match[1]))
    if (match === null || hours === null) continue
    const minutes = /^[半반]$/u.test(match[2] ?? '') ? '30' : (match[2] ?? '00').padStart(2, '0')
    const clock = `${String(hours).padStart(2, '0')}:${minutes}`
    return `${text.slice(0, match.index)} ${clock} ${text.slice(match.index + match[0].length)}`
  }
  return text
}

/** Twelve at night is midnight, twelve in the afternoon noon. Hours beyond twelve say it all themselves. */
function hoursIn(part: PartOfDay, hours: number): number | null {
  if (hours > 24) return null
  if (hours > 12) return hours
  if (part === 'morning') return hours % 12
  if (part === 'noon') return hours > 9 ? hours : hours + 12
  if (part === 'night' && hours < 6) return hours
  if (hours === 12) return part === 'afternoon' ? 12 : 24
  return hours + 12
}
