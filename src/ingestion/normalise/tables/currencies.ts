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
  can$: 'CAD',
  cad$: 'CAD',
  rd$: 'DOP',
  tt$: 'TTD',
  j$: 'JMD',
  ec$: 'XCD',
  bds$: 'BBD',
  bz$: 'BZD',
  fj$: 'FJD',
  n$: 'NAD',
  ar$: 'ARS',
  col$: 'COP',
  $u: 'UYU',
  'b/': 'PAB',
  'gh₵': 'GHS',
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
  р: 'RUB',
  'р.': 'RUB',
  рублей: 'RUB',
  рубля: 'RUB',
  рубль: 'RUB',
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
  'د.ج': 'DZD',
  'د.ك': 'KWD',
  'د.ب': 'BHD',
  'ر.ق': 'QAR',
  'ر.ع': 'OMR',
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
export const WEST_AFRICA = Object.fromEntries(
  'BJ BF CI GW ML NE SN TG'.split(' ').map((country) => [country, 'XOF'] as const),
)
export const PACIFIC = { PF: 'XPF', NC: 'XPF', WF: 'XPF' }
export const POUNDS = {
  EG: 'EGP',
  GI: 'GIP',
  FK: 'FKP',
  SH: 'SHP',
  SY: 'SYP',
  LB: 'LBP',
  SD: 'SDG',
}
export const BELARUS = { BY: 'BYN' }
export const CROWNS = { SE: 'SEK', NO: 'NOK', DK: 'DKK', FO: 'DKK', GL: 'DKK', IS: 'ISK' }

export const DOLLARS = {
  US: 'USD',
  PR: 'USD',
  GU: 'USD',
  VI: 'USD',
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
  $: { ...DOLLARS, MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', MO: 'MOP' },
  km: { BA: 'BAM' },
  dt: { TN: 'TND' },
  da: { DZ: 'DZD' },
  q: { GT: 'GTQ' },
  'q.': { GT: 'GTQ' },
  l: { HN: 'HNL' },
  'l.': { HN: 'HNL' },
  br: { ...BELARUS, ET: 'ETB' },
  f: { ...CENTRAL_AFRICA, ...WEST_AFRICA, ...PACIFIC },
  ден: { MK: 'MKD' },
  'ден.': { MK: 'MKD' },
  kr: CROWNS,
  'kr.': CROWNS,
  '£': POUNDS,
  lei: { MD: 'MDL' },
  c$: { NI: 'NIO' },
  руб: BELARUS,
  'руб.': BELARUS,
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

/**
 * About how many units of a currency are worth as much as one of the large ones, in powers of ten: what a price may be at most is a
 * matter of its worth. Rates move, but hardly ever by so much.
 */
const UNITS: readonly (readonly [power: number, currencies: string])[] = [
  [
    1,
    `AED BOB BRL BWP BYN CNY CZK DKK ERN GEL GHS GTQ HKD HNL ILS MAD MDL MOP MVR MXN MYR NAD NOK PEN PGK PLN QAR RON SAR SBD
    SCR SEK STN SVC SZL TJS TMT TTD WST XCD ZAR ZMW LSL`,
  ],
  [
    2,
    `AFN ALL BDT BTN CVE DOP DZD EGP ETB GMD GYD HTG INR ISK JMD JPY KES KGS LRD MKD MRU MUR MZN NIO NPR PHP RSD RUB SLE SRD
    THB TRY TWD UAH UYU VUV XPF YER`,
  ],
  [3, 'AMD AOA CDF CLP CRC DJF HUF IQD KMF KPW KRW KZT LKR MWK NGN PKR RWF SDG SOS SSP XAF XOF'],
  [4, 'ARS BIF COP GNF IDR KHR LAK MGA MMK MNT PYG SYP TZS UGX UZS VES'],
  [5, 'LBP VND'],
  [6, 'IRR'],
]
export const UNITS_OF_WORTH: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap(([power, codes]) => codes.split(/\s+/).map((code) => [code, 10 ** power] as const)),
)

/** Of a thousand small units: by custom three decimals stand behind the point, and in Tunisia and Libya behind a comma as well. */
export const THOUSANDTHS: Readonly<Record<string, string>> = {
  BHD: '.',
  JOD: '.',
  KWD: '.',
  OMR: '.',
  LYD: '.,',
  TND: '.,',
}
