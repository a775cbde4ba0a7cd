import { expect, test } from 'vitest'
import { missedFields } from './missed-fields.ts'
import { valuesAt } from './record-path.ts'

const RECORD = {
  sku: 1,
  titles: [{ lang: 'fr', text: 'Les Loutres' }],
  venue: { name: 'Salle Vega', geo: [4.36, 43.83] },
  nights: { original: [{ at: '2026-12-05T20:30' }], dubbed: [] },
  tickets: [
    { zone: 'Parterre', prices: [{ amount: 35 }] },
    { zone: 'Balcon', prices: [] },
  ],
}
const FOUND = { id: 'sku', name: 'titles.text', start: { value: '2026-12-05' } }

function missed(listing: object): readonly string[] {
  return missedFields(
    [JSON.stringify(RECORD)],
    JSON.stringify({ listing: { ...FOUND, ...listing } }),
  )
}

test('a mapping that finds all it names misses nothing', () => {
  expect(missed({ place: { name: 'venue.name', lat: 'venue.geo.1', lng: 'venue.geo.0' } })).toEqual(
    [],
  )
})

test('a way to what has members, but is no text, is told with them', () => {
  expect(missed({ place: 'venue', url: 'venue' })).toEqual([
    '"venue" is no text but holds name, geo: name one of them, as "venue.name"',
  ])
})

test('of what has members, the address of a picture is likeliest meant', () => {
  const raw = JSON.stringify({ sku: 1, image: { id: 7, height: 80, url: 'https://x.example/a' } })
  expect(
    missedFields(
      [raw],
      JSON.stringify({ listing: { id: 'sku', name: 'sku', start: 'sku', image: 'image' } }),
    ),
  ).toEqual(['"image" is no text but holds id, height, url: name one of them, as "image.url"'])
})

test.each<[string, object, string]>([
  [
    'the nearest name',
    { name: 'title.text' },
    'none of the records read has "title.text"; did you mean titles.text?',
  ],
  [
    'what there is at the way that is there',
    { place: { name: 'venue.name', lat: 'venue.latitude' } },
    'none of the records read has "venue.latitude"; at "venue" there is: name, geo',
  ],
  [
    'what the record has',
    { image: 'picture' },
    'none of the records read has "picture"; there is: sku, titles, venue, nights, tickets',
  ],
  [
    'a field within the elements of a list',
    { offers: { each: 'tickets', as: { name: 'zone', price: 'cost' } } },
    'none of the records read has "cost"; there is: sku, titles, venue, nights, tickets',
  ],
  [
    'a list that is not there, and not what would be in it',
    { offers: { each: 'ticket', as: { price: 'cost' } } },
    'none of the records read has "ticket"; did you mean tickets?',
  ],
  [
    'the way out of a list to what the record has',
    { offers: { each: 'tickets', as: { name: 'zone', price: '^.venues.name' } } },
    'none of the records read has "^.venues.name"; did you mean ^.venue.name?',
  ],
  [
    'a way that leads past the elements of a list',
    { sessions: { each: 'nights.*.*', as: { start: 'at' } } },
    'none of the records read has "at": "nights.*.*" leads to texts, as lists are gone through without "*"; "nights.*" may be meant',
  ],
  [
    'alternatives of which there is none',
    { url: { first: ['link', 'href'] } },
    'none of the records read has "link"; there is: sku, titles, venue, nights, tickets',
  ],
])('a missed field is told with %s', (_, listing, told) => {
  expect(missed(listing)).toContain(told)
})

test.each([
  [
    'name',
    'none of the records read has "name", but what is around them has: "^.name" leads there',
  ],
  [
    '^^.name',
    'none of the records read has "^^.name"; "^" leads out of the list that "each" goes through',
  ],
])('within a list, %s that is not there is told with where it is', (name, told) => {
  const listing = { id: '{^.sku}-{zone}', name, start: { value: '2026-12-05' } }
  const mapping = JSON.stringify({ each: 'tickets', listing })
  expect(missedFields([JSON.stringify({ ...RECORD, name: 'X' })], mapping)).toEqual([told])
})

test('one alternative is enough', () => {
  expect(missed({ url: { first: ['link', 'venue.name'] } })).toEqual([])
})

test.each([
  ['tickets.*.prices', [{ amount: 35 }]],
  ['tickets.prices.amount', [35]],
  ['$.tickets[*].zone', ['Parterre', 'Balcon']],
  ['tickets[1].zone', ['Balcon']],
  ['venue.geo[0]', [4.36]],
  ['venue.*', ['Salle Vega', 4.36, 43.83]],
  ['$', []],
])('the way %s leads to %j', (path, values) => {
  expect(valuesAt(RECORD, path).flat()).toEqual(values)
})
