import { foldWord } from '../../../lib/fold-word.ts'
import { remembering } from '../../../lib/remember.ts'
import { flagOf } from '../not-shown.ts'
import type { Rule } from './rule.ts'

/** What a value means by the name of the field that it stands in; the value itself where that says nothing. */
type Meaning = (value: unknown) => unknown

/** `soldOut: false` leaves open whether anything is to be had. */
const isSoldOut: Meaning = (value) => said(value, 'soldOut', 'unknown')
const isCancelled: Meaning = (value) => said(value, 'cancelled', 'scheduled')
const isPostponed: Meaning = (value) => said(value, 'postponed', 'scheduled')

function said(value: unknown, yes: string, no: string): unknown {
  const flag = flagOf(value)
  return flag === null ? value : flag ? yes : no
}

/** `00:45` in a field for how long something lasts is no quarter to one. */
const lasts: Meaning = (value) => {
  const [, hours, minutes] =
    /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(typeof value === 'string' ? value.trim() : '') ?? []
  return hours === undefined ? value : `PT${Number(hours)}H${Number(minutes)}M`
}

/** `1250` in a field for cents is 12.50, whatever the unit of other prices. */
const inCents: Meaning = (value) => {
  const text = typeof value === 'string' ? value.trim() : value
  const cents = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text
  return Number.isSafeInteger(cents) ? (Number(cents) / 100).toFixed(2) : value
}
const CENTS = /(?<!per)(?:cents?|centimes|centimos|pence)$|^cent_?amount$/

const AMOUNTS = new Set(['price', 'priceMax', 'originalPrice', 'fees'])

const MEANINGS: Readonly<Record<string, readonly (readonly [fields: string, Meaning])[]>> = {
  end: [
    ['duration duree dauer duur durata duracion duracao length runtime runningtime lasts', lasts],
  ],
  availability: [
    ['soldout ausverkauft epuise agotado esaurito esgotado uitverkocht exhaurit', isSoldOut],
  ],
  status: [
    ['cancelled canceled annule abgesagt cancelado annullato geannuleerd', isCancelled],
    ['postponed reporte verschoben aplazado', isPostponed],
  ],
}

const BY_FIELD = new Map(
  Object.entries(MEANINGS).map(([member, rows]) => [
    member,
    new Map(
      rows.flatMap(([fields, meaning]) => fields.split(' ').map((field) => [field, meaning])),
    ),
  ]),
)

const fieldIn = remembering(2000, (path) => foldWord(path.replace(/^.*[./@^]/s, '')))

/** `isSoldOut`, `marked_as_sold_out`, `eventCancelled`: what it is said of, and that it is. */
const BESIDE =
  /^(?:(?:is|was|has|are|been|marked|flagged|as|ist|est|event|show|session|tickets?|all)(?=\p{L}{5}))+/u

/** How what one field gives a member is meant; null where that is as it stands. A table of values says it itself. */
export function meaningOf(member: string, rule: Rule): Meaning | null {
  const fields = BY_FIELD.get(member)
  const isAmount = AMOUNTS.has(member)
  if ((fields === undefined && !isAmount) || rule.kind !== 'pick' || rule.steps.values !== null)
    return null
  const [only, more] = rule.parts
  if (only === undefined || more !== undefined || !('path' in only)) return null
  const field = fieldIn(only.path)
  if (isAmount) return CENTS.test(field) ? inCents : null
  if (fields === undefined) return null
  return fields.get(field) ?? fields.get(field.replace(BESIDE, '')) ?? null
}
