import { describe, expect, test } from 'vitest'
import { made } from '../../../../tests/support/made-by-mapping.ts'

describe('of the text of a field a rule makes', () => {
  test.each<[string, object, unknown, object]>([
    [
      'a split text',
      { performers: { from: 'qui', split: '|' } },
      { qui: 'Otters | Badgers|' },
      { performers: ['Otters', 'Badgers'] },
    ],
    [
      'a part of a text',
      { place: { city: { from: 'lieu', take: ', (.+)$' } } },
      { lieu: 'Vega, Lille' },
      { place: { city: 'Lille' } },
    ],
    [
      'parts put together',
      { start: { from: 'd', take: '^(\\d+)\\.(\\d+)$', as: '2026-$2-$1' } },
      { d: '05.12' },
      { start: '2026-12-05' },
    ],
    [
      'a table',
      { availability: { from: 's', values: { O: 'available', N: 'soldOut' } } },
      { s: 'N' },
      { availability: 'soldOut' },
    ],
    [
      'a table, in capitals or not',
      { availability: { from: 's', values: { oui: 'soldOut', non: 'available' } } },
      { s: 'Oui ' },
      { availability: 'soldOut' },
    ],
    [
      'a table with a word for all else',
      { status: { from: 's', values: { X: 'cancelled' }, otherwise: 'scheduled' } },
      { s: 'Q' },
      { status: 'scheduled' },
    ],
    [
      'a table that says nothing',
      { offers: { price: { from: 'p', values: { 0: null } } } },
      { p: 0 },
      {},
    ],
    [
      'a flag of a table',
      { timeUnknown: { from: 's', values: { true: true } } },
      { s: true },
      { timeUnknown: true },
    ],
    [
      'a date pattern',
      { start: { from: 'd', date: 'dd/MM/yyyy HH:mm' } },
      { d: '5/12/2026 20:30' },
      { start: '2026-12-05T20:30' },
    ],
    [
      'a date pattern with halves of the day',
      { start: { from: 'd', date: 'M-d-yy h:mm a' } },
      { d: '12-5-26 8:30 pm' },
      { start: '2026-12-05T20:30' },
    ],
    [
      'a date pattern without a year',
      { start: { from: 'd', date: 'dd/MM HH:mm' }, end: { from: 'd', date: 'dd/MM' } },
      { d: '05/12 20:30' },
      { start: '5 Dec 20:30', end: '5 Dec' },
    ],
    ...(
      [
        ['dd/MM/yyyy', '05/12/2026 20:30', '2026-12-05 20:30'],
        ['dd/MM/yyyy', '05/12/2026 au 08/12/2026', '2026-12-05 au 08/12/2026'],
        ['dd/MM/yyyy', '05/12/2026 (complet)', '2026-12-05'],
        ["yyyy-MM-dd'T'HH:mm:ss", '2026-12-05T20:30:00.000Z', '2026-12-05T20:30:00Z'],
        ["yyyy-MM-dd'T'HH:mm", '2026-12-05T20:30 +05:00', '2026-12-05T20:30+05:00'],
        ['dd/MM/yyyy hh:mm', '05/12/2026 08:30 PM', '2026-12-05T08:30 PM'],
        ['dd/MM/yy', '05/12/2026', '05/12/2026'],
        ['yyyyMMdd', '202612052030', '202612052030'],
        ['dd/MM HH:mm', '05/12 20:30 Salle 3', '5 Dec 20:30'],
      ] as const
    ).map(([date, d, start]): [string, object, unknown, object] => [
      `a date as ${date}, and what stands behind it: ${d}`,
      { start: { from: 'd', date } },
      { d },
      { start },
    ]),
    [
      'a date that is written otherwise, as it is',
      { start: { from: 'd', date: 'dd/MM/yyyy' } },
      { d: 'soon' },
      { start: 'soon' },
    ],
    [
      'a decimal comma',
      { offers: { price: { from: 'p', decimal: ',' } } },
      { p: '1.234,50 €' },
      { offers: [{ price: '1234.50 €' }] },
    ],
  ])('%s', (_, listing, record, expected) => {
    expect(made(listing, record)).toEqual(expected)
  })
})
