import { expect, test } from 'vitest'
import { readPrice } from './money.ts'

/** What a program writes that asks its system for a price in the reader's tongue, and the currency there. */
const LOCALES = Object.entries({
  AED: 'ar-AE',
  ARS: 'es-AR',
  AUD: 'en-AU',
  BAM: 'bs-BA',
  BDT: 'bn-BD',
  BGN: 'bg-BG',
  BRL: 'pt-BR',
  CAD: 'en-CA fr-CA',
  CHF: 'de-CH fr-CH it-CH',
  CLP: 'es-CL',
  CNY: 'zh-CN',
  COP: 'es-CO',
  CZK: 'cs-CZ',
  DKK: 'da-DK',
  EGP: 'ar-EG',
  EUR: 'fr-FR de-DE de-AT es-ES it-IT nl-NL nl-BE pt-PT fi-FI el-GR ca-ES et-EE lv-LV lt-LT sl-SI hr-HR sk-SK en-IE',
  GBP: 'en-GB',
  HKD: 'zh-HK',
  HUF: 'hu-HU',
  IDR: 'id-ID',
  ILS: 'he-IL',
  INR: 'hi-IN en-IN',
  IRR: 'fa-IR',
  ISK: 'is-IS',
  JPY: 'ja-JP',
  KRW: 'ko-KR',
  MAD: 'ar-MA fr-MA',
  MXN: 'es-MX',
  MYR: 'ms-MY',
  NOK: 'nb-NO',
  PLN: 'pl-PL',
  RON: 'ro-RO',
  RUB: 'ru-RU',
  SAR: 'ar-SA',
  SEK: 'sv-SE',
  THB: 'th-TH',
  TND: 'ar-TN',
  TRY: 'tr-TR',
  TWD: 'zh-TW',
  UAH: 'uk-UA',
  USD: 'en-US es-US',
  VND: 'vi-VN',
  ZAR: 'en-ZA',
}).flatMap(([currency, names]) => names.split(' ').map((locale) => [locale, currency] as const))

const AMOUNTS = [0, 7.5, 15.99, 250, 1000, 1234.5, 12_500]
const DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const

/** Read of a text: `12.5 EUR`; the currency is `?` where it may be several, and the feed's where none is told. */
function told(text: string, country: string, feed: string | null): string {
  const price = readPrice(text, { decimal: null, cents: false, country, currency: feed })
  if (price.low === null && price.high === null) return price.warning === null ? 'nothing' : 'left'
  if (price.high !== null || price.from) return 'another'
  return `${price.low} ${price.currency === undefined ? (feed ?? '?') : (price.currency ?? '?')}`
}

test.each(LOCALES)('of %s in %s', (locale, own) => {
  const wrong = [own, 'EUR', 'USD'].flatMap((currency) =>
    DISPLAYS.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      return AMOUNTS.flatMap((amount) => {
        const text = format.format(amount)
        const rounded = Number(amount.toFixed(format.resolvedOptions().maximumFractionDigits))
        const read = told(text, locale.slice(-2), currency)
        return ['left', `${rounded} ${currency}`].includes(read) ? [] : [`${text}: ${read}`]
      })
    }),
  )
  expect(wrong).toEqual([])
})

test.each(LOCALES)('of %s where the feed is in a currency that nobody has there', (locale, own) => {
  const wrong = [own, 'EUR', 'USD'].flatMap((currency) =>
    (['symbol', 'code'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      const text = format.format(48)
      const read = told(text, locale.slice(-2), 'XPF')
      return ['left', '48 ?', `48 ${currency}`].includes(read) ? [] : [`${text}: ${read}`]
    }),
  )
  expect(wrong).toEqual([])
})
