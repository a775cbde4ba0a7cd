import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { opendatasoft } from './opendatasoft.ts'

function read(content: string) {
  return readBody(opendatasoft, bodyOf(content, { chunk: 300 }), {})
}

const TIMINGS = '[{"begin": "2026-12-05T20:00:00+01:00", "end": "2026-12-05T22:00:00+01:00"}]'

const MIRRORED = {
  uid: '71',
  title_fr: 'Les Loutres; trio',
  timings: TIMINGS,
  status: '{"id": 6}',
  location_name: 'Salle Boréale',
  location_coordinates: '43.6, 1.44',
}
const PROGRAMME = {
  id: '8',
  title: 'Ciné-club',
  lead_text: 'Un "film".',
  occurrences: '2026-12-05T20:00:00+01:00_2026-12-05T22:00:00+01:00',
  address_name: 'Bibliothèque Boréale',
  lat_lon: '48.84, 2.41',
  price_type: 'payant',
  price_detail: '8 €',
}

function csvOf(record: Readonly<Record<string, string>>, sign: string): string {
  const row = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign)
  return `\uFEFF${Object.keys(record).join(sign)}\r\n${row(Object.values(record))}\r\n`
}

describe('an export in CSV', () => {
  test.each([';', ',', '\t'])('with %j between its cells', async (sign) => {
    expect((await read(csvOf(MIRRORED, sign))).natives).toMatchObject([
      {
        id: '71',
        name: 'Les Loutres; trio',
        sessions: [{ start: '2026-12-05T20:00:00+01:00' }],
        status: 'cancelled',
        place: { name: 'Salle Boréale', lat: '43.6', lng: '1.44' },
      },
    ])
    expect((await read(csvOf(PROGRAMME, sign))).natives).toMatchObject([
      {
        id: '8',
        description: 'Un "film".',
        place: { name: 'Bibliothèque Boréale', lat: '48.84', lng: '2.41' },
        offers: [{ price: '8 €' }],
      },
    ])
  })

  test('without rows is valid and empty, one of something else is none', async () => {
    const { natives, incomplete } = await read('uid;slug;title_fr;timings\r\n')
    expect([natives, incomplete]).toEqual([[], []])
    await expect(read('ref;titre;date\n1;Les Loutres;2026-12-05\n')).rejects.toThrow(
      'text that is no JSON',
    )
  })
})

test('an export in GeoJSON has its point beside the members', async () => {
  const feature = (properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [1.44, 43.6] },
    properties,
  })
  const features = [
    feature({ ...MIRRORED, location_coordinates: null }),
    feature({ ...PROGRAMME, lat_lon: null }),
  ]
  const { natives } = await read(JSON.stringify({ type: 'FeatureCollection', features }))
  expect(natives.map(({ place }) => place)).toMatchObject([
    { lat: '43.6', lng: '1.44' },
    { lat: '43.6', lng: '1.44' },
  ])
})

describe('the programme of Paris', () => {
  test.each<[string, object, object]>([
    [
      'occurrences in a list',
      { occurrences: ['2026-12-05T20:00:00+01:00', '2026-12-06T20:00:00+01:00'] },
      {
        sessions: [{ start: '2026-12-05T20:00:00+01:00' }, { start: '2026-12-06T20:00:00+01:00' }],
      },
    ],
    [
      'several times of one day in its text',
      {
        occurrences: null,
        date_description: 'Le samedi 5 décembre 2026<br />de 15h00 à 16h00<br />de 20h à 21h30',
      },
      {
        sessions: [
          { start: '2026-12-05T15:00:00', end: '2026-12-05T16:00:00' },
          { start: '2026-12-05T20:00:00', end: '2026-12-05T21:30:00' },
        ],
      },
    ],
    [
      'who holds it, and the site of the place',
      { contact_organisation_name: 'Loutres & Cie', address_url: 'https://vega.example' },
      { organizer: 'Loutres & Cie', place: { url: 'https://vega.example' } },
    ],
    ['what is for children', { audience: 'Public enfants.' }, { categories: ['enfants'] }],
    ['what is for them too', { audience: 'Public enfants, adultes.' }, { categories: [] }],
  ])('tells %s', async (_, more, members) => {
    const { natives, warnings } = await read(JSON.stringify([{ ...PROGRAMME, ...more }]))
    expect(natives[0]).toMatchObject(members)
    expect(warnings).toEqual([])
  })

  test('has no other clock for want of seconds', async () => {
    const { warnings } = await read(
      JSON.stringify([
        {
          ...PROGRAMME,
          occurrences: '2026-12-05T20:00+01:00_2026-12-05T22:00+01:00',
          date_description: 'Le samedi 5 décembre 2026<br />de 20h00 à 22h00',
        },
      ]),
    )
    expect(warnings).toEqual([])
  })
})

test('an event of the mirror without an address of its own has that in its agenda', async () => {
  const { natives } = await read(JSON.stringify([{ ...MIRRORED, originagenda_uid: '5' }]))
  expect(natives[0]?.url).toBe('https://openagenda.com/agendas/5/events/71')
})
