import { weekdayNamed } from '../../../lib/weekday-words.ts'
import { withoutAccents } from '../../../lib/without-accents.ts'
import { ACCENTED_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAY_CASES } from '../tables/weekday-cases.ts'

/** 0 is Sunday. */
export function weekdayTold(word: string): number | undefined {
  const plain = folded(word)
  const accented =
    plain === 'st' ? ACCENTED_WEEKDAYS.get(word.slice(0, 2).toLowerCase()) : undefined
  return accented ?? weekdayNamed(plain) ?? WEEKDAY_CASES.get(plain) ?? SHORT_WEEKDAYS.get(plain)
}

export function folded(word: string): string {
  return withoutAccents(word.replace(/[.'’]$/u, ''))
}
