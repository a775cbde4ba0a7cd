import { WEEKDAY_NAMES } from './date-words.ts'
import type { Rewriting } from './tongues-with-endings.ts'

/** From Sunday on. */
function weekdayIn(forms: readonly string[], word = ''): string {
  return (
    WEEKDAY_NAMES[forms.findIndex((form) => new RegExp(`^(?:${form})$`, 'iu').test(word))] ?? ''
  )
}

const WELSH_DAYS = ['sul', 'l?lun', '[mf]awrth', '[mf]ercher', 'iau', 'g?wener', 'sadwrn']
/** `Nos Wener 5 Mawrth am 7.30yh`, `2yp`, `10yb` */
const WELSH: Rewriting = {
  look: /(?<!\p{L})(?:(?:dydd|nos)\s[slmfigw]|sadwrn\s\d)|\dy[hpb](?!\p{L})/iu,
  forms: [
    [
      new RegExp(`(?<!\\p{L})(?:dydd|nos)\\s(${WELSH_DAYS.join('|')})(?!\\p{L})`, 'giu'),
      (_, word) => weekdayIn(WELSH_DAYS, word),
    ],
    [/(?<!\p{L})sadwrn(?=\s\d)/giu, 'Saturday'],
    [/(?<!\p{L})am\s(?=\d{1,2}[.:]?\d{0,2}\s?y[hpb])/giu, ''],
    [/(?<!\d)(\d{1,2})\.(\d\d)(?=\s?y[hpb](?!\p{L}))/giu, '$1:$2'],
    [/(?<=\d)\s?yb(?!\p{L})/giu, ' am'],
    [/(?<=\d)\s?y[hp](?!\p{L})/giu, ' pm'],
  ],
}

const IRISH_DAYS = [
  'domhnaigh',
  'luain',
  'm[áa]irt',
  'c[ée]adaoin',
  'd[ée]ardaoin',
  'h?aoine',
  'sathairn',
]
/** `Dé Sathairn 6 Márta ag 7.30in` */
const IRISH: Rewriting = {
  look: /(?<!\p{L})d[ée](?:\s(?:domh|lua|m[áa]i|c[ée]ad|h?aoi|sath)|ardaoin)/iu,
  forms: [
    [
      new RegExp(`(?<!\\p{L})(?:d[ée]\\s)?(${IRISH_DAYS.join('|')})(?!\\p{L})`, 'giu'),
      (_, word) => weekdayIn(IRISH_DAYS, word),
    ],
    [
      /(?<!\p{L})ag\s(\d{1,2})(?:[.:](\d\d))?\s?i\.?n\.?(?!\p{L})/giu,
      (_, hours, minutes = '00') => `${hours}:${minutes} pm`,
    ],
  ],
}

const NORTHERN_MONTHS =
  '(?:januar|februar|marts|april|maj|mai|juni|juli|august|september|o[kc]tober|november|de[sc]ember|\\p{L}+kuuta)(?!\\p{L})'
const SHORT_FINNISH = '(?:ma|ti|ke|to|pe|la|su)'
/** Behind a first day, and behind its weekday or time: `12.5.2027 (Wed) to 15.5.2027`, `4.8. 8pm to 7.8.` */
const ENGLISH_BEFORE_TO = String.raw`[\d)]\.?\s|[ap]\.?m\.?\s|(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?\s`
/** `to 4.3.`, `ke–to 3.–4.3.`: elsewhere it leads to a last day */
const FINNISH: Rewriting = {
  look: new RegExp(
    String.raw`(?<!\p{L})(?:to\s\d{1,2}\.\s?(?:\d{1,2}\.|${NORTHERN_MONTHS})|${SHORT_FINNISH}\s?[-–]\s?${SHORT_FINNISH}\s\d)`,
    'iu',
  ),
  forms: [
    [
      new RegExp(String.raw`(?<!\p{L})${SHORT_FINNISH}\s?[-–]\s?${SHORT_FINNISH}\s(?=\d)`, 'giu'),
      '',
    ],
    [
      new RegExp(
        String.raw`(?<!\p{L}|${ENGLISH_BEFORE_TO})to\s(?=\d{1,2}\.\s?(?:\d{1,2}\.|${NORTHERN_MONTHS}))`,
        'giu',
      ),
      'Thursday ',
    ],
  ],
}

const SLAVIC_MONTHS =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|januára|februára|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra'
/** `6 marca o 20`, `5.03, g. 20`, `u 20 i 30`, `5. marca 2027 do 18.45 hod.` */
const SLAVIC: Rewriting = {
  look: new RegExp(
    `\\d\\.?\\s(?:${SLAVIC_MONTHS})(?!\\p{L})|(?<!\\p{L})(?:o\\sgodz|g\\.\\s?\\d)|(?<!\\p{L})u\\s\\d{1,2}\\si\\s\\d\\d|\\d\\.\\sa\\s\\d`,
    'iu',
  ),
  forms: [
    [/(?<!\p{L})(?:o\s)?godz(?:inie|\.)?\s?(?=\d)/giu, 'godz. '],
    [/(?<!\p{L})g\.\s?(?=\d)/giu, 'godz. '],
    [
      new RegExp(
        `(?<=\\d\\.?\\s(?:${SLAVIC_MONTHS})(?:\\s\\d{4})?,?\\s)o\\s(?=\\d{1,2}(?![\\d.:]*\\d|\\.?\\s?\\p{L}))`,
        'iu',
      ),
      'godz. ',
    ],
    [/(?<=\d\.)\sa\s(?=\d{1,2}\.)/giu, ' & '],
    [/(?<!\p{L})u\s(\d{1,2})\si\s(\d\d)(?!\d)/giu, 'u $1:$2'],
    // Behind its year a day does not last until another.
    [
      /(?<=\d{4},?\s)do\s(?:godz\.\s)?(\d{1,2})[.:](\d\d)(?:\s?hod\.?)?$/iu,
      (_, hours, minutes) => `bis ${hours}:${minutes}`,
    ],
  ],
}

/** `în perioada 5-7 martie`, `w dniach 5-7 marca`, `do 5 ao 7 de marzo` */
const DAYS_OF = [
  'în (?:perioada|intervalul|zilele de)|w (?:dniach|terminie)(?: od)?|ve? (?:dnech|termínu)(?: od)?|v dňoch(?: od)?',
  'u (?:periodu|razdoblju|terminu)(?: od)?|в период(?: с)?|у період(?: з)?|im zeitraum(?: vom)?|i perioden',
  'no per[íi]odo de|nos dias|(?:en )?los días|els dies',
].join('|')
const LED: Rewriting = {
  look: new RegExp(String.raw`(?<!\p{L})(?:${DAYS_OF})\s\d|(?<!\p{L})do\s\d{1,2}\sao\s\d`, 'iu'),
  forms: [
    [new RegExp(String.raw`(?<!\p{L})(?:${DAYS_OF})\s(?=\d)`, 'giu'), ''],
    [/(?<!\p{L})do\s(\d{1,2})\sao\s(?=\d)/giu, '$1 – '],
  ],
}

const CATALAN_HOURS = 'una|dues|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze'.split('|')
/** `a 2/4 de 9 del vespre`: quarters of the hour before it */
const CATALAN: Rewriting = {
  look: /(?<!\p{L})a\s[123]\/4\sd/iu,
  forms: [
    [
      new RegExp(
        `(?<!\\p{L}|\\d\\s)a\\s([123])\\/4\\s(?:de\\s|d['’])([1-9]|1[0-2]|${CATALAN_HOURS.join('|')})(?![\\p{L}\\d])`,
        'giu',
      ),
      (_, quarters, word = '') => {
        const hour = /\d/.test(word) ? Number(word) : CATALAN_HOURS.indexOf(word.toLowerCase()) + 1
        return `${hour === 1 ? 12 : hour - 1}:${Number(quarters) * 15}`
      },
    ],
  ],
}

export const TONGUES_OF_THE_WEST: readonly Rewriting[] = [
  WELSH,
  IRISH,
  FINNISH,
  SLAVIC,
  CATALAN,
  LED,
]
