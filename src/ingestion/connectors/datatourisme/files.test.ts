import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { poi, PLACE, read } from '../../../../tests/support/read-datatourisme.ts'

describe('a file', () => {
  const line = (more: object) => JSON.stringify(poi(more))
  const second = { '@id': 'https://data.datatourisme.fr/15/2' }

  test('of objects one a line, with places among them and a broken line', async () => {
    const { natives, rejected, warnings } = await read(
      [line({}), JSON.stringify(PLACE), '{"@id": broken', line(second)].join('\n'),
    )
    expect(natives.map(({ id }) => id)).toEqual(['003eb63b-ee8e', '2'])
    expect(rejected).toEqual([
      { line: 3, id: null, reason: expect.stringContaining('not JSON') as string },
    ])
    expect(warnings).toEqual(['passed over, being no events: 1'])
  })

  test('of one object, or one graph', async () => {
    expect((await read(JSON.stringify(poi(), null, 1))).natives).toHaveLength(1)
    expect((await read(JSON.stringify({ '@graph': [poi(), PLACE] }))).natives).toHaveLength(1)
    const place = await read(JSON.stringify(PLACE))
    expect([place.natives, place.rejected]).toEqual([[], []])
  })

  test('of one graph whose parts were laid beside their objects', async () => {
    const graph = [
      poi({
        takesPlaceAt: [{ '@id': '_:b1' }],
        isLocatedAt: '_:b2',
        isPartOf: { '@id': second['@id'] },
      }),
      { '@id': '_:b1', '@type': 'Period', startDate: '2026-09-19', startTime: '20:00:00' },
      { '@id': '_:b2', 'schema:address': { '@id': '_:b3' }, 'schema:geo': { '@id': '_:b4' } },
      { '@id': '_:b3', 'schema:addressLocality': 'Loches', hasAddressCity: { '@id': '_:b3' } },
      { '@id': '_:b4', 'schema:latitude': '47.118', 'schema:longitude': '0.984' },
      poi({ ...second, isLocatedAt: [{ '@id': '_:b2' }] }),
      PLACE,
    ]
    const { natives, warnings, rejected } = await read(JSON.stringify({ '@graph': graph }))
    const place = { city: 'Loches', lat: '47.118', lng: '0.984' }
    expect(natives).toMatchObject([
      { id: '003eb63b-ee8e', sessions: [{ start: '2026-09-19T20:00:00' }], place },
      { id: '2', place },
    ])
    expect([warnings, rejected]).toEqual([['passed over, being no events: 1'], []])
  })

  test('of pages of the API, in which names are without their vocabularies', async () => {
    const object = (uuid: string) => ({
      uuid,
      uri: `https://data.datatourisme.fr/15/${uuid}`,
      type: ['MusicEvent', 'Concert'],
      label: { '@fr': 'Les Loutres', '@en': 'The Otters' },
      hasDescription: [{ shortDescription: { '@fr': 'Du jazz.' } }],
      takesPlaceAt: [{ startDate: '2026-09-19', endDate: '2026-09-19', startTime: '20:00:00' }],
      isLocatedAt: [
        {
          address: [{ streetAddress: ['3 rue des Pins'], addressLocality: 'Loches' }],
          geo: { latitude: 47.118, longitude: 0.984 },
        },
      ],
      offers: [{ priceSpecification: [{ minPrice: [10], priceCurrency: 'EUR' }] }],
    })
    const page = { objects: [object('a-1')], meta: { total: 2, page: 1, next: 'https://x' } }
    const { natives, incomplete } = await read(JSON.stringify(page))
    expect(natives).toMatchObject([
      {
        id: 'a-1',
        name: 'Les Loutres',
        language: 'fr',
        description: 'Du jazz.',
        sessions: [{ start: '2026-09-19T20:00:00' }],
        categories: ['music'],
        place: { street: '3 rue des Pins', city: 'Loches', lat: '47.118' },
        offers: [{ price: '10', currency: 'EUR' }],
      },
    ])
    expect(incomplete).toEqual(['1 of 2 items are here'])
    const both = { objects: [object('a-1'), object('a-2')], meta: { total: 2, next: null } }
    expect((await read(JSON.stringify(both))).incomplete).toEqual([])
    expect((await read(JSON.stringify(object('a-3')))).natives).toMatchObject([{ id: 'a-3' }])
  })

  test('that is no such object is refused', async () => {
    await expect(read('{"a":1}')).rejects.toThrow('neither an object of DATAtourisme')
    await expect(read('<html></html>')).rejects.toThrow('a web page')
  })
})

describe('a zip archive', () => {
  const files = {
    'index.json': JSON.stringify([{ label: 'Les Loutres', file: '0/00/a.json' }]),
    'context.jsonld': JSON.stringify({ '@context': {} }),
    'objects/0/00/a.json': JSON.stringify(poi()),
    'objects/0/00/b.json': JSON.stringify(PLACE),
    'objects/0/00/c.json': '{"broken',
    'readme.txt': 'nothing',
  }
  const packed = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  const archive = Buffer.from(zipSync(Object.fromEntries(packed)))

  test('is read object by object', async () => {
    const { natives, rejected, warnings, incomplete } = await read(archive)
    expect(natives.map(({ id }) => id)).toEqual(['003eb63b-ee8e'])
    expect(rejected).toHaveLength(1)
    expect(warnings).toEqual(['passed over, being no events: 1'])
    expect(incomplete).toEqual([])
  })

  test('that is cut off withdraws nothing', async () => {
    const { natives, incomplete } = await read(archive.subarray(0, archive.length - 60))
    expect(natives).toHaveLength(1)
    expect(incomplete).toEqual(['it is cut off before its end'])
  })

  test('that is a bomb is refused', async () => {
    const bomb = zipSync({ 'objects/a.json': Buffer.alloc(40 * 1024 * 1024, 0x20) })
    await expect(read(Buffer.from(bomb))).rejects.toThrow('inflates to more than any real one')
  })
})
