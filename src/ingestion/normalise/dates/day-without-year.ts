import { BEGINS, DOORS } from '../tables/door-words.ts'
import { weekdayTold } from './weekday-of-word.ts'
import { readDayOfYear } from './yearless.ts'
import type { DayOfYear } from './yearless.ts'

const BRACKETED = /[(（]\s?(\p{L}{2,})\.?\s?[)）]/u
/** `Beginn: 20 Uhr, 5. März`, of which the time is gone already */
const LABEL = new RegExp(String.raw`(?<!\p{L})(?:${BEGINS}|${DOORS})(?!\p{L})\s?:?`, 'giu')
const FREE =
  'free|gratuit|gratis|kostenlos|eintritt frei|freier eintritt|entr[ée]e libre|ingresso (?:libero|gratuito)|entrada (?:libre|gratuita|franca)|fri entr[ée]|vapaa pääsy|wstęp wolny|vstup zdarma'
const SUM = String.raw`(?:\p{L}{1,12}\.?:?\s){0,2}(?:[€£$]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?\s?(?:[€£$]|kr|zł|kč|ft|lei|euros?|eur|chf)(?!\p{L})\.?|${FREE})`
/** `| AK 12 €`, `, entrée libre` */
const PRICE = new RegExp(String.raw`\s?[|·•,;–—-]\s?${SUM}\s*(?=$|[|·•,;])`, 'giu')
const SIGNS_BEFORE = /^[\s,;:|·•–—-]+/u

/** The day of a text without its time; brackets around anything but a weekday tell of more. */
export function dayOfYearIn(given: string, monthFirst: boolean): DayOfYear | null {
  const text = given.replace(BRACKETED, bareWeekday).replace(SIGNS_BEFORE, '')
  const day = dayIn(text, monthFirst)
  if (day !== null) return day
  const plain = text.replace(LABEL, ' ').replace(PRICE, ' ').replace(SIGNS_BEFORE, '')
  return plain === text ? null : dayIn(plain, monthFirst)
}

function dayIn(text: string, monthFirst: boolean): DayOfYear | null {
  return /\d{3}|[()[\]]/.test(text) ? null : readDayOfYear(text, monthFirst)
}

/** `5 mars (vendredi) 20h` */
function bareWeekday(given: string, word: string): string {
  return weekdayTold(word) === undefined ? given : ` ${word} `
}
