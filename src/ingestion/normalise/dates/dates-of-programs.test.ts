import { expect, test } from 'vitest'
import { readMoment } from './moment.ts'
import type { DateOrder } from './moment.ts'
import { orderIn } from './date-order.ts'

/** What a program writes that asks its system for a date in the reader's tongue: read as it is meant, or by this test named. */
const LOCALES =
  'fr fr-CA fr-CH en-GB en-US en-AU en-IN en-PH de de-AT de-CH es es-MX es-AR it nl nl-BE pt-PT pt-BR ca gl sv da nb nn fi pl cs sk hu ro tr ru uk be bg el hr sl sr sr-Latn bs mk et lv lt is ga cy sq ar ar-MA ar-LB ar-AE he fa fa-u-ca-gregory hi ja ko zh-CN zh-TW th vi id ms fil af ka hy kk'.split(
    ' ',
  )

const FORMS: readonly Intl.DateTimeFormatOptions[] = (['h12', 'h23', undefined] as const).flatMap(
  (hourCycle) => [
    { dateStyle: 'full', timeStyle: 'short', hourCycle },
    { dateStyle: 'long', timeStyle: 'short', hourCycle },
    { dateStyle: 'medium', timeStyle: 'short', hourCycle },
    { dateStyle: 'medium', timeStyle: 'medium', hourCycle },
    { dateStyle: 'short', timeStyle: 'short', hourCycle },
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle,
    },
  ],
)

/** A date of each month, at hours of all parts of the day. */
const DATES = Array.from({ length: 12 }, (_, month) => {
  const day = Date.UTC(2027, month, month % 2 === 0 ? 4 + (month % 5) : 26)
  return day + ((9 + month * 3.25) % 24) * 3_600_000
})

/** Years of two digits and of another era, which tell nothing to who does not know the feed. */
const NOT_READ = new Set(['th short', 'ko short', 'fa short'])

const ORDERS: Readonly<Record<string, DateOrder>> = { fil: 'mdy' }

function told(text: string, order: DateOrder): string {
  const moment = readMoment(text, order)
  if (moment.kind !== 'local') return moment.kind
  return new Date(moment.day + (moment.clock ?? 0)).toISOString().slice(0, 16)
}

test.each(LOCALES)('%s', (locale) => {
  const order = ORDERS[locale] ?? orderIn(new Intl.Locale(locale).maximize().region)
  const wrong = FORMS.filter(({ dateStyle }) => !NOT_READ.has(`${locale} ${dateStyle}`)).flatMap(
    (form) => {
      const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' })
      const hasClock = form.timeStyle !== undefined || form.hour !== undefined
      return DATES.flatMap((at) => {
        const text = format.format(at)
        const meant = new Date(hasClock ? at : at - (at % 86_400_000)).toISOString().slice(0, 16)
        const read = told(text, order)
        return read === meant ? [] : [`${text}: ${read}`]
      })
    },
  )
  expect(wrong).toEqual([])
})
