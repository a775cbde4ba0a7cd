/** ISO 4217 codes in use. */
export const CURRENCIES: ReadonlySet<string> = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR
  IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR
  MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD
  SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF
  XPF YER ZAR ZMW ZWL HRK`.split(/\s+/),
)

/** Signs and words that mean one currency. */
export const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  us$: 'USD',
  $us: 'USD',
  $ca: 'CAD',
  $au: 'AUD',
  $nz: 'NZD',
  $hk: 'HKD',
  $sg: 'SGD',
  $mx: 'MXN',
  usd$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
  r$: 'BRL',
  '₹': 'INR',
  '₩': 'KRW',
  원: 'KRW',
  円: 'JPY',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₸': 'KZT',
  '₼': 'AZN',
  '₾': 'GEL',
  '₦': 'NGN',
  '₡': 'CRC',
  '₲': 'PYG',
  '៛': 'KHR',
  '₭': 'LAK',
  '৳': 'BDT',
  '֏': 'AMD',
  '؋': 'AFN',
  '₮': 'MNT',
  '₵': 'GHS',
  元: 'CNY',
  บาท: 'THB',
  руб: 'RUB',
  'руб.': 'RUB',
  грн: 'UAH',
  'грн.': 'UAH',
  лв: 'BGN',
  'лв.': 'BGN',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  'fr.': 'CHF',
  sfr: 'CHF',
  dh: 'MAD',
  rp: 'IDR',
  'rp.': 'IDR',
  rm: 'MYR',
  ksh: 'KES',
  tl: 'TRY',
  'د.إ': 'AED',
  'ج.م': 'EGP',
  'ر.س': 'SAR',
  'د.م': 'MAD',
  'د.ت': 'TND',
  'us dollar': 'USD',
  'us dollars': 'USD',
  'pound sterling': 'GBP',
  'pounds sterling': 'GBP',
  'swiss franc': 'CHF',
  'swiss francs': 'CHF',
  'schweizer franken': 'CHF',
  'francs suisses': 'CHF',
  fcfa: 'XOF',
  'f cfa': 'XOF',
  cfa: 'XOF',
  u$s: 'USD',
  's/': 'PEN',
}

export const RUPEES = { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR', SC: 'SCR' }
export const CENTRAL_AFRICA = { CM: 'XAF', GA: 'XAF', CG: 'XAF', TD: 'XAF', CF: 'XAF', GQ: 'XAF' }
export const POUNDS = {
  EG: 'EGP',
  GI: 'GIP',
  FK: 'FKP',
  SH: 'SHP',
  SY: 'SYP',
  LB: 'LBP',
  SD: 'SDG',
}
export const CROWNS = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }

export const DOLLARS = {
  US: 'USD',
  PR: 'USD',
  EC: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
}

/** Signs that several countries use: sign, then the currency by country. Elsewhere they mean what CURRENCY_WORDS says, or nothing sure. */
export const SHARED_SIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: { ...DOLLARS, MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP' },
  km: { BA: 'BAM' },
  kr: CROWNS,
  'kr.': CROWNS,
  '£': POUNDS,
  lei: { MD: 'MDL' },
  dh: { AE: 'AED' },
  元: { TW: 'TWD' },
  fcfa: CENTRAL_AFRICA,
  'f cfa': CENTRAL_AFRICA,
  cfa: CENTRAL_AFRICA,
  rs: RUPEES,
  'rs.': RUPEES,
  '₨': RUPEES,
  r: { ZA: 'ZAR' },
  '¥': { JP: 'JPY', CN: 'CNY' },
  fr: { CH: 'CHF', LI: 'CHF' },
}

/** Currencies of small units: a ticket may cost tens or hundreds of thousands. */
export const SMALL_UNITS: ReadonlySet<string> = new Set(
  'AMD ARS BDT BIF CLP COP CRC DJF GNF HUF IDR INR IQD IRR ISK JPY KHR KMF KRW KZT LAK LBP LKR MGA MMK MNT NGN NPR PKR PYG RSD RWF SLE SYP TZS UGX UZS VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
)
