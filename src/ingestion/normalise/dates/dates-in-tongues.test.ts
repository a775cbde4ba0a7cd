import { expect, test } from 'vitest'
import { datesIn } from '../../../../tests/support/dates-in.ts'

interface Tongue {
  readonly country: string
  readonly weekdays: readonly [tuesday: string, friday: string, saturday: string, short: string]
  /** With what leads to it. */
  readonly month: string
  /** Behind the number of a day, and of a year; before a year. */
  readonly marks?: readonly [day: string, year: string, beforeYear: string]
  readonly at: string
  /** 20:00 and 20:30, or as in English. */
  readonly clock: readonly [mark: string, behind: string]
  readonly words: readonly [from: string, to: string, and: string, until: string]
  readonly doors: readonly [doors: string, begins: string]
}

const TONGUES: readonly Tongue[] = [
  {
    country: 'FR',
    weekdays: ['mardi', 'vendredi', 'samedi', 'ven.'],
    month: 'mars',
    at: 'à ',
    clock: ['h', ''],
    words: ['du ', ' au ', ' et ', "jusqu'au "],
    doors: ['portes ', 'concert '],
  },
  {
    country: 'DE',
    weekdays: ['Dienstag', 'Freitag', 'Samstag', 'Fr.'],
    month: 'März',
    marks: ['.', '', ''],
    at: 'um ',
    clock: ['.', ' Uhr'],
    words: ['vom ', ' bis ', ' und ', 'bis '],
    doors: ['Einlass ', 'Beginn '],
  },
  {
    country: 'IT',
    weekdays: ['martedì', 'venerdì', 'sabato', 'ven'],
    month: 'marzo',
    at: 'ore ',
    clock: ['.', ''],
    words: ['dal ', ' al ', ' e ', 'fino al '],
    doors: ['apertura porte ore ', 'inizio ore '],
  },
  {
    country: 'ES',
    weekdays: ['martes', 'viernes', 'sábado', 'vie'],
    month: 'de marzo',
    marks: ['', '', 'de '],
    at: 'a las ',
    clock: [':', ' h'],
    words: ['del ', ' al ', ' y ', 'hasta el '],
    doors: ['puertas ', 'concierto '],
  },
  {
    country: 'PT',
    weekdays: ['terça-feira', 'sexta-feira', 'sábado', 'sex'],
    month: 'de março',
    marks: ['', '', 'de '],
    at: 'às ',
    clock: ['h', ''],
    words: ['de ', ' a ', ' e ', 'até '],
    doors: ['portas ', 'início '],
  },
  {
    country: 'NL',
    weekdays: ['dinsdag', 'vrijdag', 'zaterdag', 'vr'],
    month: 'maart',
    at: 'om ',
    clock: ['.', ' uur'],
    words: ['van ', ' t/m ', ' en ', 't/m '],
    doors: ['deuren ', 'aanvang '],
  },
  {
    country: 'SE',
    weekdays: ['tisdag', 'fredag', 'lördag', 'fre'],
    month: 'mars',
    at: 'kl. ',
    clock: ['.', ''],
    words: ['från ', ' till ', ' och ', 'till '],
    doors: ['insläpp kl. ', 'start kl. '],
  },
  {
    country: 'DK',
    weekdays: ['tirsdag', 'fredag', 'lørdag', 'fre.'],
    month: 'marts',
    marks: ['.', '', ''],
    at: 'kl. ',
    clock: ['.', ''],
    words: ['fra ', ' til ', ' og ', 'til '],
    doors: ['døre kl. ', 'koncert kl. '],
  },
  {
    country: 'NO',
    weekdays: ['tirsdag', 'fredag', 'lørdag', 'fre.'],
    month: 'mars',
    marks: ['.', '', ''],
    at: 'kl. ',
    clock: ['.', ''],
    words: ['fra ', ' til ', ' og ', 'til '],
    doors: ['dørene åpner kl. ', 'konsert kl. '],
  },
  {
    country: 'FI',
    weekdays: ['tiistai', 'perjantai', 'lauantai', 'pe'],
    month: 'maaliskuuta',
    marks: ['.', '', ''],
    at: 'klo ',
    clock: ['.', ''],
    words: ['', '–', ' ja ', ''],
    doors: ['ovet klo ', 'keikka klo '],
  },
  {
    country: 'PL',
    weekdays: ['wtorek', 'piątek', 'sobota', 'pt.'],
    month: 'marca',
    at: 'godz. ',
    clock: [':', ''],
    words: ['od ', ' do ', ' i ', 'do '],
    doors: ['bramy ', 'koncert '],
  },
  {
    country: 'CZ',
    weekdays: ['úterý', 'pátek', 'sobota', 'pá'],
    month: 'března',
    marks: ['.', '', ''],
    at: 'od ',
    clock: [':', ''],
    words: ['od ', ' do ', ' a ', 'do '],
    doors: ['otevření dveří ', 'začátek '],
  },
  {
    country: 'HR',
    weekdays: ['utorak', 'petak', 'subota', 'pet'],
    month: 'ožujka',
    marks: ['.', '.', ''],
    at: 'u ',
    clock: [':', ''],
    words: ['od ', ' do ', ' i ', 'do '],
    doors: ['otvaranje vrata ', 'početak '],
  },
  {
    country: 'RU',
    weekdays: ['вторник', 'пятница', 'суббота', 'пт'],
    month: 'марта',
    at: 'в ',
    clock: [':', ''],
    words: ['с ', ' по ', ' и ', 'до '],
    doors: ['двери ', 'начало '],
  },
  {
    country: 'UA',
    weekdays: ['вівторок', "п'ятниця", 'субота', 'пт'],
    month: 'березня',
    at: 'о ',
    clock: [':', ''],
    words: ['з ', ' по ', ' і ', 'до '],
    doors: ['двері ', 'початок '],
  },
  {
    country: 'RO',
    weekdays: ['marți', 'vineri', 'sâmbătă', 'vin'],
    month: 'martie',
    at: 'ora ',
    clock: [':', ''],
    words: ['', ' - ', ' și ', 'până la '],
    doors: ['deschiderea porților ', 'concert '],
  },
  {
    country: 'TR',
    weekdays: ['Salı', 'Cuma', 'Cumartesi', 'Cum'],
    month: 'Mart',
    at: 'saat ',
    clock: [':', ''],
    words: ['', ' - ', ' ve ', ''],
    doors: ['kapı açılışı ', 'konser '],
  },
  {
    country: 'GR',
    weekdays: ['Τρίτη', 'Παρασκευή', 'Σάββατο', 'Παρ'],
    month: 'Μαρτίου',
    at: 'στις ',
    clock: [':', ''],
    words: ['από ', ' έως ', ' και ', 'έως '],
    doors: ['πόρτες ', 'έναρξη '],
  },
  {
    country: 'ES',
    weekdays: ['dimarts', 'divendres', 'dissabte', 'dv.'],
    month: 'de març',
    marks: ['', '', 'de '],
    at: 'a les ',
    clock: [':', ' h'],
    words: ['del ', ' al ', ' i ', 'fins al '],
    doors: ['obertura de portes ', 'concert '],
  },
]

/** What people write in all of them, and what it means. */
function written({ weekdays, month, marks = ['', '', ''], at, clock, words, doors }: Tongue) {
  const [tuesday, friday, saturday, short] = weekdays
  const [from, to, and, until] = words
  const [dayMark, yearMark, beforeYear] = marks
  const d = (date: number) => `${date}${dayMark}`
  const march = ` ${month}`
  const year = ` ${beforeYear}2027${yearMark}`
  const c = (hours: number, minutes = '00') => `${hours}${clock[0]}${minutes}${clock[1]}`
  const texts: readonly (readonly [text: string, dates: string])[] = [
    [`${friday} ${d(5)}${march}${year}, ${at}${c(20)}`, '03-05 20:00'],
    [`${d(5)}${march}${year}, ${c(20, '30')}`, '03-05 20:30'],
    [`${at}${c(20, '30')}, ${d(5)}${march}${year}`, '03-05 20:30'],
    [`${short} ${d(5)}${march}${year} ${at}${c(20)}`, '03-05 20:00'],
    [`${friday} ${d(5)}${march} ${at}${c(20)}`, '03-05 20:00'],
    [`${d(5)}${march} ${at}${c(20, '30')}`, '03-05 20:30'],
    [`${from}${d(5)}${to}${d(7)}${march}${year}`, 'R 03-05 > 03-07'],
    [`${from}${d(5)}${march}${to}${d(7)}${march}${year}`, 'R 03-05 > 03-07'],
    [`${d(5)}${and}${d(6)}${march}${year}, ${at}${c(20)}`, '03-05 20:00 + 03-06 20:00'],
    [
      `${friday} ${d(5)}${and}${saturday} ${d(6)}${march}${year}, ${at}${c(20)}`,
      '03-05 20:00 + 03-06 20:00',
    ],
    [`${d(5)}${march}${and}${d(10)}${march}${year}`, '03-05 + 03-10'],
    [`${d(5)}${march}${year} ${at}${c(20)} - ${c(23)}`, '03-05 20:00>23:00'],
    [`${d(5)}${march}${year}, ${c(14)}–${c(18)}`, '03-05 14:00>18:00'],
    [`${d(5)}${march}${year}, ${doors[0]}${c(19)}, ${doors[1]}${c(20)}`, '03-05 20:00 (19:00)'],
    [
      `${tuesday} - ${saturday} ${c(20)}, ${d(2)}-${d(20)}${march}${year}`,
      '15 × 03-02 20:00 … 03-20 20:00',
    ],
    [`${d(5)}${march}${year} ${at}${c(14)}${and}${at}${c(17)}`, '03-05 14:00 + 03-05 17:00'],
    [
      `${d(5)}${march}${year} ${c(20)} & ${d(6)}${march}${year} ${c(15)}`,
      '03-05 20:00 + 03-06 15:00',
    ],
    ...(until === '' ? [] : [[`${until}${d(7)}${march}${year}`, '!'] as const]),
  ]
  return texts
}

const ALL = TONGUES.flatMap((tongue) =>
  written(tongue).map(([text, dates]) => [tongue.country, text, dates] as const),
)

test.each(ALL)('%s: %s is %s', (country, text, dates) => {
  expect(datesIn(text, country)).toBe(dates)
})
