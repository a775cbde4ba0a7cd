import type { FeedOption } from '../../domain/feed-option.ts'
import { countryCode } from '../../lib/geo/countries.ts'
import { zoneNamed } from '../../lib/zone.ts'
import { currencyCode } from './prices/currency.ts'
import { readMoment } from './dates/moment.ts'
import type { DateOrder } from './dates/moment.ts'
import type { TextRules } from './text.ts'

/** The options of normalising: good for every format. */
export const NORMALISE_OPTIONS: readonly FeedOption[] = [
  {
    name: 'timeZone',
    summary: 'zone of times without an offset whose place is not known (Europe/Paris)',
  },
  { name: 'country', summary: 'country of places that do not say theirs (FR)' },
  {
    name: 'place',
    summary: 'where events are that say no place (Salle Vega, 3 rue des Pins, 31000 Toulouse)',
  },
  { name: 'currency', summary: 'currency of prices that do not say theirs (EUR)' },
  {
    name: 'earliest',
    summary: 'day before which a listing is over and rejected; default: a year ago',
  },
  {
    name: 'latest',
    summary: 'day after which a listing is too far off; default: three years ahead',
  },
  {
    name: 'dateOrder',
    summary: 'how 05/12/2026 is meant; ymd: as dmy, but 26/12/05 has its year first',
    values: ['dmy', 'mdy', 'ymd'],
  },
  {
    name: 'endDates',
    summary: 'whether a bare end day is the last day or the day after it',
    values: ['inclusive', 'exclusive'],
  },
  { name: 'decimal', summary: 'decimal mark of prices: settles 2.450', values: ['comma', 'point'] },
  { name: 'prices', summary: 'unit of prices without a mark', values: ['units', 'cents'] },
  {
    name: 'fees',
    summary: 'whether fees come on top of prices or are in them already',
    values: ['added', 'included'],
  },
  { name: 'text', summary: 'whether texts are HTML', values: ['auto', 'html', 'plain'] },
  {
    name: 'mojibake',
    summary: 'put right texts that were decoded wrongly (CafÃ©)',
    values: ['keep', 'repair'],
  },
  {
    name: 'grain',
    summary: 'one event per night, or one per production; default: by category',
    values: ['auto', 'single', 'run'],
  },
  {
    name: 'family',
    summary:
      'one seller under several names: listings of one id or page, of feeds of one family, are one',
  },
]

export interface Settings {
  readonly zone: string | null
  readonly country: string | null
  /** Of events that say no place, in one text. */
  readonly place: string | null
  readonly currency: string | null
  readonly earliest: number | null
  readonly latest: number | null
  readonly order: DateOrder
  readonly endExclusive: boolean
  readonly decimal: ',' | '.' | null
  readonly cents: boolean
  readonly feesIncluded: boolean
  readonly text: TextRules
  readonly grain: 'auto' | 'single' | 'run'
  readonly family: string | null
}

type Options = Readonly<Record<string, string>>

/** The options as rules. Values that `wrongOptions` refuses count as not given. */
export function readSettings(options: Options): Settings {
  const is = (name: string, value: string) => options[name] === value
  const markup = options['text']
  return {
    zone: zoneNamed(options['timeZone'] ?? ''),
    country: countryCode(options['country'] ?? ''),
    place: options['place']?.trim() || null,
    currency: currencyCode(options['currency'] ?? '', null, null),
    earliest: dayOf(options['earliest']),
    latest: dayOf(options['latest']),
    order: orderOf(options['dateOrder']),
    endExclusive: is('endDates', 'exclusive'),
    decimal: is('decimal', 'comma') ? ',' : is('decimal', 'point') ? '.' : null,
    cents: is('prices', 'cents'),
    feesIncluded: is('fees', 'included'),
    text: {
      repair: is('mojibake', 'repair'),
      markup: markup === 'html' || markup === 'plain' ? markup : 'auto',
    },
    grain: is('grain', 'single') ? 'single' : is('grain', 'run') ? 'run' : 'auto',
    family: options['family']?.trim().toLowerCase() || null,
  }
}

function orderOf(text: string | undefined): DateOrder {
  return text === 'mdy' || text === 'ymd' ? text : 'dmy'
}

function dayOf(text: string | undefined): number | null {
  const moment = readMoment(text)
  return moment.kind === 'local' ? moment.day : moment.kind === 'instant' ? moment.at : null
}

interface Check {
  readonly passes: (value: string) => boolean
  readonly wanted: string
}

const A_DAY: Check = { passes: (value) => dayOf(value) !== null, wanted: 'a day, as 2026-12-05' }

const CHECKS: Readonly<Record<string, Check>> = {
  timeZone: {
    passes: (value) => zoneNamed(value) !== null,
    wanted: 'a time zone by its IANA name, as Europe/Paris',
  },
  country: { passes: (value) => countryCode(value) !== null, wanted: 'a country, as FR' },
  currency: {
    passes: (value) => currencyCode(value, null, null) !== null,
    wanted: 'a currency by its ISO 4217 code, as EUR',
  },
  earliest: A_DAY,
  latest: A_DAY,
}

/** What is wrong with options of a feed, in words; `own` are those of its format. Empty: all is well. */
export function wrongOptions(options: Options, own: readonly FeedOption[]): readonly string[] {
  const known = new Map([...NORMALISE_OPTIONS, ...own].map((option) => [option.name, option]))
  return Object.entries(options).flatMap(([name, value]) => {
    const option = known.get(name)
    if (option === undefined)
      return [`no option is called ${name}; there are ${[...known.keys()].join(', ')}`]
    if (option.values !== undefined && !option.values.includes(value)) {
      return [`option ${name} is one of ${option.values.join(', ')}`]
    }
    const check = CHECKS[name]
    return check === undefined || check.passes(value)
      ? []
      : [`option ${name}: ${JSON.stringify(value)} is not ${check.wanted}`]
  })
}
