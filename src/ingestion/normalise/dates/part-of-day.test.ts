import { expect, test } from 'vitest'
import { readMoment } from './moment.ts'

/** `day HH:MM` of a local moment. */
function told(text: string): string {
  const moment = readMoment(text)
  if (moment.kind !== 'local' || moment.clock === null) return moment.kind
  return new Date(moment.day + moment.clock).toISOString().slice(0, 16).replace('T', ' ')
}

test.each<[string, string]>([
  ['5 décembre 2026 à 8h du soir', '2026-12-05 20:00'],
  ['5 décembre 2026 à 20h30 du soir', '2026-12-05 20:30'],
  ['5 décembre 2026, 1h du matin', '2026-12-05 01:00'],
  ['5 de diciembre de 2026 a las 8 de la tarde', '2026-12-05 20:00'],
  ['5 de diciembre de 2026, 12 de la noche', '2026-12-06 00:00'],
  ['5 de diciembre de 2026, 12 de la tarde', '2026-12-05 12:00'],
  ['5 de dezembro de 2026, 9 da noite', '2026-12-05 21:00'],
  ['5 dicembre 2026 ore 9 di sera', '2026-12-05 21:00'],
  ['5. Dezember 2026, 8 Uhr abends', '2026-12-05 20:00'],
  ['5. Dezember 2026, 2 Uhr nachts', '2026-12-05 02:00'],
  ["5 december 2026, 8 uur 's avonds", '2026-12-05 20:00'],
  ['5 декабря 2026, 7 часов вечера', '2026-12-05 19:00'],
  ['5 Δεκεμβρίου 2026, 7:30 μ.μ.', '2026-12-05 19:30'],
  ['5 Δεκεμβρίου 2026, 10:30 π.μ.', '2026-12-05 10:30'],
  ['5 ديسمبر 2026 7:30 م', '2026-12-05 19:30'],
  ['5 ديسمبر 2026 10:30 ص', '2026-12-05 10:30'],
  ['5 Disember 2026, 7.30 malam', '2026-12-05 19:30'],
  ['5 Aralık 2026 akşam 8', '2026-12-05 20:00'],
  ['2026. 12. 5. du. 3 óra', '2026-12-05 15:00'],
  ['2026年12月5日 晚上7:30', '2026-12-05 19:30'],
  ['2026年12月5日 下午7点半', '2026-12-05 19:30'],
  ['2026年12月5日 凌晨1点', '2026-12-05 01:00'],
  ['2026年12月5日 晚上12点', '2026-12-06 00:00'],
  ['2026년 12월 5일 저녁 7시', '2026-12-05 19:00'],
  ['5 December 2026 at 7 in the evening', '2026-12-05 19:00'],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected)
})
