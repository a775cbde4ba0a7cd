import { describe, expect, test } from 'vitest'
import { normaliseListing } from '../normalise-listing.ts'
import { CONTEXT } from '../../../../tests/support/native-listing.ts'

function told(start: string): string {
  const options = { timeZone: 'Asia/Tehran' }
  const context = { ...CONTEXT, format: 'csv', options, now: Date.UTC(2026, 8, 1) }
  const made = normaliseListing({ id: '1', name: 'Les Loutres', start }, context)
  if ('rejected' in made) return 'rejected'
  const { precision, start: stamp } = made.listing.timing
  const local = new Date(stamp.at + stamp.offset * 60_000).toISOString()
  const warned = made.warnings.some((text) => text.includes('Umm al-Qura')) ? ' by the moon' : ''
  return `${local.slice(0, precision === 'minute' ? 16 : 10)}${warned}`
}

describe('a date of another calendar', () => {
  test.each<[string, string]>([
    ['14 Azar 1405', '2026-12-05'],
    ['۱۴ آذر ۱۴۰۵', '2026-12-05'],
    ['شنبه ۱۴ آذر ۱۴۰۵، ساعت ۱۹:۳۰', '2026-12-05T19:30'],
    ['29 اسفند 1405', '2027-03-20'],
    ['۱۴۰۵ آذر ۱۴, شنبه', '2026-12-05'],
    ['یکشنبه ۱۵ آذر ۱۴۰۵', '2026-12-06'],
    ['يكشنبه ۱۵ آذر ۱۴۰۵', '2026-12-06'],
    ['1 فروردین 1406', '2027-03-21'],
    ['25 جمادى الآخرة 1448 هـ', '2026-12-05 by the moon'],
    ['Ramadan 1, 1448 AH', '2027-02-08 by the moon'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  test.each([
    '25 جمادى الآخرة 1448 هـ الموافق 5 ديسمبر 2026',
    '5 ديسمبر 2026 الموافق 24 جمادى الآخرة 1448',
    '14 Azar 1405 (5 December 2026)',
  ])('beside one of ours is not looked at: %s', (text) => {
    expect(told(text)).toBe('2026-12-05')
  })

  // Months of 30 and of 31 days, and numbers alone, which say nothing of their calendar.
  test.each(['31 آذر 1405', '31 رمضان 1448', '1405/09/14', '14 Loutre 1405'])(
    'that there is not: %s',
    (text) => {
      expect(told(text)).toBe('rejected')
    },
  )
})
