import { AT_FIRST, MOVES } from '../../../lib/beside-dates/led-day-words.ts'
import { DAY_MS } from '../../../lib/durations.ts'
import { daysIn, isOn, sentencesIn } from './days-in-prose.ts'
import type { DayTold } from './days-in-prose.ts'
import type { DateOrder } from './moment.ts'

const FROM = String.raw`(?:du|from|vom|del|dal|dall['’]|van|de)\s(?:the\s)?`
const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?,?\s)?`
const PLANNED = String.raw`(?:pr[ée]vu|programm[ée]|annonc[ée]|scheduled|planned|announced|set|due|geplant|vorgesehen|angesetzt|previst|programad|fissat|gepland|voorzien)\p{L}{0,3}\s`
const FOR_DAY = String.raw`(?:(?:le|du|for|on|f[üu]r|am|den|per|il|para|el|em|op|voor|pour)\s){0,2}`
/** Said of one day alone, it was that one. People move as well. */
const FROM_ONE = new RegExp(
  String.raw`(?<!\p{L})(?:(?!moved|verzet)(?:${MOVES})\s${FROM}|(?:nachhol|ersatz)termin\s(?:vom|f[üu]r den|zum)\s|(?:${AT_FIRST})\s(?:${PLANNED}|am\s)${FOR_DAY})${WEEKDAY}$`,
  'iu',
)
const WORDS = `(?:${MOVES}|${AT_FIRST}|(?:nachhol|ersatz)termin|restent valables|(?:remain|still) valid|behalten|bleiben g[üu]ltig|restano valid[ie]|blijven geldig)`
/** Most texts have none of them: without the edges of words that is known three times as fast. */
const MAY_BE_MOVED = new RegExp(WORDS, 'i')
const MOVED = new RegExp(String.raw`(?<!\p{L})${WORDS}(?!\p{L})`, 'iu')
/** Days of these are none of the show. */
const OTHERS =
  /(?<!\p{L})(?:rembours|refund|r[üu]ckerstatt|erstatt|reembols|rimbors|terugbet|en vente|billetterie|ventes?|on sale|vorverkauf|inscri|vernissage|expo)/iu

const YEAR = 366 * DAY_MS

/**
 * The day from which a show was moved to `start` (UTC midnights): `reporté du 3 mars au 10 avril`, `originally scheduled for 3
 * March`. Null where no sentence tells two days of which the later told is that of the show, or one that is not.
 */
export function movedFrom(
  texts: readonly string[],
  start: number,
  order: DateOrder,
): number | null {
  for (const text of texts) {
    // Most texts have no digit, and so no day either: they are done with at once.
    if (!/\d/.test(text) || !MAY_BE_MOVED.test(text)) continue
    for (const sentence of sentencesIn(text)) {
      const day = MOVED.test(sentence) ? movedIn(sentence, start, order) : null
      if (day !== null) return day
    }
  }
  return null
}

function movedIn(sentence: string, start: number, order: DateOrder): number | null {
  const [first, second, third] = daysIn(sentence.replaceAll(/\s+/g, ' '), order)
  if (first === undefined || third !== undefined) return null
  const before = sentence.replaceAll(/\s+/g, ' ').slice(0, first.index)
  if (OTHERS.test(before)) return null
  const isTold = second === undefined ? FROM_ONE.test(before) : isOn(second, start)
  const month = first.month ?? second?.month ?? null
  return isTold && month !== null ? dayNear({ ...first, month }, start) : null
}

/** Of its year, else the last such day before the show. */
function dayNear(
  { date, month, year }: DayTold & { readonly month: number },
  start: number,
): number | null {
  const near = new Date(start).getUTCFullYear()
  const days = (year === null ? [near, near - 1] : [year]).map((one) =>
    Date.UTC(one, month - 1, date),
  )
  const found = days.find((day) => year !== null || day <= start)
  if (found === undefined || found === start || Math.abs(start - found) > 2 * YEAR) return null
  return new Date(found).getUTCDate() === date ? found : null
}
