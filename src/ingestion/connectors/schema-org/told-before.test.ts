import { expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { notToldBefore } from './told-before.ts'

const told = (name: string, start: string, url?: string) => ({
  listing: { name, start, ...(url === undefined ? {} : { url }) } satisfies NativeListing,
})
const NIGHT = '2026-12-05T20:00'
const PAGE = 'https://vega.example/loutres'

/** With a second night of the name in the page: that there is only one tells nothing then. */
const SECOND = told('Les Loutres', '2026-12-12T20:00')

test.each<[string, ReturnType<typeof told>, ReturnType<typeof told>, boolean]>([
  ['name and time', told('Les Loutres', NIGHT), told('LES LOUTRES', `${NIGHT}:00+01:00`), true],
  [
    'name, the day alone told once',
    told('Les Loutres', NIGHT),
    told('Les Loutres', '2026-12-05'),
    true,
  ],
  [
    'name and day, at another hour',
    told('Les Loutres', NIGHT),
    told('Les Loutres', '2026-12-05T22:00'),
    false,
  ],
  ['name, another day', told('Les Loutres', NIGHT), told('Les Loutres', '2026-12-06'), false],
  ['address and day', told('A', NIGHT, PAGE), told('B', '2026-12-05T19:00Z', PAGE), true],
  ['address, the day alone told once', told('A', NIGHT, PAGE), told('B', '2026-12-05', PAGE), true],
  ['address, another day', told('A', NIGHT, PAGE), told('B', '2026-12-06', PAGE), false],
  ['day, other name, no address', told('A', NIGHT), told('B', NIGHT), false],
])('an event of the same %s counts as told: %#', (_, before, event, counts) => {
  const left = notToldBefore([event, SECOND], [before, SECOND])
  expect(left).toEqual(counts ? [] : [event])
  expect(notToldBefore([event], [])).toEqual([event])
})

test('names of noise words alone tell two events apart as well', () => {
  const [one, other] = [told('Concert', NIGHT), told('Spectacle', NIGHT)]
  expect(notToldBefore([one], [other])).toEqual([one])
})

test('the only event of a name may write its time otherwise, or leave it out', () => {
  const utc = told('Les Loutres', '2026-12-05T19:00Z')
  expect(notToldBefore([utc], [told('Les Loutres', NIGHT)])).toEqual([])
  expect(notToldBefore([utc, SECOND], [told('Les Loutres', NIGHT), SECOND])).toEqual([utc])
})
