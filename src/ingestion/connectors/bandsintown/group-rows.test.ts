import { describe, expect, test } from 'vitest'
import { row, facts, WHEN } from '../../../../tests/support/read-bandsintown.ts'

describe('rows of one place and time are', () => {
  test.each<[string, object[], string[]]>([
    [
      'one night of several acts where no title tells them apart',
      [row('Otters'), row('Badgers')],
      [`Otters, Badgers | ${WHEN} | Otters, Badgers | `],
    ],
    [
      'one night under their common title',
      [row('Otters', { title: 'River Fest' }), row('Badgers', { title: 'RIVER FEST!' })],
      [`River Fest | ${WHEN} | Otters, Badgers | `],
    ],
    [
      'one night where a title names the other act, who heads the bill',
      [row('Otters', { title: 'Otters live' }), row('Badgers', { title: 'Otters + guests' })],
      [`Otters live | ${WHEN} | Otters, + Badgers | `],
    ],
    [
      'two nights where two titles say so; who has none belongs to the one that names them',
      [
        row('Otters', { title: 'Otters and Herons' }),
        row('Badgers', { title: 'Dig It' }),
        row('Herons'),
      ],
      [`Otters and Herons | ${WHEN} | Otters, Herons | `, `Dig It | ${WHEN} | Badgers | `],
    ],
    [
      'one night though the town is spelt in three ways',
      [
        row('Otters', { locationText: 'Paris 19 Buttes-Chaumont, France' }),
        row('Badgers'),
        row('Herons', { locationText: 'PARIS 05, France' }),
      ],
      [`Otters, Badgers, Herons | ${WHEN} | Otters, Badgers, Herons | `],
    ],
    [
      'one night though the hall is spelt with a sign or a word',
      [row('Otters', { venueName: 'Hope & Vega' }), row('Badgers', { venueName: 'Hope and Vega' })],
      ['Otters, Badgers | 2026-12-05T20:00 | Hope & Vega, Paris, FR | Otters, Badgers | '],
    ],
    [
      'one night whose bill is headed by whom the other opens for',
      [row('Otters', { title: 'Otters opening for Badgers' }), row('Badgers')],
      [`Otters opening for Badgers | ${WHEN} | + Otters, Badgers | `],
    ],
    [
      'one night, in French',
      [row('Otters', { title: 'Première partie de Badgers' }), row('Badgers')],
      [`Première partie de Badgers | ${WHEN} | + Otters, Badgers | `],
    ],
    [
      'one night of whoever is not the hall',
      [row('Salle Vega'), row('Otters'), row('salleVegaParis')],
      [`Otters | ${WHEN} | Otters | `],
    ],
    [
      'one night whose title alone tells who plays',
      [row('Salle Vega', { title: 'River Songs at Salle Vega' })],
      [`River Songs at Salle Vega | ${WHEN} |  | `],
    ],
    [
      'one night of who is called as the hall, where nobody else is told',
      [row('Salle Vega')],
      [`Salle Vega | ${WHEN} | Salle Vega | `],
    ],
    [
      'one night that Badgers do not play',
      [row('Otters', { title: 'Otters supporting wild rivers' }), row('Herons')],
      [`Otters supporting wild rivers | ${WHEN} | Otters, + Herons | `],
    ],
  ])('%s', async (_, events, expected) => {
    expect(await facts(events)).toEqual(expected)
    expect((await facts(events.toReversed())).toSorted()).toEqual(expected.toSorted())
  })

  test('two nights at two times', async () => {
    expect(
      await facts([row('Otters'), row('Badgers', { startsAt: '2026-12-05T22:30:00' })]),
    ).toHaveLength(2)
  })
})

describe('rows of one title, place and day at several times are', () => {
  const at = (clock: string, more: object = {}) => ({
    title: 'River Fest',
    startsAt: `2026-12-05T${clock}:00`,
    ...more,
  })

  test.each<[string, object[], string[]]>([
    [
      'one night of acts that begin one after another',
      [
        row('Otters', at('17:00', { endsAt: '2026-12-05T18:00:00' })),
        row('Badgers', at('15:00', { endsAt: '2026-12-05T16:00:00' })),
      ],
      [
        'River Fest | 2026-12-05T15:00 – 2026-12-05T18:00 | Salle Vega, Paris, FR | Otters, Badgers | ',
      ],
    ],
    [
      'one without an end where the last does not tell its own',
      [row('Otters', at('15:00', { endsAt: '2026-12-05T16:00:00' })), row('Badgers', at('17:00'))],
      ['River Fest | 2026-12-05T15:00 | Salle Vega, Paris, FR | Otters, Badgers | '],
    ],
    [
      'one at the time that one of them tells',
      [row('Otters', at('00:00', { displayRule: 'date' })), row('Badgers', at('17:00'))],
      ['River Fest | 2026-12-05T17:00 | Salle Vega, Paris, FR | Otters, Badgers | '],
    ],
    [
      'two shows of who plays twice',
      [
        row('Otters', at('15:00', { artistUrl: 'https://www.bandsintown.com/a/7' })),
        row('Otters', at('17:00', { artistUrl: 'https://www.bandsintown.com/a/7' })),
      ],
      [
        'River Fest | 2026-12-05T15:00 | Salle Vega, Paris, FR | Otters | ',
        'River Fest | 2026-12-05T17:00 | Salle Vega, Paris, FR | Otters | ',
      ],
    ],
    [
      'two shows where the hall was empty in between',
      [
        row('Otters', at('11:00', { endsAt: '2026-12-05T13:00:00' })),
        row('Badgers', at('20:00', { endsAt: '2026-12-05T22:00:00' })),
      ],
      [],
    ],
    [
      'two where the title is only the hall',
      [
        row('Otters', at('15:00', { title: 'Salle Vega' })),
        row('Badgers', at('17:00', { title: 'Salle Vega' })),
      ],
      [],
    ],
  ])('%s', async (_, events, expected) => {
    const read = await facts(events)
    if (expected.length > 0) expect(read).toEqual(expected)
    else expect(read).toHaveLength(2)
    expect((await facts(events.toReversed())).toSorted()).toEqual(read.toSorted())
  })
})
