import {
  BELARUS,
  CENTRAL_AFRICA,
  CROWNS,
  DOLLARS,
  PACIFIC,
  POUNDS,
  RUPEES,
  WEST_AFRICA,
} from './currencies.ts'

/** ISO 4217, or by country where several have one of that name. */
type Meaning = string | Readonly<Record<string, string>>

const PESOS = { MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', PH: 'PHP', UY: 'UYU', DO: 'DOP' }
const RIYALS = { SA: 'SAR', QA: 'QAR', OM: 'OMR', YE: 'YER', IR: 'IRR' }
const DIRHAMS = { AE: 'AED', MA: 'MAD' }
const FRANCS = {
  ...CENTRAL_AFRICA,
  ...WEST_AFRICA,
  ...PACIFIC,
  CH: 'CHF',
  LI: 'CHF',
  DJ: 'DJF',
  GN: 'GNF',
  RW: 'RWF',
  BI: 'BIF',
  KM: 'KMF',
  CD: 'CDF',
}
const DINARS = { TN: 'TND', DZ: 'DZD', KW: 'KWD', BH: 'BHD', JO: 'JOD', IQ: 'IQD', LY: 'LYD' }

/** Names of currencies beside an amount, as patterns. What stands first is looked for first. */
export const CURRENCY_NAMES: readonly (readonly [names: string, meaning: Meaning])[] = [
  [
    'euroa|eurot|eurų|eura|eur[óo]v?|evr[oi]v?|eiro|evra|avro|yevro|евро|євро|евра|еўра|ευρώ|يورو|یورو|אירו|यूरो|ユーロ|유로|欧元|歐元|ยูโร',
    'EUR',
  ],
  [
    'u\\.?s\\.?[- ]dollars?|american dollars?|dollars? (?:us|am[ée]ricains?|des états-unis)|d[óo]lares (?:estadounidenses|americanos)|dollari (?:statunitensi|americani)|amerikaanse dollars?|amerikansk[ae] dollar|долларов сша|щ\\.д\\.|美元|美金|米ドル|미국 달러',
    'USD',
  ],
  ['canadian dollars?|dollars? canadiens?|加元', 'CAD'],
  ['australian dollars?|澳元', 'AUD'],
  ['new zealand dollars?', 'NZD'],
  ['singapore dollars?', 'SGD'],
  ['hong kong dollars?|港元|港币|港幣', 'HKD'],
  ['新台[币幣]|台[币幣]', 'TWD'],
  ['人民[币幣]|rmb', 'CNY'],
  ['rur', 'RUB'],
  ['日元|日圓|yens?', 'JPY'],
  ['韩元|韓元|韓圜', 'KRW'],
  ['英[镑鎊]|british pounds?', 'GBP'],
  ['francs? suisses?|swiss francs?|(?:schweizer )?franken|franchi svizzeri', 'CHF'],
  ['svenska kronor', 'SEK'],
  ['norske kroner', 'NOK'],
  ['danske kroner', 'DKK'],
  ['złot(?:y|e|ych|ego)|zlotys?', 'PLN'],
  ['korun(?:a|y)?', 'CZK'],
  ['forint', 'HUF'],
  // `1500 р.`
  ['рубл(?:ей|я|ь)|р\\.?', BELARUS],
  ['грив(?:ень|ні|ня)', 'UAH'],
  ['те[нң]ге|тн?г\\.?', 'KZT'],
  ['сом(?:ов|а)?', 'KGS'],
  ['сум(?:ов|а)?|с[ўу]м', 'UZS'],
  ['лари|ლარი', 'GEL'],
  ['драм(?:ов|а)?|դրամ', 'AMD'],
  ['манат(?:ов|а)?|manat', 'AZN'],
  ['reais', 'BRL'],
  ['rupiah', 'IDR'],
  ['ringgit', 'MYR'],
  ['baht', 'THB'],
  ['vnđ|đ(?:ồng)?', 'VND'],
  ['guaran[íi](?:es)?|gs\\.?', 'PYG'],
  ['din(?:ara?|\\.)|дин(?:ара?|\\.)', 'RSD'],
  ['lekë?', 'ALL'],
  ['naira', 'NGN'],
  ['taka|টাকা', 'BDT'],
  ['лев(?:а|ове)', 'BGN'],
  ['shekels?|nis', 'ILS'],
  ['ush', 'UGX'],
  ['tsh', 'TZS'],
  ['t[üu]rk liras[ıi]', 'TRY'],
  ['שקל(?:ים)?(?: חדשים)?|ש["״]?ח', 'ILS'],
  ['денари?', 'MKD'],
  ["so[ʻ‘'’]m", 'UZS'],
  [
    '(?:\\p{L}+[ -])?(?:dollar\\p{L}{0,3}|d[óòôo]lar\\p{L}{0,3}|долл?ар\\p{L}{0,3}|δολ[άα]ρι\\p{L}?|دولار|دلار|דולר(?:ים)?)',
    DOLLARS,
  ],
  ['pesos', PESOS],
  ['bs\\.?|bol[íi]var(?:es)?|bolivianos', { BO: 'BOB', VE: 'VES' }],
  ['kronor|kroner|krónur', CROWNS],
  // `francs CFA` are known by their last word.
  ['francs?(?! ?c\\.?f\\.?a)|franchi', FRANCS],
  ['rupees?', RUPEES],
  ['جنيهات?|جنيه', POUNDS],
  ['ريال(?:ات)?|ریال|ri?yals?|rials?', RIYALS],
  ['درهم|دراهم|dirhams?', DIRHAMS],
  ['دينار|دنانير|dinars?', DINARS],
]
