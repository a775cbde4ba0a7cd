import { HOUSE_NUMBER, IN_FRONT } from '../street-words.ts'
import { hasDay } from './day-spelling.ts'

/** Numbers of houses in a text of dates: `20h - 22 rue des Pins`. */

/** Up to the next number, sign, or dash with blanks. */
const STREET = String.raw`(?:(?!\s[-–—|]\s)[^\d,;|()\n])*`
/** `3 place du 14 juillet`: streets that are named after a day are known by it, or hide none. */
const NO_NAMED_DAY = String.raw`(?!\s+(?:du|des|de|del|dos)\s+\d)`
const HOUSE = new RegExp(
  String.raw`(?<![\d./:-])(?!20\d\d(?!\d))${HOUSE_NUMBER},?\s(?:${IN_FRONT.any})(?![\p{L}\d])${NO_NAMED_DAY}${STREET}`,
  'giu',
)

/** Few texts of dates name a street. */
const MAY_BE = new RegExp(String.raw`\d(?:\s?(?:bis|ter|[a-d]))?,?\s(?:${IN_FRONT.any})`, 'i')

export function withoutHouses(text: string): string {
  if (!MAY_BE.test(text)) return text
  const left = text.replace(HOUSE, ' ')
  return left === text || hasDay(left) ? left : text
}
