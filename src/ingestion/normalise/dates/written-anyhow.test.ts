import fc from 'fast-check'
import { expect, test } from 'vitest'
import { read, told } from '../../../../tests/support/native-listing.ts'
import { DAY_MS } from '../../../lib/durations.ts'

const now = Date.parse('2026-11-28T12:00:00Z')

const FRAGMENTS =
  "5|12|31|2027|26|mars|avril|März|May|dic.|mar|lundi|Sa|le|du|au|et|und|y|e|&|,|/|.|-|–|:|20h|20:30|8 pm|halb acht|abends|vingt heures|minuit|à|um|€|50|12,50|1.200|gratuit|de|ans|max|personnes|-30%|(|)|rue du|place du 8 mai 1945|Saison 2026/2027|réservation|report|VVK bis|~~|+|T|Z|24:00|25:99|00|'|tel 01 02 03 04 05|1e9|0x1A|NaN|∞|٥|５|Ⅻ|½".split(
    '|',
  )
const texts = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 3 })), { maxLength: 14 })
  .chain((parts) => fc.constantFrom(' ', '').map((sign) => parts.join(sign)))

test('whatever is written, what is read of it is whole', () => {
  fc.assert(
    fc.property(texts, texts, (date, price) => {
      const result = read({ start: date, end: price, offers: [{ price }] }, {}, { now })
      if ('rejected' in result) return
      const { timing, offers } = result.listing
      const ats = timing.sessions.flatMap(({ start, end }) => [start.at, end?.at ?? start.at])
      for (const at of [timing.start.at, timing.end?.at ?? 0, ...ats]) {
        expect(Number.isSafeInteger(at)).toBe(true)
      }
      for (const { start, end } of timing.sessions)
        expect(end?.at ?? Infinity).toBeGreaterThan(start.at)
      for (const amount of offers.flatMap((one) => [one.price, one.priceMax, one.originalPrice])) {
        expect(amount ?? 0).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(amount ?? 0)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

const FIRST = Date.UTC(2027, 0, 1)
const TONGUES = [
  { locale: 'fr-FR', and: 'et' },
  { locale: 'en-GB', and: 'and' },
  { locale: 'de-DE', and: 'und' },
  { locale: 'es-ES', and: 'y' },
  { locale: 'it-IT', and: 'e' },
  { locale: 'nl-NL', and: 'en' },
  { locale: 'pt-PT', and: 'e' },
  { locale: 'da-DK', and: 'og' },
  { locale: 'sv-SE', and: 'och' },
]

test('days that are listed, the year told with the last, are all read', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 150 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(days, fc.constantFrom(...TONGUES), (numbers, { locale, and }) => {
      const sorted = numbers.toSorted((a, b) => a - b).map((day) => FIRST + day * DAY_MS)
      const spell = (day: number, options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(day)
      const plain = { day: 'numeric', month: 'long' } as const
      const last = spell(sorted.at(-1) ?? 0, { ...plain, year: 'numeric' })
      const earlier = sorted.slice(0, -1).map((day) => spell(day, plain))
      const result = read({ start: `${earlier.join(', ')} ${and} ${last}` }, {}, { now })
      expect('rejected' in result ? [] : result.listing.timing.sessions.map(dayOf)).toEqual(
        sorted.map((day) => new Date(day).toISOString().slice(0, 10)),
      )
    }),
    { numRuns: 300 },
  )
})

function dayOf({ start }: { readonly start: Parameters<typeof told>[0] }): string {
  return told(start)?.slice(0, 10) ?? ''
}

test('an amount is read as it was, however it is written', () => {
  const forms = [
    (amount: string) => `${amount.replace('.', ',')} €`,
    (amount: string) => `€${amount}`,
    (amount: string) => `Tarif : ${amount.replace('.', ',')}€`,
    (amount: string) => `EUR ${amount}`,
    (amount: string) => `${amount} euros`,
  ]
  const amounts = fc.integer({ min: 100, max: 99_999 })
  fc.assert(
    fc.property(amounts, fc.constantFrom(...forms), (cents, form) => {
      const price = form((cents / 100).toFixed(2))
      const result = read({ start: '2027-03-05', offers: [{ price }] }, {}, { now })
      expect('rejected' in result ? null : result.listing.offers).toMatchObject([
        { price: cents / 100, priceMax: null, currency: 'EUR' },
      ])
    }),
    { numRuns: 300 },
  )
})
