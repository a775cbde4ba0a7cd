import { describe, expect, test } from 'vitest'
import { datesIn } from '../../../../tests/support/dates-in.ts'
import { read, told } from '../../../../tests/support/native-listing.ts'

const now = Date.parse('2026-11-29T12:00:00Z')

function dateOf(start: string, country: string, options: Record<string, string> = {}): string {
  const native = { start, place: { name: 'Vega Hall', country } }
  const result = read(native, options, { now, zone: 'Europe/Paris' })
  if ('rejected' in result) return '!'
  const { precision, sessions, start: begin } = result.listing.timing
  const day = told(precision === 'range' ? begin : (sessions[0]?.start ?? null)) ?? ''
  const text = precision === 'minute' ? day.slice(0, 16) : day.slice(0, 10)
  const others = result.warnings.filter((warning) => !warning.startsWith('a date without its year'))
  return `${sessions.length > 1 ? `${sessions.length} × ` : ''}${text}${others.length > 0 ? ' !' : ''}`
}

describe('weekdays that are numbers are no days of the month', () => {
  test.each<[string, string]>([
    ['Thứ 2, 8/3/2027 20:00', '2027-03-08 20:00'],
    ['Thứ Hai, 8/3/2027 20:00', '2027-03-08 20:00'],
    ['Thứ 2 ngày 8 tháng 3 năm 2027, 20:00', '2027-03-08 20:00'],
    ['19h30 Thứ Bảy 6/3/2027', '2027-03-06 19:30'],
    ['Chủ nhật 7/3/2027 9:00', '2027-03-07 09:00'],
    ['Thứ Sáu 5/3, 20:00', '2027-03-05 20:00'],
    ['Thứ 3, 8/3/2027 20:00', '2027-03-08 20:00 !'],
  ])('%s: %s', (text, date) => {
    expect(dateOf(text, 'VN')).toBe(date)
  })
})

describe('days of the east without a year, and hours of which half is not told', () => {
  test.each<[string, string, string]>([
    ['3월 5일 금요일 저녁 7시', 'KR', '2027-03-05 19:00'],
    ['3월 5일(금) 19:30', 'KR', '2027-03-05 19:30'],
    ['3月5日（金）19:00', 'JP', '2027-03-05 19:00'],
    ['3月5日 19時', 'JP', '2027-03-05 19:00'],
    ['3月5日 星期五 19:30', 'CN', '2027-03-05 19:30'],
    // Of a clock of twelve hours, or one of twenty-four
    ['2027년 3월 5일 (금) 7시', 'KR', '2027-03-05 !'],
    ['2027년 3월 5일 7시 30분', 'KR', '2027-03-05 !'],
    ['2027년 3월 5일 저녁 7시', 'KR', '2027-03-05 19:00'],
    ['2027년 3월 5일 오전 9시 30분', 'KR', '2027-03-05 09:30'],
    ['2027년 3월 5일 07시', 'KR', '2027-03-05 07:00'],
    ['2027년 3월 5일 19시', 'KR', '2027-03-05 19:00'],
  ])('%s in %s: %s', (text, country, date) => {
    expect(dateOf(text, country)).toBe(date)
  })
})

describe('days with their weekday in brackets, and several of them', () => {
  test.each<[string, string]>([
    ['3/5(金)', '03-05'],
    ['3/5（金） 19:00', '03-05 19:00'],
    ['3/5(金) 19:00開演', '03-05 19:00'],
    ['3/5(金・祝) 19:00', '03-05 19:00'],
    ['3/5 (금) 오후 7:30', '03-05 19:30'],
    ['2027.03.05.(금) 오후 8시', '03-05 20:00'],
    ['3/5(金)～3/7(日)', 'R 03-05 > 03-07'],
    ['3月5日(金)〜7日(日)', 'R 03-05 > 03-07'],
    ['2026年12月30日〜1月3日', 'R 2026-12-30 > 01-03'],
    ['2027年3月5日至7日', 'R 03-05 > 03-07'],
    ['3/5(金)、6(土)', '03-05 + 03-06'],
    ['2027年3月5日(金)・6日(土) 19:00', '03-05 19:00 + 03-06 19:00'],
    ['2027年3月5日(金)19:00 / 3月6日(土)14:00', '03-05 19:00 + 03-06 14:00'],
    ['2027/3/5 (五) 19:30、2027/3/6 (六) 14:30', '03-05 19:30 + 03-06 14:30'],
    ['2027年3月5日 ①13:00 ②17:00', '03-05 13:00 + 03-05 17:00'],
    ['2027年3月5日(金)昼の部13:00 夜の部17:00', '03-05 13:00 + 03-05 17:00'],
    ['2027年3月5日 正午', '03-05 12:00'],
    ['2027년 3월 5일 오전 11시 ~ 오후 1시', '03-05 11:00>13:00'],
    // Another weekday, and none
    ['2027年3月5日(木)', '03-05 W'],
    ['3/5', '!'],
    // The sign of Sundays is that of days as well
    ['3/7 日曜日', '03-07'],
    ['3/5 金曜日, 19:00', '03-05 19:00'],
    ['3/5 금요일 - 19:30–21:30', '03-05 19:30>21:30'],
    ['3/7 日曜日~2027/3/9 火曜日', 'R 03-07 > 03-09'],
    // Each end with its time
    ['2027年3月5日 21:30～2027年3月7日 22:30', 'R 03-05 21:30 > 03-07 22:30'],
    ['2027年3月5日 | 19:30 - 2027年3月6日 | 21:30', '03-05 19:30>03-06 21:30'],
    ['2027年3月5日 金曜日, 19:30-2027年3月6日 土曜日, 21:30', '03-05 19:30>03-06 21:30'],
    ['2027/3/5, 19시-2027/3/6, 21시', '03-05 19:00>03-06 21:00'],
    // Months first, as where the year is told
    ['3/5 19:00', '03-05 19:00'],
    ['3/5 - 3/7', 'R 03-05 > 03-07'],
    ['3/5 19:00 & 3/7 20:00', '03-05 19:00 + 03-07 20:00'],
  ])('%s: %s', (text, dates) => {
    expect(datesIn(text, 'JP')).toBe(dates)
  })
})

describe('years of two digits', () => {
  test.each<[string, string, string]>([
    ['5/3/70 19:00', 'TH', '2027-03-05 19:00'],
    ['05-03-70', 'TH', '2027-03-05'],
    ['5/3/27 19:00', 'TH', '2027-03-05 19:00'],
    ['5/3/2570', 'TH', '2027-03-05'],
    ['5/3/70 19:00', 'FR', '!'],
    ['27/03/05', 'ES', '!'],
  ])('%s in %s: %s', (text, country, date) => {
    expect(dateOf(text, country)).toBe(date)
  })

  test('stand first where the feed says so', () => {
    expect(dateOf('27/03/05 20:00', 'ES', { dateOrder: 'ymd' })).toBe('2027-03-05 20:00')
    expect(dateOf('05/03/2027', 'ES', { dateOrder: 'ymd' })).toBe('2027-03-05')
  })
})
