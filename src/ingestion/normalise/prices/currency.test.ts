import { expect, test } from 'vitest'
import { currencyCode, currencyIn } from './currency.ts'
import { CURRENCY_WORDS, SHARED_SIGNS } from '../tables/currencies.ts'

test.each([
  ['EUR', null, 'EUR'],
  ['eur', null, 'EUR'],
  ['€', null, 'EUR'],
  ['$', 'US', 'USD'],
  ['$', null, null],
  ['£', 'EG', 'EGP'],
  ['£', 'FR', 'GBP'],
  ['FCFA', 'CM', 'XAF'],
  ['FCFA', null, 'XOF'],
  ['francs', 'CH', 'CHF'],
  ['francs', 'SN', 'XOF'],
  ['francs', 'NC', 'XPF'],
  ['francs', 'FR', null],
  ['lei', 'MD', 'MDL'],
  ['ден.', 'MK', 'MKD'],
  ['ден', 'BG', null],
  ['PTS', null, null],
  ['XXX', null, null],
])('currencyCode %s in %s', (text, country, code) => {
  expect(currencyCode(text, country, null)).toBe(code)
})

const OF_ONE = Object.entries(CURRENCY_WORDS).map(([sign, code]) => [sign, null, code] as const)
const OF_SEVERAL = Object.entries(SHARED_SIGNS).flatMap(([sign, codes]) =>
  Object.entries(codes).map(([country, code]) => [sign, country, code] as const),
)

/** A sign that only the tables have is known in a column of currencies, and not in the text of a price. */
test('every sign of the tables is seen beside an amount', () => {
  const unseen = [...OF_ONE, ...OF_SEVERAL].filter(([sign, country, code]) => {
    const written = [sign, sign.toUpperCase(), sign.charAt(0).toUpperCase() + sign.slice(1)]
    const texts = written.flatMap((one) => [`10 ${one}`, `${one} 10`])
    return !texts.some((text) => currencyIn(text, country, null)?.code === code)
  })
  expect(unseen).toEqual([])
})

test.each([
  ['KD 5', 'GB'],
  ['LE 5 MARS 12', 'FR'],
  ['SR 10', 'DE'],
  ['1500 din', 'RO'],
])('%s in %s names no currency', (text, country) => {
  expect(currencyIn(text, country, null)).toBeNull()
})

test.each<[string, string, string]>([
  ['25 $ au guichet', 'CA', 'CAD'],
  ['25 $ AU', 'FR', 'AUD'],
  ['Діти до 6 р. - 150 грн', 'UA', 'UAH'],
  ['GS 10 €', 'FR', 'EUR'],
  ['10 € / GS 5 €', 'FR', 'EUR'],
  ['BS 12 €', 'FR', 'EUR'],
  ['Fr. 10 €, Sa. 12 €', 'DE', 'EUR'],
  ['Fr. 10', 'CH', 'CHF'],
  ['1500 р.', 'RU', 'RUB'],
  ['KD 5', 'KW', 'KWD'],
  ['5 BD', 'BH', 'BHD'],
  ['QR 75', 'QA', 'QAR'],
  ['LE 350', 'EG', 'EGP'],
  ['N5000', 'NG', 'NGN'],
  ['350:-', 'SE', 'SEK'],
  ['1500 din', 'RS', 'RSD'],
  ['150 Dhs', 'AE', 'AED'],
  ['150 Dhs', 'MA', 'MAD'],
  ['$ 900', 'UY', 'UYU'],
])('%s in %s, where words look like currencies', (text, country, code) => {
  expect(currencyIn(text, country, null)?.code).toBe(code)
})
