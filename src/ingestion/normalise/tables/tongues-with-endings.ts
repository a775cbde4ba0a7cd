import { MONTH_NAMES, WEEKDAY_NAMES } from './date-words.ts'

/** How a tongue writes days and times, each form with what others write for it. */
export interface Rewriting {
  /** What only a text of dates in this tongue has. */
  readonly look: RegExp
  readonly forms: readonly (readonly [
    form: RegExp,
    meant: string | ((...told: string[]) => string),
  ])[]
}

/** Words of one kind as a pattern, and which of them one is, from 1 on; `|` parts the forms of one. */
function listed(words: string) {
  const each = words.split(' ')
  const forms = each.map((form) => new RegExp(`^(?:${form})$`, 'iu'))
  return {
    any: each.toReversed().join('|'),
    at: (word = '') => forms.findIndex((form) => form.test(word)) + 1,
  }
}

function month(at: number): string {
  return MONTH_NAMES[at - 1] ?? ''
}

function weekday(at: number): string {
  return WEEKDAY_NAMES[at - 1] ?? ''
}

/** `martxoak 5`, `2027ko martxoaren 5etik 7ra`, `20:00etan` */
const BASQUE_MONTHS = listed(
  'urtarril otsail martxo apiril maiatz ekain uztail abuztu irail urri azaro abendu',
)
const BASQUE: Rewriting = {
  look: new RegExp(`(?<!\\p{L})(?:${BASQUE_MONTHS.any})(?:aren|ak|a)\\s\\d`, 'iu'),
  forms: [
    [
      new RegExp(
        `(?:(\\d{4})ko\\s)?(${BASQUE_MONTHS.any})(?:aren|ak|a)\\s(\\d{1,2})(?:e?tik\\s(\\d{1,2})(?:e?ra)?(?:\\sarte)?|(?:ean|an|eko|a)?(?:\\seta\\s(\\d{1,2})(?:ean|an|a)?)?)(?![\\p{L}\\d])`,
        'giu',
      ),
      (_, year = '', name = '', first = '', last?: string, other?: string) => {
        const more = last === undefined ? (other === undefined ? '' : ` & ${other}`) : ` – ${last}`
        return `${first}${more} ${month(BASQUE_MONTHS.at(name))} ${year}`.trim()
      },
    ],
    [/(?<=\d:\d\d|\d)e?tan(?!\p{L})/giu, ' h'],
  ],
}

/** `5. märtsil`, `28. veebruarist 3. märtsini`, `R 5. märts` */
const ESTONIAN_MONTHS = listed(
  'jaanuari? veebruari? märtsi? aprilli? mai juuni juuli augusti? septemb(?:er|ri) oktoob(?:er|ri) novemb(?:er|ri) detsemb(?:er|ri)',
)
const ESTONIAN_LETTERS = 'PETKNRL'
const ESTONIAN: Rewriting = {
  look: /(?<!\p{L})(?:kell\s\d|(?:jaanuar|veebruar|märts|aprill|juuni|juuli|oktoob|detsemb|(?:augusti|mai|septembri|novembri)(?:l|st|ni))|[ETKNRLP],?\s\d{1,2}\.\s(?:mai|august|september|november))/iu,
  forms: [
    [
      new RegExp(`(?<=\\d\\.\\s)(${ESTONIAN_MONTHS.any})st\\s(?=\\d)`, 'giu'),
      (_, name) => `${month(ESTONIAN_MONTHS.at(name))} – `,
    ],
    [
      new RegExp(`(?<=\\d\\.\\s)(${ESTONIAN_MONTHS.any})(?:l|ni)(?!\\p{L})`, 'giu'),
      (_, name) => month(ESTONIAN_MONTHS.at(name)),
    ],
    [
      new RegExp(`(?<![\\p{L}\\d.])([${ESTONIAN_LETTERS}])[.,]?\\s(?=\\d{1,2}\\.)`, 'gu'),
      (_, letter = '') => `${weekday(ESTONIAN_LETTERS.indexOf(letter) + 1)} `,
    ],
  ],
}

/** `5. martā`, `No 5. līdz 7. martam`, `5. un 6. martā` */
const LATVIAN_MONTHS = listed(
  'janvār februār mart aprīl maij jūnij jūlij august septembr oktobr novembr decembr',
)
const LATVIAN: Rewriting = {
  look: /(?<!\p{L})(?:plkst|līdz)|\d\.\s?(?:janvār|februār|mart|aprīl|maij|jūnij|jūlij|august|septembr|oktobr|novembr|decembr)(?:ā|ī|am|im)(?!\p{L})/iu,
  forms: [
    [/(?<!\p{L})no\s(?=(?:plkst\.?\s)?\d)/giu, ''],
    [
      /(?<=\d{4})\slīdz\s(?:plkst\.?\s(\d{1,2})(?![.:\d])|(?:plkst\.?\s)?(?=\d{1,2}[.:]\d\d(?![.\d])))/giu,
      (_, hour) => (hour === undefined ? ' until ' : ` until ${hour}:00`),
    ],
    [/(?<=\d)\.?\slīdz\s(?:plkst\.?\s)?(?=\d)/giu, (dot) => `${dot.startsWith('.') ? '.' : ''} – `],
    [/(?<=\d\.)\sun\s(?=\d)/giu, ' & '],
    [
      new RegExp(`(?<=\\d\\.\\s?)(${LATVIAN_MONTHS.any})(?:ā|ī|am|im)(?!\\p{L})`, 'giu'),
      (_, name) => ` ${month(LATVIAN_MONTHS.at(name))}`,
    ],
  ],
}

/** `2027 m. kovo 5-7 d.`, `kovo 5 ir 6 d.`, `12–16 val.` */
const LITHUANIAN_MONTHS = listed(
  'sausio vasario kovo baland[žz]io gegu[žz][ėe]s bir[žz]elio liepos rugpj[ūu][čc]io rugs[ėe]jo spalio lapkri[čc]io gruod[žz]io',
)
const LITHUANIAN: Rewriting = {
  look: new RegExp(`(?<!\\p{L})(?:${LITHUANIAN_MONTHS.any})\\s\\d`, 'iu'),
  forms: [
    [
      new RegExp(
        `(?:(\\d{4})\\s(?:m\\.\\s)?)?(?<!\\p{L})(${LITHUANIAN_MONTHS.any})\\s(\\d{1,2})(?:\\s?d\\.)?(?:(\\s?[-–—]\\s?|\\sir\\s)(\\d{1,2})(?!\\s?val))?(?:\\s?d(?:\\.|(?!\\p{L})))?(?!\\d|:\\d)`,
        'giu',
      ),
      (_, year = '', name = '', first = '', sign = '', last = '') => {
        const more = sign === '' ? '' : sign.includes('ir') ? ` & ${last}` : ` – ${last}`
        return `${first}${more} ${month(LITHUANIAN_MONTHS.at(name))} ${year} `
      },
    ],
    [/(?<!\p{L})nuo\s(?=\d)/giu, ''],
    [/(?<=(?<!\d{3})\d)\s+iki\s(?=\d{1,2}\s\p{L}{3,}(?<!\sval))/giu, ' – '],
    [/(\d{1,2})\s?[-–]\s?(\d{1,2})\sval\.?/giu, '$1:00 – $2:00'],
    [/(\d{1,2})(?:[.:](\d\d))?\sval\.?/giu, (_, hours, minutes = '00') => `${hours}:${minutes}`],
  ],
}

/** `március 5-én`, `5-től 7-ig`, `2027. március 5. és 6. 19 óra`, `10-12 óra` */
const HUNGARIAN_MONTHS =
  'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december'
const HUNGARIAN: Rewriting = {
  look: /\d\.?-?(?:[áéa]?n|j[áé]n|t[őó]l|ig|kor)(?!\p{L})|(?<!\p{L})ór[aá]|\d\.\sés\s\d/iu,
  forms: [
    [/(\d{1,2})-(?:j?[éá])?t[őó]l\s(\d{1,2})-(?:j?[éá])?ig(?!\p{L})/giu, '$1-$2.'],
    [/(?<=\d)\.?-j?[áé]n(?!\p{L})/giu, '.'],
    [
      new RegExp(
        `(?:(\\d{4})\\.\\s)?(${HUNGARIAN_MONTHS})\\s(\\d{1,2})\\.\\sés\\s(\\d{1,2})\\.`,
        'iu',
      ),
      (_, year = '', name = '', first = '', last = '') => `${first} & ${last} ${name} ${year}`,
    ],
    [/(\d{1,2})\s?[-–]\s?(\d{1,2})\s(?:óra|óráig)(?!\p{L})/giu, '$1:00 – $2:00'],
    [
      /(\d{1,2}):?(\d\d)?(?:-kor|-t[óő]l)(?!\p{L})/giu,
      (_, hours, minutes = '00') => `${hours}:${minutes}`,
    ],
    [/(?<=\d\s?)ór[aá](?:kor|tól)(?!\p{L})/giu, 'óra'],
  ],
}

/** `5 Mart'ta saat 20:00'de`, `5 Mart'tan 7 Mart'a` */
const TURKISH: Rewriting = {
  look: /(?:\d|(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık))['’](?:[dt][ae]n?|y?[ae])(?!\p{L})/iu,
  forms: [
    [/['’][dt][ae]n\s(?=\d)/giu, ' – '],
    [/(?<=\d)\.(\d\d)['’][dt][ae](?!\p{L})/giu, ':$1'],
    [/['’](?:[dt][ae]n?|y?[ae])(?:\skadar)?(?!\p{L})/giu, ''],
  ],
}

export const TONGUES_WITH_ENDINGS: readonly Rewriting[] = [
  BASQUE,
  ESTONIAN,
  LATVIAN,
  LITHUANIAN,
  HUNGARIAN,
  TURKISH,
]
