import { countryCode } from '../../../lib/geo/countries.ts'
import { countryApart, dashesAsCommas, townBehindStreet } from './place-in-text.ts'
import { STATE_NAMES } from '../tables/state-names.ts'
import { BEHIND, IN_FRONT } from '../../../lib/street-words.ts'
import { CANADIAN, countryOfRegionBeside } from './country-of-code.ts'
import { STATES } from './states.ts'
import { districtApart } from './turkish-town.ts'
import { withBritishTown } from './british-town.ts'

const STATE_AND_CODE = new RegExp(
  `,\\s*(${['[A-Z]{2}', ...Object.keys(STATE_NAMES)].join('|')}),?\\s+(\\d{5}(?:-\\d{4})?)(?=\\s*(?:,|$))`,
)

/** A town before its code; not a street without a town, nor an American state. */
const TOWN_THEN_CODE = new RegExp(
  String.raw`(?<=\p{L}{2}.*), *(?!.*\b[A-Z]{2} \d{5}$|(?:${IN_FRONT.any}|parc|port) )(\p{L}[\p{L} '’-]+?) (\d{5})$`,
  'iu',
)

/** `Via dei Pini, 3 - 10121 Torino (TO)`, `Rua dos Pinheiros, 3 - 1000-001 Lisboa` */
const HOUSE_THEN_CODE =
  /(?<=\p{L}, \d{1,4}(?:\/\d{1,3}|\/?[a-z]| (?:bis|ter))?) [-–] (?=(?:\d{4,5}|\d{4}-\d{3}) \p{L}[^,]*(?:,[^,\d]*)?$)/iu

/** `C.P. 06000`, `CEP 20021-180`, `PLZ 10969` */
const LABEL_OF_CODE = /(?<=^|[,\s])(?:C\.? ?P\.?|CEP|PLZ|ZIP(?: code)?)[:.]? (?=\d{4,5}(?!\d))/giu

/** `Av. dos Pinheiros, 5 - São Paulo - SP`: a town of Brazil and its state, without its quarter. */
const HOUSE_THEN_TOWN =
  /(?<=\p{L}, \d{1,5}[a-z]?) [-–] (?=\p{L}[^,/–-]* [-–] [A-Z]{2}(?:, \d{5}-?\d{3})?$)/u

const AMERICAN = `(?:${BEHIND.surely}|${BEHIND.american})\\.?(?: [NSEW]{1,2})?`
/** What closes an address: `MN 55401`, `ON M5R 2G3`, `VIC 3065`. */
const REGION_AND_CODE = String.raw`(?:[A-Z]{2},? (?:\d{5}(?:-\d{4})?|${CANADIAN})|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4})`
const CODE_AT_END = new RegExp(`${REGION_AND_CODE}$`)
/** `3 Pine St Minneapolis MN 55401`, `5 Avenue Rd Toronto ON M5R 2G3`: behind the last word for a street, which has a name. */
const STREET_THEN_TOWN = new RegExp(
  String.raw`(?<=(?:\d\p{L}{2}|\d\S* [^,]+) ${AMERICAN}) (?![NSEW]{1,2} |[^,]* ${AMERICAN} )(?=\p{Lu}[\p{L}.'’ -]*,? ${REGION_AND_CODE}$)`,
  'iu',
)

/**
 * `Austin, Texas, 78701` has one comma too many, `3 rue des Pins 31 000 Toulouse` none before its town; `Paris 75006` has it the
 * wrong way round.
 */
export function apart(given: string): string {
  const [text, country] = countryApart(given)
  const dashed = dashesAsCommas(districtApart(text.replace(LABEL_OF_CODE, '')))
  const parts = (townBehindStreet(dashed)?.join(', ') ?? dashed)
    .replace(/(?<=[\p{L}\d).]{2}) [-–] (?=\d{5} \p{L}[^,]*$)/u, ', ')
    .replace(HOUSE_THEN_CODE, ', ')
    .replace(HOUSE_THEN_TOWN, ', ')
    .replace(STATE_AND_CODE, (parts, name: string, code: string) => {
      const state = STATE_NAMES[name] ?? name
      return STATES.has(state) ? `, ${state} ${code}` : parts
    })
    .replace(/(?<=[\p{L}\d).]{2}[ ,]+)(\d{2}) ?(\d{3}) (?=\p{L}[\p{L} '’-]+$)/u, ', $1$2 ')
    .replace(TOWN_THEN_CODE, ', $2 $1')
    .replace(/(?<=\p{L}{3}) (\d{5})$/u, ', $1')
  const whole = CODE_AT_END.test(parts)
    ? parts.replace(STREET_THEN_TOWN, ', ')
    : withBritishTown(parts)
  return country === null ? whole : `${whole}, ${country}`
}

/** `12 Pine St, Hawthorn VIC, Australia, 3122`: the code belongs to the town. */
export function codeBeforeCountry(parts: string[]): void {
  const [town = '', country = '', code = ''] = parts.slice(-3)
  if (!/^(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.test(code)) return
  if (!/^\p{L}[^\d]*$/u.test(town) || countryCode(country) === null) return
  // `ATLANTA, GEORGIA, 30301`: codes of the country have four digits.
  if (/^georgia$/i.test(country) && code.length === 5) {
    parts.splice(-2, 2, `GA ${code}`)
    return
  }
  // `Sandton, GP, 2196`: no Guadeloupe.
  if (countryOfRegionBeside(code, country) !== null) return
  const isBehind = /[A-Z]/.test(code) || / [A-Z]{2,3}$/.test(town)
  parts.splice(-3, 3, isBehind ? `${town} ${code}` : `${code} ${town}`, country)
}
